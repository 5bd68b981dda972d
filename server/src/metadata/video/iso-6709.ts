/** Reads a place as QuickTime and Android write it, by ISO 6709. */
import type { Position } from '../../media/video-containers/video-container.ts';

const pattern = /^([+-]\d{2,6}(?:\.\d+)?)([+-]\d{3,7}(?:\.\d+)?)([+-]\d+(?:\.\d+)?)?(?:CRS[\w:]*)?\/?$/;

/** `+45.4642+009.1900+120.0/`, also with minutes and seconds; undefined for what is no place on earth. */
export function readIso6709(text: string | undefined): Position | undefined {
  const match = pattern.exec((text ?? '').trim());
  if (!match) return undefined;
  const latitude = degrees(match[1] ?? '', 2);
  const longitude = degrees(match[2] ?? '', 3);
  const altitudeMetres = match[3] === undefined ? undefined : Number(match[3]);
  return { latitude, longitude, ...(altitudeMetres !== undefined && { altitudeMetres }) };
}

/** Undefined outside of the earth, and for zero and zero, which devices without a place write. */
export function realPosition(position: Position | undefined): Position | undefined {
  if (!position) return undefined;
  const { latitude, longitude } = position;
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return undefined;
  return latitude === 0 && longitude === 0 ? undefined : position;
}

/** How many digits stand before the point says whether minutes and seconds are among them. */
function degrees(text: string, width: number): number {
  const sign = text.startsWith('-') ? -1 : 1;
  const digits = text.slice(1);
  const whole = digits.indexOf('.') === -1 ? digits.length : digits.indexOf('.');
  if (whole <= width) return sign * Number(digits);
  const first = Number(digits.slice(0, width));
  if (whole <= width + 2) return sign * (first + Number(digits.slice(width)) / 60);
  const minutes = Number(digits.slice(width, width + 2));
  return sign * (first + minutes / 60 + Number(digits.slice(width + 2)) / 3600);
}

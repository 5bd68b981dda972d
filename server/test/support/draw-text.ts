/** Draws texts with letters of its own, because a machine that runs the tests may have no fonts. */
import sharp from 'sharp';

/** Width, and strokes in a box 60 high. */
const letters: Record<string, readonly [number, string]> = {
  A: [44, 'M0 60 L22 0 L44 60 M9 38 H35'],
  B: [36, 'M0 0 V60 M0 0 H20 A14 14 0 0 1 20 28 H0 M20 28 A16 16 0 0 1 20 60 H0'],
  C: [40, 'M40 13 A23 30 0 1 0 40 47'],
  D: [40, 'M0 0 V60 H14 A26 30 0 0 0 14 0 H0'],
  E: [34, 'M34 0 H0 V60 H34 M0 29 H28'],
  È: [34, 'M34 0 H0 V60 H34 M0 29 H28 M10 -20 L20 -11'],
  F: [34, 'M34 0 H0 V60 M0 29 H28'],
  G: [42, 'M40 13 A23 30 0 1 0 40 47 V33 H24'],
  H: [40, 'M0 0 V60 M40 0 V60 M0 29 H40'],
  I: [0, 'M0 0 V60'],
  J: [26, 'M26 0 V44 A13 15 0 0 1 0 46'],
  K: [38, 'M0 0 V60 M36 0 L0 36 M13 25 L38 60'],
  L: [34, 'M0 0 V60 H34'],
  M: [46, 'M0 60 V0 L23 44 L46 0 V60'],
  N: [38, 'M0 60 V0 L38 60 V0'],
  O: [44, 'M22 0 A22 30 0 0 0 22 60 A22 30 0 0 0 22 0'],
  P: [36, 'M0 60 V0 H20 A16 16 0 0 1 20 32 H0'],
  Q: [44, 'M22 0 A22 30 0 0 0 22 60 A22 30 0 0 0 22 0 M26 44 L44 64'],
  R: [38, 'M0 60 V0 H20 A16 16 0 0 1 20 32 H0 M18 32 L38 60'],
  S: [38, 'M36 11 C32 -4 2 -5 2 15 C2 33 38 25 38 45 C38 65 4 64 0 48'],
  T: [42, 'M0 0 H42 M21 0 V60'],
  U: [38, 'M0 0 V40 A19 20 0 0 0 38 40 V0'],
  V: [42, 'M0 0 L21 60 L42 0'],
  W: [58, 'M0 0 L14 60 L29 8 L44 60 L58 0'],
  X: [38, 'M0 0 L38 60 M38 0 L0 60'],
  Y: [40, 'M0 0 L20 31 L40 0 M20 31 V60'],
  Z: [38, 'M0 0 H38 L0 60 H38'],
  '.': [0, 'M0 57 V60'],
};
const letterGap = 17;
const spaceWidth = 30;

export interface Lettering {
  readonly width: number;
  readonly height: number;
  /** Of a capital letter, in pixels. */
  readonly letterHeight: number;
  readonly ink?: string;
  readonly paper?: string;
}

/** The lines in capitals, one below the other, on an even ground; a grey PNG. */
export function drawText(lines: readonly string[], lettering: Lettering): Promise<Buffer> {
  const { width, height, letterHeight, ink = '#111', paper = '#fff' } = lettering;
  const scale = letterHeight / 60;
  const rows = lines.map((line, index) => {
    const top = letterHeight * (1 + index * 1.9);
    return `<g transform="translate(${letterHeight} ${top}) scale(${scale})">${rowOf(line)}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/><g fill="none" stroke="${ink}" stroke-width="8">${rows.join('')}</g></svg>`;
  // The decoder of images, where it is loaded too, blocks SVG for the whole process.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  return sharp(Buffer.from(svg)).removeAlpha().greyscale().png().toBuffer();
}

function rowOf(line: string): string {
  let x = 0;
  return [...line.toUpperCase()]
    .map((character) => {
      const [width, path] = letters[character] ?? [spaceWidth - letterGap, ''];
      const drawn = `<path transform="translate(${x} 0)" d="${path}"/>`;
      x += width + letterGap;
      return drawn;
    })
    .join('');
}

/** Figures as measurements tell them: the number, and how documents write it. Nothing to tell is a dash. */
import type { Figure, FigureStyle } from '../../domain/measurement.ts';

const figure =
  (as: FigureStyle) =>
  (value: number | undefined, key?: string): Figure => ({
    value: value === undefined || !Number.isFinite(value) ? null : value,
    as,
    ...(key === undefined ? {} : { key }),
  });

/** `1,234`. */
export const count = figure('count');
/** `1234`. */
export const whole = figure('whole');
/** `.234`, of a share from 0 to 1. */
export const share = figure('share');
/** `23 %`, of a share from 0 to 1. */
export const percent0 = figure('percent0');
/** `23.4 %`, of a share from 0 to 1. */
export const percent = figure('percent1');
/** With so many digits behind the point. */
export const fixed = (value: number | undefined, digits: 0 | 1 | 2 | 3): Figure =>
  figure(`fixed${digits}`)(value);

/** A name of the sets or of the API. */
export const code = (name: string): Figure => ({ value: name, as: 'code' });

/** Words with figures among them: told`${count(5)} of ${count(8)}`. */
export function told(
  words: TemplateStringsArray,
  ...figures: readonly (Figure | string)[]
): (string | Figure)[] {
  const pieces = words.flatMap((text, place) => [text, figures[place] ?? '']);
  return pieces.filter((piece) => piece !== '');
}

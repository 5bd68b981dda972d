/** Decades and centuries as spans of years: what the grammars' readers of them have in common. */
import type { NumberToken } from './numbers-tokens.ts';

export interface YearSpan {
  readonly from: number;
  readonly to: number;
  /** The first token after it. */
  readonly next: number;
}

/** Two digits are of the twentieth century; a round hundred is a whole century. */
export function decadeFrom(value: number | undefined, next: number): YearSpan | undefined {
  if (value === undefined || (value >= 100 && value < 1000)) return undefined;
  const from = value < 100 ? 1900 + value : value;
  return { from, to: from + (from % 100 === 0 ? 99 : 9), next };
}

export function centuryFrom(rank: number | undefined, next: number): YearSpan | undefined {
  if (rank === undefined || rank < 1 || rank > 30) return undefined;
  return { from: rank * 100 - 99, to: rank * 100, next };
}

/** A numeral of that form. */
export const plainNumeral = (token: NumberToken | undefined, digits: RegExp) =>
  token?.kind === 'numeral' && digits.test(token.raw) ? Number(token.raw) : undefined;

/** A numeral of a decade: `90`, `1990`. */
export const decadeDigits = /^(?:\d{2})?\d0$/;

export const isApostrophe = (token: NumberToken | undefined) => /^['’]$/.test(token?.raw ?? '');

const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/** Centuries only: I to XXX, written as they should be. */
export function romanNumber(raw: string): number | undefined {
  if (!/^X{0,3}(?:IX|IV|V?I{0,3})$/.test(raw) || raw === '') return undefined;
  let value = 0;
  for (let index = 0; index < raw.length; index += 1) {
    const digit = romanDigits[raw.charAt(index)] ?? 0;
    value += digit < (romanDigits[raw.charAt(index + 1)] ?? 0) ? -digit : digit;
  }
  return value;
}

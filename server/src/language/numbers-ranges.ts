/** Ranges of numbers: two numbers and what joins them. */

import { grammarOf } from './grammars.ts';
import { type Core, type Reading, readCore } from './numbers-core.ts';
import { measures } from './numbers-measures.ts';
import { numeralValue } from './numbers-tokens.ts';

/** 10-20, 1939–45, tra 10 e 20, from 10 to 20. `scale`: what multiplies both, as in `2-3 milioni`. */
export function readRange(reading: Reading, index: number, low: Core) {
  const { tokens, language } = reading;
  const link = tokens[low.next]?.folded ?? '';
  const opener = tokens[index - 1]?.folded ?? '';
  const { ranges } = grammarOf(language).numbers;
  const dash = /^[-–—]$/.test(link);
  if (!dash && !ranges.some(([open, between]) => open.test(opener) && between.test(link))) return undefined;
  const currency = measures[language].get(tokens[low.next + 1]?.folded ?? '')?.unit === 'currency' ? 1 : 0;
  const high = readCore(reading, low.next + 1 + currency);
  const highToken = tokens[low.next + 1 + currency];
  if (!high || high.rough || (dash && highToken?.kind !== 'numeral')) return undefined;
  const bare = numeralValue(highToken?.raw ?? '', language);
  const scale = dash && bare !== undefined && bare > 0 && high.value > bare ? high.value / bare : undefined;
  const short = dash && /^\d{4}$/.test(tokens[index]?.raw ?? '') && /^\d{2}$/.test(highToken?.raw ?? '');
  if (!short && high.value < low.value) return undefined;
  return { value: high.value, next: high.next, short, ...(scale && low.next === index + 1 && { scale }) };
}

/** 1939–45 ends in 1945. */
export function expandYear(low: number, high: number, short: boolean): number {
  return short ? Math.floor(low / 100) * 100 + high : high;
}

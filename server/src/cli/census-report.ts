/** What an index holds, in the words of the operator's commands: what of, how old, where from. */
import type { Words } from '@riscontro/words';
import type { Census, Tally } from '../evidence/census.ts';
import { cleanText } from '../language/clean-text.ts';
import { table } from './table.ts';

type StatsWords = Words['terminal']['imports']['stats'];

/** Every value comes from a file that somebody made, and a terminal obeys what it is shown. */
const shown = (value: string | undefined, unknown: string) =>
  value === undefined ? unknown : cleanText(value).slice(0, 60);

export function talliesAsJson(tallies: readonly Tally[], name: string): Record<string, unknown>[] {
  return tallies.map(({ value, count }) => ({ [name]: value ?? null, count }));
}

/** `it 812,034, en 1,204`, on one line. */
export function inOneLine(tallies: readonly Tally[], words: StatsWords, unknown = words.unknown): string {
  return tallies.map(({ value, count }) => `${shown(value, unknown)} ${words.number({ count })}`).join(', ');
}

/** In columns, the most first. */
export function inColumns(
  headings: { readonly value: string; readonly count: string },
  tallies: readonly Tally[],
  words: StatsWords,
): string {
  const rows = tallies.map(({ value, count }) => [
    shown(value, words.unknownInTable),
    words.number({ count }),
  ]);
  return table(headings, rows);
}

export function ageText({ texts, dated, oldest = '', newest = '' }: Census, words: StatsWords): string {
  if (dated === 0) return words.noDates;
  return words.span({ oldest: dayOf(oldest), newest: dayOf(newest), undated: texts - dated });
}

export function ageAsJson({ texts, dated, oldest, newest }: Census): Record<string, unknown> {
  return {
    oldest: oldest === undefined ? null : dayOf(oldest),
    newest: newest === undefined ? null : dayOf(newest),
    without_date: texts - dated,
  };
}

const dayOf = (date: string) => cleanText(date.slice(0, 10));

export function importsText({ imports, unfinishedImports }: Census, words: StatsWords): string {
  return words.files({ count: imports, unfinished: unfinishedImports });
}

/** `label:  text` a line, the texts one below the other. */
export function labelled(lines: readonly (readonly [label: string, text: string])[]): string {
  const width = Math.max(...lines.map(([label]) => label.length)) + 1;
  return lines.map(([label, text]) => `${`${label}:`.padEnd(width)}  ${text}`).join('\n');
}

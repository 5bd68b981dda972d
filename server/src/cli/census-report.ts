/** What an index holds, in the words of the operator's commands: what of, how old, where from. */
import type { Census, Tally } from '../evidence/census.ts';
import { cleanText } from '../language/clean-text.ts';
import { table } from './table.ts';

export const inEnglish = (count: number) => count.toLocaleString('en');

/** Every value comes from a file that somebody made, and a terminal obeys what it is shown. */
const shown = (value: string | undefined, unknown: string) =>
  value === undefined ? unknown : cleanText(value).slice(0, 60);

export function talliesAsJson(tallies: readonly Tally[], name: string): Record<string, unknown>[] {
  return tallies.map(({ value, count }) => ({ [name]: value ?? null, count }));
}

/** `it 812,034, en 1,204`, on one line. */
export function inOneLine(tallies: readonly Tally[], unknown = 'unknown'): string {
  return tallies.map(({ value, count }) => `${shown(value, unknown)} ${inEnglish(count)}`).join(', ');
}

/** In columns, the most first. */
export function inColumns(heading: string, items: string, tallies: readonly Tally[]): string {
  const rows = tallies.map(({ value, count }) => [shown(value, '(unknown)'), inEnglish(count)]);
  return table([heading, items], rows);
}

export function ageInWords({ texts, dated, oldest, newest }: Census): string {
  const undated = texts - dated;
  if (dated === 0) return 'none has a date';
  const span = `from ${day(oldest)} to ${day(newest)}`;
  return undated === 0 ? span : `${span}, ${inEnglish(undated)} without a date`;
}

export function ageAsJson({ texts, dated, oldest, newest }: Census): Record<string, unknown> {
  return { oldest: day(oldest) ?? null, newest: day(newest) ?? null, without_date: texts - dated };
}

const day = (date: string | undefined) => date && cleanText(date.slice(0, 10));

export function importsInWords({ imports, unfinishedImports }: Census): string {
  const files = `${inEnglish(imports)} ${imports === 1 ? 'file' : 'files'}`;
  return unfinishedImports === 0
    ? files
    : `${files}, ${inEnglish(unfinishedImports)} not finished: the same import command goes on`;
}

export function sizeInWords(bytes: number): string {
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

/** `label:  text` a line, the texts one below the other. */
export function labelled(lines: readonly (readonly [label: string, text: string])[]): string {
  const width = Math.max(...lines.map(([label]) => label.length)) + 1;
  return lines.map(([label, text]) => `${`${label}:`.padEnd(width)}  ${text}`).join('\n');
}

/** The operator's list of sources: CSV with a domain, a score and a reason a row. One bad row and it is not used. */
import type { Message, Words } from '@riscontro/words';
import { OperatorError } from '../domain/operator-error.ts';
import { type CsvDelimiter, csvFields } from '../evidence/import/csv-rows.ts';
import { fold } from '../language/words.ts';
import { asDomain, byDomain } from './domain-lookup.ts';

export interface SourceList {
  /** How many domains are rated. */
  readonly size: number;
  /** The rating of the site that an address belongs to, 0 to 1; undefined when it has none. */
  readonly reliabilityOf: (url: string) => number | undefined;
}

/** Told one by one; after them only their number is. */
const faultsShownMax = 20;

export type SourceFault = Message<Words['terminal']['sourceList']['reasons']>;

/** All that is wrong with a list, in one message. */
export class SourceListError extends OperatorError {
  constructor(path: string, found: readonly SourceFault[]) {
    const left = found.length - faultsShownMax;
    const more: SourceFault[] = left > 0 ? [{ code: 'more', values: { count: left } }] : [];
    const faults = [...found.slice(0, faultsShownMax), ...more];
    super({ of: 'sourceList', code: 'cannotBeUsed', values: { path, faults } });
    this.name = 'SourceListError';
  }
}

const headings = {
  domain: ['domain', 'dominio', 'site', 'sito', 'host'],
  score: ['score', 'punteggio', 'reliability', 'affidabilita'],
} as const;
const delimiters: readonly CsvDelimiter[] = [',', ';', '\t'];

interface Row {
  /** As an editor counts the lines of the file. */
  readonly number: number;
  readonly text: string;
}

interface Fault {
  readonly row: number;
  readonly fault: SourceFault;
}

interface Entry {
  readonly row: number;
  readonly domain: string;
  /** As it stands there; which scale it is on, only the whole list tells. */
  readonly score: number;
}

export function parseSourceList(text: string, path: string): SourceList {
  const rows = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((line, i): Row => ({ number: i + 1, text: line }))
    .filter((row) => row.text.trim() !== '' && !row.text.trimStart().startsWith('#'));
  const [first, ...rest] = rows;
  const columns = first && columnsOf(first.text);
  if (!columns) {
    const values = { row: first?.number ?? 1, headings: 'domain,score,reason' };
    throw new SourceListError(path, [{ code: 'noHeadings', values }]);
  }
  const read = rest.map((row) => entryOf(row, columns));
  const entries = read.filter((entry) => 'domain' in entry);
  const faults = [...read.filter((entry) => 'fault' in entry), ...faultsBetween(entries)]
    .sort((a, b) => a.row - b.row)
    .map(({ fault }) => fault);
  if (faults.length > 0) throw new SourceListError(path, faults);
  const scale = scaleOf(entries);
  const scores = new Map(entries.map(({ domain, score }) => [domain, score / scale]));
  return { size: scores.size, reliabilityOf: byDomain(scores) };
}

interface Columns {
  readonly delimiter: CsvDelimiter;
  readonly domain: number;
  readonly score: number;
}

function columnsOf(row: string): Columns | undefined {
  for (const delimiter of delimiters) {
    const names = csvFields(row, delimiter)?.map((name) => fold(name).trim()) ?? [];
    const place = (known: readonly string[]) => names.findIndex((name) => known.includes(name));
    const [domain, score] = [place(headings.domain), place(headings.score)];
    if (domain >= 0 && score >= 0) return { delimiter, domain, score };
  }
  return undefined;
}

/** The row's entry, or what is wrong with it. */
function entryOf({ number: row, text }: Row, columns: Columns): Entry | Fault {
  const fields = csvFields(text, columns.delimiter);
  if (!fields) return { row, fault: { code: 'quoteNotClosed', values: { row } } };
  const [name = '', given = ''] = [fields[columns.domain]?.trim(), fields[columns.score]?.trim()];
  const domain = asDomain(name);
  if (!domain) return { row, fault: { code: 'notADomain', values: { row, text: JSON.stringify(name) } } };
  const score = /^\d{1,3}([.,]\d{1,10})?$/.test(given) ? Number(given.replace(',', '.')) : Number.NaN;
  return score <= 100
    ? { row, domain, score }
    : { row, fault: { code: 'notAScore', values: { row, text: JSON.stringify(given) } } };
}

/** One score above 1 and the whole list goes from 0 to 100. */
const scaleOf = (entries: readonly Entry[]) => (entries.some(({ score }) => score > 1) ? 100 : 1);

function faultsBetween(entries: readonly Entry[]): Fault[] {
  const rowOf = new Map<string, number>();
  const isOutOf100 = scaleOf(entries) === 100;
  return entries.flatMap(({ row, domain, score }): Fault[] => {
    const before = rowOf.get(domain);
    rowOf.set(domain, before ?? row);
    if (before !== undefined)
      return [{ row, fault: { code: 'ratedBefore', values: { row, domain, before } } }];
    // 0.5 among 60 and 80 was surely meant as a half.
    if (isOutOf100 && score > 0 && score < 1)
      return [{ row, fault: { code: 'otherScale', values: { row, score } } }];
    return [];
  });
}

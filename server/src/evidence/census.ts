/** What an index holds, counted over all its texts: how many there are of what kind, how old, from where. */

/** Which fields of the bodies, which are JSON objects of texts, tell what. Names of ours, never from outside. */
export interface CensusFields {
  /** An http(s) address. */
  readonly address: string;
  /** ISO 8601, may be missing. */
  readonly date: string;
  /** Fields whose values are counted, may be missing. */
  readonly counted: readonly string[];
}

export interface Tally {
  /** Undefined for the texts that do not have the field. */
  readonly value: string | undefined;
  readonly count: number;
}

export interface Census {
  readonly texts: number;
  readonly dated: number;
  /** Of those with a date. */
  readonly oldest: string | undefined;
  readonly newest: string | undefined;
  /** How many sites the texts come from, and which have the most; hosts without `www.`. */
  readonly siteCount: number;
  readonly sites: readonly Tally[];
  /** For every counted field its commonest values, in the order of `counted`. */
  readonly values: readonly (readonly Tally[])[];
  /** Files that were imported, and those of them whose import was interrupted. */
  readonly imports: number;
  readonly unfinishedImports: number;
  /** Of the file that holds the index, or of its tables. */
  readonly sizeBytes: number;
}

/** More values than these are not listed. */
const listedMax = 15;

/** A row of the database's answer: `all`, `site`, or the place of a counted field. */
export interface CensusRow {
  readonly kind: string;
  readonly value: string | null;
  readonly count: number | string;
  readonly dated: number | string | null;
  readonly oldest: string | null;
  readonly newest: string | null;
}

/**
 * The same question for both databases, over a table `grouped` with host, value_0 …, count, dated, oldest and newest:
 * the sums, the sites and the values, each with how many texts it has.
 */
export function censusQuery(fields: CensusFields): string {
  const nothing =
    'cast(null as numeric) as dated, cast(null as text) as oldest, cast(null as text) as newest';
  const top = (kind: string, column: string) =>
    `select * from (select '${kind}' as kind, ${column} as value, sum(count) as count, ${nothing}
       from grouped group by ${column} order by sum(count) desc, ${column} limit ${listedMax}) as top_${kind}`;
  return [
    `select 'all' as kind, cast(count(distinct host) as text) as value, sum(count) as count, sum(dated) as dated,
       min(oldest) as oldest, max(newest) as newest from grouped`,
    top('site', 'host'),
    ...fields.counted.map((_, place) => top(String(place), `value_${place}`)),
  ].join('\nunion all\n');
}

export function readCensus(
  rows: readonly CensusRow[],
  fields: CensusFields,
): Omit<Census, 'imports' | 'unfinishedImports' | 'sizeBytes'> {
  const all = rows.find(({ kind }) => kind === 'all');
  const tallies = (wanted: string) =>
    rows
      .filter(({ kind }) => kind === wanted)
      .map(({ value, count }): Tally => ({ value: value ?? undefined, count: Number(count) }));
  return {
    texts: Number(all?.count ?? 0),
    dated: Number(all?.dated ?? 0),
    oldest: all?.oldest ?? undefined,
    newest: all?.newest ?? undefined,
    siteCount: Number(all?.value ?? 0),
    sites: tallies('site'),
    values: fields.counted.map((_, place) => tallies(String(place))),
  };
}

/** Counts all texts of an index file in one pass. Blocks: a few seconds for a million texts. */
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { type Census, type CensusFields, type CensusRow, censusQuery, readCensus } from '../census.ts';
import type { TextIndexName } from '../text-index.ts';

export function takeSqliteCensus(
  db: DatabaseSync,
  path: string,
  name: TextIndexName,
  fields: CensusFields,
): Census {
  const values = fields.counted.map((_, place) => `value_${place}`);
  const extracted = fields.counted.map(
    (field, place) => `json_extract(body, '$.${field}') as value_${place}`,
  );
  // Stored in between, so that every body is read once; the host is cut out of the address as few letters as possible.
  const rows = db
    .prepare(
      `with texts as materialized (
         select ${[`json_extract(body, '$.${fields.address}') as url`, `json_extract(body, '$.${fields.date}') as day`, ...extracted].join(', ')}
         from ${name}
       ), placed as materialized (
         select substr(url, 1, instr(substr(url, 9) || '/', '/') + 7) as origin, ${[...values, ''].join(', ')}
           count(*) as count, count(day) as dated, min(day) as oldest, max(day) as newest
         from texts group by ${['1', ...values].join(', ')}
       ), hosts as (
         select *, replace(substr(lower(origin), instr(origin, '://') + 3), '#', '?') || '?' as rest from placed
       ), grouped as materialized (
         select substr(rest, iif(rest like 'www.%', 5, 1), instr(rest, '?') - iif(rest like 'www.%', 5, 1)) as host, *
         from hosts
       )
       ${censusQuery(fields)}`,
    )
    .all() as unknown as CensusRow[];
  const imports = db
    .prepare(
      `select count(*) as imports, count(*) filter (where not json_extract(bookmark, '$.finished')) as unfinished
       from ${name}_imports`,
    )
    .get();
  return {
    ...readCensus(rows, fields),
    imports: Number(imports?.imports),
    unfinishedImports: Number(imports?.unfinished),
    sizeBytes: sizeOf(path) + sizeOf(`${path}-wal`),
  };
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

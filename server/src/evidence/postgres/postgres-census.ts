/** Counts all texts of an index on PostgreSQL in one pass. */
import type pg from 'pg';
import { type Census, type CensusFields, type CensusRow, censusQuery, readCensus } from '../census.ts';
import type { TextIndexName } from '../text-index.ts';

/** Searches forbid what one pass over everything needs, and some ten thousand sites are counted in memory. */
const settings =
  "set local enable_seqscan = on; set local max_parallel_workers_per_gather = 2; set local work_mem = '64MB'";

/**
 * A field's text as JSON spells it; null without the field. Cut out by hand: `json` takes three times as long, and
 * refuses a whole text for half an emoji. Inside of values every quotation mark has a backslash before it, so
 * `"name":"` can only be the field itself.
 */
function textOf(field: string, { plain }: { plain: boolean }): string {
  const rest = `nullif(split_part(body, '"${field}":"', 2), '')`;
  // Where quotation marks may stand inside, they and backslashes are spelt so that the first mark is the end.
  const spelt = plain ? rest : `replace(replace(${rest}, '\\\\', '\\u005c'), '\\"', '\\u0022')`;
  return `split_part(${spelt}, '"', 1)`;
}

export async function takePostgresCensus(
  client: Pick<pg.PoolClient, 'query'>,
  name: TextIndexName,
  fields: CensusFields,
): Promise<Census> {
  await client.query(settings);
  const { rows } = await client.query(`${groupedBy(fields, name)} ${censusQuery(fields)}`);
  const imports = await client.query(
    `select count(*) as imports, count(*) filter (where bookmark not like '%"finished":true%') as unfinished
     from ${name}_imports`,
  );
  const tables = ['', '_words', '_frequencies', '_totals', '_imports'];
  const sizes = tables.map((table) => `pg_total_relation_size('${name}${table}')`).join(' + ');
  const size = await client.query(`select ${sizes} as bytes`);
  return {
    ...readCensus((rows as CensusRow[]).map(unescaped), fields),
    imports: Number(imports.rows[0].imports),
    unfinishedImports: Number(imports.rows[0].unfinished),
    sizeBytes: Number(size.rows[0].bytes),
  };
}

/** Grouped by what is quick to cut out; what takes longer is done once for every group. */
function groupedBy({ address, date, counted }: CensusFields, name: TextIndexName): string {
  const values = counted.map((field, place) => `${textOf(field, { plain: false })} as value_${place}, `);
  const places = counted.map((_, place) => `, ${place + 2}`);
  const day = textOf(date, { plain: true });
  return `with placed as materialized (
      select split_part(${textOf(address, { plain: true })}, '/', 3) as authority, ${values.join('')}
        count(*) as count, count(${day}) as dated,
        min(${day} collate "C") as oldest, max(${day} collate "C") as newest
      from ${name} group by 1${places.join('')}
    ), grouped as materialized (
      select *, regexp_replace(lower(regexp_replace(authority, '[?#].*$', '')), '^www\\.', '') as host from placed
    )`;
}

function unescaped(row: CensusRow): CensusRow {
  if (row.kind === 'all' || !row.value?.includes('\\')) return row;
  return { ...row, value: JSON.parse(`"${row.value}"`) as string };
}

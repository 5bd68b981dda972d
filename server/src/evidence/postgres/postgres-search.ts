/** One search on PostgreSQL: the plan's matches, the best of them by their rarest words, then our own ranking. */
import type pg from 'pg';
import type { SearchConcept } from '../../language/search-concepts.ts';
import { rank, rarity, type Statistics } from '../bm25.ts';
import { planSearch } from '../search-plan.ts';
import type { TextHit, TextIndex, TextIndexName } from '../text-index.ts';
import { queryOf, queryOfConcept, termsOfVector } from './full-text.ts';

/** An entry of a list passes in some 40 ns; a text that matches costs 15 µs, being anywhere in the table. */
const budget = { rowsMax: 800, entriesMax: 500_000 };
/** Words that keep company match more often than the plan reckons; what lies beyond is not looked at. */
const matchesMax = 3 * budget.rowsMax;
/** So many of the quick ranking's best are ranked by our own measure. */
const candidatesMax = 200;
/** The quick ranking looks for so many concepts in every match. */
const quickConceptsMax = 20;

/** Does the work in its turn on one connection, with the settings that searches need. */
export type InTransaction = <T>(
  work: (client: pg.PoolClient) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

export function createPostgresSearch(inTransaction: InTransaction, name: TextIndexName): TextIndex['search'] {
  const search = async (
    client: pg.PoolClient,
    concepts: readonly SearchConcept[],
    limit: number,
  ): Promise<TextHit[]> => {
    const statistics = await statisticsFor(client, name, concepts);
    const { alternatives } = planSearch(concepts, statistics, budget);
    if (alternatives.length === 0) return [];
    // Apart, each alternative is looked up by its rarest term; as one query all of their lists would be read whole.
    const fits = alternatives.map((_, index) => `words @@ $${index + 1}::tsquery`).join(' or ');
    const quick = quickRanking(concepts, statistics, alternatives.length);
    const { rows } = await client.query(
      `select id, words::text from (
         select id, words from (
           select id, words from ${name}_words where ${fits} limit ${matchesMax}
         ) matches order by ${quick.expression} desc, id limit ${candidatesMax}
       ) best`,
      [...alternatives.map(queryOf), ...quick.queries],
    );
    const candidates = rows.map(({ id, words }) => ({ id: Number(id), ...termsOfVector(words) }));
    const best = rank(concepts, candidates, statistics).slice(0, limit);
    const ids = best.map(({ id }) => id);
    const bodies = await client.query(`select id, body from ${name} where id = any($1)`, [ids]);
    const bodyOf = new Map(bodies.rows.map(({ id, body }) => [Number(id), String(body)]));
    // A text that was replaced between the two questions is not shown any more.
    return best.flatMap(({ id, score }) => {
      const body = bodyOf.get(id);
      return body === undefined ? [] : [{ body, score }];
    });
  };
  return (concepts, { limit, signal }) =>
    unlessAborted(() => inTransaction((client) => search(client, concepts, limit), signal), signal);
}

async function statisticsFor(
  client: pg.PoolClient,
  name: TextIndexName,
  concepts: readonly SearchConcept[],
): Promise<Statistics> {
  const terms = concepts.flatMap((concept) => concept.terms.map(({ term }) => term));
  const totals = await client.query(`select documents, terms from ${name}_totals`);
  const known = await client.query(`select term, documents from ${name}_frequencies where term = any($1)`, [
    terms,
  ]);
  const documents = Number(totals.rows[0].documents);
  return {
    documents,
    averageLength: Number(totals.rows[0].terms) / Math.max(1, documents),
    frequencies: new Map(known.rows.map((row) => [row.term, Number(row.documents)])),
  };
}

/** The sum of the worth of the concepts that a text holds; `ts_rank` knows no rarity. */
function quickRanking(
  concepts: readonly SearchConcept[],
  { documents, frequencies }: Statistics,
  parametersBefore: number,
) {
  const worthwhile = concepts
    .map(({ terms }) => {
      const known = terms.filter(({ term }) => frequencies.has(term));
      const worths = known.map(({ term, weight }) => weight * rarity(frequencies.get(term) ?? 0, documents));
      return { query: queryOfConcept({ terms: known }), worth: Math.max(0, ...worths) };
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, quickConceptsMax);
  const summands = worthwhile.map(
    ({ worth }, index) =>
      `case when words @@ $${parametersBefore + index + 1}::tsquery then ${worth.toFixed(4)}::float8 else 0 end`,
  );
  return { expression: summands.join(' + '), queries: worthwhile.map(({ query }) => query) };
}

/** The question itself runs on to its end, which is near; nobody waits for it. */
function unlessAborted<T>(ask: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return ask();
  if (signal.aborted) return Promise.reject(signal.reason);
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    ask()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', giveUp));
  });
}

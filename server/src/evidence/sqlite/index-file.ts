/** A text index in a SQLite file with FTS5. Everything here blocks: it runs in threads of its own. */
import type { SearchConcept } from '../../language/search-concepts.ts';
import { type AnalysedDocument, countChanges } from '../analysed.ts';
import { type Candidate, rank, type Statistics } from '../bm25.ts';
import type { Census, CensusFields } from '../census.ts';
import { type Identity, sortOut } from '../compare-with-known.ts';
import { planSearch, type SearchPlan } from '../search-plan.ts';
import {
  type AddCounts,
  advance,
  type Bookmark,
  type BookmarkAdvance,
  type TextHit,
  type TextIndexName,
} from '../text-index.ts';
import { openIndexDatabase } from './index-schema.ts';
import { createSketchScore, sketchOf } from './sketch.ts';
import { takeSqliteCensus } from './sqlite-census.ts';

/** FTS5 passes an entry of a list in some 15 ns; a text that matches costs us 3 µs. */
const budget = { rowsMax: 3_000, entriesMax: 700_000 };
/** Words that keep company match more often than the plan reckons; what lies beyond is not looked at. */
const matchesMax = 3 * budget.rowsMax;
/** So many of the quick ranking's best are ranked by our own measure. */
const candidatesMax = 200;

/** Arguments and answers are plain data, so that they can cross to another thread. */
export interface IndexFile {
  known(identities: readonly Identity[]): Identity[];
  add(documents: readonly AnalysedDocument[], earlier: AddCounts, step?: BookmarkAdvance): AddCounts;
  search(concepts: readonly SearchConcept[], limit: number): TextHit[];
  count(): number;
  census(fields: CensusFields): Census;
  bookmarkOf(file: string): Bookmark | undefined;
  tidy(): void;
  clear(): void;
  close(): void;
}

export function openIndexFile(path: string, name: TextIndexName, access: { readOnly: boolean }): IndexFile {
  const db = openIndexDatabase(path, access);
  const sql = statements(name, (text) => db.prepare(text));
  sql.match.setReturnArrays(true);

  /** A search is one too, on what was there when it began: an import may replace what it has just found. */
  const transaction = <T>(work: () => T): T => {
    db.exec(access.readOnly ? 'begin' : 'begin immediate');
    try {
      const value = work();
      db.exec('commit');
      return value;
    } catch (error) {
      db.exec('rollback');
      throw error;
    }
  };
  const wordsOf = (id: number): Candidate => {
    const words = sql.words.get(id);
    return { id, titleTerms: split(words?.title), textTerms: split(words?.text) };
  };
  const known = (identities: readonly Identity[]) =>
    sql.known.all(
      JSON.stringify(identities.map(({ key }) => key)),
      JSON.stringify(identities.map(({ fingerprint }) => fingerprint)),
    ) as unknown as Identity[];
  const bookmarkOf = (file: string) => {
    const row = sql.bookmark.get(file);
    return row && (JSON.parse(String(row.bookmark)) as Bookmark);
  };

  function removeKey(key: string): Candidate[] {
    const removed = sql.idsOfKey.all(key).map(({ id }) => wordsOf(Number(id)));
    for (const { id } of removed) {
      sql.deleteWords.run(id);
      sql.deleteSketch.run(id);
      sql.deleteText.run(id);
    }
    return removed;
  }

  function insert({ key, fingerprint, parts }: AnalysedDocument): void {
    parts.forEach(({ body, titleTerms, textTerms }, part) => {
      const { lastInsertRowid } = sql.insertText.run(key, part, fingerprint, body);
      sql.insertWords.run(lastInsertRowid, titleTerms.join(' '), textTerms.join(' '));
      sql.insertSketch.run(lastInsertRowid, sketchOf([...titleTerms, ...textTerms]));
    });
  }

  function statisticsFor(concepts: readonly SearchConcept[]): Statistics {
    const terms = concepts.flatMap((concept) => concept.terms.map(({ term }) => term));
    const { documents, length } = sql.totals.get() as { documents: number; length: number };
    const rows = sql.frequencies.all(JSON.stringify(terms)) as { term: string; documents: number }[];
    const frequencies = new Map(rows.map((row) => [row.term, row.documents]));
    return { documents, averageLength: length / Math.max(1, documents), frequencies };
  }

  function search(concepts: readonly SearchConcept[], limit: number): TextHit[] {
    const statistics = statisticsFor(concepts);
    const query = matchOf(planSearch(concepts, statistics, budget));
    if (query === '') return [];
    const scoreOf = createSketchScore(concepts, statistics);
    const matches = sql.match.all(query) as unknown as [id: number, sketch: Uint8Array][];
    const candidates = matches
      .map(([id, sketch]) => ({ id, score: scoreOf(sketch) }))
      .sort((a, b) => b.score - a.score || a.id - b.id)
      .slice(0, candidatesMax);
    const words = candidates.map(({ id }) => wordsOf(id));
    return rank(concepts, words, statistics)
      .slice(0, limit)
      .map(({ id, score }) => ({ body: String(sql.body.get(id)?.body), score }));
  }

  return {
    known,
    add: (documents, earlier, step) =>
      transaction(() => {
        const { insert: fresh, removeKeys, counts } = sortOut(documents, known(documents));
        const removed = removeKeys.flatMap(removeKey);
        for (const document of fresh) insert(document);
        const changes = countChanges(
          fresh.flatMap(({ parts }) => parts),
          removed,
        );
        for (const [term, change] of changes.frequencies) sql.changeFrequency.run(term, change);
        sql.changeTotals.run(changes.documents, changes.terms);
        const all = {
          added: earlier.added + counts.added,
          duplicates: earlier.duplicates + counts.duplicates,
        };
        if (step) sql.setBookmark.run(step.file, JSON.stringify(advance(bookmarkOf(step.file), step, all)));
        return all;
      }),
    search: (concepts, limit) => transaction(() => search(concepts, limit)),
    count: () => Number(sql.totals.get()?.documents),
    census: (fields) => transaction(() => takeSqliteCensus(db, path, name, fields)),
    bookmarkOf,
    tidy: () => {
      sql.optimise.run();
      db.exec('pragma wal_checkpoint(truncate)');
    },
    clear: () =>
      transaction(() => {
        for (const table of ['', '_words', '_sketches', '_frequencies', '_imports'])
          db.exec(`delete from ${name}${table}`);
        db.exec(`update ${name}_totals set documents = 0, terms = 0`);
      }),
    close: () => db.close(),
  };
}

function statements<T>(name: TextIndexName, prepare: (text: string) => T) {
  return {
    known: prepare(
      `select distinct key, fingerprint from ${name}
       where key in (select value from json_each(?)) or fingerprint in (select value from json_each(?))`,
    ),
    idsOfKey: prepare(`select id from ${name} where key = ?`),
    words: prepare(`select title, text from ${name}_words where rowid = ?`),
    body: prepare(`select body from ${name} where id = ?`),
    insertText: prepare(`insert into ${name} (key, part, fingerprint, body) values (?, ?, ?, ?)`),
    insertWords: prepare(`insert into ${name}_words (rowid, title, text) values (?, ?, ?)`),
    insertSketch: prepare(`insert into ${name}_sketches (id, terms) values (?, ?)`),
    deleteSketch: prepare(`delete from ${name}_sketches where id = ?`),
    deleteText: prepare(`delete from ${name} where id = ?`),
    deleteWords: prepare(`delete from ${name}_words where rowid = ?`),
    frequencies: prepare(
      `select term, documents from ${name}_frequencies where term in (select value from json_each(?))`,
    ),
    changeFrequency: prepare(
      `insert into ${name}_frequencies values (?, ?)
       on conflict (term) do update set documents = documents + excluded.documents`,
    ),
    totals: prepare(`select documents, terms as length from ${name}_totals`),
    changeTotals: prepare(`update ${name}_totals set documents = documents + ?, terms = terms + ?`),
    // In this order: for every match its sketch, not for every sketch whether it matches.
    match: prepare(
      `select id, terms from ${name}_words cross join ${name}_sketches on id = ${name}_words.rowid
       where ${name}_words match ? limit ${matchesMax}`,
    ),
    bookmark: prepare(`select bookmark from ${name}_imports where file = ?`),
    setBookmark: prepare(
      `insert into ${name}_imports values (?, ?)
       on conflict (file) do update set bookmark = excluded.bookmark`,
    ),
    optimise: prepare(`insert into ${name}_words (${name}_words) values ('optimize')`),
  };
}

function matchOf({ alternatives }: SearchPlan): string {
  const quoted = (term: string) => `"${term.replaceAll('"', '""')}"`;
  const some = (terms: readonly string[]) => `(${terms.map(quoted).join(' OR ')})`;
  return alternatives
    .map(({ all, any }) => `(${[...all.map(quoted), some(any)].join(' AND ')})`)
    .join(' OR ');
}

const split = (terms: unknown) => (terms ? String(terms).split(' ') : []);

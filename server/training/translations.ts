/**
 * Learns which Italian word stands for which English word from aligned sentences (IBM model 1 over content words,
 * in both directions, kept where they agree) and writes the tables that the search of the index uses.
 *
 * npm run train -- translations PARALLEL.jsonl.zst [FOLDER]
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStopWord } from '../src/language/analyse.ts';
import { wordsOf } from '../src/language/words.ts';
import { jsonLines } from './json-lines.ts';

/** The two that the table of pairs is of. */
type PairLanguage = 'it' | 'en';

interface Pair {
  readonly it: string;
  readonly en: string;
  readonly source: string;
}

/** Licences that do not allow a shipped table. */
const experimentsOnly = new Set(['ted-nc', 'stsb-mt']);
const iterations = 6;
/** A word seen less often than this in the aligned text is not trusted with a translation of its own. */
const countMin = 3;
const sentenceWordsMax = 30;
const probabilityMin = 0.08;
const translationsMax = 4;

const [parallelPath, folder] = process.argv.slice(2);
if (!parallelPath) throw new Error('Usage: npm run train -- translations PARALLEL.jsonl.zst [FOLDER]');

const contentWords = (text: string, language: PairLanguage) => [
  ...new Set(
    wordsOf(text)
      .map(({ folded }) => folded)
      .filter((word) => !/^\p{N}/u.test(word) && word.length > 1 && !isStopWord(word, language)),
  ),
];

class Vocabulary {
  readonly words: string[] = [];
  readonly counts: number[] = [];
  readonly #ids = new Map<string, number>();

  idOf(word: string): number {
    let id = this.#ids.get(word);
    if (id === undefined) {
      id = this.words.length;
      this.#ids.set(word, id);
      this.words.push(word);
      this.counts.push(0);
    }
    this.counts[id] = (this.counts[id] ?? 0) + 1;
    return id;
  }
}

const vocabularies = { it: new Vocabulary(), en: new Vocabulary() };
const sentences: { it: Uint32Array; en: Uint32Array }[] = [];
for await (const { it, en, source } of jsonLines<Pair>(parallelPath)) {
  if (experimentsOnly.has(source)) continue;
  const [italian, english] = [contentWords(it, 'it'), contentWords(en, 'en')];
  if (Math.max(italian.length, english.length) > sentenceWordsMax) continue;
  if (italian.length === 0 || english.length === 0) continue;
  sentences.push({
    it: Uint32Array.from(italian, (word) => vocabularies.it.idOf(word)),
    en: Uint32Array.from(english, (word) => vocabularies.en.idOf(word)),
  });
}
console.error(
  `${sentences.length} pairs, ${vocabularies.it.words.length} × ${vocabularies.en.words.length} words`,
);

/** t(target | source) by expectation maximisation; the result is a sparse row for each source word. */
function model1(from: PairLanguage, to: PairLanguage): Map<number, number>[] {
  const rows: Map<number, number>[] = vocabularies[from].words.map(() => new Map());
  for (const sentence of sentences) {
    for (const source of sentence[from]) {
      const row = rows[source];
      for (const target of sentence[to]) row?.set(target, 1);
    }
  }
  for (const row of rows) for (const target of row.keys()) row.set(target, 1 / row.size);
  const none = 0.05;
  for (let iteration = 0; iteration < iterations; iteration++) {
    const expected: Map<number, number>[] = rows.map(() => new Map());
    for (const sentence of sentences) {
      for (const target of sentence[to]) {
        let total = none / 100;
        for (const source of sentence[from]) total += rows[source]?.get(target) ?? 0;
        for (const source of sentence[from]) {
          const share = (rows[source]?.get(target) ?? 0) / total;
          const row = expected[source];
          if (share > 1e-4) row?.set(target, (row.get(target) ?? 0) + share);
        }
      }
    }
    for (const [source, row] of expected.entries()) {
      let total = 0;
      for (const share of row.values()) total += share;
      for (const [target, share] of row) row.set(target, share / total);
      rows[source] = row;
    }
    console.error(`${from} → ${to}: iteration ${iteration + 1}`);
  }
  return rows;
}

const forward = model1('it', 'en');
const backward = model1('en', 'it');

function table(
  from: PairLanguage,
  rows: Map<number, number>[],
  back: Map<number, number>[],
): Record<string, string> {
  const to = from === 'it' ? 'en' : 'it';
  const entries = rows.flatMap((row, source): [string, string][] => {
    const word = vocabularies[from].words[source] ?? '';
    if (word.length < 2 || (vocabularies[from].counts[source] ?? 0) < countMin) return [];
    const best = [...row]
      .map(([target, share]) => ({
        target: vocabularies[to].words[target] ?? '',
        count: vocabularies[to].counts[target] ?? 0,
        // Both directions have to agree, else a frequent word would translate everything.
        agreed: Math.sqrt(share * (back[target]?.get(source) ?? 0)),
      }))
      .filter(({ agreed, count }) => agreed >= probabilityMin && count >= countMin)
      .sort((a, b) => b.agreed - a.agreed)
      .slice(0, translationsMax)
      .map(({ target }) => target);
    // The word itself, as with names, needs no entry.
    return best.length === 0 || (best.length === 1 && best[0] === word) ? [] : [[word, best.join(' ')]];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Beside the other words of its language, or all in the folder that was named. */
function keep(from: PairLanguage, to: PairLanguage, words: Record<string, string>): void {
  const name = `${from}/translations-${to}.json`;
  const path = folder
    ? join(folder, name.replace('/', '-'))
    : new URL(`../src/language/${name}`, import.meta.url);
  writeFileSync(path, `${JSON.stringify(words, null, 1)}\n`);
  console.error(`${from}: ${Object.keys(words).length} words`);
}

keep('it', 'en', table('it', forward, backward));
keep('en', 'it', table('en', backward, forward));

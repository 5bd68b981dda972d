/**
 * Counts how rare each stem of a language is in plain text, one paragraph a line, and writes the table that weighs
 * words (inverse document frequency).
 *
 * npm run train -- rarity LANGUAGE CORPUS.txt [OUT.json]
 */
import { createReadStream, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { analyse } from '../src/language/analyse.ts';
import { type GrammarLanguage, grammarLanguages } from '../src/language/grammars.ts';

/** A stem in fewer paragraphs is as rare as one that never occurs. */
const paragraphsMin = 10;

const [code, corpus, out] = process.argv.slice(2);
const language = grammarLanguages.find((one) => one === code);
if (!language || !corpus)
  throw new Error(`Usage: npm run train -- rarity ${grammarLanguages.join('|')} CORPUS.txt [OUT.json]`);

async function rarities(path: string, language: GrammarLanguage) {
  const counts = new Map<string, number>();
  let paragraphs = 0;
  for await (const line of createInterface({ input: createReadStream(path) })) {
    paragraphs++;
    for (const term of new Set(analyse(line, language))) {
      if (!/^\p{N}/u.test(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  const kept = [...counts].filter(([, count]) => count >= paragraphsMin);
  const entries = kept.map(
    ([term, count]) => [term, Number(Math.log(paragraphs / count).toFixed(1))] as const,
  );
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const table = await rarities(corpus, language);
const shipped = new URL(`../src/language/${language}/rarity.json`, import.meta.url);
writeFileSync(out ?? shipped, `${JSON.stringify(table, null, 1)}\n`);
console.error(`${Object.keys(table).length} stems`);

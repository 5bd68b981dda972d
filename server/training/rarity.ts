/**
 * Counts how rare each stem is in plain text, one paragraph a line, and writes the table that weighs words.
 *
 * npm run train -- rarity CORPUS-IT.txt CORPUS-EN.txt OUT.json
 */
import { createReadStream, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Language } from '@riscontro/contract';
import { analyse } from '../src/language/analyse.ts';

/** A stem in fewer paragraphs is as rare as one that never occurs. */
const paragraphsMin = 10;

const [italianPath, englishPath, outPath] = process.argv.slice(2);
if (!italianPath || !englishPath || !outPath)
  throw new Error('Usage: npm run train -- rarity IT.txt EN.txt OUT.json');

async function rarities(path: string, language: Language) {
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

const table = { it: await rarities(italianPath, 'it'), en: await rarities(englishPath, 'en') };
writeFileSync(outPath, `${JSON.stringify(table, null, 1)}\n`);
console.error(`${Object.keys(table.it).length} Italian and ${Object.keys(table.en).length} English stems`);

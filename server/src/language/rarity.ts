/** How much a word tells: rare ones more. Counted over plain Italian and English text by training/count-rarity.ts. */
import { readFileSync } from 'node:fs';
import type { Language } from '@riscontro/contract';

const table = JSON.parse(readFileSync(new URL('./rarity.json', import.meta.url), 'utf8')) as Record<
  Language,
  Record<string, number>
>;

/** Of a stem that the counted text does not hold: most are names. */
const rarityMax = 10.5;
/** A number is as telling as a fairly rare word. */
const rarityOfNumbers = 7;

/** Natural logarithm of one over the share of paragraphs that hold the stem: from about 1 to 10.5. */
export function rarityOf(term: string, language: Language): number {
  if (/^\p{N}/u.test(term)) return rarityOfNumbers;
  return Object.hasOwn(table[language], term) ? (table[language][term] ?? rarityMax) : rarityMax;
}

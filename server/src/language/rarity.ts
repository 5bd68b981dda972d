/** How much a word tells: rare ones more (inverse document frequency, counted over plain text of each language). */
import { type GrammarLanguage, grammarOf } from './grammars.ts';

/** Of a stem that the counted text does not hold: most are names. */
const rarityMax = 10.5;
/** A number is as telling as a fairly rare word. */
const rarityOfNumbers = 7;

/** Natural logarithm of one over the share of paragraphs that hold the stem: from about 1 to 10.5. */
export function rarityOf(term: string, language: GrammarLanguage): number {
  if (/^\p{N}/u.test(term)) return rarityOfNumbers;
  const { rarity } = grammarOf(language).words;
  return Object.hasOwn(rarity, term) ? (rarity[term] ?? rarityMax) : rarityMax;
}

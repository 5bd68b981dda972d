/** The sentence of a passage that has most to do with a claim: what is shown as its quote. */
import type { GrammarLanguage } from '../../../language/grammars.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { align } from './align.ts';
import { type Reading, readText } from './reading.ts';

/** A sentence longer than this is shown as it is; a passage shorter than this is its own quote. */
const wholeLengthMax = 240;

/** Against a claim, a sentence that denies says it better than one that only shares its words. */
const denialWorth = 1.5;

export function bestSentence(
  claim: Reading,
  text: string,
  language: GrammarLanguage,
  against = false,
): string {
  if (text.length <= wholeLengthMax) return text;
  let best = { sentence: text, worth: -1 };
  for (const { text: sentence } of sentencesOf(text)) {
    const read = readText(sentence, language);
    const denies = against && read.cues.denial.length + read.cues.negation.length > 0;
    const shared = align(claim, read).reduce(
      (sum, { word, match, contrary }) => sum + word.rarity * Math.max(match, contrary ? 0.5 : 0),
      0,
    );
    const worth = shared * (denies ? denialWorth : 1);
    if (worth > best.worth) best = { sentence, worth };
  }
  return best.sentence;
}

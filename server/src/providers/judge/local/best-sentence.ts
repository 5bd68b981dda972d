/** The sentence of a passage that has most to do with a claim: what is shown as its quote. */
import type { Language } from '@riscontro/contract';
import { sentencesOf } from '../../../language/sentences.ts';
import { align } from './align.ts';
import { type Reading, readText } from './reading.ts';

/** A sentence longer than this is shown as it is; a passage shorter than this is its own quote. */
const wholeLengthMax = 240;

export function bestSentence(claim: Reading, text: string, language: Language): string {
  if (text.length <= wholeLengthMax) return text;
  let best = { sentence: text, worth: -1 };
  for (const { text: sentence } of sentencesOf(text)) {
    const worth = align(claim, readText(sentence, language)).reduce(
      (sum, { word, match, contrary }) => sum + word.rarity * Math.max(match, contrary ? 0.5 : 0),
      0,
    );
    if (worth > best.worth) best = { sentence, worth };
  }
  return best.sentence;
}

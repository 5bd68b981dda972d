/** Looks up what a grammar lists in phrases and in pairs: phrases that deny, and contraries. */
import { fromEachGrammar, type GrammarLanguage } from '../../../language/grammars.ts';

const listed = (text: string) => text.split(';').map((entry) => entry.trim().split(/\s+/));

const denialPhrases = fromEachGrammar(({ judge }) => listed(judge.denialPhrases));

/** Whether a phrase that denies begins at this place of the folded words. */
export function deniesAt(folded: readonly string[], place: number, language: GrammarLanguage): boolean {
  return denialPhrases[language].some((phrase) => phrase.every((word, i) => folded[place + i] === word));
}

const contraries = fromEachGrammar(({ judge }) => {
  const byBeginning = new Map<string, string[]>();
  for (const [one = '', other = ''] of listed(judge.contraries)) {
    byBeginning.set(one, [...(byBeginning.get(one) ?? []), other]);
    byBeginning.set(other, [...(byBeginning.get(other) ?? []), one]);
  }
  return byBeginning;
});

/** Beginnings of the words that say the contrary of this one; empty for most. */
export function contrariesOf(folded: string, language: GrammarLanguage): readonly string[] {
  for (let length = Math.min(folded.length, 12); length >= 2; length--) {
    const found = contraries[language].get(folded.slice(0, length));
    // A short beginning must not be found inside a longer, unrelated word.
    if (found && folded.length - length <= 4) return found;
  }
  return [];
}

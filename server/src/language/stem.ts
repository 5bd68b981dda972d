/** The stem of a folded word, by the Snowball rules of its language. */

import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemItalian } from '@orama/stemmers/italian';
import type { Language } from '@riscontro/contract';
import { LRUCache } from 'lru-cache';

/** The same few thousand words make up most texts: stemming each once a while is most of the speed. */
const known: Readonly<Record<Language, LRUCache<string, string>>> = {
  it: new LRUCache({ max: 50_000 }),
  en: new LRUCache({ max: 50_000 }),
};

export function stem(folded: string, language: Language): string {
  const stems = known[language];
  let stemmed = stems.get(folded);
  if (stemmed === undefined) {
    stemmed = language === 'it' ? stemItalianFolded(folded) : stemEnglish(folded);
    stems.set(folded, stemmed);
  }
  return stemmed;
}

/** Singular and plural of Italian nouns and adjectives end in a vowel that the rules sometimes leave. */
function stemItalianFolded(folded: string): string {
  const stemmed = stemItalian(folded);
  return stemmed.length > 3 ? stemmed.replace(/[aeio]$/, '') : stemmed;
}

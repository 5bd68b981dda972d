/** A million passages that nobody wrote: invented words as unevenly common as real ones, gathered by topics. */

import type { NewPassage } from '../src/evidence/evidence-index.ts';
import { termOf } from '../src/language/analyse.ts';
import type { SearchConcept } from '../src/language/search-concepts.ts';

const vocabularySize = 300_000;
/** Flattens the head, where the stop words would be: the commonest word left is in about one text of ten. */
const zipfOffset = 60;
/** A little steeper than Zipf's own 1, as real vocabularies are beyond their first thousands. */
const zipfExponent = 1.25;
const topicCount = 3_000;
const topicWords = 200;
/** Every second word of a passage is one of its topic's. */
const topicShare = 0.5;
const languages = ['it', 'en'] as const;
export type SyntheticLanguage = (typeof languages)[number];

const syllables: Readonly<Record<SyntheticLanguage, readonly string[]>> = {
  it: 'ba be bi bo da de di fo ga gi la le lo ma me mi mo na ne no pa pe po ra re ri ro sa se ta te to va vi zo'.split(
    ' ',
  ),
  en: 'bar ben bold cran dab den fil glo gran hap hol jum kin lam lod mar mon nest nor pil pon ras rid sam sol tan ter wim wol yar'.split(
    ' ',
  ),
};
const endings: Readonly<Record<SyntheticLanguage, readonly string[]>> = {
  it: ['a', 'o', 'i', 'zione', 'mento', 'ista'],
  en: ['', 's', 'er', 'ness', 'ish', 'ton'],
};

/** Numbers from 0 to 1 that follow from the seed alone, so that any passage can be made again. */
export function randomNumbers(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A rank by Zipf's law, by way of the integral of (rank + offset) to the power of -exponent. */
function zipf(random: number): number {
  const power = 1 - zipfExponent;
  const end = ((vocabularySize + zipfOffset) / zipfOffset) ** power;
  return Math.floor(zipfOffset * ((1 - random * (1 - end)) ** (1 / power) - 1));
}

function word(rank: number, language: SyntheticLanguage): string {
  const parts = syllables[language];
  let text = '';
  for (let rest = rank + parts.length ** 2; rest > 0; rest = Math.floor(rest / parts.length)) {
    text += parts[rest % parts.length];
  }
  return text + endings[language][rank % 6];
}

function wordsOf(number: number, count: number, random: () => number, language: SyntheticLanguage): string[] {
  const topic = number % topicCount;
  return Array.from({ length: count }, () => {
    if (random() > topicShare) return word(zipf(random()), language);
    // A topic's words are drawn once for all its passages; the first are its favourites.
    const favourite = Math.floor(topicWords * random() ** 2);
    return word(zipf(randomNumbers(topic * topicWords + favourite)()), language);
  });
}

export function syntheticPassage(number: number): NewPassage & { readonly language: SyntheticLanguage } {
  const random = randomNumbers(number);
  const language = languages[number % 2] ?? 'it';
  return {
    docId: `bench-${number}`,
    url: `https://example.org/${number}`,
    title: wordsOf(number, 4, random, language).join(' '),
    text: `${wordsOf(number, 25 + Math.floor(random() * 50), random, language).join(' ')}.`,
    language,
  };
}

export interface SyntheticQuery {
  /** The passage that the claim is about. */
  readonly about: string;
  readonly concepts: SearchConcept[];
}

/** A claim of 8 to 25 concepts with 1 to 3 terms: most are words of one passage, the others come from anywhere. */
export function syntheticQuery(number: number, passageCount: number): SyntheticQuery {
  const random = randomNumbers(number + 7_000_000);
  const { docId, text, language } = syntheticPassage(Math.floor(random() * passageCount));
  const words = text.slice(0, -1).split(' ');
  const other = language === 'it' ? 'en' : 'it';
  const concepts = Array.from({ length: 8 + Math.floor(random() * 18) }, () => {
    const own = random() < 0.7 ? words[Math.floor(random() * words.length)] : undefined;
    const first = own ?? word(zipf(random()), language);
    const translations = Array.from({ length: Math.floor(random() * 3) }, () => word(zipf(random()), other));
    return {
      terms: [
        { term: termOf(first, language), weight: 1 },
        ...translations.map((translation) => ({ term: termOf(translation, other), weight: 0.7 })),
      ],
    };
  });
  return { about: docId, concepts };
}

/** Which of the languages with a grammar a text is written in, also when it is no longer than a claim. */
import { eld } from 'eld/extrasmall';
import {
  everyGrammar,
  fromEachGrammar,
  type GrammarLanguage,
  grammarLanguages,
  grammarOf,
  inAnyGrammar,
  isGrammarLanguage,
} from './grammars.ts';
import { wordSet } from './phrases.ts';
import { type Word, wordsOf } from './words.ts';

export interface DetectedLanguage {
  /** Undefined: another language, or nothing that tells one, such as names alone. */
  readonly language: GrammarLanguage | undefined;
  readonly sure: boolean;
  /** Beyond doubt a language without a grammar. Which one is not told: of so few words the guess is often wrong. */
  readonly unread: boolean;
}

/** Enough to tell a language; the rest of a long text costs time and adds nothing. */
const readLength = 1500;

/** With a function word in six nothing is left to ask; short claims have about so many. */
const functionWordShare = 1 / 6;

/** `eld` scores the right language of a claim about .1 above its neighbours; these decide when it does not. */
const functionWordWeight = 0.3;
const lastLetterWeight = 0.12;
const sureMargin = 0.1;
/** Of names and one word among them nobody can be sure: `Victor Hugo wrote Les Misérables`. */
const ordinaryWordsMin = 2;
/** So many words that are no names, and not one of the commonest of a language that is read, are of another one. */
const foreignWordsMin = 4;

type Candidate = GrammarLanguage | 'other';

/** The commonest words of the neighbours of the languages that are read, as far as they are none of theirs. */
const wordsOfOthers = wordSet(
  `het een el los las es une les der das und ist est et os uma um y que du sont na nie jest och ar som til sao nao por
  para pour dans avec mit den dem ein eine einen zijn pas plus muy fue`,
).difference(inAnyGrammar(({ words }) => words.recognition.functionWords));

const unknown: DetectedLanguage = { language: undefined, sure: false, unread: false };

export function detectLanguage(text: string): DetectedLanguage {
  const read = text.slice(0, readLength).replace(/\bhttps?:\/\/\S+/g, ' ');
  const all = wordsOf(read).filter(({ raw }) => !/^\p{N}/u.test(raw));
  if (all.length === 0) return unknown;
  if (isOtherScript(read)) return { language: undefined, sure: true, unread: true };
  // Names and titles speak any language: where other words are left, those tell.
  const lower = all.filter(({ raw }, index) => index === 0 || !/^\p{Lu}/u.test(raw));
  const words = lower.length >= 3 ? lower : all;
  const hits = countFunctionWords(words, read);
  if (
    all.length <= 4 &&
    Object.values(hits).every((count) => count === 0) &&
    all.every(({ raw }) => /^\p{Lu}/u.test(raw))
  ) {
    return unknown;
  }
  return weigh(words, hits);
}

function countFunctionWords(words: readonly Word[], text: string): Record<Candidate, number> {
  const hits: Record<Candidate, number> = { ...fromEachGrammar(() => 0), other: 0 };
  for (const word of words) {
    const elidedIn = grammarLanguages.find((language) => isElided(word, text, language));
    if (elidedIn) {
      hits[elidedIn] += 1;
      continue;
    }
    const { raw, folded } = word;
    for (const language of grammarLanguages) {
      const { functionWords } = grammarOf(language).words.recognition;
      // `è` is Italian; `e` is Italian too, but tells nothing.
      if (functionWords.has(folded) || functionWords.has(raw.toLowerCase())) hits[language] += 1;
    }
    // `é` alone is Portuguese.
    if (wordsOfOthers.has(folded) || /^é$/i.test(raw)) hits.other += 1;
  }
  return hits;
}

function isElided({ raw, folded, start }: Word, text: string, language: GrammarLanguage): boolean {
  const end = start + raw.length;
  return (
    grammarOf(language).words.recognition.elided.has(folded) && /^['’]\p{L}/u.test(text.slice(end, end + 2))
  );
}

function weigh(words: readonly Word[], hits: Record<Candidate, number>): DetectedLanguage {
  const scores = eld.detect(words.map(({ raw }) => raw).join(' ')).getScores();
  const bonus = (count: number) =>
    functionWordWeight * Math.min(1, count / Math.max(1, words.length * functionWordShare));
  const weights = grammarLanguages
    .map((language) => {
      const { usualEnding } = grammarOf(language).words.recognition;
      const usual = words.filter(({ folded }) => usualEnding.test(folded)).length / words.length;
      return {
        language,
        weight: (scores[language] ?? 0) + bonus(hits[language]) + lastLetterWeight * usual,
      };
    })
    .sort((a, b) => b.weight - a.weight);
  const [best, second] = weights;
  const other = bonus(hits.other) + bestOther(scores);
  if (!best || other > best.weight) {
    const sure = other - (best?.weight ?? 0) > sureMargin;
    return { language: undefined, sure, unread: isUnread(words, hits, sure) };
  }
  const margin = best.weight - Math.max(other, second?.weight ?? 0);
  return { language: best.language, sure: hits[best.language] > 0 && margin > sureMargin, unread: false };
}

/** Whether nobody who knows the languages that are read would take it for one of them. */
function isUnread(words: readonly Word[], hits: Record<Candidate, number>, sure: boolean): boolean {
  const ordinary = words.filter(({ raw }, index) => index > 0 && !/^\p{Lu}/u.test(raw)).length;
  const isReadable = grammarLanguages.some((language) => hits[language] > 0);
  return (
    (sure && hits.other > 0 && ordinary >= ordinaryWordsMin) || (!isReadable && ordinary >= foreignWordsMin)
  );
}

function bestOther(scores: Readonly<Record<string, number>>): number {
  let best = 0;
  for (const [language, score] of Object.entries(scores)) {
    if (!isGrammarLanguage(language) && score > best) best = score;
  }
  return best;
}

/** Whether most letters are of a script that none of the languages uses. */
function isOtherScript(text: string): boolean {
  let [own, other] = [0, 0];
  for (const [letter] of text.matchAll(/\p{L}/gu)) {
    if (everyGrammar.some(({ words }) => words.recognition.script.test(letter))) own += 1;
    else other += 1;
  }
  return other > own;
}

/** Which of the two languages a text is written in, also when it is no longer than a claim. */
import type { Language } from '@riscontro/contract';
import { eld } from 'eld/extrasmall';
import { type Word, wordsOf } from './words.ts';

export interface DetectedLanguage {
  /** Undefined: another language, or nothing that tells one, such as names alone. */
  readonly language: Language | undefined;
  readonly sure: boolean;
}

/** Enough to tell a language; the rest of a long text costs time and adds nothing. */
const readLength = 1500;

/** With a function word in six nothing is left to ask; short claims have about so many. */
const functionWordShare = 1 / 6;

/** `eld` scores the right language of a claim about .1 above its neighbours; these decide when it does not. */
const functionWordWeight = 0.3;
const lastLetterWeight = 0.12;
const sureMargin = 0.1;

type Candidate = Language | 'other';

/**
 * Words that only one of the two has, and that its neighbours (Spanish, French, Portuguese, German, Dutch) lack;
 * then the commonest words of those. Folded as `words.ts` does, but `è` is kept apart from `e`.
 */
const functionWords: Readonly<Record<Candidate, ReadonlySet<string>>> = {
  it: new Set(
    `è il gli che di della dello dell delle degli dei dal dalla dagli dai nel nella nello nei negli nelle nell sul sulla
    sui sugli alla allo agli ai alle sono stato stata stati state ha hanno aveva avevano furono fu essere non piu perche
    anche come quando dove cosa questo questa questi queste quello quella ogni molto molti tutti tutte sempre mai uno
    per anni puo possono deve devono viene vengono fanno ci suo sua suoi loro dopo prima mio mia
    nacque sbaglia quanto quanti`.split(/\s+/),
  ),
  en: new Set(
    `the is are was were of and has have had been being be with from that this these those there their they it its not
    than then which who what when where will would could should can does did do by an at for more most only all never
    every about into over after before because as on or his her he she you your we our my cannot isn doesn don wasn
    to too him them but`.split(/\s+/),
  ),
  other: new Set(
    `het een el los las es une les der das und ist est et os uma um y que du sont na nie jest och ar som til sao nao
    por para pour dans avec mit den dem ein eine einen zijn pas plus muy fue`.split(/\s+/),
  ),
};

export function detectLanguage(text: string): DetectedLanguage {
  const read = text.slice(0, readLength).replace(/\bhttps?:\/\/\S+/g, ' ');
  const all = wordsOf(read).filter(({ raw }) => !/^\p{N}/u.test(raw));
  if (all.length === 0) return { language: undefined, sure: false };
  if (isOtherScript(read)) return { language: undefined, sure: true };
  // Names and titles speak any language: where other words are left, those tell.
  const lower = all.filter(({ raw }, index) => index === 0 || !/^\p{Lu}/u.test(raw));
  const words = lower.length >= 3 ? lower : all;
  const hits = countFunctionWords(words, read);
  if (
    all.length <= 4 &&
    hits.it + hits.en + hits.other === 0 &&
    all.every(({ raw }) => /^\p{Lu}/u.test(raw))
  ) {
    return { language: undefined, sure: false };
  }
  return weigh(words, hits);
}

function countFunctionWords(words: readonly Word[], text: string): Record<Candidate, number> {
  const hits = { it: 0, en: 0, other: 0 };
  for (const { raw, folded, start } of words) {
    if (
      /^(?:all|un|dall|sull|quest|quell)$/.test(folded) &&
      /^['’]\p{L}/u.test(text.slice(start + raw.length, start + raw.length + 2))
    ) {
      hits.it += 1;
      continue;
    }
    // `é` alone is Portuguese, and `e` is Italian too but tells nothing.
    const plain = /^è$/i.test(raw) ? 'è' : folded;
    for (const candidate of ['it', 'en', 'other'] as const) {
      if (functionWords[candidate].has(plain)) hits[candidate] += 1;
    }
    if (/^é$/i.test(raw)) hits.other += 1;
  }
  return hits;
}

function weigh(words: readonly Word[], hits: Record<Candidate, number>): DetectedLanguage {
  const scores = eld.detect(words.map(({ raw }) => raw).join(' ')).getScores();
  const bonus = (count: number) =>
    functionWordWeight * Math.min(1, count / Math.max(1, words.length * functionWordShare));
  // Nearly all Italian words end in a vowel, few English ones do.
  const vowels = words.filter(({ folded }) => /[aeio]$/.test(folded)).length / words.length;
  const it = (scores.it ?? 0) + bonus(hits.it) + lastLetterWeight * vowels;
  const en = (scores.en ?? 0) + bonus(hits.en) + lastLetterWeight * (1 - vowels);
  const other = bonus(hits.other) + bestOther(scores);
  const language = it >= en ? 'it' : 'en';
  const best = Math.max(it, en);
  if (other > best) return { language: undefined, sure: other - best > sureMargin };
  const margin = best - Math.max(other, Math.min(it, en));
  return { language, sure: hits[language] > 0 && margin > sureMargin };
}

function bestOther(scores: Readonly<Record<string, number>>): number {
  let best = 0;
  for (const [language, score] of Object.entries(scores)) {
    if (language !== 'it' && language !== 'en' && score > best) best = score;
  }
  return best;
}

/** Whether most letters are of a script that neither language uses. */
function isOtherScript(text: string): boolean {
  let latin = 0;
  let other = 0;
  for (const [letter] of text.matchAll(/\p{L}/gu)) {
    if (/^\p{Script=Latin}/u.test(letter)) latin += 1;
    else other += 1;
  }
  return other > latin;
}

/** Cuts a text into sentences without stumbling over abbreviations and initials. */
import type { SentenceGrammar } from './grammar.ts';
import { everyGrammar } from './grammars.ts';

export interface Sentence {
  /** As written, without the white space around it. */
  readonly text: string;
  /** Position in the text, in UTF-16 units. */
  readonly start: number;
}

const listed = (kind: keyof SentenceGrammar): ReadonlySet<string> =>
  new Set(everyGrammar.flatMap(({ sentences }) => [...sentences[kind]]));

/** Of all languages: a text is cut before its language is known, and names in it may be of another one. */
const [bound, oftenBound, numbering, openers] = [
  listed('bound'),
  listed('oftenBound'),
  listed('numbering'),
  listed('openers'),
];

/** What may end a sentence, with the quotes and brackets that close after it. */
const ending = /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s)|[。！？]["”’」』）]*|\n/gu;

const opening = /^["'“‘«([¿¡—–-]*\s*/u;
const abbreviationLengthMax = 12;

export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const close = (end: number) => {
    const raw = text.slice(start, end);
    const trimmed = raw.trim();
    if (trimmed !== '') sentences.push({ text: trimmed, start: start + raw.length - raw.trimStart().length });
    start = end;
  };
  for (const { 0: mark, index } of text.matchAll(ending)) {
    const end = index + mark.length;
    if (isEnd(text, { start, index, end, mark })) close(end);
  }
  close(text.length);
  return sentences;
}

interface Candidate {
  /** Of the sentence so far. */
  readonly start: number;
  readonly index: number;
  readonly end: number;
  readonly mark: string;
}

function isEnd(text: string, { start, index, end, mark }: Candidate): boolean {
  if (mark === '\n' || /^[。！？]/u.test(mark)) return true;
  const next = /\S.{0,30}/su.exec(text.slice(end, end + 40))?.[0] ?? '';
  // The line or the text ends here.
  if (next === '' || /^\s*\n/u.test(text.slice(end, end + 40))) return true;
  const following = next.replace(opening, '');
  // A lower-case word goes on with the sentence: “«Davvero?» chiese”, “ecc. che”.
  if (/^\p{Ll}/u.test(following)) return false;
  return !mark.startsWith('.') || mark.startsWith('..') || !isAbbreviation(text, { start, index, following });
}

function isAbbreviation(
  text: string,
  { start, index, following }: { start: number; index: number; following: string },
): boolean {
  const before = text.slice(Math.max(start, index - abbreviationLengthMax - 1), index);
  const word = /[\p{L}\p{N}.]+$/u.exec(before)?.[0] ?? '';
  // “1. Introduction”: a number with which the sentence begins is its place in a list.
  if (/^\p{N}{1,3}$/u.test(word) && text.slice(start, index).trim() === word) return true;
  if (!/^\p{L}/u.test(word)) return false;
  const folded = word.toLowerCase();
  if (numbering.has(folded) && /^(?:\p{N}|[IVXLC]+\b)/u.test(following)) return true;
  // “J.”, “U.S.”, “S.p.A.”, “a.C.”: a new sentence only where a word follows that begins one.
  if (/^\p{Lu}$/u.test(word) || /^\p{L}{1,2}(?:\.\p{L}{1,2})+$/u.test(word))
    return !beginsSentence(following);
  if (!oftenBound.has(folded)) return bound.has(folded);
  // “l’on. La Russa”: after an elided article it is never the English word.
  return /['’]$/u.test(before.slice(0, -word.length)) || !beginsSentence(following);
}

function beginsSentence(following: string): boolean {
  return openers.has((/^\p{L}+/u.exec(following)?.[0] ?? '').toLowerCase());
}

/** Takes the wrapping off a claim: questions about its truth, hearsay, quotation marks. The words stay the author's. */
import { type GrammarLanguage, grammarOf } from '../language/grammars.ts';
import { hasPhrase, type PlainWord, phraseLengthAt } from '../language/phrases.ts';
import { plainWords } from '../language/plain-words.ts';
import { isPlainFact } from './assertion-kind.ts';
import { wholeSentencesOf } from './whole-sentences.ts';

const wrappedMax = 5;
/** A speaker longer than this is not one. */
const speakerWordsMax = 8;

/** `È vero che la Terra è piatta?` → `La Terra è piatta`. What has no wrapping comes back as it is. */
export function claimWithin(text: string, language: GrammarLanguage): string {
  const { tags, declarativeOf } = grammarOf(language).wrappings;
  let claim = withoutQuotes(text.trim());
  for (let times = 0; times < wrappedMax; times += 1) {
    const untagged = claim.replace(tags, '').trim();
    const inner = withoutQuotes(unwrapped(untagged === '' ? claim : untagged, language));
    if (inner === claim || plainWords(inner).length < 2) break;
    claim = inner;
  }
  claim = declarativeOf?.(claim, plainWords) ?? claim;
  return capitalised(claim.replace(/\s*\?+$/u, '').trim() || claim);
}

function unwrapped(claim: string, language: GrammarLanguage): string {
  const { wrappers, labels, notAfterWrapper } = grammarOf(language).wrappings;
  const words = plainWords(claim.slice(0, 600));
  const wrapping = phraseLengthAt(words, 0, wrappers);
  const last = words[wrapping - 1];
  if (last) {
    const rest = claim.slice(last.end);
    const isLabel = phraseLengthAt(words, 0, labels) === wrapping;
    if ((!isLabel || /^\s*[:,?]/.test(rest)) && !notAfterWrapper?.test(rest))
      return rest.replace(/^[\s:,?–—-]+/u, '');
  }
  return wholeSentencesOf(claim).length > 1 ? claim : withoutSpeaker(claim, words, language);
}

/** `Tizio ha detto che` goes when what he said stands on its own, and is something that can be checked. */
function withoutSpeaker(claim: string, words: readonly PlainWord[], language: GrammarLanguage): string {
  const { sayings, denials, truthTalk, leaning, contrasts } = grammarOf(language).wrappings;
  for (let index = 1; index <= Math.min(speakerWordsMax, words.length - 1); index += 1) {
    const length = phraseLengthAt(words, index, sayings);
    const last = words[index + length - 1];
    if (length === 0 || !last) continue;
    if (hasPhrase(words, denials, 0, index) || hasPhrase(words, truthTalk)) return claim;
    if (!isSpeaker(claim.slice(0, words[index]?.start), words[index - 1], language)) return claim;
    const said = claim.slice(last.end).trim();
    const saidWords = plainWords(said.slice(0, 600));
    const standsAlone = saidWords.length >= 3 && phraseLengthAt(saidWords, 0, leaning) === 0;
    // Words that are quoted, or weighed afterwards, are about the speaker: `…, ma si confonde`.
    const isAboutSpeaker = quotedOrSetApart.test(said) || contrasts.test(said);
    return standsAlone && !isAboutSpeaker && isPlainFact(said, language) ? said : claim;
  }
  return claim;
}

const quotedOrSetApart = /^[,:;]|["“”«»]/u;

/** A name or a noun with its article, and nothing quoted or set apart: not `previous claims that`, `of states that`. */
function isSpeaker(before: string, last: PlainWord | undefined, language: GrammarLanguage): boolean {
  const { relativeClause, notSpeakers, speakerOpening } = grammarOf(language).wrappings;
  if (/["“”«»:;,()]/u.test(before) || relativeClause.test(before)) return false;
  if (notSpeakers.has(last?.plain ?? '')) return false;
  return /^\p{Lu}/u.test(last?.raw ?? '') || speakerOpening.test(before);
}

const quotes: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['‘', '’'],
  ["'", "'"],
  ['(', ')'],
]);

/** Quotation marks that open with the first character and close with the last. Ten thousand of them cost one look each. */
function withoutQuotes(text: string): string {
  let start = 0;
  let end = text.length;
  for (;;) {
    const stopped = /^[.!?]$/.test(text[end - 1] ?? '') ? end - 1 : end;
    const close = quotes.get(text[start] ?? '');
    if (close === undefined || end - start < 2) break;
    const closing = text[end - 1] === close ? end - 1 : text[stopped - 1] === close ? stopped - 1 : -1;
    if (closing <= start || closesBefore(text, start, closing, close)) break;
    start += 1;
    end = closing;
    while (text[start] === ' ') start += 1;
    while (text[end - 1] === ' ') end -= 1;
  }
  return text.slice(start, end);
}

/** `"A" and "B"`: the first mark closes before the last one does. */
function closesBefore(text: string, start: number, end: number, close: string): boolean {
  const found = text.indexOf(close, start + 1);
  if (found < 0 || found >= end) return false;
  // Marks inside marks, as in `""A""`, lie next to the ends.
  return !(text[start + 1] === text[start] && text[end - 1] === close);
}

function capitalised(text: string): string {
  const [first = ''] = text;
  return /^\p{Ll}/u.test(first) ? first.toUpperCase() + text.slice(first.length) : text;
}

/** The sentences that an article says itself: not those between quotation marks, nor those told as somebody's. */
import { cleanText } from '../../language/clean-text.ts';
import { type GrammarLanguage, grammarOf } from '../../language/grammars.ts';
import { sentencesOf } from '../../language/sentences.ts';

export interface OwnSentence {
  readonly text: string;
  /** The one before it, whoever says it; empty for the first. */
  readonly before: string;
  /** Of which paragraph, from 0. */
  readonly paragraph: number;
}

/** What lies beyond is not read: live blogs have no end. */
const sentencesMax = 400;
const charactersMax = 150_000;
/** `ROMA, 12 MAR - `, `(Agenzia) - ROMA – `, `LONDON (Agency) - `: where the news comes from, before it begins. */
const dateline =
  /^(?:\([^)]{1,30}\)\s?[-–—]?\s)?\p{Lu}[\p{Lu}'’ .]{2,30}(?:(?:,| \()[^–—]{1,30}?)?\s[-–—]\s/u;

export function* ownSentences(text: string, language: GrammarLanguage): Generator<OwnSentence> {
  let before = '';
  let read = 0;
  const paragraphs = text
    .slice(0, charactersMax)
    .split(/\n+/)
    .map((paragraph) => cleanText(paragraph).replace(dateline, ''))
    .filter((paragraph) => paragraph !== '');
  for (const [place, paragraph] of paragraphs.entries()) {
    const quotations = quotationsIn(paragraph);
    for (const { text: sentence, start } of sentencesOf(paragraph)) {
      if (read++ >= sentencesMax) return;
      const span = { start, end: start + sentence.length };
      if (!isMostlyIn(quotations, span) && !isReported(sentence, language)) {
        yield { text: sentence, before, paragraph: place };
      }
      before = sentence;
    }
  }
}

/** Somebody's words by themselves, as titles bring them: `Rossi: «Non è così»`. */
export function isQuoted(text: string): boolean {
  return isMostlyIn(quotationsIn(text), { start: 0, end: text.length });
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const closing: Readonly<Record<string, string>> = { '«': '»', '“': '”', '„': '“', '"': '"', '‘': '’' };

/** A quotation may be several sentences long, and the marks stand only at its ends. */
function quotationsIn(paragraph: string): Span[] {
  const spans: Span[] = [];
  let open: { readonly start: number; readonly close: string } | undefined;
  for (const { 0: mark, index } of paragraph.matchAll(/[«»“”„"‘’]/gu)) {
    if (!open) {
      const close = closing[mark];
      if (close && !/[\p{L}\p{N}]/u.test(paragraph[index - 1] ?? '')) open = { start: index, close };
    } else if (mark === open.close && !isApostrophe(paragraph, index)) {
      spans.push({ start: open.start, end: index + 1 });
      open = undefined;
    }
  }
  // One that is not closed goes on to the end; a lonely ‘ is rather an apostrophe.
  if (open && open.close !== '’') spans.push({ start: open.start, end: paragraph.length });
  return spans;
}

function isApostrophe(text: string, index: number): boolean {
  return text[index] === '’' && /\p{L}/u.test(text[index + 1] ?? '');
}

function isMostlyIn(spans: readonly Span[], { start, end }: Span): boolean {
  const inside = spans.reduce(
    (sum, span) => sum + Math.max(0, Math.min(end, span.end) - Math.max(start, span.start)),
    0,
  );
  return inside > (end - start) / 2;
}

/** Whether the sentence tells what somebody says, and so claims only that it was said. */
export function isReported(sentence: string, language: GrammarLanguage): boolean {
  return grammarOf(language).press.reporting.some((pattern) => pattern.test(sentence));
}

/** The sentences of a text, with what somebody is quoted as saying left in one piece. */
import { sentencesOf } from '../language/sentences.ts';

const quotationMarks: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
]);

/** Longer than this, a mark was opened by mistake; and few texts quote more often than so many times. */
const quotationLengthMax = 1500;
const quotationsMax = 50;

/** In order, word for word. A text that is all quotation is cut like any other. */
export function wholeSentencesOf(text: string): string[] {
  const quotations = quotationsIn(text);
  const whole: { start: number; end: number }[] = [];
  for (const { start, text: sentence } of sentencesOf(text)) {
    const last = whole.at(-1);
    const end = start + sentence.length;
    const isQuoted =
      last && quotations.some(({ from, to }) => last.start < from && from < last.end && last.end <= to);
    if (isQuoted) last.end = end;
    else whole.push({ start, end });
  }
  return whole.map(({ start, end }) => text.slice(start, end));
}

function quotationsIn(text: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let next = 0;
  for (const { 0: open, index } of text.matchAll(/["“«]/gu)) {
    if (index < next || found.length >= quotationsMax) continue;
    const close = quotationMarks.get(open) ?? '"';
    const length = text.slice(index + 1, index + quotationLengthMax).indexOf(close);
    if (length < 0) continue;
    const to = index + 1 + length;
    next = to + 1;
    found.push({ from: index, to });
  }
  return found;
}

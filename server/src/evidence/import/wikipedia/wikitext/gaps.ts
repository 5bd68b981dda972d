/**
 * Marks for what a plain text cannot show, and what becomes of the sentences that hold one. “The bridge is
 * {{unknown|1300}} metres long” without its number, or with the wrong one, would be false evidence: such a sentence
 * is dropped rather than kept with a hole. So is one that the encyclopedia itself calls unsourced or disputed.
 */
import { sentencesOf } from '../../../../language/sentences.ts';

/** Something stood here that could not be put into words. For private use, so no text means them. */
export const gap = '\ue000';
/** The sentence here or just before is in doubt. */
export const doubt = '\ue001';

// Bounded throughout, so that a page of nothing but full stops or marks takes no longer than any other.
const end = '[.!?…]{1,5}["\'”’»)\\]]{0,4}';
const gapAfterEnd = new RegExp(`(${end})${gap}(?=\\s|$)`, 'gu');
const doubtAfterEnd = new RegExp(`(${end}) ?${doubt}(?=\\s|$)`, 'gu');
const marked = new RegExp(`[${gap}${doubt}]`, 'u');
const severalMarks = new RegExp(`[${gap}${doubt}](?: ?[${gap}${doubt}])+`, 'gu');
const onlyMarks = new RegExp(`^[${gap}${doubt}\\s\\p{P}]*$`, 'u');

/** Whether a line says nothing but that something stood here: a box, a notice, a table. */
export const isOnlyGaps = (line: string) => marked.test(line) && onlyMarks.test(line);

export const hasGap = (text: string) => marked.test(text);

/** The whole sentences of a paragraph whose white space is folded. */
export function withoutGaps(paragraph: string): string {
  if (!marked.test(paragraph)) return paragraph;
  const single = paragraph.replace(severalMarks, (marks) => (marks.includes(doubt) ? doubt : gap));
  const text = withoutBrackets(single)
    // Behind a full stop stand notes and sources: the sentence is whole without them.
    .replace(gapAfterEnd, '$1')
    .replace(doubtAfterEnd, `${doubt}$1`);
  if (!marked.test(text)) return text;
  return sentencesOf(text)
    .filter((sentence) => !marked.test(sentence.text))
    .map((sentence) => sentence.text)
    .join(' ');
}

/** A sentence is whole without what it says in brackets: “Roma ({{pronuncia}}) è…”. */
function withoutBrackets(text: string): string {
  const round = (before: string) =>
    before.replace(/ ?\([^()]{0,300}\)/g, (brackets) => (marked.test(brackets) ? '' : brackets));
  return round(round(text));
}

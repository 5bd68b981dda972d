/** Cuts a page's text into passages that can be weighed and quoted one by one. */
import { sentencesOf } from '../language/sentences.ts';

export interface TextPassage {
  /** White space folded, otherwise as it stands in the text. */
  readonly text: string;
  /** Position in the page's text, in UTF-16 units. */
  readonly start: number;
}

/**
 * Whole sentences, as many as fit into `lengthMax`, in the order of the text. Paragraphs share a passage where they
 * fit, but a line that is no sentence (a heading, an item of a list) stands alone, so that it is not read as the
 * beginning of the next. A sentence that is too long is cut between words; a word longer than a passage is left out.
 */
export function passagesOf(text: string, { lengthMax = 700 }: { lengthMax?: number } = {}): TextPassage[] {
  const passages: TextPassage[] = [];
  let open: TextPassage | undefined;
  let openEnd = -1;
  const close = () => {
    if (open) passages.push(open);
    open = undefined;
  };
  for (const line of linesOf(text)) {
    const isSentence = /[.!?…。！？:;]["'”’»」』)\]]*$/u.test(line.text);
    // A paragraph that fits as a whole is not torn apart to fill the passage before it.
    const fits = open && open.text.length + 1 + line.text.length <= lengthMax;
    if (!isSentence || !fits) close();
    for (const sentence of sentencesOf(line.text)) {
      const piece = { text: sentence.text.replace(/\s+/g, ' '), start: line.start + sentence.start };
      // Not every script puts a space between sentences, and what is quoted must stand in the text.
      const gap = piece.start === openEnd ? '' : ' ';
      openEnd = piece.start + sentence.text.length;
      if (open && open.text.length + gap.length + piece.text.length > lengthMax) close();
      if (piece.text.length > lengthMax)
        passages.push(...cutBetweenWords(piece.start, sentence.text, lengthMax));
      else open = open ? { text: `${open.text}${gap}${piece.text}`, start: open.start } : piece;
    }
    if (!isSentence) close();
  }
  close();
  return passages;
}

function* linesOf(text: string): Generator<TextPassage> {
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') yield { text: line.trimEnd(), start };
    start += line.length + 1;
  }
}

function* cutBetweenWords(start: number, text: string, lengthMax: number): Generator<TextPassage> {
  let open: TextPassage | undefined;
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const isTooLong = word.length > lengthMax;
    if (open && (isTooLong || open.text.length + 1 + word.length > lengthMax)) {
      yield open;
      open = undefined;
    }
    if (isTooLong) continue;
    open = open ? { text: `${open.text} ${word}`, start: open.start } : { text: word, start: start + index };
  }
  if (open) yield open;
}

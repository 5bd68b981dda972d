/** Breaks a text into lines of a width, and says so with an ellipsis where they are too few for it. */

export interface WrapLimits {
  readonly widthMax: number;
  readonly linesMax: number;
  readonly measure: (text: string) => number;
}

export interface Wrapped {
  readonly lines: readonly string[];
  /** Whether something was left out. */
  readonly cut: boolean;
}

/** `closing` ends the text, cut or not: the quotation mark. */
export function wrapLines(
  text: string,
  closing: string,
  { widthMax, linesMax, measure }: WrapLimits,
): Wrapped {
  const lines: string[] = [];
  const words = `${text}${closing}`.split(' ').flatMap((word) => splitLong(word, widthMax, measure));
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= widthMax) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
    if (lines.length > linesMax) break;
  }
  if (lines.length < linesMax) return { lines: [...lines, line], cut: false };
  const kept = lines.slice(0, linesMax);
  const last = kept.pop() ?? '';
  return { lines: [...kept, ended(last, `…${closing}`, widthMax, measure)], cut: true };
}

/** A word wider than a line in pieces that fit, never empty ones. */
function splitLong(word: string, widthMax: number, measure: WrapLimits['measure']): string[] {
  if (measure(word) <= widthMax) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && measure(piece + character) > widthMax) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

function ended(line: string, ending: string, widthMax: number, measure: WrapLimits['measure']): string {
  let kept = line;
  while (kept !== '' && measure(kept + ending) > widthMax) {
    const lastSpace = kept.lastIndexOf(' ');
    kept = lastSpace > 0 ? kept.slice(0, lastSpace) : [...kept].slice(0, -1).join('');
  }
  return kept.replace(/[\s,;:.!?…–—-]+$/, '') + ending;
}

/** A name from a file, fit to stand in a sentence of ours. */

const lengthMax = 80;

/** One line without characters that do not show or that turn the line around; empty when nothing is left. */
export function shownText(text: string, max = lengthMax): string {
  const line = text
    .slice(0, max * 8)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029\ufffd]+/gu, ' ')
    .replace(/[«»„“”‟"‹›＂「」『』<>]+/gu, '')
    .replace(/\p{M}{3,}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...line];
  return letters.length > max
    ? `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

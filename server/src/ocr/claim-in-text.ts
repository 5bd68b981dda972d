/** What an image that is mostly text claims, as one text that can be checked by itself. */

const lengthMax = 500;
const wordsMin = 4;

const wordsIn = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** The whole text where it is short, the longest of its sentences otherwise; undefined where it claims nothing. */
export function claimInText(text: string): string | undefined {
  const whole = proseLines(text.split('\n')).join(' ').trim();
  const claim = whole.length <= lengthMax ? whole : longestSentence(whole);
  return wordsIn(claim) >= wordsMin ? claim : undefined;
}

/** Without names, buttons and counters: short lines that neither go on from the line before nor end a sentence. */
function proseLines(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => wordsIn(line) >= wordsMin)) return lines;
  return lines.filter(
    (line, index) =>
      wordsIn(line) >= wordsMin ||
      (index > 0 && wordsIn(lines[index - 1] ?? '') >= wordsMin && /^\p{Ll}|[.!?…]["”»]?$/u.test(line)) ||
      isAllCapitals(lines),
  );
}

/** Then a line's beginning says nothing about whether it goes on. */
const isAllCapitals = (lines: readonly string[]) => !/\p{Ll}/u.test(lines.join(''));

function longestSentence(text: string): string {
  const sentences = text.split(/(?<=[.!?…])\s+/u).filter((sentence) => sentence.length <= lengthMax);
  const [longest = ''] = sentences.sort((a, b) => b.length - a.length);
  if (wordsIn(longest) >= wordsMin) return longest;
  const start = text.slice(0, lengthMax);
  return start.slice(0, Math.max(start.lastIndexOf(' '), 0));
}

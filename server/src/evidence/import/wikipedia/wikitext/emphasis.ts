/** Takes bold and italics out of a line: runs of apostrophes, among which real ones have to be told apart. */
import { everyGrammar } from '../../../../language/grammars.ts';

/** `l'''Italia'''`, `dell''Inferno''`, `'''Roma'''`: as MediaWiki reads them. */
export function withoutEmphasis(line: string): string {
  if (!line.includes("''")) return line;
  const parts = line.split(/('{2,})/);
  // Every second part is a run; of four one is an apostrophe, of more than five all but five are.
  const runs = parts.flatMap((part, place) =>
    place % 2 === 1 ? [{ place, marks: marksOf(part.length) }] : [],
  );
  const bold = runs.filter(({ marks }) => marks === 3 || marks === 5).length;
  const italic = runs.filter(({ marks }) => marks === 2 || marks === 5).length;
  // Neither closes: one that looks like bold is an apostrophe and the beginning of italics.
  const mistaken = bold % 2 === 1 && italic % 2 === 1 ? mistakenBold(parts, runs) : undefined;
  return parts
    .map((part, place) => {
      if (place % 2 === 0) return part;
      return "'".repeat(part.length - marksOf(part.length) + (place === mistaken ? 1 : 0));
    })
    .join('');
}

const marksOf = (length: number) => (length === 4 ? 3 : Math.min(length, 5));

/** Whether a word stands here that loses its last vowel to an apostrophe. */
const isElided = (text: string) => everyGrammar.some(({ encyclopedia }) => encyclopedia.elided?.test(text));

/** Best after an elided article, then as MediaWiki: after a word of one letter, after a longer one, after a space. */
function mistakenBold(
  parts: readonly string[],
  runs: readonly { place: number; marks: number }[],
): number | undefined {
  const candidates = runs.filter(({ marks }) => marks === 3).map(({ place }) => place);
  const before = (place: number) => parts[place - 1] ?? '';
  return (
    candidates.find((place) => isElided(before(place).slice(-10))) ??
    candidates.find((place) => /(?:^|\s)\S$/u.test(before(place))) ??
    candidates.find((place) => /\S$/u.test(before(place))) ??
    candidates[0]
  );
}

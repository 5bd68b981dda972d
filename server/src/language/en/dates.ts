/** How English writes dates, decades and centuries. */
import type { DateGrammar, SpanReader } from '../grammar-numbers.ts';
import { wordSet } from '../phrases.ts';
import { centuryFrom, decadeDigits, decadeFrom, isApostrophe, plainNumeral } from '../year-spans.ts';
import { numbers } from './numbers.ts';

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const centuryName = /^(?:century|centuries)$/;
const suffixes = wordSet('st nd rd th');

/** `1990s`, `'90s`. */
const decade: SpanReader = (tokens, index) => {
  const start = isApostrophe(tokens[index]) ? index + 1 : index;
  const suffix = tokens[start + 1];
  if (suffix?.folded !== 's' || !suffix.glued) return undefined;
  return decadeFrom(plainNumeral(tokens[start], decadeDigits), start + 2);
};

/** `20th century`, `twentieth century`. */
const century: SpanReader = (tokens, index) => {
  const token = tokens[index];
  const after = (offset: number) => tokens[index + offset]?.folded ?? '';
  if (token?.kind === 'word')
    return centuryName.test(after(1))
      ? centuryFrom(numbers.ordinals.get(token.folded), index + 2)
      : undefined;
  const isRanked = suffixes.has(after(1)) || /^[°º]$/.test(after(1));
  return isRanked && centuryName.test(after(2))
    ? centuryFrom(plainNumeral(token, /^\d{1,2}$/), index + 3)
    : undefined;
};

export const dates: DateGrammar = {
  months: new Map(
    months.flatMap((name, index) =>
      [name, name.slice(0, 3), ...(name === 'september' ? ['sept'] : [])].map(
        (spelling) => [spelling, index + 1] as const,
      ),
    ),
  ),
  monthsHaveCapitals: true,
  monthComesFirst: true,
  daySuffixes: suffixes,
  beforeMonth: wordSet('of'),
  beforeYear: wordSet('of'),
  openers: new Set(),
  decade,
  century,
  eras: { before: wordSet('bc bce'), after: wordSet('ad ce') },
  erasHaveDots: true,
  beforeYears: wordSet(
    'in since by until before after of from year during ( to and the season late early mid',
  ),
  beforeCounts: wordSet(
    'over about almost than has have had with least other another were are some nearly costs',
  ),
};

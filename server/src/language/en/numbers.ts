/** How English writes numbers. */
import type { NumberGrammar } from '../grammar-numbers.ts';
import { wordSet } from '../phrases.ts';

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

export const numbers: NumberGrammar = {
  groupingSign: ',',
  // Written apart or with a hyphen, which the reader of numbers adds up.
  spelled: new Map([
    ...units.map((word, value) => [word, value] as const),
    ...tens.map((word, index) => [word, (index + 2) * 10] as const),
    ['a', 1],
    ['an', 1],
  ]),
  joinedBy: 'and',
  articles: wordSet('a an'),
  boundArticles: wordSet('a an'),
  doubtful: new Map([['one', new Set<string>()]]),
  multipliers: new Map([
    ['hundred', 100],
    ['thousand', 1e3],
    ['million', 1e6],
    ['mln', 1e6],
    ['mn', 1e6],
    ['billion', 1e9],
    ['bn', 1e9],
    ['trillion', 1e12],
    ['tn', 1e12],
    ['dozen', 12],
  ]),
  roughCounts: new Map([
    ['dozens', 12],
    ['scores', 20],
    ['hundreds', 100],
    ['thousands', 1e3],
    ['millions', 1e6],
    ['billions', 1e9],
  ]),
  of: 'of',
  ofTheWhole: wordSet('of the'),
  denominators: new Map([
    ['half', 2],
    ['third', 3],
    ['thirds', 3],
    ['quarter', 4],
    ['quarters', 4],
    ['fifth', 5],
    ['fifths', 5],
    ['tenth', 10],
    ['tenths', 10],
  ]),
  half: { word: 'half' },
  andAHalf: 'and a half',
  outOf: 'in',
  ordinals: new Map(ordinals.map((word, index) => [word, index + 1] as const)),
  ordinalSuffixes: wordSet('st nd rd th'),
  beforeOrdinals: wordSet('the a its his her their'),
  approximations: {
    over: 'over|more than|at least|above|upwards of|exceeding|no fewer than|no less than|greater than',
    under: 'under|less than|fewer than|almost|nearly|below|up to|at most|no more than|close to',
    about: 'about|around|approximately|roughly|some|circa|an estimated|more or less',
  },
  articlesBetween: wordSet('the a'),
  minus: 'minus',
  ranges: [
    [/^between$/, /^and$/],
    [/^from$/, /^(?:to|until|till)$/],
  ],
};

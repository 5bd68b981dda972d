/** What came out of the check of an article, and what else to know about it. */
import type { Confidence, TextLevel } from '../../text-codes.ts';
import { format } from '../format.ts';

/** Of the claims that were checked. */
interface Confirmed {
  confirmed: number;
  all: number;
}

const { plural } = format;

const verbs: Readonly<Record<Confidence, string>> = {
  high: 'is',
  medium: 'appears to be',
  low: 'seems',
};

const levels: Readonly<Record<Exclude<TextLevel, 'unverifiable'>, string>> = {
  true: 'true',
  false: 'false',
  misleading: 'misleading',
};

const are = (count: number) => plural(count, { one: 'is', other: 'are' });

export const article = {
  decided: ({
    level,
    confidence,
    grounds,
  }: {
    level: Exclude<TextLevel, 'unverifiable'>;
    confidence: Confidence;
    grounds: string;
  }) => `The article ${verbs[confidence]} ${levels[level]}: ${grounds}.`,
  /** Grounds: parts of a sentence. */
  titleContradicted: 'the title says something that the text contradicts',
  mainClaimRefuted: ({ claim }: { claim: string }) => `what it maintains, ${format.quote(claim)}, is refuted`,
  oneClaim: ({ claim, level }: { claim: string; level: 'false' | 'misleading' }) =>
    `one of the claims it makes, ${format.quote(claim)}, is ${level === 'false' ? 'refuted' : 'misleading'}`,
  confirmed({ confirmed, all }: Confirmed) {
    if (all === 1) return 'the only claim that was checked is confirmed';
    if (confirmed === 2 && all === 2) return 'both claims that were checked are confirmed';
    if (confirmed === all) return `all ${all} claims that were checked are confirmed`;
    return `${confirmed} of the ${all} claims that were checked ${are(confirmed)} confirmed, and none is refuted`;
  },
  nothingToCheck:
    'No statements of fact that could be checked were found in the article. This does not mean that it is true, nor that it is false.',
  undecided({ confirmed, all }: Confirmed) {
    const left = plural(all - confirmed, { one: 'other is', other: 'others are' });
    const why =
      all === 1 && confirmed === 0
        ? 'the only claim that was checked is neither confirmed nor refuted'
        : confirmed === 0
          ? `none of the ${all} claims that were checked is confirmed or refuted`
          : `${confirmed} of the ${all} claims that were checked ${are(confirmed)} confirmed, and the ${left} neither confirmed nor refuted`;
    return `The article cannot be verified: ${why}. This does not mean that it is true, nor that it is false: settling it takes primary sources on the claims listed.`;
  },
  satire: 'The page presents itself as satire, and is not to be taken for news.',
  opinion: 'It is an opinion piece: only the facts it cites were checked.',
  old: ({ years }: { years: number }) =>
    `The article is more than ${plural(years, { one: 'a year', other: `${years} years` })} old: it is not today's news.`,
  weighed: "The sources are weighed with the operator's list.",
  silent: ({ names }: { names: readonly string[] }) => `Sources that did not answer: ${names.join(', ')}.`,
};

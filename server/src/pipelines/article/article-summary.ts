/** Writes `sintesi` and `consiglio` of an article: what came out, because of which claim, and what else to know. */
import type { TextLevel } from '@riscontro/contract/inside';
import type { Words } from '@riscontro/words';
import { quotable } from '../text/summary-quoted.ts';
import type { ArticleVerdict } from './article-verdict.ts';

type SummaryWords = Words['summaries']['article'];

export interface ArticleAccount {
  readonly verdict: ArticleVerdict;
  readonly claims: readonly { readonly text: string; readonly level: TextLevel }[];
  readonly kind: 'article' | 'satire' | 'opinion' | 'live' | 'gallery';
  /** Whole years since it was published, where it is old. */
  readonly ageYears?: number | undefined;
  /** Names of the sources that did not answer. */
  readonly silent: readonly string[];
  /** The operator's list of sources had a part in it. */
  readonly weighed?: boolean;
}

const claimLengthMax = 160;

export function writeArticleSummary(account: ArticleAccount, words: SummaryWords): string {
  return [outcome(account, words), ...notes(account, words)].join(' ');
}

function outcome({ verdict, claims }: ArticleAccount, words: SummaryWords): string {
  const { level, confidence } = verdict;
  if (level !== 'unverifiable') {
    return words.decided({ level, confidence, grounds: grounds({ verdict, claims }, words) });
  }
  return claims.length === 0 ? words.nothingToCheck : words.undecided(counted(claims));
}

function grounds({ verdict, claims }: Pick<ArticleAccount, 'verdict' | 'claims'>, words: SummaryWords) {
  if (verdict.because === 'title') return words.titleContradicted;
  if (verdict.level === 'true') return words.confirmed(counted(claims));
  const decisive = claims[verdict.because ?? -1];
  const claim = quotable(decisive?.text ?? '', claimLengthMax) ?? '';
  return verdict.level === 'false'
    ? words.mainClaimRefuted({ claim })
    : words.oneClaim({ claim, level: decisive?.level === 'false' ? 'false' : 'misleading' });
}

const counted = (claims: ArticleAccount['claims']) => ({
  confirmed: claims.filter(({ level }) => level === 'true').length,
  all: claims.length,
});

function notes({ kind, ageYears, silent, weighed }: ArticleAccount, words: SummaryWords): string[] {
  return [
    ...(kind === 'satire' ? [words.satire] : []),
    ...(kind === 'opinion' ? [words.opinion] : []),
    ...(ageYears === undefined ? [] : [words.old({ years: ageYears })]),
    ...(weighed ? [words.weighed] : []),
    ...(silent.length > 0 ? [words.silent({ names: [...new Set(silent)] })] : []),
  ];
}

export function writeArticleAdvice(
  { verdict, claims, kind, ageYears }: ArticleAccount,
  words: Words['advice']['article'],
): string {
  const isEmpty = verdict.level === 'unverifiable' && claims.length === 0;
  const step =
    kind === 'satire' ? words.satire : isEmpty ? words.nothingToCheck : words.byLevel[verdict.level];
  return [step, ...(ageYears === undefined ? [] : [words.old])].join(' ');
}

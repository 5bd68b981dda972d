/**
 * The level of an article, from those of its claims:
 *
 * 1. A central claim that is false makes it `falso`.
 * 2. A false claim elsewhere, a misleading one, or a title that its own text contradicts makes it `fuorviante`: true
 *    pieces do not outweigh it.
 * 3. It is `vero` when at least half of its claims are true, a central one among them where there is any, and none is
 *    false or misleading.
 * 4. Otherwise it is `non verificabile`.
 *
 * What is noticed about the page (no author, no date, hidden text) never changes the level, except the title of rule 2.
 */
import type { Confidence } from '@riscontro/contract/inside';
import type { Verdict } from '../../domain/verdict.ts';

export interface JudgedClaim {
  readonly central: boolean;
  readonly verdict: Verdict;
}

export interface ArticleVerdict extends Verdict {
  /** The claim that decided, by its place; for a title that is contradicted, `titolo`. */
  readonly because?: number | 'title';
}

export function articleVerdict(claims: readonly JudgedClaim[], titleContradicted: boolean): ArticleVerdict {
  const first = (fits: (claim: JudgedClaim) => boolean) => claims.findIndex(fits);
  const has = (level: string) => (claim: JudgedClaim) => claim.verdict.level === level;
  const falseCentral = first((claim) => claim.central && has('false')(claim));
  if (falseCentral >= 0) return decided('false', claims, falseCentral);
  const falseOne = first(has('false'));
  if (falseOne >= 0) return decided('misleading', claims, falseOne);
  const misleading = first(has('misleading'));
  if (misleading >= 0) return decided('misleading', claims, misleading);
  if (titleContradicted) return { level: 'misleading', score: 40, confidence: 'low', because: 'title' };
  const confirmed = claims.filter(has('true'));
  const hasCentral = claims.some(({ central }) => central);
  const isConfirmed =
    confirmed.length > 0 &&
    2 * confirmed.length >= claims.length &&
    (!hasCentral || confirmed.some(({ central }) => central));
  const score = Math.round(
    claims.reduce((sum, { verdict }) => sum + verdict.score, 0) / Math.max(1, claims.length),
  );
  if (isConfirmed) return { level: 'true', score: Math.max(51, score), confidence: confidenceIn(confirmed) };
  return {
    level: 'unverifiable',
    score: claims.length === 0 ? 50 : Math.min(65, Math.max(35, score)),
    confidence: 'low',
    reason: claims[0]?.verdict.reason ?? 'insufficientEvidence',
  };
}

function decided(
  level: 'false' | 'misleading',
  claims: readonly JudgedClaim[],
  because: number,
): ArticleVerdict {
  const { score = 50, confidence = 'low' } = claims[because]?.verdict ?? {};
  const bounded = level === 'false' ? Math.min(40, score) : Math.min(60, Math.max(20, score));
  return { level, score: bounded, confidence, because };
}

/** That of the least sure of them; a single sentence, however sure, does not vouch for a whole article. */
function confidenceIn(confirmed: readonly JudgedClaim[]): Confidence {
  const order = ['low', 'medium', 'high'] as const;
  const weakest = order.find((one) => confirmed.some(({ verdict }) => verdict.confidence === one)) ?? 'low';
  return confirmed.length === 1 && weakest === 'high' ? 'medium' : weakest;
}

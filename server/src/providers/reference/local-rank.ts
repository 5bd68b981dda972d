/** Orders what the local index found by more than the words: its language, the best hits' own words, its page. */

import type { IndexHit } from '../../evidence/evidence-index.ts';
import { analyse } from '../../language/analyse.ts';
import type { GrammarLanguage } from '../../language/grammars.ts';
import { rarityOf } from '../../language/rarity.ts';

/** Measured on the public sets, docs/evaluation.md: what each of them adds to recall. */
const otherLanguage = 0.65;
const feedbackHits = 3;
const feedbackTerms = 40;
const feedbackShare = 0.3;
const pageShare = 0.15;
/** Hits that lead others of their page. */
const leadersMax = 20;

/** Best first. */
export function rankLocally(hits: readonly IndexHit[], language: GrammarLanguage): IndexHit[] {
  const preferred = hits
    .map((hit) => ({ hit, score: hit.language === language ? hit.score : hit.score * otherLanguage }))
    .sort((a, b) => b.score - a.score);
  return withPages(withFeedback(preferred)).map(({ hit }) => hit);
}

interface Scored {
  readonly hit: IndexHit;
  readonly score: number;
}

/** The words that the best hits have in common with others tell what the claim is about, beyond its own words. */
function withFeedback(scored: readonly Scored[]): Scored[] {
  const best = scored[0]?.score ?? 0;
  const terms = scored.map(({ hit }) => new Set(analyse(`${hit.title} ${hit.text}`, hit.language)));
  const weights = new Map<string, number>();
  for (const [i, { hit, score }] of scored.slice(0, feedbackHits).entries()) {
    for (const term of terms[i] ?? []) {
      weights.set(term, (weights.get(term) ?? 0) + (score / best) * rarityOf(term, hit.language));
    }
  }
  const chosen = new Map([...weights].sort(([, a], [, b]) => b - a).slice(0, feedbackTerms));
  const all = [...chosen.values()].reduce((sum, weight) => sum + weight, 0);
  return scored
    .map(({ hit, score }, i) => {
      let shared = 0;
      for (const term of terms[i] ?? []) shared += chosen.get(term) ?? 0;
      return { hit, score: score + (all === 0 ? 0 : feedbackShare * best * (shared / all)) };
    })
    .sort((a, b) => b.score - a.score);
}

/** A page with one good passage is about the claim, and its other passages may complete it. */
function withPages(scored: readonly Scored[]): Scored[] {
  const pages = new Map<string, Scored[]>();
  const pageOf = ({ hit }: Scored) => `${hit.language} ${hit.url}`;
  for (const one of scored) pages.set(pageOf(one), [...(pages.get(pageOf(one)) ?? []), one]);
  const leaders = new Set(scored.slice(0, leadersMax));
  return scored
    .map((one) => {
      const others = (pages.get(pageOf(one)) ?? []).filter((other) => other !== one);
      const lead = Math.max(0, ...others.filter((other) => leaders.has(other)).map(({ score }) => score));
      return {
        hit: one.hit,
        score: one.score + (others.length === 0 ? 0 : (pageShare * lead) / Math.sqrt(others.length)),
      };
    })
    .sort((a, b) => b.score - a.score);
}

/** What the operator's list of sources does to a check: ratings on passages, weights on stances. Without one: nothing. */
import type { Passage } from '../../domain/passage.ts';
import { weightOf } from '../../domain/reliability.ts';
import { restsOnSources, type Verdict } from '../../domain/verdict.ts';
import type { FactCheck } from '../../providers/fact-check/fact-check.ts';
import type { Stance } from '../../providers/judge/judge.ts';
import type { Examination, Witness } from './examine.ts';

export type ReliabilityOf = (url: string) => number | undefined;

/** Stands in `metodo` when the operator's list had a part in the result. */
export const weighedMark = 'fonti';

export const noList: ReliabilityOf = () => undefined;

/** With the rating of their site; words that only point to a page are not the site's. */
export function rated(passages: readonly Passage[], reliabilityOf: ReliabilityOf): Passage[] {
  return passages.map((passage) => {
    const reliability = passage.writtenBy === undefined ? reliabilityOf(passage.url) : undefined;
    return reliability === undefined ? passage : { ...passage, reliability };
  });
}

/** Those of well-rated publishers first, otherwise in the order given. */
export function bestPublishersFirst(
  factChecks: readonly FactCheck[],
  reliabilityOf: ReliabilityOf,
): FactCheck[] {
  return factChecks.toSorted((a, b) => weightOf(reliabilityOf(b.url)) - weightOf(reliabilityOf(a.url)));
}

/** As far as its site counts. */
export function weighed<W extends Witness>(witness: W): W {
  const weight = weightOf(witness.passage.reliability);
  if (weight === 1) return witness;
  const { supports, refutes, quote } = witness.stance;
  const stance: Stance = {
    supports: supports * weight,
    refutes: refutes * weight,
    neutral: 1 - (supports + refutes) * weight,
    quote,
  };
  return { ...witness, stance };
}

/** Whether the list had a part in it: by a passage that says something, or that it made lighter. */
export function isListed({ passage, stance }: Witness): boolean {
  return passage.reliability !== undefined && (stance.quote !== '' || weightOf(passage.reliability) < 1);
}

/** Whether a result has to say that the list was used. */
export function isWeighed(examinations: readonly Examination[], verdicts: readonly Verdict[]): boolean {
  return verdicts.some((verdict, i) => examinations[i]?.listed === true && restsOnSources(verdict));
}

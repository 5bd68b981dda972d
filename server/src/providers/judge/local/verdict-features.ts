/** What the local judge looks at when it weighs all passages together. */

/** A passage's features with the stance that was read from them. */
export interface ReadPassage {
  readonly features: Readonly<Record<string, number>>;
  readonly supports: number;
  readonly refutes: number;
  readonly neutral: number;
}

/** Passages beyond these are too far from the claim. */
export const passagesWeighed = 5;

const spread = ['coverage', 'coverageText', 'coverageNames', 'coverageOthers', 'together', 'exact'];
const averaged = [
  'passageNegations',
  'negationDiffers',
  'turned',
  'passageDenials',
  'passageConfirmations',
  'passageAbsolutes',
  'opensWithNo',
  'numbersFound',
  'numbersDiffering',
  'datesDiffering',
  'numbersElsewhere',
  'contraries',
  'missing',
  'missingNames',
  'replaced',
  'replacedNames',
  'asks',
  'passageLength',
  'titleInClaim',
  'titled',
];
const ofTheClaim = ['claimNegations', 'claimAbsolutes', 'claimHedges', 'claimLength', 'numbers', 'names'];

/** At least one passage is needed. */
export function verdictFeatures(all: readonly ReadPassage[]): Record<string, number> {
  const passages = all.slice(0, passagesWeighed);
  const first = passages[0];
  const of = (name: string) => passages.map(({ features }) => features[name] ?? 0);
  const leanings = passages.map(({ supports, refutes }) => Math.log((supports + 0.03) / (refutes + 0.03)));
  const weighted = passages.map(({ neutral }, i) => (leanings[i] ?? 0) * (1 - neutral));
  const supports = passages.map((passage) => passage.supports);
  const refutes = passages.map((passage) => passage.refutes);
  const neutrals = passages.map((passage) => passage.neutral);
  return {
    supportMost: Math.max(...supports),
    refutationMost: Math.max(...refutes),
    supportMean: mean(supports),
    refutationMean: mean(refutes),
    supportFirst: first?.supports ?? 0,
    refutationFirst: first?.refutes ?? 0,
    neutralFirst: first?.neutral ?? 1,
    neutralLeast: Math.min(...neutrals),
    neutralMean: mean(neutrals),
    leaning: weighted.reduce((sum, value) => sum + value, 0),
    leaningStrongest: weighted.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0),
    leaningMean: mean(leanings),
    conflict: Math.min(Math.max(...supports), Math.max(...refutes)),
    ...Object.fromEntries(
      spread.flatMap((name) => [
        [`${name}Most`, Math.max(...of(name))],
        [`${name}Mean`, mean(of(name))],
        [`${name}First`, of(name)[0] ?? 0],
      ]),
    ),
    ...Object.fromEntries(
      averaged.flatMap((name) => [
        [`${name}Mean`, mean(of(name))],
        [`${name}First`, of(name)[0] ?? 0],
      ]),
    ),
    ...Object.fromEntries(ofTheClaim.map((name) => [name, first?.features[name] ?? 0])),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

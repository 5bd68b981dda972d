/**
 * Measures how well a claim is known again in other words. Claims about FEVER's pages and of the bundled knowledge's
 * topics are looked up with weights that have not seen them.
 *
 * npm run eval -- matching FOLDER
 */
import type { Told } from '../src/domain/measurement.ts';
import { fixed, whole as wholeNumber } from '../src/evaluation/figures/figure.ts';
import { keepMeasurement, measuredNow } from '../src/evaluation/figures/keep-measurement.ts';
import { measurementMarkdown } from '../src/evaluation/figures/measurement-markdown.ts';
import { isCloseEnough, likelihood, type SameClaimWeights } from '../src/providers/judge/local/same-claim.ts';
import { type Candidate, learnSameClaim, readLookups } from '../training/learn-same-claim.ts';
import type { Lookup } from '../training/same-claim-lookups.ts';

const [data] = process.argv.slice(2);
if (!data) throw new Error('Usage: npm run eval -- matching FOLDER');

const folds = 5;
const lookups = await readLookups(data);
const groups = [...new Set(lookups.map(({ group }) => group))];
const foldOf = new Map(groups.map((group, i) => [group, i % folds]));

function judged(weights: SameClaimWeights, { topic, side, whole }: Candidate) {
  if (whole) return { isTaken: true, closeness: 1 };
  const [sameTopic, rightSide] = [likelihood(weights.topic, topic), likelihood(weights.side, side)];
  return {
    isTaken: isCloseEnough({ sameTopic, rightSide, topic, side }),
    closeness: sameTopic * rightSide,
  };
}

/** As it is used: of all that is known only the closest is taken, and only if it is close enough. */
const measured = Array.from({ length: folds }, (_, fold) => {
  const weights = learnSameClaim(lookups.filter(({ group }) => foldOf.get(group) !== fold));
  return lookups
    .filter(({ group }) => foldOf.get(group) === fold)
    .map((lookup) => {
      const best = lookup.candidates
        .filter(({ contradicts, whole }) => whole || !contradicts)
        .map((one) => ({ ...one, ...judged(weights, one) }))
        .filter(({ isTaken }) => isTaken)
        .sort((a, b) => b.closeness - a.closeness)[0];
      return { lookup, taken: best };
    });
}).flat();

function rowOf(name: string, set: Lookup['set']): Told[] {
  // Of a published fact-check the contrary is not used.
  const own = measured.filter(
    ({ lookup, taken }) => lookup.set === set && !(set === 'fever' && taken?.denies),
  );
  const taken = own.filter((one) => one.taken);
  const right = taken.filter((one) => one.taken?.isSame && one.taken.denies === one.lookup.denies).length;
  const all = measured.filter(({ lookup }) => lookup.set === set && lookup.same).length;
  const count = (of: (one: (typeof taken)[number]) => boolean | undefined) =>
    wholeNumber(taken.filter(of).length);
  return [
    name,
    wholeNumber(all),
    fixed(right / Math.max(1, taken.length), 3),
    fixed(right / Math.max(1, all), 3),
    count((one) => one.lookup.kind === 'plain' && !one.taken?.isSame),
    count((one) => one.lookup.kind === 'negated'),
    count((one) => one.lookup.kind === 'number'),
    count((one) => one.taken?.isSame && one.taken.denies !== one.lookup.denies),
  ];
}

const measurement = measuredNow({
  command: 'npm run eval -- matching FOLDER',
  parts: [
    {
      columns: [
        'claims looked up',
        'with the same known',
        'precision (aim .95)',
        'recall (aim .50)',
        'wrong: another claim',
        'wrong: negated',
        'wrong: another number',
        'wrong: the contrary',
      ],
      rows: [rowOf('FEVER, Italian and English', 'fever'), rowOf('bundled knowledge, by topic', 'knowledge')],
    },
  ],
});
process.stdout.write(`${measurementMarkdown(measurement)}\n`);
keepMeasurement('evaluation', 'matching', measurement);

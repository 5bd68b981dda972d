/** The measured robustness in a table for docs/evaluation.md. */
import type { Measurement } from '../../domain/measurement.ts';
import { count, fixed, percent, told } from '../figures/figure.ts';
import type { Robustness } from './measure-robustness.ts';

export function reportRobustness(measured: Robustness): Measurement['parts'] {
  const { photos, flat, changes, twins, pairs, falseMatches, storedMean, askedMean } = measured;
  const rate = pairs === 0 ? undefined : (falseMatches.length / pairs) * 100_000;
  return [
    {
      key: 'changes',
      columns: ['change', { key: 'found', heading: 'found again' }, 'pictures'],
      rows: changes.map(({ change, found, of }) => [
        change,
        percent(of === 0 ? undefined : found / of),
        told`${count(found)} of ${count(of)}`,
      ]),
    },
    {
      sentence: told`${count(photos)} pictures, ${count(flat)} of them too flat to be kept, ${count(twins)} there twice. False matches: ${count(falseMatches.length, 'falseMatches')} in ${count(pairs, 'pairs')} pairs of different pictures, **${fixed(rate, 2)} in 100,000**. Of a picture ${fixed(storedMean, 1)} hashes are kept and ${fixed(askedMean, 1)} asked for.`,
    },
  ];
}

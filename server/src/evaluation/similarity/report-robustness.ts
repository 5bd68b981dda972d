/** The measured robustness in a table for docs/evaluation.md. */
import { markdownTable } from '../markdown-section.ts';
import type { Robustness } from './measure-robustness.ts';

export function reportRobustness(measured: Robustness): string {
  const { photos, flat, changes, twins, pairs, falseMatches, storedMean, askedMean } = measured;
  const number = (value: number) => value.toLocaleString('en');
  const rows = changes.map(({ change, found, of }) => [
    change,
    of === 0 ? '–' : `${((found / of) * 100).toFixed(1)} %`,
    `${number(found)} of ${number(of)}`,
  ]);
  const rate = pairs === 0 ? '–' : ((falseMatches.length / pairs) * 100_000).toFixed(2);
  return [
    markdownTable(['change', 'found again', 'pictures'], rows),
    `${number(photos)} pictures, ${number(flat)} of them too flat to be kept, ${number(twins)} there twice. False matches: ${number(falseMatches.length)} in ${number(pairs)} pairs of different pictures, **${rate} in 100,000**. Of a picture ${storedMean.toFixed(1)} hashes are kept and ${askedMean.toFixed(1)} asked for.`,
  ].join('\n\n');
}

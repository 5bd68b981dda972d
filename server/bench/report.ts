/** What a bench found: told on the terminal and, where it is to be kept, in docs/figures/benchmarks/. */
import type { Measurement } from '../src/domain/measurement.ts';
import { keepMeasurement, measuredNow } from '../src/evaluation/figures/keep-measurement.ts';
import { partsMarkdown } from '../src/evaluation/figures/measurement-markdown.ts';

export function reportBench(name: string, parts: Measurement['parts'], { write }: { write: boolean }): void {
  console.log(partsMarkdown(parts));
  if (!write) return;
  keepMeasurement('benchmarks', name, measuredNow({ command: `npm run bench -- ${name} --write`, parts }));
}

/** Shows how far an evaluation is: a bar on a terminal, a line now and then elsewhere. */
import type { Output } from './engine-opening.ts';
import { oneLine, visible } from './terminal.ts';

export interface EvalProgress {
  /** Draws at once when the work is done, else not too often. */
  show(work: string, done: number, total: number): void;
  /** A line of its own, which stays. */
  print(text: string): void;
  end(): void;
}

const barWidth = 30;
const barEveryMs = 100;
const lineEveryMs = 5_000;

export function createEvalProgress(
  output: Output,
  clock: () => number = () => performance.now(),
): EvalProgress {
  let shownMs = clock();
  let drawn = false;
  const wipe = () => {
    if (drawn) output.write('\r\x1b[K');
    drawn = false;
  };
  return {
    show(work, done, total) {
      const finished = done >= total;
      if (!finished && clock() - shownMs < (output.isTTY ? barEveryMs : lineEveryMs)) return;
      shownMs = clock();
      const share = total === 0 ? 1 : Math.min(1, done / total);
      const text = `${oneLine(work)}: ${Math.floor(share * 100)} %`;
      if (!output.isTTY) return void output.write(`${text}\n`);
      wipe();
      const full = Math.round(share * barWidth);
      output.write(`[${'='.repeat(full)}${' '.repeat(barWidth - full)}] ${text}`);
      drawn = true;
    },
    print(text) {
      wipe();
      output.write(`${visible(text)}\n`);
    },
    end: wipe,
  };
}

/** Shows how far long work is: a bar that redraws itself on a terminal, a line now and then elsewhere. */
import { type Output, oneLine, visible } from './terminal.ts';

export interface ProgressLine {
  /** Not too often, unless it is the last. */
  show(share: number, text: string, options?: { readonly isLast?: boolean }): void;
  /** At once, without a bar: what cannot be measured. */
  announce(text: string): void;
  /** A line of its own, which stays. */
  print(text: string): void;
  end(): void;
}

const barWidth = 30;
const barEveryMs = 100;
const lineEveryMs = 5_000;

export function createProgressLine(
  output: Output,
  clock: () => number = () => performance.now(),
): ProgressLine {
  let shownMs = clock();
  let drawn = false;
  const wipe = () => {
    if (drawn) output.write('\r\x1b[K');
    drawn = false;
  };
  const draw = (before: string, text: string) => {
    shownMs = clock();
    if (!output.isTTY) return void output.write(`${oneLine(text)}\n`);
    wipe();
    output.write(`${before}${oneLine(text)}`);
    drawn = true;
  };
  return {
    show(share, text, { isLast = false } = {}) {
      if (!isLast && clock() - shownMs < (output.isTTY ? barEveryMs : lineEveryMs)) return;
      const full = Math.round(share * barWidth);
      draw(`[${'='.repeat(full)}${' '.repeat(barWidth - full)}] `, text);
    },
    announce: (text) => draw('', text),
    print(text) {
      wipe();
      output.write(`${visible(text)}\n`);
    },
    end: wipe,
  };
}

/** How much of it is done, from 0 to 1; of nothing, all. */
export const shareOf = (done: number, total: number) => (total === 0 ? 1 : Math.min(1, done / total));

export const percentOf = (share: number) => Math.floor(share * 100);

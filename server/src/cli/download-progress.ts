/** Shows how far a download is: a bar on a terminal, a line now and then elsewhere. */
import type { Words } from '@riscontro/words';
import { type Output, oneLine } from './terminal.ts';

type ProgressWords = Pick<Words['terminal']['models'], 'progress'>;

export interface DownloadProgress {
  update(file: string, receivedBytes: number, sizeBytes: number | undefined): void;
  /** Ends the last line. */
  end(): void;
}

const barWidth = 30;
/** Of a file, between two plain lines. */
const stepPercent = 10;
const redrawMs = 100;

export function createDownloadProgress(
  output: Output,
  words: ProgressWords,
  now: () => number = Date.now,
): DownloadProgress {
  return output.isTTY ? bar(output, words, now) : lines(output, words);
}

function bar(output: Output, words: ProgressWords, now: () => number): DownloadProgress {
  let drawnAtMs = 0;
  let drawnFile: string | undefined;
  return {
    update(file, receivedBytes, sizeBytes) {
      const finished = receivedBytes === sizeBytes;
      if (file === drawnFile && !finished && now() - drawnAtMs < redrawMs) return;
      if (drawnFile !== undefined && file !== drawnFile) output.write('\n');
      drawnFile = file;
      drawnAtMs = now();
      const filled = Math.round(barWidth * share(receivedBytes, sizeBytes));
      const drawing = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`;
      const amount = words.progress({ received: receivedBytes, size: sizeBytes });
      output.write(`\r\u001b[K${drawing} ${amount}  ${oneLine(file)}`);
    },
    end() {
      if (drawnFile !== undefined) output.write('\n');
      drawnFile = undefined;
    },
  };
}

function lines(output: Output, words: ProgressWords): DownloadProgress {
  let file: string | undefined;
  let step = 0;
  return {
    update(current, receivedBytes, sizeBytes) {
      const reached = Math.floor((share(receivedBytes, sizeBytes) * 100) / stepPercent);
      if (current === file && reached <= step) return;
      file = current;
      step = reached;
      const amount = words.progress({ received: receivedBytes, size: sizeBytes });
      output.write(`${oneLine(current)}: ${amount}\n`);
    },
    end: () => undefined,
  };
}

function share(receivedBytes: number, sizeBytes: number | undefined): number {
  return sizeBytes ? Math.min(1, receivedBytes / sizeBytes) : 0;
}

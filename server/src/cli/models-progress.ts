/** Shows how far a download is: a bar on a terminal, a line now and then elsewhere. */
import { oneLine } from './terminal.ts';

export interface Progress {
  update(file: string, receivedBytes: number, sizeBytes: number | undefined): void;
  /** Ends the last line. */
  end(): void;
}

export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const barWidth = 30;
/** Of a file, between two plain lines. */
const stepPercent = 10;
const redrawMs = 100;

export function createProgress(output: ProgressOutput, now: () => number = Date.now): Progress {
  return output.isTTY ? bar(output, now) : lines(output);
}

function bar(output: ProgressOutput, now: () => number): Progress {
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
      output.write(`\r\u001b[K${drawing} ${amount(receivedBytes, sizeBytes)}  ${oneLine(file)}`);
    },
    end() {
      if (drawnFile !== undefined) output.write('\n');
      drawnFile = undefined;
    },
  };
}

function lines(output: ProgressOutput): Progress {
  let file: string | undefined;
  let step = 0;
  return {
    update(current, receivedBytes, sizeBytes) {
      const reached = Math.floor((share(receivedBytes, sizeBytes) * 100) / stepPercent);
      if (current === file && reached <= step) return;
      file = current;
      step = reached;
      output.write(`${oneLine(current)}: ${amount(receivedBytes, sizeBytes)}\n`);
    },
    end: () => undefined,
  };
}

function share(receivedBytes: number, sizeBytes: number | undefined): number {
  return sizeBytes ? Math.min(1, receivedBytes / sizeBytes) : 0;
}

function amount(receivedBytes: number, sizeBytes: number | undefined): string {
  return sizeBytes === undefined ? size(receivedBytes) : `${size(receivedBytes)} of ${size(sizeBytes)}`;
}

/** In the unit that people count files in: `339 MB`, `1.1 GB`. */
export function size(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  if (bytes < 1_000_000_000) return `${Math.round(bytes / 1_000_000)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

/** Solves a proof of work a few milliseconds at a time, so that the page stays awake meanwhile. */
import { hashAfter } from './sha-256.ts';

const turnMs = 24;
/** Looking at the clock costs as much as a few tries. */
const triesAtOnce = 64;

export interface ProofWatcher {
  /** Told the share of the work that is done, 0 to 1, as far as one can tell: chance decides when it ends. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** A `soluzione` for which SHA-256("{challenge}.{soluzione}") begins with so many zero bits. */
export async function solveProof(
  challenge: string,
  difficultyBits: number,
  { onProgress, signal }: ProofWatcher = {},
): Promise<string> {
  const hash = hashAfter(`${challenge}.`);
  for (let tries = 0; ; ) {
    const endMs = performance.now() + turnMs;
    while (performance.now() < endMs) {
      for (const end = tries + triesAtOnce; tries < end; tries++) {
        const solution = String(tries);
        if (leadingZeroBits(hash(solution)) >= difficultyBits) return solution;
      }
    }
    onProgress?.(1 - Math.exp(-tries / 2 ** difficultyBits));
    await nextTurn();
    signal?.throwIfAborted();
  }
}

function leadingZeroBits(words: Int32Array): number {
  let bits = 0;
  for (const word of words) {
    if (word !== 0) return bits + Math.clz32(word);
    bits += 32;
  }
  return bits;
}

/** A message, because timers of pages in the background wait for a second. */
const nextTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Cuts windows out of a sound while it is decoded, for detectors of cloned voices: the loudest, spread over the video. */

export interface VoiceWindow {
  /** In seconds from the first sample. */
  readonly fromSeconds: number;
  /** One channel at the wanted rate. */
  readonly samples: Float32Array;
}

export interface VoiceWindowSettings {
  readonly sampleRate: number;
  readonly windowSeconds: number;
  /** Windows that are kept at most; default 8. */
  readonly most?: number;
}

export interface VoiceWindows {
  /** As `decodeSound` hands them out. */
  take(samples: Float32Array, sampleRate: number): void;
  windows(): VoiceWindow[];
}

/** Below, in a mean of squares: nobody speaks. About −55 dB of full scale. */
const voicedPower = 3e-6;

export function createVoiceWindows({
  sampleRate,
  windowSeconds,
  most = 8,
}: VoiceWindowSettings): VoiceWindows {
  const length = Math.round(sampleRate * windowSeconds);
  const kept: (VoiceWindow & { readonly power: number })[] = [];
  let waiting = new Float32Array(length);
  let [filled, done] = [0, 0];
  let [place, sum, count] = [0, 0, 0];

  const push = (sample: number) => {
    waiting[filled] = sample;
    filled += 1;
    if (filled < length) return;
    const power = waiting.reduce((total, value) => total + value * value, 0) / length;
    if (power >= voicedPower) kept.push({ fromSeconds: done / sampleRate, samples: waiting, power });
    if (kept.length > 2 * most) kept.splice(quietest(kept), 1);
    waiting = new Float32Array(length);
    done += length;
    filled = 0;
  };
  return {
    take(samples, rate) {
      const step = rate / sampleRate;
      for (const sample of samples) {
        // The mean of the samples that fall into one of the lower rate: plain, and free of what would fold over.
        sum += sample;
        count += 1;
        place += 1;
        while (place >= step) {
          push(sum / count);
          place -= step;
          if (place < step) [sum, count] = [0, 0];
          else [sum, count] = [sample, 1];
        }
      }
    },
    windows: () =>
      kept
        .toSorted((a, b) => b.power - a.power)
        .slice(0, most)
        .map(({ fromSeconds, samples }) => ({ fromSeconds, samples }))
        .toSorted((a, b) => a.fromSeconds - b.fromSeconds),
  };
}

function quietest(of: readonly { readonly power: number }[]): number {
  return of.reduce((least, { power }, at) => (power < (of[least]?.power ?? 0) ? at : least), 0);
}

/** All installed detectors of images as one method for videos: each reads some frames, and most of them must agree. */
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportFault } from '../../domain/fault-report.ts';
import { type Detector, DetectorFailed } from './detector.ts';
import { type DetectorSignal, failedSignal } from './detector-signal.ts';
import { combineDetectors } from './detectors-method.ts';
import { type FrameReading, framesSignal } from './frames-signal.ts';

export interface DetectorFrame {
  readonly timeSeconds: number;
  readonly png: Uint8Array;
}

/** Rejects only with the signal's reason: a detector that fails is told of in the signal. */
export type FramesMethod = (
  frames: readonly DetectorFrame[],
  options: { readonly signal: AbortSignal },
) => Promise<DetectorSignal>;

/** A detector takes about a second for a frame with its copies. */
const framesMax = 8;

/** `folder`: where a frame lies while it is read. */
export function createFramesMethod(
  detectors: readonly Detector[],
  { folder }: { readonly folder: string },
): FramesMethod {
  return async (frames, { signal }) => {
    if (detectors.length === 0) return combineDetectors([]);
    const chosen = spread(frames, framesMax);
    const readings = new Map(detectors.map((detector) => [detector, [] as FrameReading[]]));
    const failures = new Map<Detector, DetectorFailed>();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const { timeSeconds, png } of chosen) {
      const path = join(folder, `${randomUUID()}.png`);
      try {
        await writeFile(path, png, { mode: 0o600 });
        await Promise.all(detectors.map((detector) => read(detector, path, timeSeconds)));
      } finally {
        await rm(path, { force: true });
      }
    }
    return combineDetectors(
      detectors.map((detector) => {
        const failure = failures.get(detector);
        return {
          detector,
          signal: failure
            ? failedSignal(detector, failure.reason)
            : framesSignal(detector, readings.get(detector) ?? []),
        };
      }),
    );

    async function read(detector: Detector, path: string, timeSeconds: number): Promise<void> {
      // One that has failed is not asked again: the next frame would fail as well, and take as long.
      if (failures.has(detector)) return;
      try {
        readings.get(detector)?.push({ timeSeconds, views: await detector.detect(path, { signal }) });
      } catch (error) {
        if (!(error instanceof DetectorFailed)) throw error;
        reportFault(error, { place: 'providers/detector', method: 'aiDetector', provider: detector.id });
        failures.set(detector, error);
      }
    }
  };
}

function spread<T>(items: readonly T[], countMax: number): readonly T[] {
  if (items.length <= countMax) return items;
  return Array.from(
    { length: countMax },
    (_, at) => items[Math.floor(((at + 0.5) * items.length) / countMax)] as T,
  );
}

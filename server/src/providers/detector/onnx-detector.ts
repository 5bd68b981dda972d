/** A published detector in ONNX, read from local files and run in a process of its own, with limits. */
import { join } from 'node:path';
import { z } from 'zod';
import { isQueueFull } from '../../domain/fair-queue.ts';
import type { ProcessSettings } from '../../media/process/pooled-process.ts';
import { ProcessFailed } from '../../media/process/process-failed.ts';
import { createProcessPool } from '../../media/process/process-pool.ts';
import { fileHash } from '../../models/file-hash.ts';
import { type InstalledModel, type ManifestFor, modelId } from '../../models/manifest.ts';
import { changedFile } from '../../models/model-error.ts';
import type { OnnxImageModelSettings } from '../../models/onnx-image-model.ts';
import { pinnedWeights } from '../../models/pinned-file.ts';
import { type Detector, DetectorFailed, type DetectorFailure, type DetectorView } from './detector.ts';

export interface OnnxDetectorSettings extends Pick<ProcessSettings, 'isolation'> {
  /** Threads that one run may use; default 2. */
  readonly threads?: number | undefined;
  /** For one image with its copies, the loading of the model included; default 30 s. */
  readonly timeoutMs?: number | undefined;
  /** Of the whole process; default what a model of this size needs. */
  readonly memoryBytesMax?: number | undefined;
  /** Images that may wait; default: any number. */
  readonly waitingMax?: number | undefined;
  /** Told when the weights turn out not to be those that were installed. */
  readonly onChanged?: ((error: unknown) => void) | undefined;
}

const megabyte = 1024 * 1024;

/** While a model is loaded it is in memory thrice: as it was read, as it is understood, and as the processor wants it. */
const copiesWhileLoading = 3;
/** For Node, the image with its copies and the numbers between the model's layers. */
const workBytes = 1024 * megabyte;
/** A model that waits holds its memory, and one that has ended takes seconds to load. */
const idleMs = 10 * 60_000;

const Views = z.array(
  z.strictObject({
    view: z.enum(['original', 'resized', 'recompressed']),
    probability: z.number().min(0).max(1),
  }),
);

/**
 * Rejects with ModelError when the weights are not those that were installed. They are loaded for the first image,
 * and then held against their hashes once more, by the process that loads them.
 */
export async function createOnnxDetector(
  model: InstalledModel<ManifestFor<'image-detector'>>,
  {
    threads = 2,
    timeoutMs = 30_000,
    memoryBytesMax,
    waitingMax,
    isolation,
    onChanged,
  }: OnnxDetectorSettings = {},
): Promise<Detector> {
  const { folder, manifest } = model;
  await checkWeights(folder, manifest);
  const { detector, files } = manifest;
  const sizeBytes = files.reduce((total, file) => total + file.sizeBytes, 0);
  const workerData: OnnxImageModelSettings = { weights: pinnedWeights(model), detector, threads };
  const pool = createProcessPool<'detect', unknown>({
    entry: new URL('./detector-process.ts', import.meta.url),
    processesMax: 1,
    waitingMax,
    memoryBytesMax: memoryBytesMax ?? sizeBytes * copiesWhileLoading + workBytes,
    idleMs,
    readable: [folder],
    isolation,
    workerData,
  });
  return {
    id: modelId(manifest),
    finds: detector.finds,
    thresholds: {
      attention: detector.thresholds.attention,
      alarm: detector.calibration.by === 'none' ? undefined : detector.thresholds.alarm,
    },
    async detect(path, { signal }) {
      const answer = await pool.run('detect', { file: path, signal, timeoutMs }).catch((error: unknown) => {
        if (isQueueFull(error) || (signal.aborted && error === signal.reason)) throw error;
        const failure = failed(error);
        if (failure.reason === 'changed') onChanged?.(error);
        throw failure;
      });
      return viewsOf(answer);
    },
    close: () => pool.close(),
  };
}

async function checkWeights(folder: string, { name, files }: ManifestFor<'image-detector'>): Promise<void> {
  for (const { path, sha256 } of files) {
    const found = await fileHash(join(folder, path)).catch((cause) => {
      throw changedFile(name, path, cause);
    });
    if (found.sha256 !== sha256) throw changedFile(name, path);
  }
}

function viewsOf(answer: unknown): readonly DetectorView[] {
  const views = Views.safeParse(answer);
  if (!views.success) throw new DetectorFailed('model', views.error);
  return views.data;
}

const reasons: Readonly<Record<string, DetectorFailure>> = {
  ImageRefused: 'image',
  ModelChanged: 'changed',
};

/** The process's errors arrive by name. */
function failed(error: unknown): DetectorFailed {
  if (error instanceof ProcessFailed) return new DetectorFailed(error.reason, error);
  const name = error instanceof Error ? error.name : '';
  return new DetectorFailed(reasons[name] ?? 'model', error);
}

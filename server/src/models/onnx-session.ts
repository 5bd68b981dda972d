/** Opens ONNX weights on the processor, with faults that an operator understands. */
import { basename } from 'node:path';
import { InferenceSession } from 'onnxruntime-node';
import { ModelError } from './model-error.ts';
import { type PinnedWeights, readPinned } from './pinned-file.ts';

/** From the bytes whose hash was checked. Rejects with ModelError. */
export async function openSession(weights: PinnedWeights, threads: number): Promise<InferenceSession> {
  const model = await readPinned(weights.model);
  const externalData: { path: string; data: Uint8Array }[] = [];
  // The model names these files as they lie beside it.
  for (const file of weights.data)
    externalData.push({ path: basename(file.name), data: await readPinned(file) });
  return InferenceSession.create(model, {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    logSeverityLevel: 4,
    ...(externalData.length > 0 ? { externalData } : {}),
  }).catch((cause: unknown) => {
    throw new ModelError({ code: 'weightsUnloadable', values: { reason: firstLine(cause) } }, cause);
  });
}

/** Rejects with ModelError. */
export async function runSession(
  session: InferenceSession,
  feeds: InferenceSession.FeedsType,
): Promise<InferenceSession.ReturnType> {
  return session.run(feeds).catch((cause: unknown) => {
    throw new ModelError({ code: 'cannotRun', values: { reason: firstLine(cause) } }, cause);
  });
}

export function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 200) ?? '';
}

/** Opens ONNX weights on the processor, with faults that an operator understands. */
import { InferenceSession } from 'onnxruntime-node';
import { ModelError } from './model-error.ts';

/** Rejects with ModelError. */
export async function openSession(modelPath: string, threads: number): Promise<InferenceSession> {
  return InferenceSession.create(modelPath, {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    logSeverityLevel: 4,
  }).catch((cause: unknown) => {
    throw new ModelError(`The ONNX weights cannot be loaded (${firstLine(cause)}).`, cause);
  });
}

/** Rejects with ModelError. */
export async function runSession(
  session: InferenceSession,
  feeds: InferenceSession.FeedsType,
): Promise<InferenceSession.ReturnType> {
  return session.run(feeds).catch((cause: unknown) => {
    throw new ModelError(`The model cannot be run (${firstLine(cause)}).`, cause);
  });
}

export function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 200) ?? '';
}

/** The child's side of a pool of processes that read files. */
import { type Given, type ServeOptions, serveProcess } from './serve-process.ts';

/** Asked without a file, to see whether a process starts well. */
export type GetReady = 'get ready';

export function serveFiles<Call, Answer, Progress = never, Data = unknown>(
  handle: (call: Call, given: Given<Progress, Data>) => Promise<Answer>,
  options?: ServeOptions,
): void {
  serveProcess<Call | GetReady, Answer | 'ready', Progress, Data>(
    async (call, given) => (call === 'get ready' ? 'ready' : handle(call, given)),
    options,
  );
}

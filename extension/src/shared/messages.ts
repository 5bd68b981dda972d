/** What panel and popup tell the worker. */
/// <reference types="chrome" />

/** A check was noted and is to be run, also when whoever noted it is closed. */
export interface RunMessage {
  readonly riscontro: 'run';
  readonly id: string;
}

export const isRunMessage = (message: unknown): message is RunMessage =>
  typeof message === 'object' &&
  message !== null &&
  (message as RunMessage).riscontro === 'run' &&
  typeof (message as RunMessage).id === 'string';

/** Settles when the worker has heard it. */
export const tellWorker = (id: string): Promise<void> =>
  chrome.runtime.sendMessage({ riscontro: 'run', id } satisfies RunMessage).then(
    () => undefined,
    // The panel runs it too, if there is one.
    () => undefined,
  );

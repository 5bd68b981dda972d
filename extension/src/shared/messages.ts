/** What panel and popup tell the worker. Only the extension's own pages can. */
/// <reference types="chrome" />
import type { CheckContent } from './check-content.ts';
import type { CheckPlace } from './check-record.ts';

/** A check is wanted, by a page that may be closed in the next moment. */
interface StartMessage {
  readonly riscontro: 'start';
  readonly content: CheckContent;
  readonly place: CheckPlace;
}

/** A check was noted and is to be run, also when the page that noted it is closed. */
interface RunMessage {
  readonly riscontro: 'run';
  readonly id: string;
}

export type WorkerMessage = StartMessage | RunMessage;

/** On its way as soon as this is called; settles when the worker has heard it, or cannot hear. */
export const tellWorker = (message: WorkerMessage): Promise<boolean> =>
  chrome.runtime.sendMessage(message).then(
    () => true,
    () => false,
  );

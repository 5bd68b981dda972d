/** Who asks for the work that goes on: known wherever it has to wait its turn, without going through every call. */
import { AsyncLocalStorage } from 'node:async_hooks';

const asking = new AsyncLocalStorage<string>();

/** `asker` is an opaque name, the same for all that one asks for; it serves to take turns, and is never written down. */
export const askedBy = <T>(asker: string, work: () => T): T => asking.run(asker, work);

/** Whose work this is; empty for what the service does of its own accord. */
export const currentAsker = (): string => asking.getStore() ?? '';

/**
 * A queue in which nobody waits for all that another has brought: those who wait take turns (round robin), each one's
 * own things go in their order. Whose turn it was longest ago comes next, and a turn lasts until its work has ended.
 */
import { AppError } from './app-error.ts';

export interface FairQueueSettings {
  /** Things that may wait in all; default: any number. */
  readonly waitingMax?: number | undefined;
  /** Things of one name that may wait, so that no single one fills the queue; default a quarter of all. */
  readonly waitingPerNameMax?: number | undefined;
}

export interface FairQueue<T> {
  readonly size: number;
  /** Throws the 503 of a full queue. */
  add(name: string, item: T): void;
  /** What is next, among the names that may have a turn now. */
  take(mayHaveTurn?: (name: string) => boolean): { readonly name: string; readonly item: T } | undefined;
  /** Work that was taken for this name has ended: everybody who waits goes before its next. */
  ended(name: string): void;
  remove(name: string, item: T): void;
  /** All in the order in which they would be taken, if every turn ended at once and nobody came. */
  inOrder(): T[];
  /** Takes out all that wait. */
  clear(): T[];
}

/** Worth waiting before sending again: by then a full queue has moved on. */
const retrySeconds = 15;

export const queueFull = (cause?: unknown): AppError =>
  new AppError('queueFull', { seconds: retrySeconds }, cause);

export const isQueueFull = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'queueFull';

export function createFairQueue<T>(settings: FairQueueSettings = {}): FairQueue<T> {
  const { waitingMax = Number.POSITIVE_INFINITY } = settings;
  const { waitingPerNameMax = Math.ceil(waitingMax / 4) } = settings;
  /** In the order of turns. No list is empty. */
  const lists = new Map<string, T[]>();
  let size = 0;

  const toTheEnd = (name: string, list: T[]) => {
    lists.delete(name);
    if (list.length > 0) lists.set(name, list);
  };
  return {
    get size() {
      return size;
    },
    add(name, item) {
      const list = lists.get(name) ?? [];
      if (size >= waitingMax || list.length >= waitingPerNameMax) throw queueFull();
      list.push(item);
      lists.set(name, list);
      size += 1;
    },
    take(mayHaveTurn = () => true) {
      for (const [name, list] of lists) {
        if (!mayHaveTurn(name)) continue;
        const [item] = list.splice(0, 1) as [T];
        size -= 1;
        toTheEnd(name, list);
        return { name, item };
      }
      return undefined;
    },
    ended(name) {
      const list = lists.get(name);
      if (list) toTheEnd(name, list);
    },
    remove(name, item) {
      const list = lists.get(name);
      const place = list?.indexOf(item) ?? -1;
      if (!list || place < 0) return;
      list.splice(place, 1);
      size -= 1;
      if (list.length === 0) lists.delete(name);
    },
    inOrder() {
      return [...lists.values()]
        .flatMap((list) => list.map((item, round) => ({ item, round })))
        .sort((a, b) => a.round - b.round)
        .map(({ item }) => item);
    },
    clear() {
      const all = [...lists.values()].flat();
      lists.clear();
      size = 0;
      return all;
    },
  };
}

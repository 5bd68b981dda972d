/** Look-ups that arrive together become one query: opening a snapshot, or a round trip, costs more than a row. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A database takes only so many parameters in a statement. */
const keysMax = 500;

/**
 * Makes a look-up of one key out of a query for many. Keys asked for in one turn of the event loop go together;
 * the same key is asked for once, however many wait for it.
 */
export function groupLookups<Value>(
  find: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let keys = new Set<string>();
  let found: Promise<ReadonlyMap<string, Value>> | undefined;

  async function ask(asked: ReadonlySet<string>): Promise<ReadonlyMap<string, Value>> {
    await nextTurn();
    if (asked === keys) found = undefined;
    return find([...asked]);
  }

  return async (key) => {
    if (!found || keys.size >= keysMax) {
      keys = new Set();
      found = ask(keys);
    }
    keys.add(key);
    return (await found).get(key);
  };
}

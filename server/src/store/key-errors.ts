/** The last errors of each key, for its owner: gathered for a moment, written together, a few a key. */
import { problemNamed, problems } from '@riscontro/contract/inside';
import type { Kysely } from 'kysely';
import { reportFault } from '../domain/fault-report.ts';
import { createGatheredWrites, type GatheredWrites } from '../domain/gathered-writes.ts';
import { randomBase62 } from '../domain/random-id.ts';
import type { Database } from './schema.ts';
import type { KeyError } from './store.ts';

/** Kept of each key. */
export const keyErrorsMax = 20;
/** Keys whose errors wait to be written; those of further ones are not noted. */
const waitingKeysMax = 1_000;
const writeDelayMs = 1_000;

export interface KeyErrorNotes extends Pick<GatheredWrites, 'flush'> {
  note(error: KeyError): void;
}

/** However many errors a key makes, it costs at most `keyErrorsMax` rows a second. */
export function createKeyErrorNotes(write: (errors: readonly KeyError[]) => Promise<void>): KeyErrorNotes {
  let waiting = new Map<string, KeyError[]>();
  const { soon, flush } = createGatheredWrites(writeDelayMs, () => {
    const errors = [...waiting.values()].flat();
    waiting = new Map();
    const lost = (error: unknown) => reportFault(error, { place: 'store/key-errors' });
    // They are a courtesy: where they cannot be written, nobody waits for another try.
    return errors.length === 0 ? undefined : () => write(errors).catch(lost);
  });
  return {
    note(error) {
      const ofKey = waiting.get(error.keyId) ?? [];
      if (ofKey.length === 0 && waiting.size >= waitingKeysMax) return;
      waiting.set(error.keyId, [...ofKey, error].slice(-keyErrorsMax));
      soon();
    },
    flush,
  };
}

/** Adds them and forgets what is beyond the last ones of each key. */
export async function keepKeyErrors(db: Kysely<Database>, errors: readonly KeyError[]): Promise<void> {
  const byKey = [...Map.groupBy(errors, ({ keyId }) => keyId)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [keyId, ofKey] of byKey) {
    await db
      .insertInto('key_errors')
      .values(
        ofKey.map(({ atMs, status, code, route }, place) => ({
          // Of those of one instant, the later ones come later.
          id: `${String(place).padStart(2, '0')}${randomBase62(12)}`,
          key_id: keyId,
          at: atMs,
          status,
          code: problems[code].wire,
          route,
        })),
      )
      .execute();
    await db
      .deleteFrom('key_errors')
      .where('key_id', '=', keyId)
      .where('id', 'not in', (eb) =>
        eb
          .selectFrom('key_errors')
          .select('id')
          .where('key_id', '=', keyId)
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(keyErrorsMax),
      )
      .execute();
  }
}

/** Newest first. */
export async function keyErrors(db: Kysely<Database>, keyId: string): Promise<KeyError[]> {
  const rows = await db
    .selectFrom('key_errors')
    .select(['at', 'status', 'code', 'route'])
    .where('key_id', '=', keyId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(keyErrorsMax)
    .execute();
  return rows.map(({ at, code, ...row }) => ({
    ...row,
    keyId,
    atMs: at,
    code: problemNamed(code) ?? 'internalError',
  }));
}

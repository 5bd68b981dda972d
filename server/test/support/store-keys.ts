/** Makes API keys in a store that a server process uses, as the operator's commands do. */
import { generateKey, keySecret } from '../../src/domain/api-key.ts';
import { openStore, type StoreSettings } from '../../src/store/open-store.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { TestKey } from './test-app.ts';
import { borrowWriterThread } from './writer-threads.ts';

export async function createKeys(settings: StoreSettings, count: number, quota: number): Promise<TestKey[]> {
  const { dataDir, databaseUrl } = settings;
  const store = await (databaseUrl === undefined
    ? openSqliteStore(dataDir, { server: false, thread: borrowWriterThread() })
    : openStore(settings, { server: false }));
  const keys = Array.from({ length: count }, (_, index) => ({ id: `cliente-${index}`, key: generateKey() }));
  for (const { id, key } of keys) {
    await store.createKey({
      id,
      name: id,
      email: null,
      purpose: null,
      quota,
      createdAtMs: Date.now(),
      secret: keySecret(key),
    });
  }
  await store.close();
  return keys;
}

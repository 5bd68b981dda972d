/** The operator's commands, run as an operator runs them. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { hashKey, isWellFormedKey } from '../src/domain/api-key.ts';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { startCommands } from './support/commands.ts';

describe('riscontro keys', () => {
  const commands = startCommands();
  let dataDir: string;
  let server: Store;
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'riscontro-cli-'));
    // Everything below happens beside a running server on the same store.
    server = await openSqliteStore(dataDir, { server: true });
  });
  after(async () => {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const riscontro = (...parameters: string[]) => commands.run({ DATA_DIR: dataDir }, ...parameters);
  const json = async (...parameters: string[]) => {
    const outcome = await riscontro(...parameters, '--json');
    assert.equal(outcome.code, 0, outcome.stderr);
    return JSON.parse(outcome.stdout);
  };

  test('create prints the key once, and the running server knows it', async () => {
    const created = await json('keys', 'create', '--name', 'Redazione', '--quota', '500');
    assert.deepEqual(Object.keys(created), ['key', 'id', 'name', 'quota']);
    assert.ok(isWellFormedKey(created.key));
    const known = await server.findKeyByHash(hashKey(created.key), Date.now());
    assert.deepEqual(known, {
      id: created.id,
      name: 'Redazione',
      quota: 500,
      active: true,
      confidential: null,
    });
    const listed = await riscontro('keys', 'list');
    assert.ok(!listed.stdout.includes(created.key), 'the whole key is never shown again');
    assert.match(listed.stdout, /Redazione\s+rsc_live_\w{6}….{4}\s+active\s+0\/500/);
  });

  test('a key can be named by id, by name and by its beginning', async () => {
    const { id, key, name } = await json('keys', 'create', '--name', 'Scuola');
    assert.equal((await json('keys', 'deactivate', id)).active, false);
    assert.equal((await json('keys', 'activate', name)).active, true);
    assert.equal((await json('keys', 'quota', key.slice(0, 15), '7')).quota, 7);
    assert.equal((await json('keys', 'confidential', id, 'on')).confidential, true);
    const known = await server.findKeyByHash(hashKey(key), Date.now());
    assert.deepEqual(known, { id, name: 'Scuola', quota: 7, active: true, confidential: true });
  });

  test('rotate gives a new key for the same owner; the old one works for the grace period', async () => {
    const { id, key } = await json('keys', 'create', '--name', 'Rotazione');
    const rotated = await json('keys', 'rotate', id, '--grace', '1');
    assert.equal(rotated.id, id);
    assert.notEqual(rotated.key, key);
    const nowMs = Date.now();
    assert.equal((await server.findKeyByHash(hashKey(rotated.key), nowMs))?.id, id);
    assert.equal((await server.findKeyByHash(hashKey(key), nowMs))?.id, id);
    assert.equal(await server.findKeyByHash(hashKey(key), nowMs + 61 * 60_000), undefined);
    await json('keys', 'rotate', id, '--grace', '0');
    assert.equal(await server.findKeyByHash(hashKey(rotated.key), Date.now() + 1), undefined);
  });

  test('a name that fits several keys is refused with their ids', async () => {
    const first = await json('keys', 'create', '--name', 'Doppio');
    await json('keys', 'create', '--name', 'Doppio');
    const outcome = await riscontro('keys', 'deactivate', 'Doppio');
    assert.equal(outcome.code, 2);
    assert.match(outcome.stderr, new RegExp(`fits 2 keys[\\s\\S]*${first.id}`));
  });

  for (const [parameters, message] of [
    [['keys', 'create'], /--name is needed/],
    [['keys', 'create', '--name', 'x', '--quota', '-1'], /--quota|whole number/],
    [['keys', 'create', '--name', 'x', '--quota', 'molte'], /whole number/],
    [['keys', 'quota', 'nessuna', '5'], /No key has the id/],
    [['keys', 'quota', 'nessuna'], /new quota is needed/],
    [['keys', 'dance'], /no action “dance”/],
    [['keys', 'list', '--colour'], /--colour/],
    [['dance'], /no command “dance”/],
  ] as const) {
    test(`exit 2 with a way on for: riscontro ${parameters.join(' ')}`, async () => {
      const outcome = await riscontro(...parameters);
      assert.equal(outcome.code, 2);
      assert.equal(outcome.stdout, '');
      assert.match(outcome.stderr, message);
    });
  }

  test('help is there without a store and without settings', async () => {
    for (const parameters of [[], ['--help'], ['keys', '--help'], ['keys']]) {
      const outcome = await riscontro(...parameters);
      assert.equal(outcome.code, 0);
      assert.match(outcome.stdout, /Usage: riscontro/);
    }
  });

  test('serve refuses a data folder that another server uses, in one clear line', async () => {
    const outcome = await riscontro('serve');
    assert.equal(outcome.code, 1);
    assert.match(
      outcome.stderr,
      /^Another riscontro server is running on the data folder .* DATABASE_URL.*\n$/,
    );
  });
});

/** Where secrets come from, that they stay the same, and what a rotation does to those who sign and those who check. */
import assert from 'node:assert/strict';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock, type TestContext, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KeptSecret, SecretsStore } from '../store/secrets-store.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { createFileVault } from './file-vault.ts';
import { openSecrets, openVault, type SecretSettings } from './open-secrets.ts';
import { secretNames } from './secret-names.ts';

const startMs = Date.parse('2026-05-10T12:00:00Z');
const hourMs = 60 * 60_000;
const key = (letter: string) => letter.repeat(32);

/** A store that has these secrets, for tests in which the store is not the point. */
function storeWith(kept: readonly KeptSecret[] = []) {
  const calls: string[] = [];
  const store: SecretsStore = {
    secret: async (name) => `in store ${name}`,
    keptSecrets: async () => [...kept],
    rotateSecret: async () => undefined,
    retireSecret: async (name) => void calls.push(`retire ${name}`),
    removeSecrets: async () => void calls.push('remove'),
  };
  return { store, calls };
}

async function newFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-secrets-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function openIn(
  dataDir: string,
  {
    settings = {},
    store = storeWith().store,
    clock = { nowMs: startMs },
  }: {
    settings?: Partial<SecretSettings>;
    store?: SecretsStore;
    clock?: { nowMs: number };
  } = {},
) {
  const notices: string[] = [];
  const secrets = await openSecrets(
    { dataDir, databaseUrl: undefined, secrets: { file: undefined, keys: [] }, ...settings },
    { store, clock: () => clock.nowMs, onNotice: (text) => void notices.push(text) },
  );
  return { secrets, notices, clock };
}

test('secrets are made once, in a file that only its owner reads, and are the same at the next start', async (t) => {
  const folder = await newFolder(t);
  const first = await openIn(folder);
  const values = secretNames.map((name) => first.secrets.ring(name).current());
  first.secrets.close();
  assert.equal(new Set(values).size, secretNames.length, 'another for every name');
  for (const value of values) assert.ok(Buffer.from(value, 'base64url').length === 32);
  assert.equal((await stat(join(folder, 'secrets.json'))).mode & 0o777, 0o600);
  assert.deepEqual((await readdir(folder)).toSorted(), ['secrets.json', 'secrets.json.lock']);
  const second = await openIn(folder);
  assert.deepEqual(
    secretNames.map((name) => second.secrets.ring(name).current()),
    values,
  );
  second.secrets.close();
});

test('those who start together on no file all have the same secrets', async (t) => {
  const file = join(await newFolder(t), 'shared', 'secrets.json');
  const nodes = await Promise.all(
    [1, 2, 3, 4].map(() => openIn('.', { settings: { secrets: { file, keys: [] } } })),
  );
  const values = nodes.map(({ secrets }) => secrets.ring('deletion').current());
  assert.equal(new Set(values).size, 1);
  for (const { secrets } of nodes) secrets.close();
});

test('what a SQLite store kept moves into the file, stays good, and is no longer in the database, nor in its bytes', async (t) => {
  const folder = await newFolder(t);
  const store = await openSqliteStore(folder, { server: true });
  const old = await store.secret('deletion', startMs);
  const { secrets } = await openIn(folder, { store });
  assert.equal(secrets.ring('deletion').current(), old);
  assert.deepEqual(await store.keptSecrets(), []);
  secrets.close();
  await store.close();
  for (const name of await readdir(folder)) {
    const holds = (await readFile(join(folder, name))).includes(old);
    assert.equal(holds, name === 'secrets.json', name);
  }
});

test('where both have one, the file signs and what the database had is honoured for a while', async (t) => {
  const folder = await newFolder(t);
  const first = await openIn(folder);
  const inFile = first.secrets.ring('deletion').current();
  first.secrets.close();
  const { store, calls } = storeWith([
    { name: 'deletion', value: 'from the database', createdAtMs: 0, expiresAtMs: null },
  ]);
  const { secrets, clock } = await openIn(folder, { store, clock: { nowMs: startMs + hourMs } });
  assert.deepEqual(calls, ['remove']);
  assert.equal(secrets.ring('deletion').current(), inFile);
  assert.deepEqual(secrets.ring('deletion').all(), [inFile, 'from the database']);
  clock.nowMs += 30 * 24 * hourMs;
  assert.deepEqual(secrets.ring('deletion').all(), [inFile]);
  secrets.close();
});

test('a rotation reaches a running service: honoured at once, signing when every node has seen it, the old one to its end', async (t) => {
  mock.timers.enable({ apis: ['setInterval'] });
  t.after(() => mock.timers.reset());
  const folder = await newFolder(t);
  const { secrets, clock } = await openIn(folder);
  t.after(() => secrets.close());
  const ring = secrets.ring('deletion');
  const old = ring.current();
  clock.nowMs += hourMs;
  const vault = createFileVault(join(folder, 'secrets.json'));
  const log = { appendAudit: async () => undefined };
  await vault.rotate(
    {
      name: 'deletion',
      value: 'fresh',
      nowMs: clock.nowMs,
      oldExpireAtMs: clock.nowMs + hourMs,
    },
    log,
  );
  mock.timers.tick(5_000);
  while (ring.all().length < 2) await nextTurn();
  assert.deepEqual([ring.current(), ring.all()], [old, ['fresh', old]]);
  clock.nowMs += 15_000;
  assert.deepEqual([ring.current(), ring.all()], ['fresh', ['fresh', old]]);
  clock.nowMs += hourMs;
  assert.deepEqual(ring.all(), ['fresh']);
});

test('secrets that go away under a running service stay in use, and that is told once', async (t) => {
  mock.timers.enable({ apis: ['setInterval'] });
  t.after(() => mock.timers.reset());
  const folder = await newFolder(t);
  const { secrets, notices } = await openIn(folder);
  t.after(() => secrets.close());
  const value = secrets.ring('visitors').current();
  await rm(join(folder, 'secrets.json'));
  for (const _ of [1, 2, 3]) {
    mock.timers.tick(5_000);
    for (let turns = 0; turns < 200; turns++) await nextTurn();
  }
  assert.equal(secrets.ring('visitors').current(), value);
  assert.equal(notices.length, 1);
});

test('a file that cannot be read is refused and left as it is, without a word of what is in it', async (t) => {
  const folder = await newFolder(t);
  const path = join(folder, 'secrets.json');
  await writeFile(path, '{"secrets":[{"name":"deletion","value":"hidden treas');
  await assert.rejects(openIn(folder), ({ message }: Error) => {
    assert.ok(message.includes(path));
    assert.doesNotMatch(message, /treas/);
    return true;
  });
  assert.match(await readFile(path, 'utf8'), /treas/);
});

test('with SECRET_KEY every secret is derived, the same on every node, and older keys are honoured', async (t) => {
  const folder = await newFolder(t);
  const ringWith = async (...keys: string[]) => {
    const { secrets } = await openIn(folder, { settings: { secrets: { file: undefined, keys } } });
    secrets.close();
    return secrets.ring('deletion');
  };
  const [old, fresh, both] = [
    await ringWith(key('a')),
    await ringWith(key('b')),
    await ringWith(key('b'), key('a')),
  ];
  assert.notEqual(old.current(), fresh.current());
  assert.equal(both.current(), fresh.current());
  assert.deepEqual(both.all(), [fresh.current(), old.current()]);
  assert.ok(!old.current().includes('aaa'));
  assert.deepEqual(await readdir(folder), [], 'nothing is written');
});

test('what was signed before SECRET_KEY was set is honoured for a while, and signs no more', async (t) => {
  const folder = await newFolder(t);
  const before = await openIn(folder);
  const kept = before.secrets.ring('deletion').current();
  before.secrets.close();
  const settings = { secrets: { file: undefined, keys: [key('k')] } };
  const { secrets, clock } = await openIn(folder, { settings });
  secrets.close();
  const ring = secrets.ring('deletion');
  assert.notEqual(ring.current(), kept);
  assert.equal(ring.all()[1], kept);
  clock.nowMs += 30 * 24 * hourMs;
  assert.deepEqual(ring.all(), [ring.current()]);
});

test('a node that has not been given SECRET_KEY yet goes on while the others have retired what it signs with', async () => {
  const settings = { databaseUrl: 'postgres://example.test/riscontro' };
  const { store } = storeWith([
    { name: 'reports', value: 'retired', createdAtMs: startMs, expiresAtMs: startMs },
  ]);
  const { secrets } = await openIn('.', { settings, store });
  secrets.close();
  assert.equal(secrets.ring('reports').current(), 'retired');
  assert.deepEqual(secrets.ring('reports').all(), []);
});

test('with PostgreSQL and no setting the database keeps them, and the start says how to mend it', async () => {
  const databaseUrl = 'postgres://example.test/riscontro';
  const settings = { dataDir: '.', databaseUrl, secrets: { file: undefined, keys: [] } };
  const { store } = storeWith();
  assert.equal((await openVault(settings, store, startMs)).place, 'the database');
  const { secrets, notices } = await openIn('.', { settings, store });
  secrets.close();
  assert.equal(notices.length, 1);
  assert.match(notices[0] ?? '', /SECRET_KEY.*SECRETS_FILE/);
});

test('a file that may only be read is enough where nothing has to be written', async (t) => {
  const folder = await newFolder(t);
  (await openIn(folder)).secrets.close();
  await rm(join(folder, 'secrets.json.lock'));
  await chmod(folder, 0o500);
  (await openIn(folder)).secrets.close();
  await chmod(folder, 0o700);
  assert.deepEqual(await readdir(folder), ['secrets.json']);
});

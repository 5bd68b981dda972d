/** The store in one file: the suite, and what is SQLite's own: one server at a time, commands beside it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { borrowWriterThread } from '../../../test/support/writer-threads.ts';
import {
  addKey,
  doneFor,
  month,
  newRequest,
  newRequests,
  nowMs,
} from '../conformance/samples.conformance.ts';
import { testStore } from '../store.conformance.ts';
import { openSqliteStore } from './sqlite-store.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'riscontro-sqlite-'));
const openServer = (folder: string) => openSqliteStore(folder, { server: true });
const openCommand = (folder: string) => openSqliteStore(folder, { server: false });
const interrupted = { state: 'failed', problem: { code: 'checkInterrupted', parameters: {} } };

testStore('SQLite', async () => {
  const folder = await newFolder();
  return {
    open: () => openSqliteStore(folder, { server: true, thread: borrowWriterThread() }),
    openBeside: () => openSqliteStore(folder, { server: false, thread: borrowWriterThread() }),
    async execute(statement, { guarded }) {
      const file = new DatabaseSync(join(folder, 'riscontro.sqlite'));
      try {
        if (!guarded)
          file.exec('drop trigger if exists audit_log_no_update; drop trigger if exists audit_log_no_delete');
        file.exec(statement);
      } finally {
        file.close();
      }
    },
    remove: () => rm(folder, { recursive: true }),
  };
});

async function testFolder(t: TestContext): Promise<string> {
  const folder = await newFolder();
  t.after(() => rm(folder, { recursive: true }));
  return folder;
}

/** Another process that runs the statements, with `open(server)` at hand. */
function startProcess(t: TestContext, folder: string, statements: string) {
  const module = new URL('./sqlite-store.ts', import.meta.url);
  const program = `
    import { openSqliteStore } from ${JSON.stringify(module)};
    const open = (server) => openSqliteStore(${JSON.stringify(folder)}, { server });
    ${statements}`;
  const child = spawn(process.execPath, ['--eval', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  t.after(() => child.kill('SIGKILL'));
  return child;
}

test('a second server on the same folder is refused and told what to do; after the first, it may', async (t) => {
  const folder = await testFolder(t);
  const first = await openServer(folder);
  await assert.rejects(openServer(folder), ({ message }: Error) => {
    assert.ok(message.includes(folder), 'says which folder');
    assert.match(message, /another/i);
    assert.match(message, /stop it.*DATA_DIR.*DATABASE_URL/i, 'says all ways out');
    return true;
  });
  await first.ping();
  await first.close();
  await (await openServer(folder)).close();
});

test('a server in another process is respected; killed, it leaves the folder and its units free', async (t) => {
  const folder = await testFolder(t);
  const command = await openCommand(folder);
  const key = await addKey(command, 1);
  const request = newRequest(key.id);
  const other = startProcess(
    t,
    folder,
    `const store = await open(true);
    await store.admit(${JSON.stringify(request)});
    console.log('serving');
    process.stdin.resume();`,
  );
  const ended = once(other, 'exit');
  await Promise.race([once(other.stdout, 'data'), ended]);
  await assert.rejects(openServer(folder), /Another riscontro server/);
  assert.equal((await command.findCheck(request.id))?.state, 'running');

  other.kill('SIGKILL');
  await ended;
  const server = await openServer(folder);
  assert.deepEqual(await server.findCheck(request.id), interrupted);
  assert.deepEqual(await server.usage(key.id, month, nowMs), { used: 0, reserved: 0, fromCache: 0 });
  assert.equal((await server.admit(newRequest(key.id, { cacheKey: request.cacheKey }))).outcome, 'started');
  await server.close();
  await command.close();
});

test('a server that starts interrupts the checks of the last one and returns their units', async (t) => {
  const folder = await testFolder(t);
  const first = await openServer(folder);
  const key = await addKey(first, 3);
  const requests = newRequests(3, key.id);
  await Promise.all(requests.map((request) => first.admit(request)));
  await first.close();
  const second = await openServer(folder);
  for (const { id } of requests) assert.deepEqual(await second.findCheck(id), interrupted);
  assert.equal((await second.usage(key.id, month, nowMs)).reserved, 0);
  await second.close();
});

test('commands work beside a running server, many at once, and leave its checks alone', async (t) => {
  const folder = await testFolder(t);
  const server = await openServer(folder);
  const key = await addKey(server, 1);
  const request = newRequest(key.id);
  await server.admit(request);
  const commands = await Promise.all([openCommand(folder), openCommand(folder)]);
  const made = await Promise.all([...commands, server].map((store) => addKey(store, 5)));
  for (const { secret } of made) assert.ok(await server.findKeyByHash(secret.hash, nowMs));
  await Promise.all(commands.map((command) => command.close()));
  assert.equal((await server.findCheck(request.id))?.state, 'running');
  assert.equal((await server.usage(key.id, month, nowMs)).reserved, 1);
  await server.close();
});

test('five processes that start at once on a new folder all come up', async (t) => {
  const folder = await testFolder(t);
  const program = `
    const store = await open(false);
    console.log(await store.secret('links', 0));
    await store.close();`;
  const processes = [1, 2, 3, 4, 5].map(() => startProcess(t, folder, program));
  const [codes, outputs] = await Promise.all([
    Promise.all(processes.map(async (each) => (await once(each, 'exit'))[0])),
    Promise.all(processes.map(({ stdout }) => text(stdout))),
  ]);
  assert.deepEqual(codes, [0, 0, 0, 0, 0]);
  assert.equal(new Set(outputs).size, 1);
});

test('five openings at once in one process on a new folder all come up', async (t) => {
  const folder = await testFolder(t);
  const stores = await Promise.all([openServer(folder), ...[1, 2, 3, 4].map(() => openCommand(folder))]);
  const secrets = await Promise.all(stores.map((store) => store.secret('links', nowMs)));
  assert.equal(new Set(secrets).size, 1);
  await Promise.all(stores.map((store) => store.close()));
});

test('of a deleted result nothing is left in any file, log included; nor after a sweep or the end', async (t) => {
  const folder = await testFolder(t);
  const store = await openServer(folder);
  const secret = (name: string) => `parola-${name}-che-nessuno-deve-ritrovare`;
  const isThere = async (name: string) => {
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const contents = files
      .filter((file) => file.isFile())
      .map((file) => readFileSync(join(file.parentPath, file.name)));
    return contents.some((bytes) => bytes.includes(secret(name)));
  };
  const add = async (name: string, atMs = nowMs) => {
    // Long enough for pages of its own, and short enough to share one.
    const body = JSON.stringify({ text: secret(name), ripetuto: secret(name).repeat(400) });
    const bytes = Buffer.from(secret(name).repeat(1_000));
    const key = await addKey(store, 1);
    const request = newRequest(key.id, { nowMs: atMs });
    const attachments = [{ name: 'anteprima', mediaType: 'image/webp', bytes }] as const;
    await store.admit(request);
    await store.settle({ ...doneFor(request, { body }), attachments });
    await store.reviseResult({ resultId: request.id, fromVersion: 1, body, note: secret(name), nowMs });
    return request.id;
  };
  const deleted = await add('eliminata');
  const kept = await add('tenuta', nowMs + 1);
  assert.ok(await isThere('eliminata'), 'it is found where it is');
  await store.deleteResult(deleted, nowMs);
  assert.equal(await isThere('eliminata'), false);

  await add('scaduta');
  assert.ok(await isThere('scaduta'));
  await store.sweep({ nowMs, cacheBeforeMs: 0, failedChecksBeforeMs: 0, resultsBeforeMs: nowMs });
  assert.equal(await isThere('scaduta'), false);

  await store.setResultHidden(kept, true, nowMs);
  await store.close();
  const log = await stat(join(folder, 'riscontro.sqlite-wal')).catch(() => undefined);
  assert.equal(log?.size ?? 0, 0, 'the log is empty at the end');
});

/** Uploaded files are there while their check runs, and gone afterwards, whatever its end. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { AppError } from '../src/domain/app-error.ts';
import type { ContentOf } from '../src/domain/content.ts';
import type { Engine, Engines } from '../src/pipelines/engine.ts';
import { instantEngines, mediaFindings } from './support/engines.ts';
import { multipart } from './support/multipart.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { waitUntil } from './support/wait-until.ts';

const bytes = Buffer.from('i byte di una fotografia');

async function withApp(engines: Engines, run: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await startTestApp({ engines, settings: { IMAGE_MB_MAX: '1' } });
  try {
    await run(app);
  } finally {
    await app.close();
  }
}

const uploadsOf = ({ dataDir }: TestApp) => readdir(join(dataDir, 'uploads'));

/** Removal is not waited for by the answer, so that a slow disk does not delay it. */
const uploadsGone = (app: TestApp) =>
  waitUntil('no upload is left', async () => (await uploadsOf(app)).length === 0, 2_000);

function upload(app: TestApp, key: string, headers: Record<string, string> = {}, filename = 'foto.png') {
  const form = multipart([{ name: 'file', filename, content: bytes }]);
  const url = '/api/v1/verify-image';
  return app.request({
    method: 'POST',
    url,
    key,
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  });
}

/** An image engine that holds every check until it is told how to end. */
function createHeldImages() {
  const gate = Promise.withResolvers<typeof mediaFindings>();
  const begun = Promise.withResolvers<ContentOf<'image'>>();
  gate.promise.catch(() => undefined);
  const image: Engine<'image'> = {
    check(content) {
      begun.resolve(content);
      return gate.promise;
    },
  };
  return { engines: { image }, begun: begun.promise, end: gate };
}

test('the engine reads the very bytes that were sent, and they are gone after the answer', async () => {
  const held = createHeldImages();
  await withApp(held.engines, async (app) => {
    const { key } = await app.createKey();
    const answer = upload(app, key);
    const content = await held.begun;
    assert.ok('file' in content);
    assert.deepEqual(await readFile(content.file.path), bytes);
    assert.equal((await uploadsOf(app)).length, 1);
    held.end.resolve(mediaFindings);
    assert.equal((await answer).status, 200);
    await uploadsGone(app);
  });
});

for (const [name, error, status] of [
  ['fails by a bug', new Error('guasto'), 500],
  ['is refused by the engine', new AppError('fileEmpty'), 400],
] as const) {
  test(`a file whose check ${name} is removed`, async () => {
    const held = createHeldImages();
    await withApp(held.engines, async (app) => {
      const { key } = await app.createKey();
      const answer = upload(app, key);
      await held.begun;
      assert.equal((await uploadsOf(app)).length, 1);
      held.end.reject(error);
      assert.equal((await answer).status, status);
      await uploadsGone(app);
    });
  });
}

test('a file answered from the cache is removed', () =>
  withApp(instantEngines, async (app) => {
    const { key } = await app.createKey();
    assert.equal((await upload(app, key)).json.cache, undefined);
    assert.equal((await upload(app, key, {}, 'altro.png')).json.cache, true);
    await uploadsGone(app);
  }));

test('a file refused with 429 is removed', () =>
  withApp(instantEngines, async (app) => {
    const { key } = await app.createKey(0);
    assert.equal((await upload(app, key)).status, 429);
    await uploadsGone(app);
  }));

test('a file refused with 503 is removed', () =>
  withApp({}, async (app) => {
    const { key } = await app.createKey();
    assert.equal((await upload(app, key)).status, 503);
    await uploadsGone(app);
  }));

test('a file refused with 401 or 403 is not even received', () =>
  withApp(instantEngines, async (app) => {
    assert.equal((await upload(app, '')).status, 401);
    assert.equal((await upload(app, 'rsc_live_nessuno')).status, 403);
    assert.deepEqual(await uploadsOf(app), []);
  }));

test('of identical files checked at the same time one stays until the check ends, then none', async () => {
  const held = createHeldImages();
  await withApp(held.engines, async (app) => {
    const { key } = await app.createKey();
    const first = upload(app, key);
    await held.begun;
    const others = [upload(app, key), upload(app, key, { prefer: 'respond-async' })];
    assert.equal((await others[1])?.status, 202);
    await waitUntil('one file is left', async () => (await uploadsOf(app)).length === 1, 2_000);
    held.end.resolve(mediaFindings);
    assert.deepEqual([(await first).status, (await others[0])?.status], [200, 200]);
    await uploadsGone(app);
  });
});

for (const [name, headers, status] of [
  ['later', { prefer: 'respond-async' }, 202],
  ['as a stream', { accept: 'text/event-stream' }, 200],
] as const) {
  test(`the file of a check answered ${name} stays until its check ends`, async () => {
    const held = createHeldImages();
    await withApp(held.engines, async (app) => {
      const { key } = await app.createKey();
      const answer = upload(app, key, headers);
      const content = await held.begun;
      if (status === 202) await answer;
      assert.ok('file' in content);
      assert.deepEqual(await readFile(content.file.path), bytes);
      held.end.resolve(mediaFindings);
      assert.equal((await answer).status, status);
      await uploadsGone(app);
    });
  });
}

test('the file of a check that a stop interrupts is removed', async () => {
  const held = createHeldImages();
  await withApp(held.engines, async (app) => {
    const { key } = await app.createKey();
    const answer = upload(app, key);
    await held.begun;
    const drained = app.app.checks.drain(0);
    assert.equal((await answer).status, 503);
    await drained;
    await uploadsGone(app);
  });
});

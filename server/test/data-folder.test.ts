/** What lies in the data folder after a real service and real commands have worked there under the most open umask. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { environmentOf } from './support/compile-cache.ts';
import { cli, startNode } from './support/node-process.ts';
import { tinyEncoderFiles, writeFiles } from './support/tiny-onnx.ts';

const asRoot = process.getuid?.() === 0;
/** Nobody, on most systems; any number that is not ours will do. */
const nobody = 65_534;

async function testFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-modes-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Children inherit it. */
function withOpenUmask<T>(work: () => T): T {
  const mask = process.umask(0);
  try {
    return work();
  } finally {
    process.umask(mask);
  }
}

async function run(
  dataDir: string,
  parameters: readonly string[],
  { uid }: { uid?: number } = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const options = {
    env: environmentOf({ DATA_DIR: dataDir }),
    ...(uid === undefined ? {} : { uid, gid: uid }),
  };
  const child = withOpenUmask(() => spawn(process.execPath, [cli, ...parameters], options));
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, stdout, stderr };
}

function ifGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Everything there that others could read, write or enter. */
async function openToOthers(dataDir: string): Promise<string[]> {
  const names = ['', ...(await readdir(dataDir, { recursive: true }))];
  const open = [];
  for (const name of names) {
    // An upload may be gone by now.
    const { mode } = (await stat(join(dataDir, name)).catch(ifGone)) ?? { mode: 0 };
    if ((mode & 0o077) !== 0) open.push(`${name} ${(mode & 0o777).toString(8)}`);
  }
  return open;
}

test('a service leaves nothing that others could read: not after checks, not after uploads', async (t) => {
  const dataDir = join(await testFolder(t), 'data');
  const made = await run(dataDir, ['keys', 'create', '--name', 'Redazione', '--json']);
  assert.equal(made.code, 0, made.stderr);
  const { key } = JSON.parse(made.stdout);
  const node = await withOpenUmask(() => startNode({ DATA_DIR: dataDir }));
  t.after(() => node.kill('SIGKILL'));
  const post = (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${node.port}${path}`, { method: 'POST', ...init });
  const claim = JSON.stringify({ claim: 'Una frase da verificare' });
  const checked = await post('/api/v1/verify-text', {
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: claim,
  });
  assert.equal(checked.status, 200);
  const form = new FormData();
  form.set('file', new Blob([Buffer.alloc(2_000, 1)], { type: 'image/png' }), 'foto.png');
  const uploaded = await post('/api/v1/verify-image', { headers: { 'x-api-key': key }, body: form });
  assert.equal(uploaded.status, 200);
  assert.ok((await readdir(dataDir)).includes('riscontro.sqlite-wal'), 'looked at while it runs');
  assert.deepEqual(await openToOthers(dataDir), []);
  node.kill('SIGTERM');
  await node.exited;
  assert.deepEqual(await openToOthers(dataDir), []);
});

test('commands leave nothing that others could read: keys, passages, fact-checks, pictures, models', async (t) => {
  const folder = await testFolder(t);
  const dataDir = join(folder, 'data');
  const [archive, list, model] = ['archive.jsonl', 'pictures.jsonl', 'model'].map((name) =>
    join(folder, name),
  );
  assert.ok(archive && list && model);
  const line = {
    doc_id: 'a',
    url: 'https://example.org/a',
    title: 'Il mare',
    text: 'Il mare è salato.',
    lang: 'it',
  };
  await writeFile(archive, `${JSON.stringify(line)}\n`);
  await writeFile(list, `${JSON.stringify({ url: 'https://example.org/a.jpg', hash: 'f0'.repeat(32) })}\n`);
  await writeFiles(model, tinyEncoderFiles());
  for (const parameters of [
    ['corpus', 'import', archive],
    ['images', 'import', list],
    ['models', 'add', 'tiny', model, '--use', 'encoder'],
    ['secrets', 'list'],
  ]) {
    const { code, stderr } = await run(dataDir, parameters);
    assert.equal(code, 0, stderr);
  }
  const names = await readdir(dataDir);
  for (const name of ['evidence.sqlite', 'pictures.sqlite', 'models', 'riscontro.sqlite']) {
    assert.ok(names.includes(name), name);
  }
  assert.deepEqual(await openToOthers(dataDir), []);
});

test('a folder that others can read is mended, with a line that says so, and the next command says nothing', async (t) => {
  const dataDir = join(await testFolder(t), 'data');
  await mkdir(dataDir);
  await chmod(dataDir, 0o755);
  const first = await run(dataDir, ['keys', 'list']);
  assert.equal(first.code, 0);
  assert.equal(first.stderr, `Others could read ${dataDir} (0755); it is 0700 now.\n`);
  assert.deepEqual(await openToOthers(dataDir), []);
  assert.equal((await run(dataDir, ['keys', 'list'])).stderr, '');
});

test('a folder of somebody else that others can read is refused with the command that mends it', {
  skip: !asRoot,
}, async (t) => {
  const folder = await testFolder(t);
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  for (const path of [folder, dataDir]) await chmod(path, 0o777);
  for (const parameters of [['serve'], ['keys', 'list']]) {
    const { code, stdout, stderr } = await run(dataDir, parameters, { uid: nobody });
    assert.deepEqual([code, stdout], [1, '']);
    assert.ok(stderr.endsWith(`As its owner: chmod -R go-rwx ${dataDir}\n`), stderr);
    assert.equal(stderr.trimEnd().split('\n').length, 1);
  }
  assert.deepEqual(await readdir(dataDir), [], 'nothing was put there');
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { createC2paLibrary } from './c2pa-library.ts';

test('a refusal of the library is handed on, and it goes on working', async () => {
  const library = createC2paLibrary();
  for (const _ of [1, 2]) {
    const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);
    await assert.rejects(
      library.read(bytes, 'image/jpeg', '{}', () => undefined),
      (error) => error === 'C2pa(UnsupportedType)',
    );
  }
});

test('a breakdown inside the library rejects, ends nothing, and the next file gets a fresh instance', () => {
  // In a process of its own: the test runner, too, listens to exceptions that nobody caught.
  const script = `
    import { createC2paLibrary } from '${new URL('./c2pa-library.ts', import.meta.url)}';
    const loaded = [];
    const breaking = { WasmReader: { fromBytes: () => new Promise(() => queueMicrotask(() => { throw new Error('unreachable'); })) } };
    const working = { WasmReader: { fromBytes: async () => ({ json: () => '{}', crJson: () => '', free() {} }) } };
    const load = async (attempt) => { loaded.push(attempt); return attempt === 0 ? breaking : working; };
    const library = createC2paLibrary({ load });
    const read = () => library.read(new Uint8Array(1), 'image/jpeg', '{}', ({ json }) => json).catch(({ message }) => message);
    console.log(JSON.stringify([await read(), await read(), await read(), loaded, process.listenerCount('uncaughtException')]));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  assert.deepEqual(JSON.parse(stdout || 'null'), ['unreachable', '{}', '{}', [0, 1], 0], stderr);
});

test('the real library can be had anew', async () => {
  const library = createC2paLibrary();
  const read = (bytes: Uint8Array) => library.read(bytes, 'image/jpeg', '{}', () => undefined);
  await assert.rejects(read(undefined as unknown as Uint8Array), TypeError);
  await assert.rejects(read(new Uint8Array(4)), (error) => typeof error === 'string');
});

/** How many uploads are let in at once, and on how full a disk. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFreeSpace, createUploadGate } from './upload-gate.ts';

const settings = { uploadsMax: 4, bytesMax: 1_000, uploadsOfAskerMax: 2, freeBytesMin: 500 };
const key = (name: string) => [{ name, times: 1 }];

const codeOf = (entered: Promise<unknown>) =>
  entered.then(
    () => 'in',
    (error) => error.code,
  );

test('one asker has so many, all together so many, and each place is free again once', async () => {
  const gate = createUploadGate(settings, async () => 10_000);
  const leave = await gate.enter(key('a'), 1);
  await gate.enter(key('a'), 1);
  assert.equal(await codeOf(gate.enter(key('a'), 1)), 'tooManyRequests');
  await gate.enter(key('b'), 1);
  await gate.enter(key('c'), 1);
  assert.equal(await codeOf(gate.enter(key('d'), 1)), 'tooManyUploads');
  leave();
  leave();
  await gate.enter(key('d'), 1);
  assert.equal(await codeOf(gate.enter(key('a'), 1)), 'tooManyUploads');
});

test('their bytes together are bounded, as far as they are announced', async () => {
  const gate = createUploadGate(settings, async () => 10_000);
  const leave = await gate.enter(key('a'), 700);
  assert.equal(await codeOf(gate.enter(key('b'), 301)), 'tooManyUploads');
  await gate.enter(key('b'), 300);
  leave();
  assert.equal(await codeOf(gate.enter(key('c'), 700)), 'in');
});

test('a disk with too little room takes none, counting what others may still write, and holds no place', async () => {
  let free = 1_000;
  const gate = createUploadGate(settings, async () => free);
  const leave = await gate.enter(key('a'), 300);
  assert.equal(await codeOf(gate.enter(key('b'), 201)), 'diskFull');
  await gate.enter(key('b'), 200);
  leave();
  free = 499;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    assert.equal(await codeOf(gate.enter(key('c'), 1)), 'diskFull');
  }
  free = 10_000;
  assert.equal(await codeOf(gate.enter(key('c'), 1)), 'in');
});

test('a larger network has more at once', async () => {
  const gate = createUploadGate({ ...settings, uploadsMax: 100 }, async () => 10_000);
  const from = (name: string) => [
    { name, times: 1 },
    { name: '/56', times: 4 },
  ];
  for (const name of ['a', 'b', 'c', 'd']) {
    await gate.enter(from(name), 1);
    await gate.enter(from(name), 1);
  }
  assert.equal(await codeOf(gate.enter(from('e'), 1)), 'tooManyRequests');
});

test('the free space of a folder is that of its disk; one that cannot tell is not full', async () => {
  assert.ok((await createFreeSpace('.')()) > 0);
  assert.equal(await createFreeSpace('/no/such/folder')(), Number.POSITIVE_INFINITY);
});

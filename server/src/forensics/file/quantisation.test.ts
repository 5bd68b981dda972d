import assert from 'node:assert/strict';
import { test } from 'node:test';
import { materialOf, scene } from '../../../test/support/scene.ts';
import { said } from '../../media-methods/testing/said.ts';
import { quantisation } from './quantisation.ts';

const camera = { IFD0: { Make: 'Examplecam', Model: 'X-1' } };
const edited = { IFD0: { ...camera.IFD0, Software: 'Example Studio 3' } };
const read = async (bytes: Uint8Array) => quantisation.analyse(await materialOf(bytes)).signal;

test('the quality is told, and that standard tables tell nobody', async () => {
  const signal = await read(await scene(64, 64).jpeg({ quality: 83 }).toBuffer());
  assert.equal(signal.outcome, 'ok');
  assert.match(said(signal).en, /quality 83 out of 100/);
  assert.match(said(signal).it, /qualità 83 su 100/);
  assert.match(said(signal).en, /do not tell who saved it/);
});

test('a camera’s file with a library’s tables was saved again: told, and never an alarm', async () => {
  const signal = await read(
    await scene(64, 64).withExif(camera).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
  );
  assert.equal(signal.outcome, 'inconclusive');
  assert.match(said(signal).en, /mozjpeg/);
  assert.match(said(signal).it, /salvato di nuovo dopo lo scatto/);
});

test('where the file names its program, a library’s tables are what one expects', async () => {
  const { outcome } = await read(
    await scene(64, 64).withExif(edited).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
  );
  assert.equal(outcome, 'ok');
});

test('a camera’s file with standard tables says nothing: many cameras use them', async () => {
  const { outcome } = await read(await scene(64, 64).withExif(camera).jpeg({ quality: 92 }).toBuffer());
  assert.equal(outcome, 'ok');
});

test('a picture without colour has a quality too', async () => {
  const signal = await read(await scene(64, 64).greyscale().jpeg({ quality: 71 }).toBuffer());
  assert.match(said(signal).en, /quality 71 out of 100/);
});

test('not applicable to what is no JPEG', async () => {
  assert.equal((await read(await scene(64, 64).png().toBuffer())).outcome, 'not_applicable');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataUrlFile } from './data-url.ts';

test('the file inside of an address is taken as it is', async () => {
  const bytes = Buffer.from([0, 255, 137, 80, 13, 10]);
  const file = dataUrlFile(`data:image/png;charset=x;base64,${bytes.toString('base64')}`);
  assert.equal(file?.type, 'image/png');
  assert.deepEqual(Buffer.from((await file?.arrayBuffer()) ?? []), bytes);
  assert.equal(await dataUrlFile('data:image/svg+xml,%3Csvg%3E è %3C/svg%3E')?.text(), '<svg> è </svg>');
  assert.equal(await dataUrlFile('data:;base64,%59%51%3D%3D')?.text(), 'a');
});

test('what holds no file is none', () => {
  for (const address of [
    'data:image/png;base64,',
    'data:image/png;base64,???',
    'data:,%E0%A4%A',
    'data:x',
    'x',
  ]) {
    assert.equal(dataUrlFile(address), undefined, address);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { opens, readShareSegment, shareSegment } from './share-address.ts';

test('a public result opens by its id alone, a confidential one with its secret alone', () => {
  const open = { id: 'un-id' };
  const secret = { id: 'un-id', linkSecret: 'segreto' };
  assert.equal(shareSegment(open), 'un-id');
  assert.equal(shareSegment(secret), 'un-id~segreto');
  assert.deepEqual(readShareSegment('un-id'), open);
  assert.deepEqual(readShareSegment('un-id~segreto'), secret);
  assert.ok(opens(readShareSegment('un-id'), open));
  assert.ok(opens(readShareSegment('un-id~segreto'), secret));
  for (const wrong of [
    'un-id',
    'un-id~',
    'un-id~segret',
    'un-id~segreto~',
    'un-id~Segreto',
    'un-id~seGreto',
  ]) {
    assert.equal(opens(readShareSegment(wrong), secret), false, wrong);
  }
  assert.equal(opens(readShareSegment('un-id~segreto'), open), false);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadPrompt } from './load-prompt.ts';

test('values stand where their names stood, as they are', () => {
  const prompt = loadPrompt('judge-material.md', ['claim', 'passages', 'left_out', 'count', 'language']);
  const written = prompt({
    claim: 'claim with {{passages}} and $& in it',
    passages: 'the passages',
    left_out: 'nothing',
    count: '3',
    language: 'English',
  });
  assert.ok(written.startsWith('claim with {{passages}} and $& in it\n\nthe passages\n\nnothing\n\n'));
  assert.match(written, /these 3 passages/);
});

test('a prompt whose placeholders are others than expected is not loaded', () => {
  assert.throws(() => loadPrompt('judge-material.md', ['claim']), /judge-material\.md has the placeholders/);
  assert.throws(() => loadPrompt('judge-correction.md', ['claim']), /judge-correction\.md/);
});

/** Every method that examines images or videos has a name for readers, and only they have. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SignalMethod, signalMethods } from '@riscontro/contract/inside';
import { signalTitle } from '@riscontro/verdict-view';
import { languages, wordsIn } from '@riscontro/words';
import { imageMethods } from '../media-methods/image-methods.ts';
import { videoMethods } from '../media-methods/video-methods.ts';

test('every method has a name in every language, and it is not merely its kind', () => {
  for (const { id, kind } of [...imageMethods, ...videoMethods]) {
    for (const language of languages) {
      const words = wordsIn(language);
      const title = signalTitle({ method: id, kind, outcome: 'ok', detail: '' }, words);
      assert.ok(title.length > 3, id);
      assert.doesNotMatch(title, /_/);
      assert.equal(title, words.verdict.methods[id]);
    }
  }
});

test('no name is left of a method that is gone', () => {
  const { methods } = wordsIn('en').verdict;
  // One of no method does not compile.
  const named: readonly SignalMethod[] = Object.keys(methods) as (keyof typeof methods)[];
  assert.equal(named.length, Object.keys(signalMethods).length);
});

/** What is declared of methods fits together, and every method has words of its own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages, wordsIn } from '@riscontro/words';
import { imageMethods } from '../media-methods/image-methods.ts';
import { videoMethods } from '../media-methods/video-methods.ts';
import { isDeclared, type MethodDescriptor, methodsById } from './media-method.ts';
import type { MediaMethod, MediaSignal } from './media-signal.ts';

/** A method that has a name on the wire and is in no list does not compile. */
const listed: readonly MediaMethod[] extends readonly (
  | typeof imageMethods
  | typeof videoMethods
)[number]['id'][]
  ? readonly MethodDescriptor[]
  : never = [...imageMethods, ...videoMethods];

test('a method is documented for the reports that it is in, and for no other', () => {
  for (const { id, looksAt } of listed) {
    const isIn = (methods: readonly MethodDescriptor[]) => methods.some((method) => method.id === id);
    assert.deepEqual(
      [looksAt.image !== undefined, looksAt.video !== undefined],
      [isIn(imageMethods), isIn(videoMethods)],
      id,
    );
  }
});

test('what carries a verdict can raise an alarm about the content', () => {
  for (const { id, outcomes, meanings } of listed.filter(({ carries }) => carries))
    assert.ok(outcomes.includes('alarm') && meanings.length > 0, id);
});

test('no method says by a code of its own what all share', () => {
  for (const language of languages) {
    const { shared, page: _, ...own } = wordsIn(language).signals;
    for (const [method, table] of Object.entries(own)) {
      assert.deepEqual(
        Object.keys(table).filter((code) => code in shared),
        [],
        method,
      );
    }
  }
});

test('a summary has words for what methods can find wrong, and for nothing else', () => {
  const { image, video } = wordsIn('en').summaries;
  const told = { ...image.seen, ...video.seen };
  for (const { id, meanings } of listed)
    if (Object.hasOwn(told, id)) assert.ok(meanings.length > 0, `${id} never gives a reason for a level`);
});

test('a signal that its method cannot give is told from one that it can', () => {
  const signal: MediaSignal = { method: 'resampling', outcome: 'ok', detail: [{ code: 'none' }] };
  const method = methodsById(listed)('resampling');
  assert.equal(isDeclared(method, signal), true);
  assert.equal(isDeclared(method, { ...signal, outcome: 'error' }), true);
  assert.equal(isDeclared(method, { ...signal, outcome: 'alarm' }), false);
  assert.equal(isDeclared(method, { ...signal, meaning: 'altered' }), false);
});

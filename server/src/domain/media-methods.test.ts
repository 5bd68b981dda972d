/** What is declared of methods fits together, and every method has words of its own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages, wordsIn } from '@riscontro/words';
import { isDeclared, methodFacts } from './media-methods.ts';
import { imageMethods, type MediaMethod, type MediaSignal, videoMethods } from './media-signal.ts';

const all = Object.keys(methodFacts) as MediaMethod[];

test('every method is in a report, and is documented for each kind of report that it is in', () => {
  for (const method of all) {
    const { looksAt } = methodFacts[method];
    assert.deepEqual(
      [looksAt.image !== undefined, looksAt.video !== undefined],
      [method in imageMethods, method in videoMethods],
      method,
    );
    assert.ok(method in imageMethods || method in videoMethods, method);
  }
});

test('what carries a verdict can raise an alarm about the content', () => {
  for (const method of all.filter((one) => methodFacts[one].carries)) {
    assert.ok(
      methodFacts[method].outcomes.includes('alarm') && methodFacts[method].meanings.length > 0,
      method,
    );
  }
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
  const told = new Set(Object.keys({ ...image.seen, ...video.seen }).filter((name) => name in methodFacts));
  for (const method of told as Set<MediaMethod>) {
    assert.ok(methodFacts[method].meanings.length > 0, `${method} never gives a reason for a level`);
  }
});

test('a signal that its method cannot give is told from one that it can', () => {
  const signal: MediaSignal = { method: 'resampling', outcome: 'ok', detail: [{ code: 'none' }] };
  assert.equal(isDeclared(signal), true);
  assert.equal(isDeclared({ ...signal, outcome: 'error' }), true);
  assert.equal(isDeclared({ ...signal, outcome: 'alarm' }), false);
  assert.equal(isDeclared({ ...signal, meaning: 'altered' }), false);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cpuNowMs } from '../../test/support/cpu-clock.ts';
import { originsOf } from './independence.ts';
import type { Passage } from './passage.ts';

const passage = (url: string, text: string): Passage => ({
  id: `${url} ${text}`,
  text,
  title: '',
  url,
  language: 'it',
  kind: 'secondary',
  retrievedAtMs: 0,
});
const originCount = (passages: readonly Passage[]) => new Set(originsOf(passages)).size;

const bridge = 'Il ponte nuovo sul fiume è stato aperto al traffico il primo giugno dal sindaco della città.';
const lake = 'Il lago di montagna è profondo quaranta metri e gela ogni inverno da dicembre fino a marzo.';

test('passages of different sites in different words are different origins', () => {
  assert.equal(
    originCount([passage('https://a.example/1', bridge), passage('https://b.example/1', lake)]),
    2,
  );
});

test('pages of one site are one origin, with and without www', () => {
  const pages = [
    passage('https://www.a.example/1', bridge),
    passage(
      'https://b.example/1',
      'Tutt’altro discorso, che non ha niente a che fare con gli altri due brani.',
    ),
    passage('http://a.example/2?x=1', lake),
  ];
  assert.deepEqual(originsOf(pages), [0, 1, 0]);
});

test('a copy on another site is the same origin, whatever its case, marks and additions', () => {
  for (const copy of [
    bridge,
    bridge.toUpperCase(),
    bridge.replaceAll(' ', ' — '),
    `${bridge} Lo riferisce la nostra redazione.`,
    bridge.replace('nuovo ', ''),
  ]) {
    const pages = [passage('https://a.example/1', bridge), passage('https://b.example/1', copy)];
    assert.equal(originCount(pages), 1, copy);
  }
});

test('the same news in words of one’s own is another origin', () => {
  const told = 'Da giugno le auto passano sul fiume: inaugurata l’opera che la città aspettava da anni.';
  assert.equal(
    originCount([passage('https://a.example/1', bridge), passage('https://b.example/1', told)]),
    2,
  );
});

test('addresses that cannot be read do not make strangers one site', () => {
  assert.equal(
    originCount([passage('', bridge), passage('not an address', lake), passage('//', 'Altro.')]),
    3,
  );
});

const words = fc.array(fc.constantFrom('il', 'lago', 'ponte', 'alto', 'due', 'città'), { maxLength: 12 });
const anyPassage = fc
  .tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), words)
  .map(([host, list]) => passage(`https://${host}.example/`, list.join(' ')));

test('every passage has an origin, which is the place of a passage not after it', () => {
  fc.assert(
    fc.property(fc.array(anyPassage, { maxLength: 20 }), (passages) => {
      const origins = originsOf(passages);
      assert.equal(origins.length, passages.length);
      for (const [i, origin] of origins.entries()) {
        assert.ok(origin <= i);
        assert.equal(origins[origin], origin, 'an origin is its own origin');
      }
    }),
  );
});

test('a passage that is told again adds no origin', () => {
  fc.assert(
    fc.property(fc.array(anyPassage, { minLength: 1, maxLength: 8 }), (passages) => {
      assert.equal(originCount([...passages, ...passages]), originCount(passages));
    }),
  );
});

test('how many origins there are does not depend on the order of the passages', () => {
  const pages = [
    passage('https://a.example/1', lake),
    passage('https://b.example/1', bridge),
    passage('https://a.example/2', bridge),
  ];
  const [one, two, three] = pages as [Passage, Passage, Passage];
  assert.equal(originCount([one, two, three]), 1, 'the third ties the other two together');
  assert.equal(originCount([three, one, two]), 1);
  const shuffled = fc
    .array(anyPassage, { maxLength: 8 })
    .chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
      ),
    );
  fc.assert(fc.property(shuffled, ([list, others]) => assert.equal(originCount(list), originCount(others))));
});

test('twenty long passages made to be slow are compared at once', () => {
  const startedAtMs = cpuNowMs();
  const text = Array.from({ length: 400 }, (_, i) => `parola${i}`).join(' ');
  originsOf(Array.from({ length: 20 }, (_, i) => passage(`https://s${i}.example/`, `${i} ${text}`)));
  originsOf(Array.from({ length: 20 }, (_, i) => passage(`https://s${i}.example/`, 'a'.repeat(10_000))));
  assert.ok(cpuNowMs() - startedAtMs < 5_000);
});

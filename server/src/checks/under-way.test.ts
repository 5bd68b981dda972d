import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemBody, toPublicProblem } from '../domain/app-error.ts';
import type { Payer } from '../store/store.ts';
import { askerOf, createUnderWay } from './under-way.ts';

const limits = { perKey: 3, perVisitor: 2, perNetwork: 3 };
const key = (keyId: string): Payer => ({ keyId, month: '2026-05' });
const visitor = (name: string, address: string): Payer => ({
  day: '2026-05-10',
  allowances: [
    { scope: `visitor:${name}`, limit: 5 },
    { scope: `address:${address}`, limit: 50 },
    { scope: `page:${Math.random()}`, limit: 1 },
  ],
});
const refused = (words: RegExp) => (error: unknown) => {
  const { codice, detail, riprova_tra: seconds = 0 } = problemBody(toPublicProblem(error), 'it', '');
  return codice === 'troppe_richieste' && words.test(detail) && seconds > 0;
};

test('a key has so many checks under way and no more, whatever others do; one that ends makes room', () => {
  const underWay = createUnderWay(limits);
  const [leave] = ['a', 'b', 'c'].map((content) => underWay.begin(key('one'), content));
  assert.throws(() => underWay.begin(key('one'), 'd'), refused(/questa chiave ha già 3 verifiche/));
  underWay.begin(key('two'), 'd');
  leave?.();
  leave?.();
  underWay.begin(key('one'), 'd');
  assert.throws(() => underWay.begin(key('one'), 'e'), refused(/chiave/), 'leaving twice makes room once');
});

test('the same content counts once, until all who asked for it have left', () => {
  const underWay = createUnderWay(limits);
  const leaves = [1, 2, 3, 4, 5].map(() => underWay.begin(key('one'), 'a'));
  for (const content of ['b', 'c']) underWay.begin(key('one'), content);
  for (const leave of leaves.slice(1)) leave();
  assert.throws(() => underWay.begin(key('one'), 'd'), refused(/chiave/));
  leaves[0]?.();
  underWay.begin(key('one'), 'd');
});

test('a visitor has few, and other browsers at the same address do not help for long', () => {
  const underWay = createUnderWay(limits);
  for (const content of ['a', 'b']) underWay.begin(visitor('v', 'n'), content);
  assert.throws(() => underWay.begin(visitor('v', 'n'), 'c'), refused(/che hai già avviato/));
  const leave = underWay.begin(visitor('w', 'n'), 'c');
  assert.throws(() => underWay.begin(visitor('x', 'n'), 'd'), refused(/dalla tua rete/));
  underWay.begin(visitor('y', 'other'), 'd');
  leave();
  underWay.begin(visitor('x', 'n'), 'd');
});

test('a refusal leaves nothing behind', () => {
  const underWay = createUnderWay({ ...limits, perNetwork: 1 });
  const leave = underWay.begin(visitor('v', 'n'), 'a');
  assert.throws(() => underWay.begin(visitor('w', 'n'), 'b'), refused(/rete/));
  leave();
  for (const name of ['w', 'x']) underWay.begin(visitor(name, `n-${name}`), 'b');
  underWay.begin(visitor('w', 'n'), 'c');
});

test('a wider network may have as many more as it has for the day, and takes turns as one', () => {
  const underWay = createUnderWay(limits);
  const at = (name: string, narrow: string): Payer => ({
    day: '2026-05-10',
    allowances: [
      { scope: `visitor:${name}`, limit: 5 },
      { scope: `address:${narrow}`, limit: 50 },
      { scope: 'address:wide', limit: 100 },
    ],
  });
  for (let number = 0; number < 6; number += 1) underWay.begin(at(`v${number}`, `n${number}`), `c${number}`);
  assert.throws(() => underWay.begin(at('v6', 'n6'), 'c6'), refused(/dalla tua rete/));
  assert.equal(askerOf(at('v1', 'n1')), askerOf(at('v2', 'n2')));
});

test('keys take turns as keys, and all visitors of a network as one', () => {
  assert.notEqual(askerOf(key('one')), askerOf(key('two')));
  assert.equal(askerOf(visitor('v', 'n')), askerOf(visitor('w', 'n')));
  assert.notEqual(askerOf(visitor('v', 'n')), askerOf(visitor('v', 'm')));
});

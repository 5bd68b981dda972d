/** Who counts as one visitor, and which pages may start a check. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Store } from '../store/store.ts';
import { createVisitors } from './visitors.ts';

const source = { address: '192.0.2.7', userAgent: 'Mozilla/5.0 (a browser)' };
const noonMs = Date.parse('2026-05-10T12:00:00Z');

function createAt(nowMs: number, taken: readonly number[] = [0, 0]) {
  const clock = { nowMs };
  const store = { allowancesTaken: async () => [...taken] } as unknown as Store;
  const visitors = createVisitors({ dailyLimit: 5, secret: 'secret' }, { store, clock: () => clock.nowMs });
  return { clock, visitors };
}

const scopesOf = (visitors: ReturnType<typeof createVisitors>, from = source) =>
  visitors.payer(from).allowances.map(({ scope }) => scope);

test('a visitor is the same all day, another with another browser, and nobody is the same the next day', () => {
  const { clock, visitors } = createAt(noonMs);
  const [visitor, address] = scopesOf(visitors);
  clock.nowMs += 11 * 60 * 60_000;
  assert.deepEqual(scopesOf(visitors), [visitor, address]);
  const [otherBrowser, sameAddress] = scopesOf(visitors, { ...source, userAgent: 'curl/8' });
  assert.notEqual(otherBrowser, visitor);
  assert.equal(sameAddress, address);
  clock.nowMs += 60 * 60_000;
  const tomorrow = scopesOf(visitors);
  assert.equal(visitors.payer(source).day, '2026-05-11');
  assert.ok(!tomorrow.includes(visitor ?? '') && !tomorrow.includes(address ?? ''));
});

test('an IPv6 visitor is known by the /64, and names hold nothing that can be read', () => {
  const { visitors } = createAt(noonMs);
  const at = (address: string) => scopesOf(visitors, { ...source, address });
  assert.deepEqual(at('2001:db8:1:2::1'), at('2001:db8:1:2:ffff::9'));
  assert.notDeepEqual(at('2001:db8:1:2::1'), at('2001:db8:1:3::1'));
  assert.doesNotMatch(at('192.0.2.7').join(' '), /192|Mozilla|2026/);
});

test('all visitors of one address together have ten times the limit of one', () => {
  const { visitors } = createAt(noonMs);
  assert.deepEqual(
    visitors.payer(source).allowances.map(({ limit }) => limit),
    [5, 50],
  );
});

test('what remains is the least of what is left to the visitor and to the address, and never below none', async () => {
  const remaining = (taken: readonly number[]) => createAt(noonMs, taken).visitors.remaining(source);
  assert.equal(await remaining([2, 2]), 3);
  assert.equal(await remaining([2, 49]), 1);
  assert.equal(await remaining([9, 60]), 0);
});

test("a page's token is good for two hours, over midnight too", () => {
  const { clock, visitors } = createAt(Date.parse('2026-05-10T23:30:00Z'));
  const token = visitors.issueToken(source);
  assert.ok(visitors.acceptsToken(token, source));
  clock.nowMs += 2 * 60 * 60_000 - 1;
  assert.ok(visitors.acceptsToken(token, source));
  clock.nowMs += 1;
  assert.ok(!visitors.acceptsToken(token, source));
});

test('a token of another visitor, another service, another time or no token at all is refused', () => {
  const { visitors } = createAt(noonMs);
  const token = visitors.issueToken(source);
  assert.ok(!visitors.acceptsToken(token, { ...source, userAgent: 'curl/8' }));
  assert.ok(!visitors.acceptsToken(token, { ...source, address: '192.0.2.8' }));
  const foreign = createVisitors(
    { dailyLimit: 5, secret: 'other' },
    { store: {} as Store, clock: () => noonMs },
  );
  assert.ok(!visitors.acceptsToken(foreign.issueToken(source), source));
  const [, signature] = token.split('.');
  const later = (noonMs + 1000).toString(36);
  for (const forged of [`${later}.${signature}`, `${token}x`, 'x', '', '.', `zzzzzzzzzz.${signature}`]) {
    assert.ok(!visitors.acceptsToken(forged, source), forged);
  }
});

test('the count starts again at the next midnight, UTC', () => {
  assert.equal(createAt(noonMs).visitors.resetSeconds(), 12 * 60 * 60);
});

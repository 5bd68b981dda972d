/** Who counts as one visitor, which pages may start a check, and what it takes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyringOf } from '../domain/keyring.ts';
import { solveChallenge } from '../domain/proof-of-work.ts';
import type { Store } from '../store/store.ts';
import { createVisitors, type VisitorSource } from './visitors.ts';

const source = { address: '192.0.2.7', userAgent: 'Mozilla/5.0 (a browser)' };
const noonMs = Date.parse('2026-05-10T12:00:00Z');
const settings = { dailyLimit: 5, siteDailyLimit: 1000, secrets: keyringOf('secret') };
const pass = { id: 'page', workBits: 0 };

/** `taken` of the visitor, the address, the site and the page, as far as it is given. */
function createAt(nowMs: number, taken: readonly number[] = []) {
  const clock = { nowMs };
  const store = {
    allowancesTaken: async (_day: string, scopes: readonly string[]) =>
      scopes.map((_, index) => taken[index] ?? 0),
  } as unknown as Store;
  return { clock, visitors: createVisitors(settings, { store, clock: () => clock.nowMs }) };
}

type Visitors = ReturnType<typeof createVisitors>;
const payerOf = (visitors: Visitors, from: VisitorSource = source) => visitors.payer(from, pass, 0);
const scopesOf = (visitors: Visitors, from: VisitorSource = source) =>
  payerOf(visitors, from).allowances.map(({ scope }) => scope);
const accepts = (visitors: Visitors, token: string, from: VisitorSource = source) =>
  visitors.readPass(token, '', from) !== undefined;

test('a visitor is the same all day, another with another browser, and nobody is the same the next day', () => {
  const { clock, visitors } = createAt(noonMs);
  const [visitor, address] = scopesOf(visitors);
  clock.nowMs += 11 * 60 * 60_000;
  assert.deepEqual(scopesOf(visitors).slice(0, 2), [visitor, address]);
  const [otherBrowser, sameAddress] = scopesOf(visitors, { ...source, userAgent: 'curl/8' });
  assert.notEqual(otherBrowser, visitor);
  assert.equal(sameAddress, address);
  clock.nowMs += 60 * 60_000;
  const tomorrow = scopesOf(visitors);
  assert.equal(payerOf(visitors).day, '2026-05-11');
  assert.ok(!tomorrow.includes(visitor ?? '') && !tomorrow.includes(address ?? ''));
});

test('the visitors of an IPv6 network share more the larger it is, and no more', async () => {
  const { visitors } = createAt(noonMs);
  const from = { ...source, address: '2001:db8:1:2::1' };
  const limits = payerOf(visitors, from).allowances.map(({ limit }) => limit);
  assert.deepEqual(limits, [5, 50, 200, 800, 1]);
  const scopesAt = (address: string) => scopesOf(visitors, { ...from, address });
  const [, , largerHere, largestHere] = scopesAt('2001:db8:1:2::1');
  const [, small, larger, largest] = scopesAt('2001:db8:1:ff::1');
  assert.ok(!scopesAt('2001:db8:1:2::1').includes(small ?? ''));
  assert.deepEqual([larger, largest], [largerHere, largestHere]);
  assert.equal(scopesAt('2001:db8:1:100::1')[3], largestHere);
  const remaining = async (...taken: number[]) =>
    (await createAt(noonMs, taken).visitors.standing(from)).remaining;
  assert.equal(await remaining(0, 0, 199, 199), 1);
  assert.equal(await remaining(0, 0, 0, 800), 0);
  const bits = async (...taken: number[]) => (await createAt(noonMs, taken).visitors.standing(from)).workBits;
  assert.deepEqual(
    [await bits(0, 0, 0, 159), await bits(0, 0, 0, 160), await bits(0, 0, 0, 799)],
    [0, 14, 17],
  );
});

test('an IPv6 visitor is known by the /64, and names hold nothing that can be read', () => {
  const { visitors } = createAt(noonMs);
  const at = (address: string) => scopesOf(visitors, { ...source, address, site: 'https://site.example' });
  assert.deepEqual(at('2001:db8:1:2::1'), at('2001:db8:1:2:ffff::9'));
  assert.notDeepEqual(at('2001:db8:1:2::1'), at('2001:db8:1:3::1'));
  assert.doesNotMatch(at('192.0.2.7').join(' '), /192|Mozilla|2026|example/);
});

test('visitors of one address together have ten times the limit of one, those of one site its own, a page one', () => {
  const { visitors } = createAt(noonMs);
  const limitsOf = (from: VisitorSource) => payerOf(visitors, from).allowances.map(({ limit }) => limit);
  assert.deepEqual(limitsOf(source), [5, 50, 1]);
  assert.deepEqual(limitsOf({ ...source, site: 'https://site.example' }), [5, 50, 1000, 1]);
});

test('what remains is the least of what is left to visitor, address and site, and never below none', async () => {
  const remaining = async (taken: readonly number[], site?: string) =>
    (await createAt(noonMs, taken).visitors.standing({ ...source, site })).remaining;
  assert.equal(await remaining([2, 2]), 3);
  assert.equal(await remaining([2, 49]), 1);
  assert.equal(await remaining([9, 60]), 0);
  assert.equal(await remaining([2, 2, 998], 'https://site.example'), 2);
});

test('the first checks ask for no work, further ones for ever more, and a busy address makes all work', async () => {
  const bits = async (...taken: number[]) =>
    (await createAt(noonMs, taken).visitors.standing(source)).workBits;
  assert.deepEqual(
    await Promise.all([0, 1, 2, 3, 4, 5].map((used) => bits(used, used))),
    [0, 0, 15, 16, 17, 0],
    'none where nothing can be begun',
  );
  assert.deepEqual(await Promise.all([9, 10, 25, 49].map((used) => bits(0, used))), [0, 14, 16, 17]);
});

test('without its work a check has an allowance of none; with it, or more, it has not', () => {
  const { visitors } = createAt(noonMs);
  const limits = (workBits: number) =>
    visitors.payer(source, { id: 'page', workBits }, 14).allowances.map(({ limit }) => limit);
  assert.deepEqual(limits(13), [5, 50, 1, 0]);
  assert.deepEqual(limits(14), [5, 50, 1]);
  assert.deepEqual(limits(15), [5, 50, 1]);
});

test('work counts as it was done for this very token', () => {
  const { visitors } = createAt(noonMs);
  const [token, other] = [visitors.issueToken(source, 12), visitors.issueToken(source, 12)];
  const solution = solveChallenge(token, 12);
  assert.ok((visitors.readPass(token, solution, source)?.workBits ?? 0) >= 12);
  assert.ok((visitors.readPass(other, solution, source)?.workBits ?? 99) < 12);
  for (const none of ['', 'x'.repeat(65)]) {
    assert.equal(visitors.readPass(token, none, source)?.workBits, 0);
  }
});

test('a refusal names what is used up: the day, the site, the page or the missing work, in this order', async () => {
  const refusal = (taken: readonly number[], requiredBits = 0) => {
    const { visitors } = createAt(noonMs, taken);
    return visitors.refusal(visitors.payer({ ...source, site: 'https://site.example' }, pass, requiredBits));
  };
  assert.equal(await refusal([5, 5, 1000, 1], 14), 'dailyLimit');
  assert.equal(await refusal([0, 50, 1000, 1], 14), 'dailyLimit');
  assert.equal(await refusal([0, 0, 1000, 1], 14), 'siteLimit');
  assert.equal(await refusal([0, 0, 0, 1], 14), 'pageExpired');
  assert.equal(await refusal([2, 2, 2, 0], 14), 'workRequired');
});

test("a page's token is good for two hours, over midnight too", () => {
  const { clock, visitors } = createAt(Date.parse('2026-05-10T23:30:00Z'));
  const token = visitors.issueToken(source, 0);
  assert.ok(accepts(visitors, token));
  clock.nowMs += 2 * 60 * 60_000 - 1;
  assert.ok(accepts(visitors, token));
  clock.nowMs += 1;
  assert.ok(!accepts(visitors, token));
});

test('a token of another visitor, site, service or time, or no token at all, is refused', () => {
  const { visitors } = createAt(noonMs);
  const token = visitors.issueToken(source, 14);
  assert.ok(!accepts(visitors, token, { ...source, userAgent: 'curl/8' }));
  assert.ok(!accepts(visitors, token, { ...source, address: '192.0.2.8' }));
  assert.ok(!accepts(visitors, token, { ...source, site: 'https://site.example' }));
  const foreign = createVisitors(
    { ...settings, secrets: keyringOf('other') },
    { store: {} as Store, clock: () => noonMs },
  );
  assert.ok(!accepts(visitors, foreign.issueToken(source, 0)));
  const [id, bits, expiry, signature] = token.split('.');
  const later = `${id}.${bits}.${Number(expiry) + 1000}.${signature}`;
  const easier = `${id}.0.${expiry}.${signature}`;
  const farAhead = `${id}.${bits}.${'9'.repeat(15)}.${signature}`;
  for (const forged of [later, easier, farAhead, `${token}x`, 'x', '', '...', `.${token}`]) {
    assert.ok(!accepts(visitors, forged), forged);
  }
});

test('the count starts again at the next midnight, UTC', () => {
  assert.equal(createAt(noonMs).visitors.resetSeconds(), 12 * 60 * 60);
});

test('a page that was open when the secret was rotated can still be sent, and everybody is counted anew', () => {
  const needs = { store: {} as Store, clock: () => noonMs };
  const before = createVisitors({ ...settings, secrets: keyringOf('old') }, needs);
  const during = createVisitors(
    { ...settings, secrets: { current: () => 'new', all: () => ['new', 'old'] } },
    needs,
  );
  const after = createVisitors({ ...settings, secrets: keyringOf('new') }, needs);
  const token = before.issueToken(source, 0);
  assert.ok(accepts(during, token) && !accepts(after, token));
  assert.ok(accepts(after, during.issueToken(source, 0)));
  assert.deepEqual(scopesOf(during), scopesOf(after));
  assert.notDeepEqual(scopesOf(during), scopesOf(before));
});

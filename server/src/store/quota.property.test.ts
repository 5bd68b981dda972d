/** Units under random histories: the real SQLite store against a model that fits on a page. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { monthAt } from '../domain/month.ts';
import { accountsOf, QuotaModel } from './conformance/quota-model.conformance.ts';
import {
  addKey,
  doneFor,
  failedFor,
  leaseMs,
  newRequest,
  nowMs,
  unique,
} from './conformance/samples.conformance.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Admission, Payer, Store, VisitorPayer } from './store.ts';

const cacheMs = 2 * leaseMs;
const quotas = [2, 4];
/** Visitors share an address, whose limit they reach together before each has reached their own. */
const visitors = 2;
const visitorLimit = 2;
const addressLimit = 3;
const contents = 3;

/** A payer and a content for each request; few of both, so that requests get in each other's way. */
const wish = fc.record({ payer: fc.nat(quotas.length + visitors - 1), content: fc.nat(contents - 1) });
const wishes = fc.array(wish, {
  minLength: 1,
  maxLength: 5,
});
const outcomes = fc.constantFrom('done', 'failed', 'done twice', 'done and failed at once');
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ admit: wishes }) },
  { weight: 5, arbitrary: fc.record({ settle: fc.nat(), as: outcomes }) },
  { weight: 3, arbitrary: fc.record({ waitMs: fc.constantFrom(1, leaseMs - 1, leaseMs, cacheMs) }) },
  { weight: 1, arbitrary: fc.record({ renewForMs: fc.constantFrom(leaseMs, cacheMs) }) },
  { weight: 1, arbitrary: fc.record({ key: fc.nat(quotas.length - 1), quota: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.constant('next month' as const) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

let folder: string;
let store: Store;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riscontro-quota-'));
  store = await openSqliteStore(folder, { server: true });
});
after(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const toPlain = (admission: Admission) => {
  const { outcome } = admission;
  if (outcome === 'joined') return { outcome, id: admission.id };
  return outcome === 'cached' ? { outcome, id: admission.result.id } : { outcome };
};

/** Lives through a history with keys and contents of its own; store and model must agree at every step. */
async function live(history: readonly Step[]): Promise<void> {
  const nodeId = unique('node');
  const keyIds = await Promise.all(quotas.map(async (quota) => (await addKey(store, quota)).id));
  const keyId = (index: number) => keyIds[index] ?? '';
  const address = unique('address');
  const visitorAt = (index: number): VisitorPayer => ({
    day: new Date(model.clockMs).toISOString().slice(0, 10),
    allowances: [
      { scope: `${nodeId} ${index}`, limit: visitorLimit },
      { scope: address, limit: addressLimit },
    ],
  });
  const payerAt = (index: number): Payer =>
    index < quotas.length
      ? { keyId: keyId(index), month: monthAt(model.clockMs).name }
      : visitorAt(index - quotas.length);
  const model = new QuotaModel(nowMs, new Map(quotas.map((quota, index) => [keyId(index), quota])));

  async function take(next: Step): Promise<void> {
    if (next === 'next month') {
      model.clockMs += 31 * 24 * 3_600_000;
    } else if ('waitMs' in next) {
      model.clockMs += next.waitMs;
    } else if ('renewForMs' in next) {
      model.renew(model.clockMs + next.renewForMs);
      await store.renewLeases(nodeId, model.clockMs + next.renewForMs);
    } else if ('quota' in next) {
      model.quotas.set(keyId(next.key), next.quota);
      await store.setKeyQuota(keyId(next.key), next.quota, nowMs);
    } else if ('settle' in next) {
      await settle(next.settle, next.as);
    } else {
      await admit(next.admit);
    }
  }

  async function admit(wanted: readonly { payer: number; content: number }[]): Promise<void> {
    const requests = wanted.map(({ payer, content }) =>
      newRequest(payerAt(payer), {
        cacheKey: `${nodeId} ${content}`,
        nodeId,
        nowMs: model.clockMs,
        freshSinceMs: model.clockMs - cacheMs,
      }),
    );
    const expected = requests.map((request) => model.admit(request));
    const admissions = await Promise.all(requests.map((request) => store.admit(request)));
    assert.deepEqual(admissions.map(toPlain), expected);
    for (const [index, { outcome }] of admissions.entries()) {
      const payer = requests[index]?.payer;
      if (outcome === 'started' && payer) await assertWithinLimits(payer);
    }
  }

  async function assertWithinLimits(payer: Payer): Promise<void> {
    if ('keyId' in payer) {
      const { used, reserved } = await store.usage(payer.keyId, payer.month, model.clockMs);
      const quota = model.quotas.get(payer.keyId) ?? 0;
      assert.ok(used + reserved <= quota, `${used} + ${reserved} within the quota`);
    } else {
      const scopes = payer.allowances.map(({ scope }) => scope);
      const taken = await store.allowancesTaken(payer.day, scopes, model.clockMs);
      for (const [index, { limit }] of payer.allowances.entries()) assert.ok((taken[index] ?? 0) <= limit);
    }
  }

  /** Any check that ever began: running, lapsed, taken over, failed or done long ago. */
  async function settle(choice: number, as: string): Promise<void> {
    const check = model.checks[choice % model.checks.length];
    if (!check) return;
    model.settle(check, as === 'failed' ? 'failed' : 'done');
    const done = doneFor(check.request, { createdAtMs: model.clockMs });
    const failed = failedFor(check.request);
    const settlements = { done: [done], failed: [failed], 'done twice': [done, done] }[as] ?? [done, failed];
    await Promise.all(settlements.map((settlement) => store.settle(settlement)));
  }

  for (const next of history) {
    await take(next);
    for (const id of keyIds) {
      const month = monthAt(model.clockMs).name;
      const { used, reserved } = await store.usage(id, month, model.clockMs);
      assert.deepEqual({ used, reserved }, model.usage(`${month} ${id}`));
    }
    for (let index = 0; index < visitors; index += 1) {
      const visitor = visitorAt(index);
      const scopes = visitor.allowances.map(({ scope }) => scope);
      const expected = accountsOf(visitor).map((account) => {
        const { used, reserved } = model.usage(account);
        return used + reserved;
      });
      assert.deepEqual(await store.allowancesTaken(visitor.day, scopes, model.clockMs), expected);
    }
  }
}

test('whatever happens in whatever order, used units are the answers given, and admission keeps to quotas and limits', async () => {
  const histories = fc.array(step, { minLength: 5, maxLength: 40, size: 'max' });
  await fc.assert(fc.asyncProperty(histories, live), { numRuns: 120, interruptAfterTimeLimit: 8_000 });
});

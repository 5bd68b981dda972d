/** Holds what clients know after crashes against what the service says and what its store holds. */
import assert from 'node:assert/strict';
import type { Ledger } from './load.ts';
import { callPort, usageAt } from './port-client.ts';

/** A row of the table of results. */
export interface ResultRow {
  readonly key_id: string;
  readonly body: string;
}

export interface LedgerCheck {
  readonly port: number;
  readonly quota: number;
  readonly results: readonly ResultRow[];
}

const readersMax = 16;

export async function checkLedger(ledger: Ledger, { port, quota, results }: LedgerCheck): Promise<void> {
  assert.deepEqual(ledger.refusals, [], 'nobody was refused');

  const stored = Map.groupBy(results, (row) => row.key_id);
  for (const { id, key, paid, free, unknown } of ledger.accounts) {
    const { usate, rimanenti, da_cache } = await usageAt(port, key);
    assert.ok(paid <= usate, `${id}: every answer is charged (${paid} answers, ${usate} units)`);
    assert.ok(usate <= paid + unknown, `${id}: ${usate} units, ${paid} answers, ${unknown} unknown`);
    assert.ok(da_cache <= free + unknown, `${id}: ${da_cache} from the cache, ${free} answers`);
    assert.equal(usate, stored.get(id)?.length ?? 0, `${id}: one unit for each stored result`);
    assert.equal(rimanenti, quota - usate, `${id}: nothing is held any more`);
  }

  const claims = results.map(({ body }) => (JSON.parse(body) as { sintesi: string }).sintesi);
  assert.equal(new Set(claims).size, claims.length, 'no claim was checked, and paid for, twice');
  for (const [claim, ids] of ledger.idsByClaim) assert.equal(ids.size, 1, `one answer to “${claim}”`);
  for (const [claim, [id = '']] of ledger.idsByClaim) {
    const { sintesi } = JSON.parse(ledger.answers.get(id) ?? '{}') as { sintesi?: string };
    assert.equal(sintesi, claim, 'the answer is the one to the claim');
  }

  const unread = ledger.answers.entries();
  async function read(): Promise<void> {
    for (const [id, text] of unread) {
      assert.deepEqual(await callPort(port, `/v/${id}.json`), { status: 200, text });
    }
  }
  await Promise.all(Array.from({ length: readersMax }, read));
}

/** Who pays for checks, keys and visitors alike, and what is left to them. */
import type { Transaction } from 'kysely';
import {
  allowanceName,
  allowancesTaken,
  holdAllowances,
  lockAllowances,
  useAllowances,
} from './allowances.ts';
import { addUsage, dayWithin, keyAccountName, keyAccounts, lockUsage } from './key-usage.ts';
import type { Database } from './schema.ts';
import type { CheckRequest, KeyPayer, Payer, VisitorPayer } from './store.ts';

type Db = Transaction<Database>;

export interface Accounts {
  /** Takes one unit wherever the payer pays, or nothing: then the answer is the limit that is reached. */
  take(payer: Payer): number | undefined;
}

const isKey = (payer: Payer): payer is KeyPayer => 'keyId' in payer;
const keysAmong = (payers: readonly Payer[]) => payers.filter(isKey);
const visitorsAmong = (payers: readonly Payer[]): VisitorPayer[] =>
  payers.filter((payer) => !isKey(payer)) as VisitorPayer[];

/** The columns of a check or a result that name its key; empty where a visitor pays. */
export const keyColumnOf = (payer: Payer) => (isKey(payer) ? payer.keyId : '');
export const monthColumnOf = (payer: Payer) => (isKey(payer) ? payer.month : '');

/**
 * On PostgreSQL a row of usage, or of an allowance, is the lock under which its units are counted; always taken in
 * the same order, so that nodes wait for each other and never in a circle. SQLite has one writer anyway.
 */
export async function lockAccounts(tx: Db, payers: readonly Payer[]): Promise<void> {
  await lockUsage(tx, keysAmong(payers));
  await lockAllowances(tx, visitorsAmong(payers));
}

/** Keeps one unit of each payer for good; keys are shown it under the day of the answer. */
export async function charge(
  tx: Db,
  answers: readonly { readonly payer: Payer; readonly atMs: number }[],
): Promise<void> {
  await addUsage(
    tx,
    answers.flatMap(({ payer, atMs }) =>
      isKey(payer) ? [{ ...payer, day: dayWithin(payer.month, atMs), used: 1, fromCache: 0 }] : [],
    ),
  );
  await useAllowances(tx, visitorsAmong(answers.map(({ payer }) => payer)));
}

/** Notes what checks that have just begun hold beyond their own row, which is what a key's check holds. */
export async function hold(tx: Db, requests: readonly CheckRequest[]): Promise<void> {
  const ofVisitors = requests.flatMap(({ id, payer }) => (isKey(payer) ? [] : [{ id, payer }]));
  await holdAllowances(tx, ofVisitors);
}

/** What these payers have taken so far: units kept and units held. */
export async function openAccounts(tx: Db, payers: readonly Payer[], nowMs: number): Promise<Accounts> {
  const taken = new Map<string, number>();
  const quotas = new Map<string, number>();
  for (const account of await keyAccounts(tx, keysAmong(payers), nowMs)) {
    taken.set(keyAccountName(account), account.taken);
    quotas.set(keyAccountName(account), account.quota);
  }
  for (const [day, sameDay] of Map.groupBy(visitorsAmong(payers), (payer) => payer.day)) {
    const scopes = [...new Set(sameDay.flatMap(({ allowances }) => allowances.map(({ scope }) => scope)))];
    for (const [scope, count] of await allowancesTaken(tx, day, scopes, nowMs)) {
      taken.set(allowanceName(day, scope), count);
    }
  }

  const limitsOf = (payer: Payer) =>
    isKey(payer)
      ? [{ name: keyAccountName(payer), limit: quotas.get(keyAccountName(payer)) ?? 0 }]
      : payer.allowances.map(({ scope, limit }) => ({ name: allowanceName(payer.day, scope), limit }));
  return {
    take(payer) {
      const limits = limitsOf(payer);
      const reached = limits.find(({ name, limit }) => (taken.get(name) ?? 0) >= limit);
      if (reached) return reached.limit;
      for (const { name } of limits) taken.set(name, (taken.get(name) ?? 0) + 1);
      return undefined;
    },
  };
}

/** What the suite puts into a store: keys, requests and results that no other test has. */
import { generateKey, keySecret } from '../../domain/api-key.ts';
import type { Attachment } from '../../domain/attachment.ts';
import type {
  Admission,
  Allowance,
  CheckRequest,
  NewKey,
  Payer,
  Registration,
  Settlement,
  Store,
  StoredResult,
} from '../store.ts';

export const nowMs = Date.parse('2026-05-10T12:00:00Z');
export const month = '2026-05';
export const today = '2026-05-10';
export const leaseMs = 60_000;
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

let made = 0;

export function unique(what: string): string {
  made += 1;
  return `${what}-${made}`;
}

export function newKey(changes: Partial<NewKey> = {}): NewKey {
  return {
    id: unique('key'),
    name: unique('Redazione'),
    email: null,
    purpose: null,
    quota: 10,
    createdAtMs: nowMs,
    secret: keySecret(generateKey()),
    ...changes,
  };
}

/** A key with this quota, already in the store. */
export async function addKey(store: Store, quota: number): Promise<NewKey> {
  const key = newKey({ quota });
  await store.createKey(key);
  return key;
}

/** Whoever pays: a key of this id in the month of the suite, or as given. */
export function newRequest(payer: string | Payer, changes: Partial<CheckRequest> = {}): CheckRequest {
  const atMs = changes.nowMs ?? nowMs;
  return {
    id: unique('check'),
    cacheKey: unique('content'),
    payer: typeof payer === 'string' ? { keyId: payer, month } : payer,
    nodeId: 'node',
    nowMs: atMs,
    leaseUntilMs: atMs + leaseMs,
    freshSinceMs: atMs - dayMs,
    ...changes,
  };
}

export const newRequests = (count: number, payer: string | Payer, changes: Partial<CheckRequest> = {}) =>
  Array.from({ length: count }, () => newRequest(payer, changes));

export type Done = Extract<Settlement, { outcome: 'done' }>;

/** The request's check has come to an end at the request's own instant. */
export function doneFor(request: CheckRequest, changes: Partial<StoredResult> = {}): Done {
  const { id, cacheKey, payer } = request;
  const byKey = 'keyId' in payer ? { keyId: payer.keyId } : {};
  const result = { id, kind: 'text' as const, createdAtMs: request.nowMs, body: `{"di":"${id}"}`, ...byKey };
  return { outcome: 'done', cacheKey, payer, holder: 'v_prova', result: { ...result, ...changes } };
}

export function newAttachments(count: number, sizeBytes = 1000): Attachment[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `mappa_${index}`,
    mediaType: index === 0 ? 'image/webp' : 'image/png',
    // Every byte there is, zeros and broken UTF-8 included.
    bytes: Uint8Array.from({ length: sizeBytes }, (_, place) => (place * 7 + index) % 256),
  }));
}

export function failedFor({ id }: CheckRequest): Settlement {
  return { outcome: 'failed', id, problem: { code: 'internalError', parameters: {} } };
}

/** Runs a check from admission to its result. */
export async function runCheck(store: Store, request: CheckRequest): Promise<Done> {
  const done = doneFor(request);
  await store.admit(request);
  await store.settle(done);
  return done;
}

/** A result that is there, with the names it goes by. */
export async function addResult(
  store: Store,
  changes: Partial<CheckRequest> = {},
  attachments: readonly Attachment[] = [],
) {
  const key = await addKey(store, 1);
  const request = newRequest(key.id, changes);
  const { result, ...done } = doneFor(request);
  await store.admit(request);
  await store.settle({ ...done, result, attachments });
  return { ...result, cacheKey: request.cacheKey, keyId: key.id };
}

/** The same limit for each of these scopes. */
export const allowancesOf = (scopes: readonly string[], limit: number): Allowance[] =>
  scopes.map((scope) => ({ scope, limit }));

export function newRegistration(changes: Partial<Registration> = {}): Registration {
  return {
    key: newKey(),
    challenge: { id: unique('challenge'), expiresAtMs: nowMs + hourMs },
    allowances: allowancesOf([unique('address'), unique('email')], 2),
    day: '2026-05-10',
    ...changes,
  };
}

export const outcomesOf = (admissions: readonly Admission[]) =>
  Object.fromEntries(
    Map.groupBy(admissions, ({ outcome }) => outcome)
      .entries()
      .map(([outcome, { length }]) => [outcome, length]),
  );

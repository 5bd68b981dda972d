/** The checks of this browser session, where panel, popup and worker all see them. */
/// <reference types="chrome" />
import { type CheckRecord, hasEnded } from './check-record.ts';

const prefix = 'check:';
/** More than a session has pages with one; a verdict is a few kilobytes. */
const recordsMax = 40;

const keyOf = (id: string) => prefix + id;
/** One change at a time, whoever makes it. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks.request('checks', work) as Promise<T>;

const recordsIn = (stored: Record<string, unknown>): CheckRecord[] =>
  Object.entries(stored)
    .filter(([key]) => key.startsWith(prefix))
    .map(([, value]) => value as CheckRecord);

export const loadChecks = async (): Promise<CheckRecord[]> =>
  recordsIn(await chrome.storage.session.get(null));

export async function loadCheck(id: string): Promise<CheckRecord | undefined> {
  return (await chrome.storage.session.get(keyOf(id)))[keyOf(id)] as CheckRecord | undefined;
}

/** The oldest that have ended make room. */
export function addCheck(record: CheckRecord): Promise<void> {
  return inTurn(async () => {
    const ended = (await loadChecks()).filter(hasEnded).toSorted((a, b) => b.startedAtMs - a.startedAtMs);
    await chrome.storage.session.remove(ended.slice(recordsMax - 1).map(({ id }) => keyOf(id)));
    await chrome.storage.session.set({ [keyOf(record.id)]: record });
  });
}

/** Undefined where the check is no longer kept. */
export function changeCheck(id: string, change: Partial<CheckRecord>): Promise<CheckRecord | undefined> {
  return inTurn(async () => {
    const record = await loadCheck(id);
    if (!record) return undefined;
    const changed = { ...record, ...change };
    await chrome.storage.session.set({ [keyOf(id)]: changed });
    return changed;
  });
}

export function removeChecks(which: (record: CheckRecord) => boolean = () => true): Promise<void> {
  return inTurn(async () => {
    const ids = (await loadChecks()).filter(which).map(({ id }) => keyOf(id));
    await chrome.storage.session.remove(ids);
  });
}

/** Told of all checks whenever one has changed. */
export function watchChecks(listener: (records: readonly CheckRecord[]) => void): void {
  chrome.storage.session.onChanged.addListener((changes) => {
    if (Object.keys(changes).some((key) => key.startsWith(prefix))) void loadChecks().then(listener);
  });
}

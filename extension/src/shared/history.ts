/** The last checks, kept on this computer alone. */
/// <reference types="chrome" />
import type { VerificationResult } from '@riscontro/contract';
import { type ContentKind, contentKindName, type Level, levelName } from '@riscontro/contract/inside';

export interface HistoryEntry {
  /** The result's id on its server. */
  readonly id: string;
  readonly level: Level;
  readonly kind: ContentKind;
  /** The title or text that was checked, or its address; empty for an image without one. */
  readonly name: string;
  readonly checkedAtMs: number;
  /** The public page of the verdict. */
  readonly share: string;
  /** Its page opens with the whole of that address alone. */
  readonly isConfidential?: boolean;
}

export const historyKey = 'history';
const entriesMax = 50;
const nameLengthMax = 200;

export function entryOf(
  result: VerificationResult,
  name: string | undefined,
  checkedAtMs: number,
): HistoryEntry {
  const { contenuto } = result;
  const title = contenuto?.titolo ?? contenuto?.testo ?? name ?? contenuto?.url ?? '';
  return {
    id: result.id,
    level: levelName.fromWire(result.livello),
    kind: contentKindName.fromWire(result.tipo),
    name: title.replace(/\s+/g, ' ').trim().slice(0, nameLengthMax),
    checkedAtMs,
    share: result.condividi,
    ...(result.riservata ? { isConfidential: true } : {}),
  };
}

/** Newest first; the same result once, however often it was asked for. */
export const withEntry = (entries: readonly HistoryEntry[], entry: HistoryEntry): HistoryEntry[] =>
  [entry, ...withoutEntry(entries, entry.id)].slice(0, entriesMax);

export const withoutEntry = (entries: readonly HistoryEntry[], id: string): HistoryEntry[] =>
  entries.filter((entry) => entry.id !== id);

export async function loadHistory(): Promise<readonly HistoryEntry[]> {
  const kept = (await chrome.storage.local.get(historyKey))[historyKey];
  return Array.isArray(kept) ? kept.map(read) : [];
}

/** Kept as the API names them, as earlier versions of the extension did. */
interface StoredEntry extends Omit<HistoryEntry, 'level' | 'kind'> {
  readonly level: VerificationResult['livello'];
  readonly kind: VerificationResult['tipo'];
}

const read = ({ level, kind, ...rest }: StoredEntry): HistoryEntry => ({
  ...rest,
  level: levelName.fromWire(level),
  kind: contentKindName.fromWire(kind),
});

const stored = ({ level, kind, ...rest }: HistoryEntry): StoredEntry => ({
  ...rest,
  level: levelName.toWire(level),
  kind: contentKindName.toWire(kind),
});

/** One change at a time, whoever makes it: panel, popup and worker write to the same list. */
function change(make: (entries: readonly HistoryEntry[]) => HistoryEntry[]): Promise<void> {
  return navigator.locks.request(historyKey, async () =>
    chrome.storage.local.set({ [historyKey]: make(await loadHistory()).map(stored) }),
  );
}

export const addToHistory = (entry: HistoryEntry): Promise<void> =>
  change((entries) => withEntry(entries, entry));
export const removeFromHistory = (id: string): Promise<void> =>
  change((entries) => withoutEntry(entries, id));
export const clearHistory = (): Promise<void> => change(() => []);

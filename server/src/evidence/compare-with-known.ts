/** Which documents of a batch are new, which take another's place, and which are known already. */
import type { AddCounts } from './text-index.ts';

/** What documents are told apart by. */
export interface Identity {
  readonly key: string;
  readonly fingerprint: string;
}

export interface SortedOut<T extends Identity> {
  readonly insert: readonly T[];
  /** Keys whose parts in the index have to go first. */
  readonly removeKeys: readonly string[];
  readonly counts: AddCounts;
}

/** `known` are the documents in the index that share a key or a fingerprint with one of the batch. */
export function sortOut<T extends Identity>(
  documents: readonly T[],
  known: readonly Identity[],
): SortedOut<T> {
  const stored = new Set(known.map(({ key }) => key));
  const fingerprintOf = new Map(known.map(({ key, fingerprint }) => [key, fingerprint]));
  const fingerprints = new Set(fingerprintOf.values());
  const insert = new Map<string, T>();
  const removeKeys = new Set<string>();
  let duplicates = 0;
  for (const document of documents) {
    if (fingerprints.has(document.fingerprint)) {
      duplicates += 1;
      continue;
    }
    const before = fingerprintOf.get(document.key);
    if (before !== undefined) fingerprints.delete(before);
    if (stored.has(document.key)) removeKeys.add(document.key);
    fingerprintOf.set(document.key, document.fingerprint);
    fingerprints.add(document.fingerprint);
    insert.delete(document.key);
    insert.set(document.key, document);
  }
  return {
    insert: [...insert.values()],
    removeKeys: [...removeKeys],
    counts: { added: documents.length - duplicates, duplicates },
  };
}

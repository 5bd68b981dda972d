/** Adding, the same for every database: known texts are left out early, the others analysed, and written in turn. */
import { type AnalysedDocument, analysed } from './analysed.ts';
import { type Identity, sortOut } from './compare-with-known.ts';
import type { AddCounts, BookmarkAdvance, TextIndex } from './text-index.ts';

export interface WritableIndex {
  /** The documents there that share a key or a fingerprint with one of these. */
  known(identities: readonly Identity[]): Promise<readonly Identity[]>;
  /** In one transaction, in which it sorts out once more. `earlier` is added to the counts. */
  write(
    documents: readonly AnalysedDocument[],
    earlier: AddCounts,
    step: BookmarkAdvance | undefined,
  ): Promise<AddCounts>;
}

/**
 * Calls may overlap: one batch is analysed while another is written. They are written in the order of the calls,
 * and when one fails those that wait behind it fail too, so that no bookmark is ahead of its texts.
 */
export function createAdd({ known, write }: WritableIndex): TextIndex['add'] {
  let last: Promise<unknown> = Promise.resolve();
  return (documents, step) => {
    const prepared = prepare(documents, known);
    const written = Promise.all([prepared, last]).then(([{ fresh, earlier }]) => write(fresh, earlier, step));
    last = written;
    written.catch(() => {
      if (last === written) last = Promise.resolve();
    });
    return written;
  };
}

async function prepare(documents: Parameters<TextIndex['add']>[0], known: WritableIndex['known']) {
  const identities = documents.map(({ key, fingerprint }) => ({ key, fingerprint }));
  const { insert, counts } = sortOut(documents, await known(identities));
  // What a later document of the batch replaced was added, and is gone again.
  const earlier = { added: counts.added - insert.length, duplicates: counts.duplicates };
  return { fresh: insert.map(analysed), earlier };
}

/** The bundled passages in an index of their own beside the operator's: filled once, replaced when they change. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createEvidenceIndex } from '../evidence/create-evidence-index.ts';
import type { EvidenceIndex, NewPassage } from '../evidence/evidence-index.ts';
import { openSqliteTextIndex } from '../evidence/sqlite/sqlite-text-index.ts';

const batch = 1_000;

/**
 * Always on this machine, whatever the operator's documents are kept in: it belongs to the program, like its code.
 * A start that breaks off half-way leaves no bookmark, and the next one begins anew.
 */
export async function openKnowledgeIndex(
  dataDir: string,
  passages: readonly NewPassage[],
): Promise<EvidenceIndex> {
  const index = createEvidenceIndex(await openSqliteTextIndex(join(dataDir, 'knowledge'), 'passages'));
  try {
    const edition = `knowledge-${createHash('sha256').update(JSON.stringify(passages)).digest('hex')}`;
    const bookmark = await index.bookmarkOf(edition);
    // Counted too: of two starts at the same time the second clears what the first has added so far.
    const isWhole = bookmark?.finished && bookmark.added + bookmark.duplicates >= passages.length;
    if (!isWhole) await fill(index, passages, edition);
    return index;
  } catch (error) {
    await index.close();
    throw error;
  }
}

async function fill(index: EvidenceIndex, passages: readonly NewPassage[], edition: string): Promise<void> {
  await index.clear();
  for (let start = 0; start < passages.length; start += batch) {
    const end = Math.min(passages.length, start + batch);
    await index.add(passages.slice(start, end), {
      file: edition,
      offsetBytes: end,
      records: end,
      bad: 0,
      finished: end === passages.length,
    });
  }
}

/** The text index in one file on this machine: searched in one thread, written in another. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inTurns, type ThreadInTurns } from '../../threads/in-turns.ts';
import { startThread } from '../../threads/thread.ts';
import { createAdd } from '../add-documents.ts';
import type { TextIndex, TextIndexName } from '../text-index.ts';
import type { IndexFile } from './index-file.ts';
import { prepareIndexFile } from './index-schema.ts';
import type { IndexThreadSettings } from './index-thread.ts';

export async function openSqliteTextIndex(dataDir: string, name: TextIndexName): Promise<TextIndex> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'evidence.sqlite');
  prepareIndexFile(path);
  const reader = startIndexThread({ path, name, readOnly: true });
  // Servers only read; the other thread starts with the first import.
  let lazyWriter: ThreadInTurns<IndexFile> | undefined;
  const writer = () => {
    lazyWriter ??= startIndexThread({ path, name, readOnly: false });
    return lazyWriter;
  };
  return {
    add: createAdd({
      // Asked of the reader, so that it can be answered while the last batch is still being written.
      known: (identities) => reader.call('known', [identities]),
      write: (documents, earlier, step) => writer().call('add', [documents, earlier, step]),
    }),
    search: (concepts, { limit, signal }) => reader.call('search', [concepts, limit], { signal }),
    count: () => reader.call('count', []),
    census: (fields) => reader.call('census', [fields]),
    bookmarkOf: (file) => reader.call('bookmarkOf', [file]),
    tidy: () => writer().call('tidy', []),
    clear: () => writer().call('clear', []),
    async close() {
      await lazyWriter?.close();
      await reader.close();
    },
  };
}

const startIndexThread = (settings: IndexThreadSettings): ThreadInTurns<IndexFile> =>
  inTurns(
    startThread({
      file: new URL('./index-thread.ts', import.meta.url),
      place: 'evidence/sqlite/index-thread',
      settings,
    }),
  );

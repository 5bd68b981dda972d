/** A thread with one table of images: neither reading all hashes nor a disk flush ever holds up a request. */
import { ExpectedError } from '../domain/expected-error.ts';
import { reportFault } from '../domain/fault-report.ts';
import { serveThread } from '../threads/serve-thread.ts';
import type { ImageSearch } from './image-index.ts';
import { createImageSearch } from './image-search.ts';
import type { ImageTable } from './image-table.ts';

export interface ImageThreadSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly readOnly: boolean;
}

export type ImageCalls = Pick<ImageTable, 'add' | 'forget' | 'sweep'> & ImageSearch;

/** The pool makes another when it is needed. */
class ConnectionLost extends ExpectedError {
  override readonly name = 'ConnectionLost';
  readonly kind = 'connection_lost';
}

serveThread<ImageThreadSettings, ImageCalls>(async (settings) => {
  const table = await openTable(settings);
  return { calls: { ...table, ...createImageSearch(table) }, close: table.close };
});

/** Loads the one database that is asked for. */
async function openTable({ dataDir, databaseUrl, readOnly }: ImageThreadSettings): Promise<ImageTable> {
  if (databaseUrl === undefined) {
    const { openSqliteImageTable } = await import('./sqlite/sqlite-image-table.ts');
    return openSqliteImageTable(dataDir, { readOnly });
  }
  const { createPostgresPool } = await import('../database/postgres-pool.ts');
  const { openPostgresImageTable } = await import('./postgres/postgres-image-table.ts');
  // A thread cannot share the node's connections: it has one of its own.
  const pool = createPostgresPool(databaseUrl, {
    connectionsMax: 1,
    name: 'riscontro images',
    onIdleError: (cause) =>
      reportFault(new ConnectionLost(cause.message, { cause }), { place: 'similarity/image-thread' }),
  });
  return openPostgresImageTable(pool, () => pool.end());
}

/** Every migration in order. A migration that has been released is never changed. */
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { evidence } from '../../evidence/postgres/migrations/0002-evidence.ts';
import { images } from '../../similarity/postgres/migrations/0004-pictures.ts';
import { shell } from './0001-shell.ts';
import { attachments } from './0003-attachments.ts';
import { corrections } from './0005-corrections.ts';
import { visitors } from './0006-visitors.ts';
import { keyConsole } from './0007-key-console.ts';
import { holders } from './0008-holders.ts';
import { imageSightings } from './0010-picture-sightings.ts';
import { keeping } from './0011-keeping.ts';

const migrations: Record<string, Migration> = {
  '0001-shell': shell,
  '0002-evidence': evidence,
  '0003-attachments': attachments,
  '0004-pictures': images,
  '0005-corrections': corrections,
  '0006-visitors': visitors,
  '0007-key-console': keyConsole,
  '0008-holders': holders,
  '0010-picture-sightings': imageSightings,
  '0011-keeping': keeping,
};

/**
 * Brings the tables up to date. Kysely holds a lock meanwhile (an advisory lock on PostgreSQL, the write lock
 * on SQLite), so any number of nodes and commands may start at once.
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

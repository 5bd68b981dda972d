/** Makes the tables of the images, with all the others, on PostgreSQL. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from '../../store/migrations/index.ts';

export async function preparePostgresImages(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: 10_000 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

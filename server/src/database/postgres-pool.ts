/** The one pool of connections to PostgreSQL that all parts of a node share; its tables are brought up to date first. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from '../store/migrations/index.ts';

export interface PoolOptions {
  readonly connectionsMax?: number;
  /** As the server's own list of connections names them. */
  readonly name?: string;
  /** Called when a connection that nobody is using breaks; the pool replaces it by itself. */
  readonly onIdleError?: ((error: Error) => void) | undefined;
}

/** What a part opens its tables with: the node's pool, which stays open, or one of its own. */
export interface PostgresAccess extends PoolOptions {
  /** With its tables up to date. */
  readonly pool?: pg.Pool | undefined;
}

/** The store has 10 of them at most, each text index 4, writers of images 2: nobody waits for another's work to end. */
const connectionsMax = 20;

const int8 = pg.types.builtins.INT8;

/** Counts and times fit a number; `pg` gives strings unless told so. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as never,
};

/** Opens nothing by itself: connections are made when they are needed, and closed when they have been idle for a while. */
export function createPostgresPool(databaseUrl: string, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.connectionsMax ?? connectionsMax,
    connectionTimeoutMillis: 10_000,
    application_name: options.name ?? 'riscontro',
    types,
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  return pool;
}

export async function openPostgresPool(databaseUrl: string, options: PoolOptions = {}): Promise<pg.Pool> {
  const pool = createPostgresPool(databaseUrl, options);
  try {
    // Not destroyed at the end: that would end the pool.
    await migrate(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }));
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** The pool that was given, or a new one; `release` ends only the latter. */
export async function accessPostgres(
  databaseUrl: string,
  { pool: shared, ...options }: PostgresAccess,
): Promise<{ readonly pool: pg.Pool; release(): Promise<void> }> {
  if (shared) return { pool: shared, release: async () => undefined };
  const pool = await openPostgresPool(databaseUrl, options);
  return { pool, release: () => pool.end() };
}

/** `begin` may go on with what holds for this transaction alone. */
export async function transaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  begin = 'begin',
): Promise<T> {
  const client = await pool.connect();
  // Heard by the query that is under way; between two of them nobody would, and the process would end.
  const hear = () => undefined;
  client.on('error', hear);
  try {
    await client.query(begin);
    const value = await work(client);
    await client.query('commit');
    client.off('error', hear);
    client.release();
    return value;
  } catch (error) {
    // The connection may be what failed: it is not used again, and its transaction ends with it.
    client.release(true);
    throw error;
  }
}

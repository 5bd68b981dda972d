/** The server's life: settings → store → app → listen → close. */
import type { AddressInfo } from 'node:net';
import { languages, say, wordsIn } from '@riscontro/words';
import { type Logger, pino } from 'pino';
import { type Config, readConfig } from './config.ts';
import { openDataFolder } from './data-folder/open-data-folder.ts';
import { openPostgresPool, type PostgresAccess } from './database/postgres-pool.ts';
import { createDiagnostics, type Diagnostics } from './diagnostics/diagnostics.ts';
import { reportFault } from './domain/fault-report.ts';
import { openStore } from './store/open-store.ts';
import { version } from './version.ts';
import { type AppNeeds, createApp } from './wiring/app.ts';

/** What the service has before its engines, and they use too. */
export interface NodeParts {
  readonly log: Logger;
  /** Where the settings name a PostgreSQL: its one pool of connections. */
  readonly pool?: PostgresAccess['pool'];
  readonly diagnostics: Diagnostics;
}

export interface ServeOptions {
  readonly openEngines: (
    config: Config,
    parts: NodeParts,
  ) => Promise<
    Pick<
      AppNeeds,
      | 'engines'
      | 'forgetResult'
      | 'sweepImages'
      | 'health'
      | 'waiting'
      | 'isolation'
      | 'looksForAi'
      | 'models'
    > & {
      close(): Promise<void>;
    }
  >;
  readonly leaseMs?: number;
  readonly onListening?: (port: number) => void;
}

/** Resolves when the service listens; ends the process by itself on SIGTERM and SIGINT. */
export async function serve({ onListening, openEngines, ...parts }: ServeOptions): Promise<void> {
  const config = readConfig();
  // Buffered, because a line per request written at once would cost as much as the request; flushed when it ends.
  const destination = pino.destination({ dest: 1, sync: false, minLength: 8_192, periodicFlush: 500 });
  const log = pino({ level: config.logLevel, base: { version } }, destination);
  const diagnostics = createDiagnostics(log);
  // The log is for machines and operators' tools: it is English, whatever the terminal's language.
  const { dataFolder } = wordsIn('en').terminal.settings;
  for (const note of await openDataFolder(config.dataDir)) log.warn(say(dataFolder, note));
  const onIdleError = (error: Error) => log.warn({ err: error }, 'a connection to the database broke');
  const { databaseUrl } = config;
  const pool = databaseUrl === undefined ? undefined : await openPostgresPool(databaseUrl, { onIdleError });
  const store = await openStore(config, { server: true, pool });
  const { close: closeEngines, ...opened } = await openEngines(config, { log, diagnostics, pool });
  const app = await createApp({ config, store, log, diagnostics, ...opened, ...parts });
  // Before the first visitor asks in one of them.
  for (const language of languages) wordsIn(language);
  const address = await app.http.listen({ host: config.host, port: config.port });
  log.info(`riscontro ${version} listens at ${address}`);
  app.sweepNow().catch((error) => reportFault(error, { place: 'checks/upkeep' }));

  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    await app.close();
    await closeEngines();
    await store.close();
    await pool?.end();
    log.info('stopped');
    destination.flushSync();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  onListening?.((app.http.server.address() as AddressInfo).port);
}

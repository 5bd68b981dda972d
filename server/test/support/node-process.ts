/** Starts server processes for the fault tests, waits until they listen, and ends them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { environmentOf } from './compile-cache.ts';

export interface NodeExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface NodeProcess {
  readonly port: number;
  readonly pid: number;
  kill(signal: NodeJS.Signals): void;
  readonly exited: Promise<NodeExit>;
}

/** A constant address in the links of the answers, whichever node gives them and whatever port it got. */
const settings = {
  HOST: '127.0.0.1',
  PORT: '0',
  BASE_URL: 'http://verifica.test',
  DATABASE_URL: '',
  LOG_LEVEL: 'error',
  /** What is told in the terminal is in English, whatever language the developer's is in. */
  LC_ALL: 'C',
};

const living = new Map<ChildProcess, Promise<NodeExit>>();

/** Kills what a failed test has left running. */
export async function killNodes(): Promise<void> {
  for (const child of living.keys()) child.kill('SIGKILL');
  await Promise.all(living.values());
}
process.once('exit', killNodes);

const node = fileURLToPath(new URL('./node.ts', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
export const cli = fileURLToPath(new URL('../../bin/riscontro.mjs', import.meta.url));

/** A server with the tests' engines; `environment` holds its settings. */
export function startNode(environment: Record<string, string>): Promise<NodeProcess> {
  return start(process.execPath, [node], environment, (line) => (JSON.parse(line) as { port?: number }).port);
}

/**
 * The server as the operator starts it, without engines: by its command, or by the README's `npm start`. `through`:
 * what of Node's arguments comes before the command.
 */
export function startServe(
  environment: Record<string, string>,
  command: 'riscontro serve' | 'npm start' = 'riscontro serve',
  through: readonly string[] = [],
): Promise<NodeProcess> {
  const [program, parameters] =
    command === 'npm start'
      ? ['npm', ['start', '--silent', '--prefix', root]]
      : [process.execPath, [...through, cli, 'serve']];
  return start(program, parameters, { ...environment, LOG_LEVEL: 'info' }, (line) => {
    const found = /listens at http:\/\/127\.0\.0\.1:(\d+)/.exec(line);
    return found ? Number(found[1]) : undefined;
  });
}

async function start(
  program: string,
  parameters: string[],
  environment: Record<string, string>,
  portOf: (line: string) => number | undefined,
): Promise<NodeProcess> {
  const child = spawn(program, parameters, {
    env: environmentOf({ ...process.env, ...settings, ...environment }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr?.on('data', (chunk) => {
    complaints = `${complaints}${chunk}`.slice(-4000);
  });
  const exited = new Promise<NodeExit>((resolve) => {
    child.once('exit', (code, signal) => {
      living.delete(child);
      resolve({ code, signal });
    });
  });
  living.set(child, exited);

  const listening = Promise.withResolvers<number>();
  if (child.stdout) {
    createInterface(child.stdout).on('line', (line) => {
      const port = portOf(line);
      if (port !== undefined) listening.resolve(port);
    });
  }
  exited.then(({ code, signal }) =>
    listening.reject(new Error(`The server ended before it listened (${code ?? signal}):\n${complaints}`)),
  );
  const port = await listening.promise;
  return { port, pid: child.pid ?? 0, kill: (signal) => void child.kill(signal), exited };
}

/** Servers to measure, each in a process of its own. */
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface BenchServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a script that sends `{ port }` to its parent when it listens. Its log goes to a real file. */
export async function startServer(script: string, settings: Record<string, string>): Promise<BenchServer> {
  const log = openSync(join(settings.DATA_DIR ?? '.', 'log'), 'a');
  const child = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url))], {
    // One key and one network send everything here: they are counted, and never reach the limit.
    env: { KEY_RATE_PER_MINUTE: '10000000', NETWORK_RATE_PER_MINUTE: '10000000', ...settings, PORT: '0' },
    stdio: ['ignore', log, 'inherit', 'ipc'],
  });
  closeSync(log);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

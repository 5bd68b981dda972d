/**
 * The operator's commands for the tests of what they do. They run in one process for all calls of a test file; that a
 * command starts, ends and can be killed as a process of its own is tested where the process is what matters.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { CommandCall, CommandOutcome } from './command-host.ts';
import { environmentOf } from './compile-cache.ts';

export type { CommandOutcome };

export interface Commands {
  /** `riscontro …parameters` with these settings and nothing else of this process's environment. */
  run(settings: Record<string, string | undefined>, ...parameters: string[]): Promise<CommandOutcome>;
}

const host = fileURLToPath(new URL('./command-host.ts', import.meta.url));
/** For a process that has nothing left to do; on a busy machine. */
const endSecondsMax = 20;

/** For the suite that calls it, whose end it waits for. `cwd`: the folder in which the commands are given. */
export function startCommands({ cwd }: { cwd?: () => string } = {}): Commands {
  let started: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const killWithTests = () => started?.kill('SIGKILL');

  function start(): ChildProcess {
    process.once('exit', killWithTests);
    return fork(host, [], {
      ...(cwd ? { cwd: cwd() } : {}),
      env: environmentOf({}),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  }

  async function ask(call: CommandCall): Promise<CommandOutcome> {
    started ??= start();
    const child = started;
    const settled = new AbortController();
    const answered = once(child, 'message', settled).then(([outcome]) => outcome as CommandOutcome);
    const ended = once(child, 'exit', settled).then(([code, signal]) => {
      throw new Error(`The commands ended (${code ?? signal}) during ${call.parameters.join(' ')}`);
    });
    child.send(call);
    return Promise.race([answered, ended]).finally(() => settled.abort());
  }

  /** The process ends by itself, or else a command has left something running. */
  after(async () => {
    await last;
    const child = started;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), endSecondsMax * 1000);
    const [code, signal] = await ended;
    clearTimeout(timer);
    process.off('exit', killWithTests);
    assert.deepEqual(
      { code, signal },
      { code: 0, signal: null },
      'the process of the commands ends by itself',
    );
  });

  return {
    run(settings, ...parameters) {
      const outcome = last.then(() => ask({ parameters, settings: environmentOf(settings) }));
      last = outcome.catch(() => undefined);
      return outcome;
    },
  };
}

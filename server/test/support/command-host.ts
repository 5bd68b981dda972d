/**
 * Runs the operator's commands one after another in one process, for commands.ts: what a command costs is then the
 * command, not the second in which a process loads its code. Each gets its settings as its whole environment; what it
 * writes and its exit status go back as those of a process would. A call is `{ parameters, settings }` over IPC.
 */
import { registerHooks } from 'node:module';

/** A thread takes longer to load its code than most commands run: their stores borrow one from each other. */
const writer = new URL('../../src/store/sqlite/writer.ts', import.meta.url).href;
const borrowed = new URL('./borrowed-writer.ts', import.meta.url).href;
const store = new URL('../../src/store/sqlite/sqlite-store.ts', import.meta.url).href;
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url === writer && context.parentURL === store ? { ...found, url: borrowed } : found;
  },
});
const { run } = await import('../../src/cli/run.ts');

export interface CommandCall {
  readonly parameters: string[];
  readonly settings: Record<string, string | undefined>;
}

export interface CommandOutcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

type Write = typeof process.stdout.write;

/** What is written to a stream during `work`, in order and nowhere else. */
function collect(stream: NodeJS.WriteStream): { readonly text: () => string; readonly release: () => void } {
  const write = stream.write;
  const pieces: Buffer[] = [];
  stream.write = ((piece: string | Uint8Array, ...more: unknown[]) => {
    pieces.push(Buffer.from(piece as string));
    const told = more.find((one) => typeof one === 'function') as (() => void) | undefined;
    if (told) queueMicrotask(told);
    return true;
  }) as Write;
  return {
    text: () => Buffer.concat(pieces).toString(),
    release: () => {
      stream.write = write;
    },
  };
}

async function answer({ parameters, settings }: CommandCall): Promise<CommandOutcome> {
  process.env = { ...settings };
  process.exitCode = 0;
  const [output, errors] = [collect(process.stdout), collect(process.stderr)];
  try {
    await run(parameters);
    return { code: Number(process.exitCode ?? 0), stdout: output.text(), stderr: errors.text() };
  } finally {
    output.release();
    errors.release();
    process.exitCode = 0;
  }
}

// Calls run strictly one after another: the environment is one.
let last: Promise<unknown> = Promise.resolve();
process.on('message', (call: CommandCall) => {
  last = last.then(() => answer(call)).then((outcome) => process.send?.(outcome));
});

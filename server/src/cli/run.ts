/** The operator's commands: finds the one that was named, runs it, and tells faults in one line. */
import { ConfigError } from '../config.ts';
import { keysCommand } from './keys.ts';
import { UsageError } from './usage-error.ts';

interface Command {
  readonly summary: string;
  readonly run: (parameters: string[]) => Promise<void>;
}

const commands: Record<string, Command> = {
  serve: {
    summary: 'start the service',
    run: async () => {
      const { serve } = await import('../main.ts');
      // The methods of verification are not there yet: every kind answers 503.
      await serve({ engines: {} });
    },
  },
  keys: { summary: 'create, list and change API keys', run: keysCommand },
};

function help(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(8)} ${summary}`);
  return `riscontro: verifies claims, articles, images and videos\n\nUsage: riscontro COMMAND\n\n${lines.join('\n')}\n\nSettings come from the environment; the README lists them.\n`;
}

export async function run([name = 'help', ...parameters]: string[]): Promise<void> {
  if (['help', '--help', '-h'].includes(name)) {
    process.stdout.write(help());
    return;
  }
  try {
    const command = commands[name];
    if (!command) throw new UsageError(`There is no command “${name}”.\n\n${help()}`);
    await command.run(parameters);
  } catch (error) {
    if (error instanceof UsageError || error instanceof ConfigError) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 2;
      return;
    }
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

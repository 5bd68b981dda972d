/** What `riscontro corpus` and `riscontro factchecks` have in common: import a file, count, clear. */
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import type { ImportOptions, ImportTarget } from '../evidence/import/import-file.ts';
import { describeSummary, runImport } from './import-run.ts';
import { UsageError } from './usage-error.ts';

interface Index<T> extends ImportTarget<T> {
  count(): Promise<number>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

export interface IndexCommand<T> extends Pick<ImportOptions<T>, 'parse' | 'lists'> {
  /** `corpus` */
  readonly name: string;
  readonly help: string;
  /** What is counted in a file, and what the index holds, in the plural: `lines`, `passages`. */
  readonly records: string;
  readonly items: string;
  /** The field that tells in JSON how many the index holds. */
  readonly countField: string;
  readonly open: (config: Config) => Promise<Index<T>>;
}

type Print = (value: unknown, text: string) => void;

export function createIndexCommand<T>(command: IndexCommand<T>): (parameters: string[]) => Promise<void> {
  return async (parameters) => {
    const { values, positionals } = parse(parameters, command.help);
    const [action = 'help', ...rest] = positionals;
    if (values.help || action === 'help') {
      process.stdout.write(command.help);
      return;
    }
    const work = workFor(command, action, rest, values.yes ?? false);
    const print: Print = (value, text) =>
      void process.stdout.write(`${values.json ? JSON.stringify(value, null, 2) : text}\n`);
    const index = await command.open(readConfig());
    try {
      await work(index, print);
    } finally {
      await index.close();
    }
  };
}

function parse(parameters: string[], help: string) {
  try {
    return parseArgs({
      args: parameters,
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        yes: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${help}`);
  }
}

/** Checks the call before anything is opened. */
function workFor<T>(command: IndexCommand<T>, action: string, rest: readonly string[], sure: boolean) {
  const { name, help, items, countField } = command;
  const [file] = rest;
  const holds = async (index: Index<T>) => {
    const count = await index.count();
    return { count, text: `The index holds ${count.toLocaleString('en')} ${items}.` };
  };
  if (action === 'import' && file && rest.length === 1) {
    return async (index: Index<T>, print: Print) => {
      const { resumedAfter, ...counts } = await runImport(file, index, command);
      const { count, text } = await holds(index);
      print(
        { ...counts, resumed_after: resumedAfter, [countField]: count },
        `${describeSummary({ resumedAfter, ...counts }, command)}\n${text}`,
      );
    };
  }
  if (action === 'stats' && rest.length === 0) {
    return async (index: Index<T>, print: Print) => {
      const { count, text } = await holds(index);
      print({ [countField]: count }, text);
    };
  }
  if (action === 'clear' && rest.length === 0) {
    if (!sure)
      throw new UsageError(`This forgets all ${items}. If that is meant: riscontro ${name} clear --yes`);
    return async (index: Index<T>, print: Print) => {
      await index.clear();
      print({ [countField]: 0 }, 'The index is empty.');
    };
  }
  const isKnown = ['import', 'stats', 'clear'].includes(action);
  throw new UsageError(isKnown ? help : `There is no action “${action}”.\n\n${help}`);
}

/** What `riscontro corpus` and `riscontro factchecks` have in common: import a file, count, clear. */
import { basename } from 'node:path';
import type { Config } from '../config.ts';
import type { ImportOptions, ImportTarget } from '../evidence/import/import-file.ts';
import { audited } from './audited.ts';
import { readCommandConfig } from './command-config.ts';
import { describeSummary, runImport } from './import-run.ts';
import { readParameters } from './read-parameters.ts';
import { createPrint, terminalOutput } from './terminal.ts';
import { UsageError } from './usage-error.ts';

interface Index<T> extends ImportTarget<T> {
  count(): Promise<number>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** What an index holds, for `--json` and in words. */
export interface IndexStats {
  readonly value: unknown;
  readonly text: string;
}

export interface IndexCommand<T, I extends Index<T> = Index<T>>
  extends Pick<ImportOptions<T>, 'parse' | 'formatOf'> {
  readonly name: 'corpus' | 'factchecks';
  readonly help: string;
  /** What is counted in a file, and what the index holds, in the plural: `lines`, `passages`. */
  readonly records: string;
  readonly items: string;
  /** The field that tells in JSON how many the index holds. */
  readonly countField: string;
  readonly open: (config: Config) => Promise<I>;
  readonly stats: (index: I, config: Config) => Promise<IndexStats>;
  /** Other formats than the command's own, which `--format` asks for or a file's name tells. */
  readonly otherFormats?: readonly OtherFormat<T>[];
  /** What `--format` calls the command's own format. */
  readonly formatName?: string;
}

export interface OtherFormat<T>
  extends Required<Pick<ImportOptions<T>, 'parse' | 'formatOf' | 'formatName'>> {
  readonly records: string;
  /** Whether a file is called as files in this format are. */
  readonly isNamedSo: (path: string) => boolean;
}

type Print = (value: unknown, text: string) => void;

export function createIndexCommand<T, I extends Index<T>>(
  command: IndexCommand<T, I>,
): (parameters: string[]) => Promise<void> {
  return async (parameters) => {
    const { values, positionals } = parse(parameters, command);
    const [action = 'help', ...rest] = positionals;
    if (values.help || action === 'help') {
      terminalOutput.write(command.help);
      return;
    }
    const work = workFor(command, action, rest, values);
    const print = createPrint(values.json);
    const config = await readCommandConfig();
    const index = await command.open(config);
    try {
      await work(index, print, config);
    } finally {
      await index.close();
    }
  };
}

interface Values {
  readonly yes?: boolean;
  readonly format?: string;
}

function parse<T>(
  parameters: string[],
  { help, otherFormats }: Pick<IndexCommand<T>, 'help' | 'otherFormats'>,
) {
  const options = {
    json: { type: 'boolean' },
    yes: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  const withFormat = { ...options, format: { type: 'string' } } as const;
  // Where there is one format only, asking for one is a mistake.
  return readParameters(parameters, otherFormats ? withFormat : (options as typeof withFormat), help);
}

/** How the file is to be read, and what its records are called. */
function formatFor<T>(
  command: Pick<IndexCommand<T>, 'help' | 'records' | 'parse' | 'formatOf' | 'otherFormats' | 'formatName'>,
  path: string,
  asked: string | undefined,
) {
  const { otherFormats = [], formatName = '' } = command;
  if (asked === formatName) return { ...command, formatName: undefined };
  const found = otherFormats.find((other) =>
    asked === undefined ? other.isNamedSo(path) : other.formatName === asked,
  );
  if (found) return found;
  if (asked === undefined) return { ...command, formatName: undefined };
  const known = [formatName, ...otherFormats.map((other) => other.formatName)].join(' or ');
  throw new UsageError(`There is no format “${asked}”; use ${known}.\n\n${command.help}`);
}

/** Checks the call before anything is opened. */
function workFor<T, I extends Index<T>>(
  command: IndexCommand<T, I>,
  action: string,
  rest: readonly string[],
  { yes: sure = false, format: asked }: Values,
) {
  const { name, help, items, countField } = command;
  const [file] = rest;
  const holds = async (index: Index<T>) => {
    const count = await index.count();
    return { count, text: `The index holds ${count.toLocaleString('en')} ${items}.` };
  };
  if (action === 'import' && file && rest.length === 1) {
    const { parse, formatOf, formatName, records } = formatFor(command, file, asked);
    const words = records === command.records ? { records } : { records, items };
    return (index: I, print: Print, config: Config) =>
      audited(config, async (note) => {
        const options = { parse, records, ...(formatOf && { formatOf }), ...(formatName && { formatName }) };
        const { resumedAfter, ...counts } = await runImport(file, index, options);
        const { count, text } = await holds(index);
        await note({ action: `${name}.import`, target: basename(file), details: counts });
        print(
          { ...counts, resumed_after: resumedAfter, [countField]: count },
          `${describeSummary({ resumedAfter, ...counts }, words)}\n${text}`,
        );
      });
  }
  if (action === 'stats' && rest.length === 0) {
    return async (index: I, print: Print, config: Config) => {
      const { value, text } = await command.stats(index, config);
      print(value, text);
    };
  }
  if (action === 'clear' && rest.length === 0) {
    if (!sure)
      throw new UsageError(`This forgets all ${items}. If that is meant: riscontro ${name} clear --yes`);
    return (index: I, print: Print, config: Config) =>
      audited(config, async (note) => {
        await index.clear();
        await note({ action: `${name}.clear`, target: countField });
        print({ [countField]: 0 }, 'The index is empty.');
      });
  }
  const isKnown = ['import', 'stats', 'clear'].includes(action);
  throw new UsageError(isKnown ? help : `There is no action “${action}”.\n\n${help}`);
}

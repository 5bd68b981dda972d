/** What `riscontro corpus` and `riscontro factchecks` have in common: import a file, count, clear. */
import { basename } from 'node:path';
import type { Words } from '@riscontro/words';
import type { Config } from '../config.ts';
import type { ImportOptions, ImportTarget } from '../evidence/import/import-file.ts';
import { readCommandConfig } from './command-config.ts';
import {
  type ActionCall,
  type CommandSyntax,
  misfit,
  type OptionSyntax,
  readCall,
  UsageError,
} from './command-line.ts';
import { audited } from './command-store.ts';
import { type ImportedKind, runImport, summaryText } from './import-run.ts';
import { createPrint, type Print, type Terminal } from './terminal.ts';

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

interface IndexSyntax extends CommandSyntax {
  readonly name: 'corpus' | 'factchecks';
  readonly options: { readonly yes: OptionSyntax; readonly format?: OptionSyntax & { value: string } };
}

export interface IndexCommand<T, I extends Index<T> = Index<T>>
  extends Pick<ImportOptions<T>, 'parse' | 'formatOf'> {
  readonly syntax: IndexSyntax;
  /** What is counted in a file, and what the index holds. */
  readonly records: ImportedKind;
  readonly items: ImportedKind;
  /** The field that tells in JSON how many the index holds. */
  readonly countField: string;
  readonly open: (config: Config) => Promise<I>;
  readonly stats: (index: I, config: Config, words: Words['terminal']) => Promise<IndexStats>;
  /** Other formats than the command's own, which `--format` asks for or a file's name tells. */
  readonly otherFormats?: readonly OtherFormat<T>[];
  /** What `--format` calls the command's own format. */
  readonly formatName?: string;
}

export interface OtherFormat<T>
  extends Required<Pick<ImportOptions<T>, 'parse' | 'formatOf' | 'formatName'>> {
  readonly records: ImportedKind;
  /** Whether a file is called as files in this format are. */
  readonly isNamedSo: (path: string) => boolean;
}

export function createIndexCommand<T, I extends Index<T>>(
  command: IndexCommand<T, I>,
): (parameters: string[], terminal: Terminal) => Promise<void> {
  return async (parameters, terminal) => {
    const call = readCall(parameters, command.syntax, terminal);
    if (!call) return;
    const work = workFor(command, call, terminal);
    const print = createPrint(terminal, call.values.json);
    const config = await readCommandConfig(terminal);
    const index = await command.open(config);
    try {
      await work(index, print, config);
    } finally {
      await index.close();
    }
  };
}

/** How the file is to be read, and what its records are called. */
function formatFor<T>(
  command: Pick<IndexCommand<T>, 'syntax' | 'records' | 'parse' | 'formatOf' | 'otherFormats' | 'formatName'>,
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
  const formats = [formatName, ...otherFormats.map((other) => other.formatName)];
  throw new UsageError(
    { of: 'common', code: 'noFormat', values: { format: asked, formats } },
    command.syntax,
  );
}

/** Checks the call before anything is opened. */
function workFor<T, I extends Index<T>>(
  command: IndexCommand<T, I>,
  { action, rest, values }: ActionCall<IndexSyntax>,
  terminal: Terminal,
) {
  const { syntax, items, countField } = command;
  const { yes: sure = false, format: asked } = values;
  const { name } = syntax;
  const { words } = terminal;
  const [file] = rest;
  const holds = async (index: Index<T>) => {
    const count = await index.count();
    return { count, text: words.imports.holds({ count, kind: items }) };
  };
  if (action === 'import' && file && rest.length === 1) {
    const { parse, formatOf, formatName, records } = formatFor(command, file, asked);
    const kinds = records === command.records ? { records } : { records, items };
    return (index: I, print: Print, config: Config) =>
      audited(config, async (note) => {
        const options = { parse, records, ...(formatOf && { formatOf }), ...(formatName && { formatName }) };
        const { resumedAfter, ...counts } = await runImport(file, index, options, terminal);
        const { count, text } = await holds(index);
        await note({ action: `${name}.import`, target: basename(file), details: counts });
        print(
          { ...counts, resumed_after: resumedAfter, [countField]: count },
          `${summaryText({ resumedAfter, ...counts }, kinds, words)}\n${text}`,
        );
      });
  }
  if (action === 'stats' && rest.length === 0) {
    return async (index: I, print: Print, config: Config) => {
      const { value, text } = await command.stats(index, config, words);
      print(value, text);
    };
  }
  if (action === 'clear' && rest.length === 0) {
    if (!sure)
      throw new UsageError({ of: 'imports', code: 'notSure', values: { kind: items, command: name } });
    return (index: I, print: Print, config: Config) =>
      audited(config, async (note) => {
        await index.clear();
        await note({ action: `${name}.clear`, target: countField });
        print({ [countField]: 0 }, words.imports.isEmpty);
      });
  }
  if (['import', 'stats', 'clear'].includes(action)) throw misfit(syntax);
  throw new UsageError({ of: 'common', code: 'noAction', values: { action } }, syntax);
}

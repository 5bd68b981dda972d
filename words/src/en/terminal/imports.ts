/** What commands that fill an index say: `riscontro corpus`, `factchecks` and `images`. */
import { format } from '../format.ts';

const number = (count: number) => format.number(count);

/** What stands in a file, and what an index holds. */
const kinds = {
  lines: 'lines',
  pages: 'pages',
  entries: 'entries',
  rows: 'rows',
  images: 'pictures',
  passages: 'passages',
  factChecks: 'fact-checks',
};
type Kind = keyof typeof kinds;

export const imports = {
  kinds,
  progress: ({ percent, records }: { percent: number; records: number }) =>
    `${percent} %, ${number(records)} read`,
  tidying: 'putting the index in order …',
  moreBad: ({ count, kind }: { count: number; kind: Kind }) =>
    `and ${count} more ${kinds[kind]} that cannot be used`,
  importedBefore: 'This file had been imported before: nothing was left to do.',
  resumed: ({ count, kind }: { count: number; kind: Kind }) =>
    `Went on after the first ${number(count)} ${kinds[kind]}, where the last import stopped.`,
  summary: ({
    read,
    kind,
    added,
    addedKind,
    duplicates,
    bad,
  }: {
    read: number;
    kind: Kind;
    added: number;
    /** Where something else is added than is read. */
    addedKind: Kind | undefined;
    duplicates: number;
    bad: number;
  }) =>
    `${number(read)} ${kinds[kind]}: ${number(added)}${addedKind ? ` ${kinds[addedKind]}` : ''} added, ${number(duplicates)} there already, ${number(bad)} not usable.`,
  holds: ({ count, kind }: { count: number; kind: Kind }) =>
    `The index holds ${number(count)} ${kinds[kind]}.`,
  isEmpty: 'The index is empty.',
  faults: {
    notSure: ({ kind, command }: { kind: Kind; command: string }) =>
      `This forgets all ${kinds[kind]}. If that is meant: riscontro ${command} clear --yes`,
  },
  /** What an index holds. */
  stats: {
    number: ({ count }: { count: number }) => number(count),
    unknown: 'unknown',
    unknownInTable: '(unknown)',
    languages: 'languages',
    dates: 'dates',
    imported: 'imported',
    noDates: 'none has a date',
    span: ({ oldest, newest, undated }: { oldest: string; newest: string; undated: number }) =>
      `from ${oldest} to ${newest}${undated === 0 ? '' : `, ${number(undated)} without a date`}`,
    files: ({ count, unfinished }: { count: number; unfinished: number }) =>
      `${number(count)} ${format.plural(count, { one: 'file', other: 'files' })}${unfinished === 0 ? '' : `, ${number(unfinished)} not finished: the same import command goes on`}`,
  },
};

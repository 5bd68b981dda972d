/** The help of a command: its syntax and the words for it, in columns as wide as the terminal. */
import type { Words } from '@riscontro/words';
import {
  type CommandName,
  type CommandSyntax,
  commonOptions,
  type Form,
  type OptionSyntax,
} from './command-line.ts';
import { wrap, wrapParts } from './wrap-text.ts';

/** What is explained stands to the left of its explanation up to this width; what is longer stands above it. */
const labelColumnsMax = 32;

/** What the words for a command's help hold. */
export interface HelpWords {
  readonly actions: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string>>;
  /** Titles of groups of options. */
  readonly groups?: Readonly<Record<string, string>>;
  readonly notes: readonly string[];
}

/** The help of the program: its commands, a line each. */
export function overviewText(
  names: readonly (CommandName | 'serve')[],
  words: Words['terminal'],
  columns: number,
): string {
  const { purpose, usage, settings } = words.common;
  const rows = names.map((name) => [[name], words[name].summary] as const);
  return `${purpose}\n\n${usage} riscontro COMMAND\n\n${list(rows, columns)}\n\n${wrap(settings, '', columns)}\n`;
}

export function helpText(syntax: CommandSyntax, words: Words['terminal'], columns: number): string {
  const { name, usage, actions } = syntax;
  const { common } = words;
  const help: HelpWords = words[name].help;
  const options: Readonly<Record<string, OptionSyntax>> = { ...syntax.options, ...commonOptions };
  const calls = usage.map((form) => formParts(`riscontro ${name}`, { ...form, json: true }, options));
  const indent = ' '.repeat(common.usage.length + 1);
  const blocks = [
    calls.map((call, at) => hanging(call, at === 0 ? `${common.usage} ` : indent, columns)).join('\n'),
    list(
      Object.entries(actions).map(([action, form]) => [
        formParts(name, form, options),
        help.actions[action] ?? '',
      ]),
      columns,
    ),
    ...optionGroups(options).map(([group, names]) => {
      const title = group === '' ? common.options : (help.groups?.[group] ?? '');
      const rows = names.map((option) => optionRow(option, options[option] ?? {}, help, words));
      return `${wrap(title, '', columns)}\n${list(rows, columns)}`;
    }),
    ...help.notes.map((note) => wrap(note, '', columns)),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** `keys rotate`, `KEY`, `[--grace HOURS]`. */
function formParts(
  command: string,
  { parameters, needs = [], takes = [], more, json }: Form & { readonly json?: true },
  options: Readonly<Record<string, OptionSyntax>>,
): string[] {
  const spelt = (option: string) => [`--${option}`, options[option]?.value ?? []].flat().join(' ');
  return [
    command,
    parameters ?? [],
    needs.map(spelt),
    takes.map((option) => `[${spelt(option)}]`),
    more ? '…' : [],
    json ? '[--json]' : [],
  ].flat();
}

/** The names of the options below each title, in the order of the syntax. */
function optionGroups(options: Readonly<Record<string, OptionSyntax>>): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const [name, { group = '' }] of Object.entries(options))
    groups.set(group, [...(groups.get(group) ?? []), name]);
  return [...groups];
}

function optionRow(
  name: string,
  { value, fallback, usual = fallback, repeatable }: OptionSyntax,
  help: HelpWords,
  { common }: Words['terminal'],
): Row {
  const label = name === 'help' ? '--help, -h' : [`--${name}`, value ?? []].flat().join(' ');
  const shared: Readonly<Record<string, string>> = { json: common.json, help: common.help };
  const meaning = help.options[name] ?? shared[name] ?? '';
  return [[label], common.option({ meaning, fallback: usual, repeatable: repeatable ?? false })];
}

/** What is explained, in parts that are not broken, and its explanation. */
type Row = readonly [label: readonly string[], meaning: string];

function list(rows: readonly Row[], columns: number): string {
  const fitting = rows.map(([label]) => widthOf(label)).filter((length) => length <= labelColumnsMax);
  const width = Math.max(0, ...fitting) + 4;
  return rows
    .map(([label, meaning]) =>
      widthOf(label) + 4 > width
        ? `${hanging(label, '  ', columns)}\n${wrap(meaning, ' '.repeat(width), columns)}`
        : wrap(meaning, `  ${label.join(' ')}`.padEnd(width), columns),
    )
    .join('\n');
}

const widthOf = (label: readonly string[]) => label.join(' ').length;

/** A call that is too long for its line goes on below, further in than where it began. */
function hanging(call: readonly string[], label: string, columns: number): string {
  const [first = '', ...rest] = wrapParts(call, label, columns - 4).split('\n');
  return [first, ...rest.map((line) => `    ${line}`)].join('\n');
}

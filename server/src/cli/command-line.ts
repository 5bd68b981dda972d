/**
 * How commands are called: the syntax of each is data, from which its parameters are read and its help is laid out,
 * so that neither knows an option that the other does not.
 */
import { parseArgs } from 'node:util';
import type { Words } from '@riscontro/words';
import { OperatorError, type OperatorFault } from '../domain/operator-error.ts';
import { type HelpWords, helpText } from './help-text.ts';
import type { Terminal } from './terminal.ts';

type TerminalWords = Words['terminal'];

/** The commands that have a help of their own. */
export type CommandName = {
  [Name in keyof TerminalWords]: TerminalWords[Name] extends { readonly help: HelpWords } ? Name : never;
}[keyof TerminalWords];
type Helps = { [Name in CommandName]: TerminalWords[Name]['help'] };

export interface OptionSyntax {
  /** What stands behind it, as the help writes it. A flag has nothing. */
  readonly value?: string;
  /** Its value where it is not given. */
  readonly fallback?: string;
  /** The same, where it is no value of the option itself: only the help shows it. */
  readonly usual?: string;
  /** May be given more than once. */
  readonly repeatable?: true;
  /** The title in the help below which it stands; without one, the common one. */
  readonly group?: string;
}

/** One way to call a command. */
export interface Form {
  /** What is no option: the action and what it is about. */
  readonly parameters?: string;
  readonly needs?: readonly string[];
  readonly takes?: readonly string[];
  /** Further options, too many to name here. */
  readonly more?: true;
}

export interface CommandSyntax {
  readonly name: CommandName;
  readonly usage: readonly Form[];
  readonly actions: Readonly<Record<string, Form>>;
  readonly options: Readonly<Record<string, OptionSyntax>>;
}

/** A syntax with words for every action and every option, and no words without one. */
export interface SyntaxOf<Name extends CommandName> extends CommandSyntax {
  readonly name: Name;
  readonly actions: { readonly [Action in keyof Helps[Name]['actions']]: Form };
  readonly options: { readonly [Option in keyof Helps[Name]['options']]: OptionSyntax };
}

/** Every command has them. */
export const commonOptions = { json: {}, help: {} } as const satisfies Record<string, OptionSyntax>;

type Read<Option> = Option extends { readonly repeatable: true }
  ? string[]
  : Option extends { readonly value: string }
    ? string
    : boolean;

/** What was given, by the names of the options. */
export type ValuesOf<Options> = {
  readonly [Name in keyof Options as Options[Name] extends { readonly fallback: string }
    ? Name
    : never]: string;
} & {
  readonly [Name in keyof Options as Options[Name] extends { readonly fallback: string }
    ? never
    : Name]?: Read<NonNullable<Options[Name]>>;
};

/** The command was called in a way that it does not understand; with `syntax`, its help is shown below the reason. */
export class UsageError extends OperatorError {
  readonly syntax: CommandSyntax | undefined;

  constructor(fault: OperatorFault, syntax?: CommandSyntax) {
    super(fault);
    this.name = 'UsageError';
    this.syntax = syntax;
  }
}

export interface Parameters<Syntax extends CommandSyntax> {
  readonly values: ValuesOf<typeof commonOptions & Syntax['options']>;
  readonly positionals: string[];
}

/** A negative number is a value. */
const looksLikeOption = /^-[^\d.]/;

/** The options and what stands between them. */
export function readParameters<const Syntax extends CommandSyntax>(
  parameters: readonly string[],
  syntax: Syntax,
): Parameters<Syntax> {
  const known: Readonly<Record<string, OptionSyntax>> = { ...commonOptions, ...syntax.options };
  const options = Object.fromEntries(
    Object.entries(known).map(([name, { value, fallback, repeatable }]) => [
      name,
      {
        type: value === undefined ? ('boolean' as const) : ('string' as const),
        ...(fallback !== undefined && { default: fallback }),
        ...(repeatable && { multiple: true }),
        ...(name === 'help' && { short: 'h' }),
      },
    ]),
  );
  // Not strict: the faults are found here, so that they are told in the terminal's language.
  const read = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options,
    strict: false,
    tokens: true,
  });
  for (const token of read.tokens) {
    if (token.kind !== 'option') continue;
    const { rawName: option, value, inlineValue } = token;
    const takesValue = known[token.name]?.value !== undefined;
    if (!Object.hasOwn(known, token.name))
      throw new UsageError({ of: 'common', code: 'unknownOption', values: { option } }, syntax);
    if (!takesValue && value !== undefined)
      throw new UsageError({ of: 'common', code: 'valueNotTaken', values: { option } }, syntax);
    if (takesValue && value === undefined)
      throw new UsageError({ of: 'common', code: 'valueMissing', values: { option } }, syntax);
    if (takesValue && !inlineValue && value !== undefined && looksLikeOption.test(value))
      throw new UsageError({ of: 'common', code: 'valueLikeOption', values: { option, value } }, syntax);
  }
  return { values: read.values, positionals: read.positionals } as unknown as Parameters<Syntax>;
}

export interface ActionCall<Syntax extends CommandSyntax> {
  readonly action: string;
  /** What stands behind the action. */
  readonly rest: string[];
  readonly values: Parameters<Syntax>['values'];
}

/** The call of a command that has actions; undefined where its help was asked for, and shown. */
export function readCall<const Syntax extends CommandSyntax>(
  parameters: readonly string[],
  syntax: Syntax,
  terminal: Terminal,
): ActionCall<Syntax> | undefined {
  const { values, positionals } = readParameters(parameters, syntax);
  const [action = 'help', ...rest] = positionals;
  if (!isHelpAskedFor(values) && action !== 'help') return { action, rest, values };
  showHelp(syntax, terminal);
  return undefined;
}

export function showHelp(syntax: CommandSyntax, { output, words, columns }: Terminal): void {
  output.write(helpText(syntax, words, columns));
}

const isHelpAskedFor = ({ help }: { readonly help?: boolean }) => help === true;

/** The action of that name, and none that merely every object has. */
export function actionNamed<Action>(
  actions: Readonly<Record<string, Action>>,
  name: string,
  syntax: CommandSyntax,
): Action {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (action === undefined)
    throw new UsageError({ of: 'common', code: 'noAction', values: { action: name } }, syntax);
  return action;
}

/** For calls whose action is known and whose parameters do not fit it. */
export const misfit = (syntax: CommandSyntax) => new UsageError({ of: 'common', code: 'misfit' }, syntax);

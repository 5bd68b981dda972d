/** What all commands say: the frame of their help, and that a call is not understood. */
import { format } from '../format.ts';

export const common = {
  purpose: 'riscontro: verifies claims, articles, images and videos',
  usage: 'Usage:',
  options: 'Options:',
  json: 'print JSON and nothing else',
  help: 'print this text',
  settings: 'Settings come from the environment; the README lists them.',
  option: ({
    meaning,
    fallback,
    repeatable,
  }: {
    meaning: string;
    fallback: string | undefined;
    repeatable: boolean;
  }) =>
    `${meaning}${fallback === undefined ? '' : ` (${fallback})`}${repeatable ? '; may be given more than once' : ''}`,
  faults: {
    noCommand: ({ command }: { command: string }) => `There is no command “${command}”.`,
    noAction: ({ action }: { action: string }) => `There is no action “${action}”.`,
    misfit: 'The command is not called like this.',
    tooMuch: ({ text }: { text: string }) => `“${text}” is too much.`,
    unknownOption: ({ option }: { option: string }) => `Unknown option ${option}.`,
    valueMissing: ({ option }: { option: string }) => `${option} needs a value behind it.`,
    valueNotTaken: ({ option }: { option: string }) => `${option} takes no value.`,
    valueLikeOption: ({ option, value }: { option: string; value: string }) =>
      `${option} needs a value behind it. If ${value} is meant: ${option}=${value}`,
    optionNeeded: ({ option }: { option: string }) => `${option} is needed.`,
    optionChoices: ({ option, choices }: { option: string; choices: readonly string[] }) =>
      `${option} is ${format.either(choices)}.`,
    noFile: ({ path }: { path: string }) => `There is no file ${path}.`,
    notAFile: ({ path }: { path: string }) => `${path} is not a file.`,
    noFormat: ({ format: name, formats }: { format: string; formats: readonly string[] }) =>
      `There is no format “${name}”; use ${format.either(formats)}.`,
    /** In words that somebody else has found already. */
    said: ({ text }: { text: string }) => text,
  },
};

export const serve = { summary: 'start the service' };

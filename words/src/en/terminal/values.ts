/** Why a value cannot be taken, behind the name of a setting, an option or a field. */
import { format } from '../format.ts';

export const values = {
  faults: {
    notANumber: 'must be a number',
    notWhole: 'must be a whole number',
    tooSmall: ({ min }: { min: number }) => `must be at least ${format.number(min)}`,
    notMoreThan: ({ min }: { min: number }) => `must be more than ${format.number(min)}`,
    tooLarge: ({ max }: { max: number }) => `must be at most ${format.number(max)}`,
    tooShort: ({ min }: { min: number }) => `must have at least ${format.number(min)} characters`,
    tooFew: ({ min }: { min: number }) => `must be at least ${format.number(min)}, with commas between`,
    tooMany: ({ max }: { max: number }) => `must be at most ${format.number(max)}, with commas between`,
    notOneOf: ({ choices }: { choices: readonly string[] }) => `must be ${format.either(choices)}`,
    notRising: 'must rise from each to the next',
    notInOrder: 'must be in order: attention above 0 and not above alarm',
    notAnAddress: ({ example }: { example: string }) => `must be a complete address such as ${example}`,
    notHosts: 'must be names of hosts without ports, comma-separated',
    notPostgres: 'must begin with postgres:// or postgresql://',
    notEarlierKeys: 'must be earlier values of SECRET_KEY, comma-separated, each of at least 32 characters',
    notAnEmail: 'must be an e-mail address',
    notAMailServer: 'must be an address such as smtp://user:password@mail.example.org:587',
    notASender: 'must be an e-mail address, with a name before it or without',
    notHostPorts: 'must be host:port pairs, comma-separated',
    notPlainText: 'holds characters that are no text',
    notAText: 'must be a text',
    emptyText: 'is empty',
    missing: 'is missing',
    charactersBetween: ({ min, max }: { min: number; max: number }) =>
      `must have ${format.number(min)} to ${format.number(max)} characters`,
    tooManyCharacters: ({ max }: { max: number }) => `must have at most ${format.number(max)} characters`,
    notAWebAddress: 'must be an http or https address',
    notADay: ({ example }: { example: string }) => `must be a date such as ${example}`,
    notAHash: 'must be 64 hexadecimal digits',
    notBetween: ({ min, max }: { min: number; max: number }) => `must be a number from ${min} to ${max}`,
    impossible: 'is not possible',
  },
};

/** Why a schema does not take a value, as a code of the terminal's words: the library's own texts are English only. */
import type { Message, Words } from '@riscontro/words';
import type { z } from 'zod';

export type ValueFault = Message<Words['terminal']['values']['faults']>;

export function valueFault(issue: z.core.$ZodIssue): ValueFault {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return { code: 'notWhole' };
      if (issue.expected === 'string') return { code: 'notAText' };
      return { code: issue.expected === 'number' ? 'notANumber' : 'impossible' };
    case 'too_small': {
      const min = Number(issue.minimum);
      if (issue.origin === 'string') return { code: 'tooShort', values: { min } };
      if (issue.origin === 'array') return { code: 'tooFew', values: { min } };
      return { code: issue.inclusive ? 'tooSmall' : 'notMoreThan', values: { min } };
    }
    case 'too_big': {
      const max = Number(issue.maximum);
      if (issue.origin === 'string') return { code: 'tooManyCharacters', values: { max } };
      return { code: issue.origin === 'array' ? 'tooMany' : 'tooLarge', values: { max } };
    }
    case 'invalid_value':
      return { code: 'notOneOf', values: { choices: issue.values.map(String) } };
    case 'custom':
      return (issue.params?.fault as ValueFault | undefined) ?? { code: 'impossible' };
    default:
      return { code: 'impossible' };
  }
}

/** What the fields of imported rows have to be, and why a row cannot be used, as codes of the terminal's words. */
import type { Message, Words } from '@riscontro/words';
import { z } from 'zod';
import { isText } from '../../domain/claim-text.ts';
import { type ValueFault, valueFault } from '../../domain/value-fault.ts';
import { isoDay, isWebAddress } from '../../providers/answer-text.ts';

export type RowFault = Message<Words['terminal']['rows']['faults']>;

/** For a rule of our own: what is told where it is broken. */
export const because = (fault: ValueFault) => ({ params: { fault } });

export const text = z.string().refine(isText, because({ code: 'notPlainText' }));

export const webAddress = text.refine(isWebAddress, because({ code: 'notAWebAddress' }));

/** A text, or a whole number that becomes one. */
export const idText = z
  .custom<string | number>(
    (id) => (typeof id === 'string' ? id !== '' && isText(id) : Number.isSafeInteger(id)),
    because({ code: 'notAText' }),
  )
  .transform(String);

const notADay = because({ code: 'notADay', values: { example: '2026-11-15' } });

/** ISO 8601; null where the field is empty. */
export const day = z
  .custom<string>((date) => typeof date === 'string', notADay)
  .transform((date) => (date === '' ? null : (isoDay(date) ?? undefined)))
  .refine((found) => found !== undefined, notADay)
  .nullish();

/** The first fault is enough to find the row and mend it. */
export function rowFault({ issues: [issue] }: z.ZodError): RowFault {
  const field = issue?.path.join('.');
  return issue && field
    ? { code: 'field', values: { field, fault: valueFault(issue) } }
    : { code: 'notAnObject' };
}

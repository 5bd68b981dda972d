/** Kinds of settings: how the text of the environment is read, and what empty means. */
import { z } from 'zod';
import type { ValueFault } from './domain/value-fault.ts';

const empty = (value: unknown) => (value === '' ? undefined : value);

/** Empty: there is none. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional());

/** Empty: this value. */
export const withDefault = <T extends z.ZodType>(schema: T, value: z.output<T>) =>
  z.preprocess((given) => empty(given) ?? value, schema);

export const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** Why a value is refused, as a code: the words for it depend on who reads it. */
export const because = (fault: ValueFault) => ({ params: { fault } });

/** A text of this form. */
export const text = (form: RegExp, fault: ValueFault) =>
  z.string().refine((given) => form.test(given), because(fault));

/** Without its final slashes. */
export const address = (example: string) =>
  text(/^https?:\/\/[^\s/]+/, { code: 'notAnAddress', values: { example } }).transform((url) =>
    url.replace(/\/+$/, ''),
  );

export const onOff = (fallback: 'on' | 'off' = 'on') => withDefault(z.enum(['on', 'off']), fallback);

/** The key of a service, which is not asked without it. */
export const serviceKey = () => optional(z.string().trim());

/** Where a service is asked: its own address, unless a mirror or a test stands in. */
export const serviceAddress = (url: string) => withDefault(address(url), url);

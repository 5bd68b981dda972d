/** Kinds of settings: how the text of the environment is read, and what empty means. */
import { z } from 'zod';

const empty = (value: unknown) => (value === '' ? undefined : value);

/** Empty: there is none. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional());

/** Empty: this value. */
export const withDefault = <T extends z.ZodType>(schema: T, value: z.output<T>) =>
  z.preprocess((given) => empty(given) ?? value, schema);

export const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** Without its final slashes. */
export const address = (example: string) =>
  z
    .string()
    .regex(/^https?:\/\/[^\s/]+/, { error: `must be a complete address such as ${example}` })
    .transform((url) => url.replace(/\/+$/, ''));

export const onOff = (fallback: 'on' | 'off' = 'on') => withDefault(z.enum(['on', 'off']), fallback);

/** The key of a service, which is not asked without it. */
export const serviceKey = () => optional(z.string().trim());

/** Where a service is asked: its own address, unless a mirror or a test stands in. */
export const serviceAddress = (url: string) => withDefault(address(url), url);

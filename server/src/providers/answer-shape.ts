/** Holds a provider's answer against the shape its documentation promises. */
import { z } from 'zod';
import { ProviderError } from '../net/provider-error.ts';

/** A list of which single entries may be unusable: an absent or null list is empty. */
export const Entries = z
  .array(z.unknown())
  .nullish()
  .transform((entries) => entries ?? []);

/** The answer in its shape, or ProviderError `bad_answer`. */
export function shaped<T extends z.ZodType>(provider: string, schema: T, answer: unknown): z.output<T> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new ProviderError(provider, 'bad_answer', parsed.error);
}

/**
 * The entries that have the shape, among the first `countMax`. Single ones that lack it are left out; when there
 * are entries and none has it, the answer is another than promised.
 */
export function shapedEntries<T extends z.ZodType>(
  provider: string,
  schema: T,
  entries: readonly unknown[],
  countMax: number,
): z.output<T>[] {
  const found: z.output<T>[] = [];
  for (const entry of entries.slice(0, countMax)) {
    const parsed = schema.safeParse(entry);
    if (parsed.success) found.push(parsed.data);
  }
  if (entries.length > 0 && found.length === 0) throw new ProviderError(provider, 'bad_answer');
  return found;
}

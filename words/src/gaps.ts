/**
 * Sentences whose values may be missing: an error that another version of the service has stored, or one that is
 * explained without a single case. The gap is shown as `…`.
 */
import type { Message } from './message.ts';

const gap = '…';

/** The sentence with what is there of its values. */
export function sayWithGaps(
  entry: string | ((values: never) => string),
  values: Readonly<Record<string, unknown>>,
): string {
  if (typeof entry === 'string') return entry;
  const filled = new Proxy(values, {
    get: (own, name: string) => (Object.hasOwn(own, name) ? (own[name] ?? gap) : gap),
  });
  return entry(filled as never);
}

/** A part of a sentence, looked up by its code; a gap where the table does not have it. */
export function part<Table extends object>(table: Table, message: Message<Table>): string {
  const { code, values } = message as { code?: unknown; values?: Readonly<Record<string, unknown>> };
  const entry = typeof code === 'string' && Object.hasOwn(table, code) && table[code as keyof Table];
  return typeof entry === 'string' || typeof entry === 'function'
    ? sayWithGaps(entry as string | ((values: never) => string), values ?? {})
    : gap;
}

/** Reads the lines of an evaluation file, plain or packed, and tells those that cannot be used. */
import type { z } from 'zod';
import { openImportFile } from '../evidence/import/file-bytes.ts';
import { readLines } from '../evidence/import/records.ts';
import { type RowFault, rowFault } from '../evidence/import/row-fields.ts';

/** Gets the number of the line, from 1, and what is wrong with it. */
export type OnBadLine = (line: number, fault: RowFault) => void;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** In the order of the file; bad lines are passed over. */
export async function readRows<T>(path: string, schema: z.ZodType<T>, onBad?: OnBadLine): Promise<T[]> {
  const file = await openImportFile(path);
  const rows: T[] = [];
  let line = 0;
  try {
    for await (const { bytes } of readLines(file.bytesFrom(0), 0)) {
      line += 1;
      const value = jsonOf(bytes);
      if (value === undefined) continue;
      const parsed = 'json' in value ? schema.safeParse(value.json) : value;
      if ('fault' in parsed) onBad?.(line, parsed.fault);
      else if (parsed.success) rows.push(parsed.data);
      else onBad?.(line, rowFault(parsed.error));
    }
  } finally {
    await file.close();
  }
  return rows;
}

/** Undefined for an empty line, which is nothing. */
function jsonOf(bytes: Buffer | undefined): { json: unknown } | { fault: RowFault } | undefined {
  if (!bytes) return { fault: { code: 'tooLong' } };
  try {
    const text = decoder.decode(bytes).trim();
    return text === '' ? undefined : { json: JSON.parse(text) };
  } catch {
    // Told with the number of its line.
    return { fault: { code: 'notJsonInUtf8' } };
  }
}

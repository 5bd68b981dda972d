/** How far each import of images has come, in a file a piece: images are hashed once, whatever interrupts it. */

import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ifThere } from '../../domain/if-there.ts';
import { parsedJson } from '../../domain/parsed-json.ts';

const count = z.int().min(0);

const StateShape = z.object({
  bookmark: z
    .object({
      file: z.string(),
      offsetBytes: count,
      records: count,
      added: count,
      duplicates: count,
      bad: count,
      finished: z.boolean(),
    })
    .optional(),
  /** Of the batch under way: which images are done with, and how they were counted. */
  done: z.object({ ids: z.array(z.string()), added: count, duplicates: count, bad: count }),
});
export type ImportState = z.infer<typeof StateShape>;

export interface ImportBookmarks {
  read(file: string): Promise<ImportState>;
  /** Replaces the whole file at once: after a crash the old state is there, or the new one. */
  write(file: string, state: ImportState): Promise<void>;
}

export const nothingDone: ImportState['done'] = { ids: [], added: 0, duplicates: 0, bad: 0 };

/** `index` tells one index from another; what was brought into one is not in the other. */
export function createImportBookmarks(folder: string, index: string): ImportBookmarks {
  const pathOf = (file: string) =>
    join(folder, `${createHash('sha256').update(`${index}\n${file}`).digest('hex').slice(0, 32)}.json`);
  return {
    async read(file) {
      const text = (await ifThere(readFile(pathOf(file), 'utf8'))) ?? '{}';
      // Unreadable is the same as not there: the import begins again and finds what it has done in the index.
      const parsed = StateShape.safeParse(parsedJson(text));
      return parsed.success ? parsed.data : { done: nothingDone };
    },
    async write(file, state) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = pathOf(file);
      await writeFile(`${path}.new`, JSON.stringify(state), { mode: 0o600 });
      await rename(`${path}.new`, path);
    },
  };
}

/** The models that `riscontro models pull` knows by name. Where sizes and hashes are not given, the hub states them. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { DetectorChoices } from './detector-description.ts';
import { filePath, modelName, Prefixes } from './manifest.ts';
import { parseHubModel } from './model-names.ts';

const common = {
  name: modelName,
  summary: z.string(),
  repository: z.string().refine((text) => parseHubModel(text), { error: 'is not a repository' }),
  revision: z.string(),
  licence: z.string(),
  sizeBytesAbout: z.int().positive(),
  files: z
    .array(
      z.strictObject({
        path: filePath,
        sizeBytes: z.int().positive().optional(),
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .optional(),
      }),
    )
    .min(2),
};

const CatalogueEntry = z.discriminatedUnion('use', [
  z.strictObject({
    use: z.enum(['entailment', 'encoder']),
    ...common,
    languages: z.string(),
    prefixes: Prefixes.optional(),
  }),
  /** What `detector` does not say is read from the repository's own settings. */
  z.strictObject({ use: z.literal('image-detector'), ...common, detector: DetectorChoices }),
]);
export type CatalogueEntry = z.infer<typeof CatalogueEntry>;

export async function readCatalogue(
  file: string | URL = new URL('./catalogue.json', import.meta.url),
): Promise<CatalogueEntry[]> {
  return z.array(CatalogueEntry).parse(JSON.parse(await readFile(file, 'utf8')));
}

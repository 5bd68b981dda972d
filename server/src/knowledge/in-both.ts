/** The pieces that the schemas of the bundled knowledge are made of. */
import { z } from 'zod';

export const Words = z.string().trim().min(1);

/** Italian and English side by side. */
export const inBoth = <T extends z.ZodType>(schema: T) => z.strictObject({ it: schema, en: schema });

export const KnowledgeId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const KnowledgeSource = z.strictObject({
  name: Words,
  lang: z.enum(['it', 'en']),
  url: z.url({ protocol: /^https$/ }),
});

export type KnowledgeSource = z.infer<typeof KnowledgeSource>;

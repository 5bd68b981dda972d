/** A plain fact of the bundled knowledge; knowledge/README.md tells what each part is for. */
import { z } from 'zod';
import { inBoth, KnowledgeId, KnowledgeSource, Words } from './in-both.ts';

export const Fact = z.strictObject({
  id: KnowledgeId,
  title: inBoth(Words),
  text: inBoth(Words),
  said: inBoth(z.array(Words).min(1).max(5)).optional(),
  sources: z.array(KnowledgeSource).min(1).max(3),
});

export const FactsFile = z.strictObject({ topic: inBoth(Words), facts: z.array(Fact) });

export type Fact = z.infer<typeof Fact>;

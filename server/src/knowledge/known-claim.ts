/** A claim that the bundled knowledge has an answer to; knowledge/README.md tells what each part is for. */
import { z } from 'zod';
import { inBoth, KnowledgeId, KnowledgeSource, Words } from './in-both.ts';

export const KnownClaim = z.strictObject({
  id: KnowledgeId,
  level: z.enum(['vero', 'falso', 'fuorviante']),
  wordings: inBoth(z.array(Words).min(2).max(6)),
  contrary: inBoth(Words).optional(),
  explanation: inBoth(Words),
  rests_on: inBoth(Words),
  sources: z.array(KnowledgeSource).min(1).max(3),
});

export const ClaimsFile = z.strictObject({ topic: inBoth(Words), claims: z.array(KnownClaim) });

export type KnownClaim = z.infer<typeof KnownClaim>;

/** What a key has used this month. */
import { z } from 'zod';

export const UsageRecord = z.object({
  cliente: z.string().describe('Name of the client owning the key.'),
  mese: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .describe('UTC calendar month the figures refer to.'),
  usate: z.int().min(0).describe('Verifications consumed in the month.'),
  quota: z.int().min(0).describe('Monthly quota of verifications.'),
  rimanenti: z.int().min(0).describe('Verifications left, checks under way already deducted.'),
  da_cache: z.int().min(0).describe('Answers this key had from the cache this month. They are free.'),
  si_azzera_il: z.iso.datetime().describe('First instant of the next UTC month.'),
});
export type UsageRecord = z.infer<typeof UsageRecord>;

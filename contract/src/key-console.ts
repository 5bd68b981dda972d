/** What the owner of a key sees and does with the key itself. */
import { z } from 'zod';
import { problemCodes } from './problems.ts';

export const DailyUsage = z.object({
  mese: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .describe('UTC calendar month the figures refer to.'),
  giorni: z
    .array(
      z.object({
        giorno: z.iso.date().describe('UTC day.'),
        usate: z.int().min(0).describe('Verifications consumed on the day.'),
        da_cache: z.int().min(0).describe('Answers from the cache on the day. They are free.'),
      }),
    )
    .describe('Every day from the first of the month to today.'),
});
export type DailyUsage = z.infer<typeof DailyUsage>;

export const KeyErrors = z.object({
  errori: z
    .array(
      z.object({
        quando: z.iso.datetime(),
        status: z.int().min(400).max(599),
        codice: z.enum(problemCodes),
        richiesta: z.string().describe('Method and address, without anything that was sent.'),
      }),
    )
    .max(20)
    .describe('The last 20 at most, newest first. They are kept for 30 days.'),
});
export type KeyErrors = z.infer<typeof KeyErrors>;

/** How long an old key can go on working, in hours. */
export const graceHours = { usual: 24, max: 168 } as const;

export const RotationRequest = z.object({
  ore_di_grazia: z
    .int()
    .min(0)
    .max(graceHours.max)
    .optional()
    .describe('How many hours the old key goes on working; 0: it ends at once. 24 when left out.'),
});
export type RotationRequest = z.infer<typeof RotationRequest>;

export const RotatedKey = z.object({
  chiave: z
    .string()
    .regex(/^rsc_live_[0-9A-Za-z]{36}$/)
    .describe('The new key. It is shown this once and cannot be recovered.'),
  id: z.string().describe('The same as before: usage and quota go on.'),
  quota: z.int().min(0),
  vecchia_scade_il: z.iso.datetime().describe('Until when the old key works.'),
});
export type RotatedKey = z.infer<typeof RotatedKey>;

export const DeactivatedKey = z.object({
  id: z.string(),
  stato: z.literal('disattivata').describe('Every node refuses the key within 5 seconds.'),
});
export type DeactivatedKey = z.infer<typeof DeactivatedKey>;

/** By their names in the API's document. */
export const keyConsoleSchemas = { DailyUsage, KeyErrors, RotationRequest, RotatedKey, DeactivatedKey };

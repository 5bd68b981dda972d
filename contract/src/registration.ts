/** Self-service keys: a proof-of-work challenge, then the registration itself. */
import { z } from 'zod';

export const Challenge = z.object({
  sfida: z.string().describe('Signed challenge, to be returned unchanged.'),
  algoritmo: z.literal('sha-256'),
  difficolta: z.int().min(0).describe('How many leading zero bits SHA-256("{sfida}.{soluzione}") must have.'),
  scade_il: z.iso.datetime().describe('After this instant the challenge is refused.'),
});
export type Challenge = z.infer<typeof Challenge>;

export const RegistrationRequest = z.object({
  nome: z.string().describe('Name of the person or organisation, 2 to 100 characters.'),
  email: z.string().describe('Address at which the operator can reach the owner of the key.'),
  uso: z.string().describe('What the key is for, 3 to 1,000 characters.'),
  prova: z
    .object({ sfida: z.string(), soluzione: z.string() })
    .describe('The challenge and a `soluzione` of 1 to 64 characters that meets its difficulty.'),
});
export type RegistrationRequest = z.infer<typeof RegistrationRequest>;

export const Registration = z.object({
  chiave: z
    .string()
    .regex(/^rsc_live_[0-9A-Za-z]{36}$/)
    .describe('The key. It is shown this once and cannot be recovered.'),
  id: z.string(),
  quota: z.int().min(0).describe('Verifications per month.'),
});
export type Registration = z.infer<typeof Registration>;

export const PendingRegistration = z.object({
  stato: z
    .literal('da_confermare')
    .describe(
      'A message was sent to the address: its link shows the key. Only where the operator asks for it.',
    ),
  scade_il: z.iso.datetime().describe('Until when the link works.'),
});
export type PendingRegistration = z.infer<typeof PendingRegistration>;

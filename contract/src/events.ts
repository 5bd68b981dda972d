/** What is told while a check is under way: events of the stream, and the record of an asynchronous check. */
import { z } from 'zod';
import { sourceOutcomes } from './value-names.ts';

/** A step of the method has begun. */
export type PhaseEvent = z.infer<typeof PhaseEvent>;
export const PhaseEvent = z.object({
  nome: z.string(),
  testo: z.string(),
  percento: z
    .int()
    .min(0)
    .max(100)
    .optional()
    .describe('How much of the whole check is done, where it is known.'),
});

/** A source was found or did not answer. */
export type SourceEvent = z.infer<typeof SourceEvent>;
export const SourceEvent = z.object({
  nome: z.string(),
  url: z.string().optional(),
  esito: z.enum(sourceOutcomes),
});

/** A signal is ready. */
export type SignalEvent = z.infer<typeof SignalEvent>;
export const SignalEvent = z.object({ tipo: z.string(), nome: z.string().optional(), esito: z.string() });

/** Progress as engines report it; the event's name is `evento`, its data is `dati`. */
export type Progress =
  | { readonly evento: 'fase'; readonly dati: PhaseEvent }
  | { readonly evento: 'fonte'; readonly dati: SourceEvent }
  | { readonly evento: 'segnale'; readonly dati: SignalEvent };

const PastEvent = z.discriminatedUnion('evento', [
  z.object({ evento: z.literal('fase'), dati: PhaseEvent }),
  z.object({ evento: z.literal('fonte'), dati: SourceEvent }),
  z.object({ evento: z.literal('segnale'), dati: SignalEvent }),
]);

/** The answer to an asynchronous request, and to questions about it while it runs. */
export const RunningCheck = z.object({
  id: z.string(),
  stato: z.literal('in_corso'),
  iniziata_il: z.iso.datetime(),
  eventi: z
    .array(PastEvent)
    .optional()
    .describe('What the check has told so far, oldest first, where the node that is asked runs it.'),
});
export type RunningCheck = z.infer<typeof RunningCheck>;

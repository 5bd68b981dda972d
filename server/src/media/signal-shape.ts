/** The shape of a signal, for answers of processes that a hostile file may have taken over. */
import { type SignalOutcome, signalOutcomes } from '@riscontro/contract/inside';
import { languages, wordsIn } from '@riscontro/words';
import { z } from 'zod';
import { type MediaMethod, type MediaSignal, momentsMax, signalText } from '../domain/media-signal.ts';

const outcomes = Object.keys(signalOutcomes) as [SignalOutcome, ...SignalOutcome[]];
const messagesMax = 8;
const sentencesLengthMax = 2_000;
const Seconds = z.number().min(-3_600).max(1_000_000);

/** What fills a sentence: numbers, names from files, codes and short lists of them; no markup. */
const Value: z.ZodType = z.lazy(() =>
  z.union([
    z.number(),
    z.boolean(),
    z
      .string()
      .max(200)
      .regex(/^[^<>\p{Cc}]*$/u),
    z.array(Value).max(12),
    Values,
  ]),
);
const Values = z.record(
  z
    .string()
    .max(24)
    .regex(/^[a-z]\w*$/i),
  Value,
);

/** A code that the method has, with values that its sentence can be made of. */
const isSayable = (signal: MediaSignal): boolean =>
  languages.every((language) => {
    try {
      const { length } = signalText(signal, wordsIn(language).signals);
      return length > 0 && length <= sentencesLengthMax;
    } catch {
      // Whatever a sentence stumbles over was not made by its method.
      return false;
    }
  });

/** At most one of each of these methods. */
export function signalsShape(methods: readonly MediaMethod[]): z.ZodType<MediaSignal[]> {
  return z
    .array(
      z
        .strictObject({
          method: z.enum(methods),
          outcome: z.enum(outcomes),
          strength: z.number().min(0).max(1),
          meaning: z.enum(['made_by_ai', 'part_made_by_ai', 'altered', 'broken_seal']),
          vouched: z.boolean(),
          detail: z
            .array(z.strictObject({ code: z.string().max(40), values: Values.optional() }))
            .min(1)
            .max(messagesMax),
          moments: z.array(z.strictObject({ fromSeconds: Seconds, toSeconds: Seconds })).max(momentsMax),
        })
        .partial({ strength: true, meaning: true, vouched: true, moments: true })
        .refine((signal) => isSayable(signal as unknown as MediaSignal)),
    )
    .max(methods.length) as unknown as z.ZodType<MediaSignal[]>;
}

/** Of an image or another file inside of an answer. */
export const bytesShape = (sizeMax: number) =>
  z.instanceof(Uint8Array).refine((bytes) => bytes.byteLength <= sizeMax);

/** The shape of a signal, for answers of processes that a hostile file may have taken over. */
import { type SignalOutcome, signalOutcomes } from '@riscontro/contract';
import { z } from 'zod';
import { type MediaMethod, type MediaSignal, momentsMax } from '../domain/media-signal.ts';

const outcomes = Object.keys(signalOutcomes) as [SignalOutcome, ...SignalOutcome[]];
const detailLengthMax = 2_000;
const Text = z.string().min(1).max(detailLengthMax);
const Seconds = z.number().min(-3_600).max(1_000_000);

/** At most one of each of these methods. */
export function signalsShape<M extends MediaMethod>(table: Record<M, unknown>): z.ZodType<MediaSignal<M>[]> {
  const methods = Object.keys(table) as [M, ...M[]];
  return z
    .array(
      z
        .strictObject({
          method: z.enum(methods),
          outcome: z.enum(outcomes),
          strength: z.number().min(0).max(1),
          meaning: z.enum(['made_by_ai', 'part_made_by_ai', 'altered', 'broken_seal']),
          vouched: z.boolean(),
          detail: z.strictObject({ it: Text, en: Text }),
          moments: z.array(z.strictObject({ fromSeconds: Seconds, toSeconds: Seconds })).max(momentsMax),
        })
        .partial({ strength: true, meaning: true, vouched: true, moments: true }),
    )
    .max(methods.length) as unknown as z.ZodType<MediaSignal<M>[]>;
}

/** Of an image or another file inside of an answer. */
export const bytesShape = (sizeMax: number) =>
  z.instanceof(Uint8Array).refine((bytes) => bytes.byteLength <= sizeMax);

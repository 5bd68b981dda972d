/** A signal as the answer tells it. */
import { type Language, type Signal, signalMethods } from '@riscontro/contract/inside';
import { wordsIn } from '@riscontro/words';
import { attachmentLink } from '../../domain/attachment.ts';
import type { MethodDescriptor } from '../../domain/media-method.ts';
import { type MediaSignal, type Moment, signalText } from '../../domain/media-signal.ts';
import { signalHeading } from '../../domain/signal-heading.ts';

export interface SignalImages {
  /** Whether its heat map is kept. */
  readonly hasMap?: boolean;
  /** The name of the kept image of a moment. */
  readonly stillOf?: ((moment: Moment) => string | undefined) | undefined;
}

export function publicSignal(
  signal: MediaSignal,
  method: MethodDescriptor,
  language: Language,
  { hasMap = false, stillOf }: SignalImages = {},
): Signal {
  const { strength, moments = [] } = signal;
  const heading = signalHeading(method, signal);
  return {
    ...heading,
    detail: signalText(signal, wordsIn(language).signals),
    ...(strength === undefined ? {} : { strength: hundredths(strength) }),
    ...(hasMap ? { map: attachmentLink(signalMethods[method.id]) } : {}),
    ...(moments.length === 0
      ? {}
      : {
          moments: moments.map((moment) => {
            const still = stillOf?.(moment);
            return {
              fromSeconds: hundredths(Math.max(0, moment.fromSeconds)),
              toSeconds: hundredths(Math.max(0, moment.toSeconds)),
              ...(still === undefined ? {} : { still: attachmentLink(still) }),
            };
          }),
        }),
  };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** A signal as the answer tells it. */
import type { Language, Signal } from '@riscontro/contract';
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
    dettaglio: signalText(signal, wordsIn(language).signals),
    ...(strength === undefined ? {} : { forza: hundredths(strength) }),
    ...(hasMap ? { mappa: attachmentLink(heading.nome) } : {}),
    ...(moments.length === 0
      ? {}
      : {
          momenti: moments.map((moment) => {
            const still = stillOf?.(moment);
            return {
              inizio: hundredths(Math.max(0, moment.fromSeconds)),
              fine: hundredths(Math.max(0, moment.toSeconds)),
              ...(still === undefined ? {} : { fotogramma: attachmentLink(still) }),
            };
          }),
        }),
  };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

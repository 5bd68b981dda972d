/** What is told of a signal as soon as it is known, under the names of the wire. */
import { signalKinds, signalMethods, signalOutcomes } from '@riscontro/contract';
import type { MethodDescriptor } from './media-method.ts';
import type { MediaSignal } from './media-signal.ts';

export const signalHeading = (
  { id, kind }: Pick<MethodDescriptor, 'id' | 'kind'>,
  { outcome }: Pick<MediaSignal, 'outcome'>,
) => ({ tipo: signalKinds[kind], nome: signalMethods[id], esito: signalOutcomes[outcome] });

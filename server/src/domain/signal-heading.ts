/** What is told of a signal as soon as it is known. */
import type { MethodDescriptor } from './media-method.ts';
import type { MediaSignal } from './media-signal.ts';

export const signalHeading = (
  { id, kind }: Pick<MethodDescriptor, 'id' | 'kind'>,
  { outcome }: Pick<MediaSignal, 'outcome'>,
) => ({ kind, method: id, outcome });

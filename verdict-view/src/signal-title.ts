/** What a signal is called. */
import type { Signal } from '@riscontro/contract/inside';
import type { ViewWords } from './view-words.ts';

export type SignalTitleWords = ViewWords<'methods' | 'signalKinds'>;

/** The method's name, or the signal's kind where the method has no name here. */
export function signalTitle({ method, kind }: Signal, { verdict }: SignalTitleWords): string {
  const methods: Readonly<Record<string, string>> = verdict.methods;
  const known = method !== undefined && Object.hasOwn(methods, method) ? methods[method] : undefined;
  return known ?? verdict.signalKinds[kind];
}

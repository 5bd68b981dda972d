/** What a signal is called. */
import type { Signal } from '@riscontro/contract';
import type { ViewWords } from './view-words.ts';

export type SignalTitleWords = ViewWords<'methods' | 'signalKinds'>;

/** The method's name, or the signal's kind where the method has no name here. */
export function signalTitle({ nome, tipo }: Signal, { verdict }: SignalTitleWords): string {
  const methods: Readonly<Record<string, string>> = verdict.methods;
  const known = nome !== undefined && Object.hasOwn(methods, nome) ? methods[nome] : undefined;
  return known ?? verdict.signalKinds[tipo];
}

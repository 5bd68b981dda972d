/** Carries out a method so that a fault of its own, which is reported, does not take the others with it. */
import type { Bilingual } from '@riscontro/contract';
import { reportFault } from '../domain/fault-report.ts';
import type { VideoMethod, VideoSignal } from '../domain/media-signal.ts';

const failedWords: Bilingual = {
  it: 'Questo esame non è riuscito per un errore del programma.',
  en: 'This examination failed by an error of the program.',
};

/** What the work gives, or that each of its methods failed. */
export async function attempt(
  methods: readonly VideoMethod[],
  work: () => readonly VideoSignal[] | Promise<readonly VideoSignal[]>,
): Promise<readonly VideoSignal[]> {
  try {
    return await work();
  } catch (error) {
    return methods.map((method) => {
      reportFault(error, { place: 'videos/attempt', method });
      return { method, outcome: 'errore', detail: failedWords };
    });
  }
}

/** Tells those who wait which step of a check has begun, and how much of it is done where that is known. */
import type { MediaPhase } from '@riscontro/contract/inside';
import { say, type Words, wordsIn } from '@riscontro/words';
import type { ExaminationProgress } from '../../examination/media-report.ts';
import type { CheckContext } from '../engine.ts';

/** The steps outside of the examination. */
export type Step = Extract<MediaPhase, 'fetching' | 'detectors' | 'text' | 'search' | 'verdict'>;

export interface MediaSteps {
  readonly words: (words: Words['progress']) => Partial<Record<MediaPhase, string>>;
  /** Where steps begin in the whole check, in per cent, and the examination begins and ends; absent: not told. */
  readonly percents?: Partial<Record<Step, number>> & {
    readonly examination: { readonly from: number; readonly to: number };
  };
}

export interface ProgressTeller {
  /** A step outside of the examination has begun. */
  begin(step: Step): void;
  /** So much of the examination is done. */
  examined(progress: ExaminationProgress<MediaPhase>): void;
  /** So many videos come before this one. */
  waits(before: number): void;
}

/** Those who watch need no more: an event for every frame would only cost. */
const stepPercent = 2;

/** What is told never goes back: neither the percentage, nor to waiting after the work has begun. */
export function createProgressTeller(
  { words: stepWords, percents }: MediaSteps,
  { language, progress }: Pick<CheckContext, 'language' | 'progress'>,
): ProgressTeller {
  const words = wordsIn(language).progress;
  const texts = stepWords(words);
  let done = 0;
  let last: MediaPhase | undefined;
  const tell = (phase: MediaPhase, text: string) =>
    progress({
      event: 'phase',
      data: { name: phase, text, ...(percents ? { percent: done } : {}) },
    });
  const begin = (phase: MediaPhase, percent: number) => {
    const rounded = Math.max(done, Math.round(percent));
    if (phase === last && rounded < done + stepPercent) return;
    done = rounded;
    last = phase;
    tell(phase, texts[phase] ?? '');
  };
  return {
    begin: (step) => begin(step, percents?.[step] ?? 0),
    examined({ phase, percent = 0 }) {
      const { from, to } = percents?.examination ?? { from: 0, to: 0 };
      begin(phase, from + ((to - from) * percent) / 100);
    },
    waits(before) {
      if (last !== undefined && last !== 'fetching') return;
      const code =
        before > 0 ? ({ code: 'waiting', values: { before } } as const) : ({ code: 'next' } as const);
      tell('waiting', say(words.videoQueue, code));
    },
  };
}

/** The steps of a video check, as they are told to those who wait, with how much of it is done. */
import type { Bilingual } from '@riscontro/contract';
import type { ExaminationProgress } from '../../examination/media-report.ts';
import type { VideoPhase } from '../../examination/video/video-report.ts';
import type { CheckContext } from '../engine.ts';

type Phase = VideoPhase | 'scaricamento' | 'rilevatori' | 'ricerca' | 'verdetto';

const phases: Readonly<Record<Phase, Bilingual>> = {
  scaricamento: { it: 'Scaricamento del video', en: 'Fetching the video' },
  decodifica: { it: 'Apertura del file', en: 'Opening the file' },
  provenienza: { it: 'Lettura di provenienza e metadati', en: 'Reading provenance and metadata' },
  fotogrammi: { it: 'Lettura dei fotogrammi', en: 'Reading the frames' },
  tempo: { it: 'Esame dello scorrere del tempo', en: 'Examining the passing of time' },
  suono: { it: 'Esame del suono', en: 'Examining the sound' },
  pixel: { it: 'Esame dei singoli fotogrammi', en: 'Examining single frames' },
  rilevatori: { it: 'Lettura dei rilevatori automatici', en: 'Asking the automatic detectors' },
  ricerca: { it: 'Ricerca di apparizioni precedenti', en: 'Looking for earlier appearances' },
  verdetto: { it: 'Valutazione dei segnali', en: 'Weighing the signals' },
};

/** Where the examination begins and ends in the whole check. */
const examination = { from: 5, to: 90 } as const;
const percentOf = { scaricamento: 0, rilevatori: 90, ricerca: 94, verdetto: 98 } as const;
/** Those who watch need no more: an event for every frame would only cost. */
const stepPercent = 2;

export interface VideoProgressTeller {
  /** A step outside of the examination has begun. */
  begin(phase: keyof typeof percentOf): void;
  /** So much of the examination is done. */
  examined(progress: ExaminationProgress<VideoPhase>): void;
  /** So many videos come before this one. */
  waits(before: number): void;
}

/** What is told never goes back: neither the percentage, nor to waiting after the work has begun. */
export function tellVideoProgress({
  language,
  progress,
}: Pick<CheckContext, 'language' | 'progress'>): VideoProgressTeller {
  let done = 0;
  let last: Phase | undefined;
  const tell = (phase: Phase, percent: number) => {
    const rounded = Math.max(done, Math.round(percent));
    if (phase === last && rounded < done + stepPercent) return;
    done = rounded;
    last = phase;
    progress({ evento: 'fase', dati: { nome: phase, testo: phases[phase][language], percento: done } });
  };
  return {
    begin: (phase) => tell(phase, percentOf[phase]),
    examined({ phase, percent = 0 }) {
      tell(phase, examination.from + ((examination.to - examination.from) * percent) / 100);
    },
    waits(before) {
      if (last !== undefined && last !== 'scaricamento') return;
      progress({
        evento: 'fase',
        dati: { nome: 'attesa', testo: waitWords(before)[language], percento: done },
      });
    },
  };
}

function waitWords(before: number): Bilingual {
  if (before > 1)
    return {
      it: `In attesa: ci sono ${before} video prima di questo`,
      en: `Waiting: there are ${before} videos before this one`,
    };
  return before === 1
    ? { it: 'In attesa: c’è un video prima di questo', en: 'Waiting: there is one video before this one' }
    : { it: 'In attesa: tocca a questo video', en: 'Waiting: this video is next' };
}

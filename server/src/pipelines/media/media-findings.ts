/** The answer about an image or a video, put together from what was found out. */
import type { MediaFindings, Signal } from '@riscontro/contract';
import type { MediaVerdict } from '../../domain/media-level.ts';
import { type Appearances, factCheckSources } from './reverse-search.ts';

export interface MediaAccount {
  readonly verdict: MediaVerdict;
  readonly summary: string;
  readonly advice: string;
  readonly signals: Signal[];
  readonly appearances: Appearances;
  readonly exif?: MediaFindings['exif'];
  /** The method and the detectors that were at work. */
  readonly methods: readonly string[];
}

export function mediaFindings(account: MediaAccount): MediaFindings {
  const { verdict, summary, advice, signals, appearances, exif, methods } = account;
  return {
    livello: verdict.level,
    affidabilita: verdict.score,
    fiducia: verdict.confidence,
    sintesi: summary,
    segnali: signals,
    fonti: factCheckSources(appearances),
    consiglio: advice,
    ...(exif ? { exif } : {}),
    ...(appearances.list.length > 0 ? { ricerca_inversa: [...appearances.list] } : {}),
    metodo: methods.join('+'),
    generato_da_ia: false,
    revisione: 'automatica',
  };
}

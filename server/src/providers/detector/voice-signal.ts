/** From what a detector of cloned voices says of some windows of a sound to a signal. */
import type { Bilingual } from '@riscontro/contract';
import { type Moment, momentsMax, type VideoSignal } from '../../domain/media-signal.ts';
import { outOfHundred } from './detector-words.ts';

const method = 'voiceDetector';

export interface HeardWindow extends Moment {
  /** 0 to 1: that the voice is cloned. */
  readonly probability: number;
}

export interface KnownVoiceDetector {
  /** Name and revision of the model. */
  readonly id: string;
  readonly thresholds: { readonly attention: number; readonly alarm: number };
  readonly isCalibrated: boolean;
}

/** One odd window of many says nothing: this share of them must speak up. */
const shareMin = 0.5;
/** However sure it is, another kind of evidence must weigh more; what is not calibrated is no probability at all. */
const [strengthMax, rawStrengthMax] = [0.8, 0.4];

/** A cloned voice is a part that was made by AI; it never stands alone for a verdict. */
export function voiceSignal(detector: KnownVoiceDetector, windows: readonly HeardWindow[]): VideoSignal {
  const { id, thresholds, isCalibrated } = detector;
  if (windows.length === 0) return { method, outcome: 'not_applicable', detail: words.noVoice };
  const raised = windows.filter(({ probability }) => probability >= thresholds.attention);
  if (raised.length === 0) return { method, outcome: 'ok', detail: words.silent(id, windows.length) };
  if (raised.length < shareMin * windows.length) {
    return { method, outcome: 'inconclusive', detail: words.some(id, raised.length, windows.length) };
  }
  const middle =
    raised.toSorted((a, b) => a.probability - b.probability)[raised.length >> 1]?.probability ?? 0;
  return {
    method,
    outcome: isCalibrated && middle >= thresholds.alarm ? 'alarm' : 'attention',
    strength: Math.min(middle, isCalibrated ? strengthMax : rawStrengthMax),
    meaning: 'part_made_by_ai',
    detail: words.raised(id, raised.length, windows.length, outOfHundred(middle), isCalibrated),
    moments: raised
      .toSorted((a, b) => b.probability - a.probability)
      .slice(0, momentsMax)
      .map(({ fromSeconds, toSeconds }) => ({ fromSeconds, toSeconds })),
  };
}

const words = {
  noVoice: {
    it: 'Nel suono non c’è un tratto abbastanza forte da poter contenere una voce.',
    en: 'No stretch of the sound is loud enough to hold a voice.',
  },
  silent: (id: string, count: number): Bilingual => ({
    it: `Il rilevatore ${id} non riconosce una voce clonata ${count === 1 ? 'nel tratto ascoltato' : `nei ${count} tratti ascoltati`}. Può sbagliare, soprattutto con metodi di clonazione che non conosce.`,
    en: `The detector ${id} recognises no cloned voice in the ${count} stretches it heard. It can be wrong, above all with ways of cloning that it does not know.`,
  }),
  some: (id: string, raised: number, count: number): Bilingual => ({
    it: `Il rilevatore ${id} indica una voce clonata in ${raised} tratti su ${count}: troppo pochi per dirlo.`,
    en: `The detector ${id} points to a cloned voice in ${raised} of ${count} stretches: too few to tell.`,
  }),
  raised: (
    id: string,
    raised: number,
    count: number,
    number: Bilingual,
    isCalibrated: boolean,
  ): Bilingual => ({
    it: `Il rilevatore ${id} indica una voce clonata in ${raised} tratti su ${count} (${number.it}${isCalibrated ? '' : ', un valore non tarato, che non è una probabilità'}). I rilevatori sbagliano, anche su voci vere registrate male: conta solo insieme ad altro.`,
    en: `The detector ${id} points to a cloned voice in ${raised} of ${count} stretches (${number.en}${isCalibrated ? '' : ', a number that is not calibrated and no probability'}). Detectors err, also on real voices in poor recordings: it counts only together with something else.`,
  }),
};

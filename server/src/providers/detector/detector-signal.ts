/** From what one detector says of an image and of its copies to a signal. */
import type { Meaning, MediaSignal } from '../../domain/media-signal.ts';
import type { Detector, DetectorFailure, DetectorThresholds, DetectorView } from './detector.ts';
import { caution, failureWords, findingWords, outOfHundred, viewNumbers } from './detector-words.ts';

/** Of images and, through their frames, of videos. */
export type DetectorSignal = MediaSignal<'aiDetector'>;

export type KnownDetector = Pick<Detector, 'id' | 'finds' | 'thresholds'>;

/** However sure a detector is, another kind of evidence must weigh more. */
export const strengthMax = 0.9;
/** What is not calibrated is a number, not a probability. */
export const rawStrengthMax = 0.5;

export const steps = ['none', 'attention', 'alarm'] as const;

/**
 * The detector must stand by what it says: when a copy that is only smaller or saved again changes its mind, the
 * signal is `inconclusive`. Where all of them speak up, the least sure one counts.
 */
export function detectorSignal(detector: KnownDetector, views: readonly DetectorView[]): DetectorSignal {
  const reached = views.map(({ probability }) => stepOf(probability, detector.thresholds));
  const speakUp = reached.filter((step) => step > 0).length;
  if (views.length === 0) return failedSignal(detector, 'model');
  if (speakUp === 0) return silent(detector, views);
  if (speakUp < views.length) return undecided(detector, views);
  const least = Math.min(...views.map(({ probability }) => probability));
  const isCalibrated = detector.thresholds.alarm !== undefined;
  const words = findingWords[detector.finds];
  const number = outOfHundred(least);
  return {
    method: 'aiDetector',
    outcome: Math.min(...reached) === steps.indexOf('alarm') ? 'alarm' : 'attention',
    strength: Math.min(least, isCalibrated ? strengthMax : rawStrengthMax),
    meaning: meaningOf(detector),
    detail: isCalibrated
      ? {
          it: `Il rilevatore ${detector.id} stima almeno ${number.it} la probabilità che l’immagine sia ${words.it}, anche su copie rimpicciolite e salvate di nuovo. ${caution.it}`,
          en: `The detector ${detector.id} puts the chance that the picture is ${words.en} at ${number.en} or more, also for smaller copies and copies saved again. ${caution.en}`,
        }
      : {
          it: `Il rilevatore ${detector.id} indica l’immagine come ${words.it} (almeno ${number.it}, un valore non tarato, che non è una probabilità). ${caution.it}`,
          en: `The detector ${detector.id} points to a picture ${words.en} (${number.en} or more, a number that is not calibrated and no probability). ${caution.en}`,
        },
  };
}

export function meaningOf({ finds }: Pick<Detector, 'finds'>): Meaning {
  return finds === 'made_by_ai' ? 'made_by_ai' : 'altered';
}

export function failedSignal({ id }: KnownDetector, reason: DetectorFailure): DetectorSignal {
  const words = failureWords[reason];
  return {
    method: 'aiDetector',
    outcome: reason === 'changed' ? 'not_run' : 'error',
    detail: {
      it: `Il rilevatore ${id} ${words.it}. Le altre analisi non ne dipendono.`,
      en: `The detector ${id} ${words.en}. The other checks do not depend on it.`,
    },
  };
}

/** None is installed. */
export const noDetectorSignal: DetectorSignal = {
  method: 'aiDetector',
  outcome: 'not_run',
  detail: {
    it: 'Nessun rilevatore di immagini create con l’intelligenza artificiale è installato in questo servizio. Chi lo gestisce può aggiungerne uno con il comando «riscontro models pull» seguito dal nome; «riscontro models list» mostra quelli conosciuti.',
    en: 'No detector of pictures made with artificial intelligence is installed in this service. Its operator can add one with the command “riscontro models pull” and its name; “riscontro models list” shows those that are known.',
  },
};

export function stepOf(probability: number, { attention, alarm }: DetectorThresholds): number {
  if (alarm !== undefined && probability >= alarm) return steps.indexOf('alarm');
  return steps.indexOf(probability >= attention ? 'attention' : 'none');
}

function silent({ id, finds }: KnownDetector, views: readonly DetectorView[]): DetectorSignal {
  const words = findingWords[finds];
  const number = outOfHundred(Math.max(...views.map(({ probability }) => probability)));
  return {
    method: 'aiDetector',
    outcome: 'ok',
    detail: {
      it: `Il rilevatore ${id} non indica un’immagine ${words.it} (al massimo ${number.it}). Questo non dimostra che sia autentica.`,
      en: `The detector ${id} does not point to a picture ${words.en} (${number.en} at most). This does not prove that it is authentic.`,
    },
  };
}

function undecided({ id }: KnownDetector, views: readonly DetectorView[]): DetectorSignal {
  const numbers = viewNumbers(views);
  return {
    method: 'aiDetector',
    outcome: 'inconclusive',
    detail: {
      it: `Il rilevatore ${id} cambia giudizio su copie appena diverse della stessa immagine: ${numbers.it}. Un giudizio che cambia così non dice nulla sull’immagine.`,
      en: `The detector ${id} changes its mind on copies of the same picture that hardly differ: ${numbers.en}. A judgement that changes like this says nothing about the picture.`,
    },
  };
}

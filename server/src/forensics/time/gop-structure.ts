/** The order of key frames and others in the file: whether it was joined from pieces without being encoded anew. */
import type { Bilingual } from '@riscontro/contract';
import type { VideoSignal } from '../../domain/media-signal.ts';
import { readKeyFrames } from './key-frames.ts';
import { fine, found, momentOf } from './told.ts';
import { timeOf, type VideoView } from './video-view.ts';
import { listTimes } from './words.ts';

const method = 'gopStructure';

export function gopStructure(view: VideoView): VideoSignal {
  const keys = readKeyFrames(view);
  if (!keys) return { method, outcome: 'not_applicable', detail: words.untold };
  const { count, distance, early, changes } = keys;
  if (changes.length === 0) return fine(method, words.regular(count, distance, early.length));
  return found(method, {
    outcome: 'attention',
    strength: 0.35,
    isAltered: true,
    detail: words.rebuilt(listTimes(changes.map((frame) => timeOf(view, frame)))),
    moments: changes.map((frame) => momentOf(view, frame, frame)),
  });
}

const words = {
  untold: {
    it: 'In questo formato ogni immagine sta da sé, o il tipo dei fotogrammi non è indicato: non c’è una struttura da esaminare.',
    en: 'In this format every picture stands for itself, or the kinds of frames are not told: there is no structure to examine.',
  },
  regular: (count: number, distance: number, early: number): Bilingual => ({
    it: `Il file ha ${count === 1 ? 'un fotogramma chiave' : `${count} fotogrammi chiave`}${distance > 0 ? `, di norma uno ogni ${distance} fotogrammi` : ''}${early > 0 ? `; ${early === 1 ? 'uno viene' : `${early} vengono`} prima del tempo, come a volte decide il codificatore` : ''}. La sua struttura non cambia.`,
    en: `The file has ${count === 1 ? 'one key frame' : `${count} key frames`}${distance > 0 ? `, as a rule one every ${distance} frames` : ''}${early > 0 ? `; ${early === 1 ? 'one comes' : `${early} come`} early, as encoders sometimes decide` : ''}. Its structure does not change.`,
  }),
  rebuilt: (times: Bilingual): Bilingual => ({
    it: `A ${times.it} il file cambia modo di comprimere in mezzo alla ripresa: due pezzi codificati in modo diverso sono stati uniti lì. Può essere un taglio fatto senza ricodificare, o una diretta che ha cambiato qualità.`,
    en: `At ${times.en} the file changes its way of compressing in the middle of a shot: two pieces that were encoded differently were joined there. It can be a cut made without encoding anew, or a live stream that changed its quality.`,
  }),
};

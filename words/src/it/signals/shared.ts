/** What several methods for images and videos say. */
import type { Words } from '../../languages.ts';

export const shared: Words['signals']['shared'] = {
  failed: 'Questo esame non è riuscito per un errore del programma.',
  notRun: 'Questo esame non è stato eseguito.',
  tooSmall: 'L’immagine è troppo piccola per questo esame.',
  reduced:
    'L’immagine è molto grande ed è stata esaminata in misura ridotta, dove queste tracce non si conservano.',
  tooSmallToCompare: 'L’immagine è troppo piccola per confrontare una sua zona con il resto.',
  tooFewFrames: 'Il video ha troppo pochi fotogrammi con qualcosa da vedere per confrontarli tra loro.',
  tooShort: 'Il video è troppo breve per confrontare ciò che viene prima e dopo.',
  framesSkipped:
    'Il video è così lungo o pesante che non tutti i fotogrammi sono stati letti; senza, questo esame non può dire nulla.',
  noSound: 'Il video non ha suono.',
};

/** What detectors' findings are called, for people. */
import type { Bilingual } from '@riscontro/contract';
import type { DetectorFailure, DetectorFinding, DetectorView } from './detector.ts';

export const findingWords: Readonly<Record<DetectorFinding, Bilingual>> = {
  made_by_ai: { it: 'creata con l’intelligenza artificiale', en: 'made with artificial intelligence' },
  altered: { it: 'modificata dopo lo scatto', en: 'changed after it was taken' },
  face_swapped: {
    it: 'ritoccata mettendo il volto di un’altra persona',
    en: 'changed by putting another person’s face on it',
  },
};

/** The same of frames, in the plural. */
export const videoFindingWords: Readonly<Record<DetectorFinding, Bilingual>> = {
  made_by_ai: { it: 'creati con l’intelligenza artificiale', en: 'made with artificial intelligence' },
  altered: { it: 'modificati dopo la ripresa', en: 'changed after they were taken' },
  face_swapped: {
    it: 'ritoccati mettendo il volto di un’altra persona',
    en: 'changed by putting another person’s face on them',
  },
};

export const failureWords: Readonly<Record<DetectorFailure, Bilingual>> = {
  time: { it: 'ha impiegato troppo tempo', en: 'took too long' },
  memory: { it: 'ha chiesto troppa memoria', en: 'asked for too much memory' },
  crash: { it: 'si è interrotto', en: 'broke off' },
  closed: { it: 'è stato chiuso', en: 'was closed' },
  image: { it: 'non è riuscito a leggere il file', en: 'could not read the file' },
  model: { it: 'non funziona come dovrebbe', en: 'does not work as it should' },
  changed: {
    it: 'non è stato usato, perché i suoi file non sono più quelli installati',
    en: 'was not used, because its files are no longer those that were installed',
  },
};

export const caution: Bilingual = {
  it: 'I rilevatori sbagliano, e di più sulle immagini di un tipo che non conoscono: da solo questo dato non prova nulla.',
  en: 'Detectors make mistakes, and more of them on kinds of pictures that they do not know: by itself this proves nothing.',
};

/** “97 su 100”, “97 out of 100”. */
export function outOfHundred(probability: number): Bilingual {
  const count = Math.round(probability * 100);
  return { it: `${count} su 100`, en: `${count} out of 100` };
}

const viewWords: Readonly<Record<DetectorView['view'], Bilingual>> = {
  original: { it: 'sull’immagine', en: 'for the picture' },
  resized: { it: 'su una copia rimpicciolita', en: 'for a smaller copy' },
  recompressed: { it: 'su una copia salvata di nuovo', en: 'for a copy saved again' },
};

/** “12 su 100 sull’immagine, 95 su 100 su una copia rimpicciolita”. */
export function viewNumbers(views: readonly DetectorView[]): Bilingual {
  const told = (language: keyof Bilingual) =>
    views
      .map(({ view, probability }) => `${outOfHundred(probability)[language]} ${viewWords[view][language]}`)
      .join(', ');
  return { it: told('it'), en: told('en') };
}

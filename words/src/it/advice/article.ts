/** The next useful step for somebody who has read the verdict on an article. */
import type { Words } from '../../languages.ts';

export const article: Words['advice']['article'] = {
  byLevel: {
    true: 'Apri le fonti citate accanto a ogni affermazione, e cerca la stessa notizia su un’altra testata.',
    false: 'Leggi le fonti citate accanto all’affermazione smentita prima di condividere l’articolo.',
    misleading:
      'Leggi le affermazioni una per una: alcune possono essere vere, ma l’insieme porta fuori strada.',
    unverifiable:
      'Cerca la fonte originale della notizia: un documento, un comunicato, uno studio, o un’altra testata che l’abbia verificata.',
  },
  satire: 'Non condividerla come se fosse una notizia: chi la riceve può non accorgersi che è satira.',
  old: 'Controlla anche se da allora è cambiato qualcosa.',
  nothingToCheck: 'Se ti interessa un fatto preciso, scrivilo in una frase e verificala da sola.',
};

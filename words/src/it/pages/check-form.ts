/** The form that takes anything, on the start page and in the widget. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const checkForm: Words['pages']['checkForm'] = {
  text: 'Un’affermazione o un link',
  textHint: 'Una frase che si può controllare, oppure l’indirizzo di un articolo o di un’immagine.',
  textOnlyHint: 'Una frase che si può controllare.',
  file: { both: 'Oppure un’immagine o un video', image: 'Oppure un’immagine', video: 'Oppure un video' },
  fileHint: {
    both: ({ image, video }) => `Immagini fino a ${image}, video fino a ${video}`,
    image: ({ image }) => `Immagini fino a ${image}`,
    video: ({ video }) => `Video fino a ${video}`,
  },
  fileHelp: ' Puoi anche trascinare il file sulla pagina o incollarlo.',
  confidential: 'Verifica riservata',
  confidentialHint: ({ days }) =>
    `La pagina si apre solo con il link completo, nessun indice la ricorda e si cancella dopo ${format.plural(days, { one: 'un giorno', other: `${days} giorni` })}.`,
  noPreview: ' Non tiene anteprime di immagini e video.',
  confidentialInShort: ({ days }) =>
    `Riservata: solo con il link completo, per ${format.plural(days, { one: 'un giorno', other: `${days} giorni` })}`,
  send: 'Verifica',
  noScripts:
    'Senza script per oggi non puoi inviare altro: dopo le prime verifiche il browser deve fare un breve calcolo.',
};

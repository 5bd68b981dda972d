/** The words of the form that takes anything, on the start page and in the widget. */
import type { Language } from '@riscontro/contract';

export const checkFormWords = {
  it: {
    text: 'Un’affermazione o un link',
    textHint: 'Una frase che si può controllare, oppure l’indirizzo di un articolo o di un’immagine.',
    textOnlyHint: 'Una frase che si può controllare.',
    file: { both: 'Oppure un’immagine o un video', image: 'Oppure un’immagine', video: 'Oppure un video' },
    fileHint: (image: string | undefined, video: string | undefined) =>
      [image && `Immagini fino a ${image}`, video && `video fino a ${video}`].filter(Boolean).join(', '),
    fileHelp: ' Puoi anche trascinare il file sulla pagina o incollarlo.',
    confidential: 'Verifica riservata',
    confidentialHint: (days: number) =>
      `La pagina si apre solo con il link completo, nessun indice la ricorda e si cancella dopo ${days === 1 ? 'un giorno' : `${days} giorni`}.`,
    noPreview: ' Non tiene anteprime di immagini e video.',
    confidentialInShort: (days: number) =>
      `Riservata: solo con il link completo, per ${days === 1 ? 'un giorno' : `${days} giorni`}`,
    send: 'Verifica',
    noScripts:
      'Senza script per oggi non puoi inviare altro: dopo le prime verifiche il browser deve fare un breve calcolo.',
  },
  en: {
    text: 'A claim or a link',
    textHint: 'A sentence that can be checked, or the address of an article or a picture.',
    textOnlyHint: 'A sentence that can be checked.',
    file: { both: 'Or a picture or a video', image: 'Or a picture', video: 'Or a video' },
    fileHint: (image: string | undefined, video: string | undefined) =>
      [image && `Pictures up to ${image}`, video && `videos up to ${video}`].filter(Boolean).join(', '),
    fileHelp: ' You can also drop the file on the page or paste it.',
    confidential: 'Confidential check',
    confidentialHint: (days: number) =>
      `The page opens only with its whole link, no index remembers it, and it is deleted after ${days === 1 ? 'a day' : `${days} days`}.`,
    noPreview: ' It keeps no preview of pictures and videos.',
    confidentialInShort: (days: number) =>
      `Confidential: only with its whole link, for ${days === 1 ? 'a day' : `${days} days`}`,
    send: 'Check',
    noScripts:
      'Without scripts you cannot send more today: after the first checks the browser has to do a short computation.',
  },
} as const satisfies Record<Language, object>;

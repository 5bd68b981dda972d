/** The words of the page's part on the widget. */
import type { Language } from '@riscontro/contract';

export const snippetWords = {
  it: {
    about:
      'I lettori del tuo sito verificano affermazioni, link, immagini e video senza chiave e senza lasciare la pagina. Copia queste righe dove vuoi il riquadro.',
    language: 'Lingua',
    languages: [
      ['', 'quella del lettore'],
      ['it', 'italiano'],
      ['en', 'inglese'],
    ],
    theme: 'Colori',
    themes: [
      ['auto', 'quelli del lettore'],
      ['chiaro', 'chiari'],
      ['scuro', 'scuri'],
    ],
    width: 'Larghezza massima',
    widths: [
      ['', 'tutto lo spazio'],
      ['320', '320 px'],
      ['480', '480 px'],
      ['640', '640 px'],
    ],
    way: 'Come',
    ways: [
      ['loader', 'script, altezza automatica'],
      ['iframe', 'solo iframe, altezza fissa'],
    ],
    code: 'il codice del riquadro',
    preview: 'Anteprima',
    noScripts: 'Scelte e anteprima hanno bisogno degli script; le righe qui sopra funzionano comunque.',
    counted: (visitor: string, site: string) =>
      `Ogni lettore ha ${visitor} verifiche gratuite al giorno, tutti i lettori di un sito insieme ${site}. Le risposte già pronte non contano. Nessun cookie, nessun dato conservato nel browser.`,
    events: 'Che cosa può sapere la tua pagina',
    eventsAbout: 'Con lo script, la pagina riceve questi eventi sul div:',
    eventList: [
      ['riscontro:ready', 'il riquadro è pronto'],
      ['riscontro:height', 'ha una nuova altezza (detail.height)'],
      ['riscontro:result', 'mostra un risultato (detail.id, tipo, livello, affidabilita, condividi)'],
      ['riscontro:limit', 'le verifiche sono finite (detail.codice)'],
    ],
  },
  en: {
    about:
      'The readers of your site check claims, links, pictures and videos without a key and without leaving the page. Copy these lines to where you want the box.',
    language: 'Language',
    languages: [
      ['', 'the reader’s'],
      ['it', 'Italian'],
      ['en', 'English'],
    ],
    theme: 'Colours',
    themes: [
      ['auto', 'the reader’s'],
      ['chiaro', 'light'],
      ['scuro', 'dark'],
    ],
    width: 'Maximum width',
    widths: [
      ['', 'all the room'],
      ['320', '320 px'],
      ['480', '480 px'],
      ['640', '640 px'],
    ],
    way: 'How',
    ways: [
      ['loader', 'script, automatic height'],
      ['iframe', 'iframe alone, fixed height'],
    ],
    code: 'the code of the box',
    preview: 'Preview',
    noScripts: 'Choices and preview need scripts; the lines above work all the same.',
    counted: (visitor: string, site: string) =>
      `Every reader has ${visitor} free checks a day, all readers of one site together ${site}. Answers that are ready already do not count. No cookie, nothing kept in the browser.`,
    events: 'What your page can know',
    eventsAbout: 'With the script, the page gets these events on the div:',
    eventList: [
      ['riscontro:ready', 'the box is ready'],
      ['riscontro:height', 'it has a new height (detail.height)'],
      ['riscontro:result', 'it shows a result (detail.id, tipo, livello, affidabilita, condividi)'],
      ['riscontro:limit', 'the checks are used up (detail.codice)'],
    ],
  },
} as const satisfies Record<Language, object>;

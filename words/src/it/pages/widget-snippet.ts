/** How the widget is put into a page: choices, the lines to copy, what the page can know. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const widgetSnippet: Words['pages']['widgetSnippet'] = {
  about:
    'I lettori del tuo sito verificano affermazioni, link, immagini e video senza chiave e senza lasciare la pagina. Copia queste righe dove vuoi il riquadro.',
  language: 'Lingua',
  readersLanguage: 'quella del lettore',
  theme: 'Colori',
  themes: { auto: 'quelli del lettore', chiaro: 'chiari', scuro: 'scuri' },
  width: 'Larghezza massima',
  fullWidth: 'tutto lo spazio',
  way: 'Come',
  ways: { loader: 'script, altezza automatica', iframe: 'solo iframe, altezza fissa' },
  code: 'il codice del riquadro',
  preview: 'Anteprima',
  noScripts: 'Scelte e anteprima hanno bisogno degli script; le righe qui sopra funzionano comunque.',
  counted: ({ visitor, site }) =>
    `Ogni lettore ha ${format.count(visitor)} verifiche gratuite al giorno, tutti i lettori di un sito insieme ${format.count(site)}. Le risposte già pronte non contano. Nessun cookie, nessun dato conservato nel browser.`,
  events: 'Che cosa può sapere la tua pagina',
  eventsAbout: 'Con lo script, la pagina riceve questi eventi sul div:',
  eventList: {
    ready: 'il riquadro è pronto',
    height: 'ha una nuova altezza (detail.height)',
    result: 'mostra un risultato (detail.id, tipo, livello, affidabilita, condividi)',
    limit: 'le verifiche sono finite (detail.codice)',
  },
};

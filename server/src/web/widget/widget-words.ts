/** The words of the widget beyond those of its form. */
import type { Language } from '@riscontro/contract';

export const widgetWords = {
  it: {
    title: 'Verifica con Riscontro',
    heading: 'Che cosa vuoi verificare?',
    more: 'Ti servono più verifiche? Usa l’API',
    here: 'Verifica sulla pagina di Riscontro',
    off: 'In questa installazione le verifiche senza chiave sono disattivate.',
    caution: 'Può sbagliare: leggi le prove e le fonti.',
    method: 'Come funziona',
    goesOn: 'La verifica prosegue anche se lasci la pagina.',
    waiting: 'Verifica in corso',
    elapsed: (seconds: number) =>
      `Da ${seconds} secondi. Il risultato appare qui da solo, appena è pronto; la verifica prosegue anche se chiudi la pagina.`,
    refresh: 'Aggiorna ora',
    result: 'Risultato della verifica',
    open: 'Prove e fonti',
    again: 'Verifica altro',
  },
  en: {
    title: 'Check with Riscontro',
    heading: 'What do you want to check?',
    more: 'Do you need more checks? Use the API',
    here: 'Check on the page of Riscontro',
    off: 'On this installation checks without a key are switched off.',
    caution: 'It can be wrong: read the evidence and the sources.',
    method: 'How it works',
    goesOn: 'The check goes on even if you leave the page.',
    waiting: 'Check under way',
    elapsed: (seconds: number) =>
      `For ${seconds} seconds. The result appears here by itself as soon as it is ready; the check goes on even if you close the page.`,
    refresh: 'Refresh now',
    result: 'Result of the check',
    open: 'Evidence and sources',
    again: 'Check something else',
  },
} as const satisfies Record<Language, object>;

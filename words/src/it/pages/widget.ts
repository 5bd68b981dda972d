/** The widget on other sites’ pages, beyond its form. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const widget: Words['pages']['widget'] = {
  title: 'Verifica con Riscontro',
  heading: 'Che cosa vuoi verificare?',
  more: 'Ti servono più verifiche? Usa l’API',
  here: 'Verifica sulla pagina di Riscontro',
  off: 'In questa installazione le verifiche senza chiave sono disattivate.',
  caution: 'Può sbagliare: leggi le prove e le fonti.',
  method: 'Come funziona',
  goesOn: 'La verifica prosegue anche se lasci la pagina.',
  waiting: 'Verifica in corso',
  elapsed: ({ seconds }) =>
    `Da ${format.plural(seconds, { one: 'un secondo', other: `${seconds} secondi` })}. Il risultato appare qui da solo, appena è pronto; la verifica prosegue anche se chiudi la pagina.`,
  refresh: 'Aggiorna ora',
  result: 'Risultato della verifica',
  open: 'Prove e fonti',
  again: 'Verifica altro',
  api: 'Usa l’API',
  frameTitle: 'Riscontro: verifica un contenuto',
};

/** A check under way and one that has ended, for readers without scripts. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const waiting: Words['pages']['waiting'] = {
  heading: 'Verifica in corso',
  elapsed: ({ seconds }) =>
    `Da ${format.plural(seconds, { one: 'un secondo', other: `${seconds} secondi` })}.`,
  again:
    'Questa pagina si aggiorna da sola e mostra il risultato appena è pronto. La verifica prosegue anche se la chiudi.',
  refresh: 'Aggiorna ora',
  ready: {
    heading: 'Il risultato è pronto',
    about: 'La verifica',
    read: 'Leggi il risultato',
    remove: 'Elimina la verifica',
    note: 'L’indirizzo di questa pagina permette di eliminare la verifica: per condividerla usa quello del risultato.',
  },
};

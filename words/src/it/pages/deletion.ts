/** Deleting a result: on pages of its own, and in place. */
import type { Words } from '../../languages.ts';

export const deletion: Words['pages']['deletion'] = {
  remove: 'Elimina',
  title: 'Eliminare questa verifica?',
  lead: 'Chiunque apra il suo indirizzo saprà solo che è stata rimossa.',
  what: 'Si cancellano il risultato e le sue versioni, le immagini, le segnalazioni e la copia che risponde a chi chiede la stessa cosa.',
  forGood:
    'Non si può annullare. Se altri hanno ricevuto lo stesso risultato, la pagina resta per loro finché qualcuno la tiene.',
  about: 'La verifica',
  confirm: 'Elimina per sempre',
  back: 'No, torna alla verifica',
  done: 'Verifica eliminata',
  gone: 'Il risultato e tutto quello che gli apparteneva sono stati cancellati. Del suo indirizzo resta solo la notizia che è stato rimosso.',
  home: 'Vai alla pagina iniziale',
  released: 'Fatto',
  stays:
    'Questa verifica non è più legata a te. La pagina resta, perché anche altri hanno ricevuto lo stesso risultato; si cancella quando nessuno la tiene più.',
  toPage: 'Apri la verifica',
  inPlace: {
    question:
      'Eliminare questa verifica? Non si può annullare. Se altri hanno ricevuto lo stesso risultato, la pagina resta per loro.',
    confirm: 'Elimina per sempre',
    keep: 'No, tienila',
    deleting: 'Elimino…',
    failed: 'Il servizio non risponde: la verifica forse c’è ancora. Prova di nuovo.',
    done: 'Verifica eliminata',
    gone: 'Il risultato e la sua pagina sono stati cancellati.',
  },
};

/** `riscontro secrets`. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const secrets: Words['terminal']['secrets'] = {
  summary: 'elenca e rinnova ciò che firma i token',
  help: {
    actions: {
      list: 'quali ci sono, di quando sono e quanti valori vecchi valgono ancora',
      rotate: 'crea un nuovo valore per uno o per tutti; quello vecchio vale ancora per un po’',
    },
    options: { grace: 'per quante ore vale ancora il vecchio valore' },
    notes: [
      'Un server in funzione riconosce il nuovo valore entro 5 secondi e firma con esso 15 secondi dopo. Ciò che viene contato sotto un nome noto solo al servizio (verifiche di un visitatore, registrazioni, segnalazioni) quel giorno si conta da capo.',
      'Con SECRET_KEY tutti i segreti derivano da essa e si rinnovano nelle impostazioni: docs/operators.md. I valori non vengono mai mostrati.',
    ],
  },
  faults: {
    derived:
      'I segreti derivano da SECRET_KEY. Metti il suo valore in testa a SECRET_KEY_OLD, imposta SECRET_KEY a uno nuovo su ogni nodo e riavviali.',
    noSecret: ({ name }) => `Il segreto «${name}» non esiste.`,
    graceNotWhole: ({ hoursMax }) => `--grace è un numero intero di ore da 0 a ${format.number(hoursMax)}.`,
  },
  purposes: {
    visitors: 'pagine che possono avviare una verifica, e conteggio dei visitatori',
    registration: 'sfide delle registrazioni, e loro conteggio',
    reports: 'conteggio delle segnalazioni di errori',
    deletion: 'link che eliminano un risultato',
  },
  keptIn: ({ place }) => `Si trovano in ${place}.`,
  headings: { name: 'nome', made: 'creato', old: 'vecchi', purpose: 'per' },
  rotated: ({ name, moment }) => `${name}: il vecchio valore vale fino a ${moment}.`,
};

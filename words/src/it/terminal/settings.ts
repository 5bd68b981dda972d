/** What is told when the service or a command starts: settings that cannot be used, and the folder it works in. */
import type { Words } from '../../languages.ts';
import { say } from '../../message.ts';
import { format } from '../format.ts';
import { values } from './values.ts';

type Settings = Words['terminal']['settings'];

const isolation: Settings['isolation'] = {
  off: 'DECODER_ISOLATION = off: il codice nativo che contengono può leggere e scrivere file e aprire connessioni',
  cannotStart:
    'altrimenti non si avviano: il codice nativo che contengono può leggere e scrivere file e aprire connessioni',
  canRead: 'possono leggere file; ci vuole Linux 5.13 o più recente con Landlock, oppure bubblewrap (bwrap)',
  canConnect: 'possono aprire connessioni; ci vuole un Linux che permetta i filtri seccomp',
  canReadData: ({ folder }) =>
    `possono leggere DATA_DIR, che si trova in ${folder} accanto al codice; spostala altrove`,
  notStarting: ({ reason }) => `i decodificatori non si avviano isolati: ${reason}`,
};

const reasons: Settings['reasons'] = {
  value: ({ name, shown, fault }) => `${name} = ${shown}: ${say(values.faults, fault)}`,
  secret: ({ name, fault }) => `${name} = (nascosto): ${say(values.faults, fault)}`,
  neededWith: ({ name, other }) => `con ${other} ci vuole ${name}`,
  modelAddressNeeded:
    'con LLM_PROVIDER=openai-compatible ci vuole LLM_BASE_URL, per esempio http://127.0.0.1:11434/v1',
  signingKeyNeeded: 'con SECRET_KEY_OLD ci vuole SECRET_KEY: il valore che firma adesso',
  trustFileUnreadable: ({ path }) => `C2PA_TRUST_FILE = ${path}: non si può leggere`,
  trustFileEmpty: ({ path }) => `C2PA_TRUST_FILE = ${path}: non contiene certificati in forma PEM`,
  notIsolated: ({ fault }) => `DECODER_ISOLATION = required: ${say(isolation, fault)}`,
};

export const settings: Settings = {
  reasons,
  isolation,
  faults: {
    cannotBeUsed: ({ faults }) =>
      `Le impostazioni non si possono usare:\n${faults.map((fault) => `  ${say(reasons, fault)}`).join('\n')}`,
    dataFolderOpen: ({ path, mode }) =>
      `Altri possono leggere la cartella dei dati ${path} (${mode}), e da qui non si può cambiare. Come proprietario: chmod -R go-rwx ${path}`,
    otherServer: ({ path }) =>
      `Un altro server riscontro è in funzione sulla cartella dei dati ${path}. Fermalo, imposta DATA_DIR a un’altra cartella, oppure imposta DATABASE_URL per avere più server su PostgreSQL.`,
    secretsUnreadable: ({ path }) =>
      `I segreti in ${path} non si possono leggere. Rimetti una copia del file; oppure eliminalo, e i link già dati per eliminare risultati smettono di funzionare.`,
    secretsBusy: ({ path }) =>
      `Un altro processo sta cambiando i segreti (${path}). Riprova quando ha finito.`,
  },
  decoders: {
    notStarting: ({ reason }) =>
      `i decodificatori non si avviano: immagini e video non si possono verificare (${reason})`,
    notIsolated: ({ system, reason }) =>
      `su questo sistema i decodificatori non si avviano isolati, e vengono avviati senza isolamento: segnala questa riga come difetto del programma (${system}; ${reason})`,
  },
  dataFolder: {
    notChecked: ({ path }) =>
      `Su Windows non si controlla se altri possono leggere ${path}: dai la cartella a un solo utente.`,
    isLink: ({ path }) =>
      `${path} è un collegamento: chi può cambiare la cartella in cui si trova può farlo puntare altrove.`,
    noRights: ({ path }) =>
      `Altri potrebbero leggere ${path}: il suo disco non conserva i permessi degli utenti. Spostala su uno che li conserva, o non ammettere nessun altro sulla macchina.`,
    wasOpen: ({ path, before, now }) => `Altri potevano leggere ${path} (${before}); ora è ${now}.`,
    ofAnother: ({ path, user }) =>
      `${path} appartiene a un altro utente (${user}), che può leggere tutto ciò che contiene.`,
    filesWereOpen: ({ path, count }) =>
      `Altri avevano permessi su ${format.number(count)} file in ${path}; ora non ne hanno più.`,
  },
};

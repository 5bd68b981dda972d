/** A failure as calm sentences: what happened, and what can be done. */
import type { Language } from '@riscontro/contract';
import type { CheckContent } from './check-content.ts';
import type { CheckFailure, UnreadableReason } from './check-failure.ts';

export interface FailureWords {
  readonly title: string;
  readonly detail: string;
  /** Opens the options, tries the same again, or leads to the server's own page, where files can be chosen. */
  readonly ways: readonly ('options' | 'retry' | 'website')[];
}

/** Nothing went wrong: something is still to be set, or used up for now. */
export const isCalm = ({ code }: CheckFailure): boolean =>
  ['no_server', 'no_permission', 'quota_esaurita', 'limite_giornaliero', 'senza_chiave_disattivate'].includes(
    code,
  );

export const wayWords = {
  it: { options: 'Apri le opzioni', retry: 'Riprova', website: 'Apri la pagina di Riscontro' },
  en: { options: 'Open the options', retry: 'Try again', website: 'Open the page of Riscontro' },
} as const satisfies Record<Language, object>;

const own = {
  it: {
    no_server: {
      title: 'Manca l’indirizzo del servizio',
      detail: 'Scrivi nelle opzioni quale installazione di Riscontro vuoi usare, poi riprova.',
    },
    no_permission: {
      title: 'Manca il permesso per il servizio',
      detail: (server: string) =>
        `Il browser non permette all’estensione di chiedere a ${server}. Salva di nuovo l’indirizzo nelle opzioni e concedi il permesso.`,
    },
    network: {
      title: 'Il servizio non risponde',
      detail: (server: string) =>
        `Ho provato ${server}. Controlla la connessione e che l’indirizzo sia giusto, poi riprova. Se la verifica era già cominciata, la ritrovo.`,
    },
    timeout: {
      title: 'Il servizio è troppo lento',
      detail: (server: string) => `${server} non ha risposto in tempo. Riprova tra poco.`,
    },
    foreign: {
      title: 'La risposta non è di Riscontro',
      detail: (server: string) =>
        `A ${server} risponde qualcosa che non è un servizio Riscontro. Controlla l’indirizzo nelle opzioni.`,
    },
    lost: {
      title: 'La verifica non si trova più',
      detail: 'Il servizio non ne sa nulla: forse è stato riavviato o svuotato. Riprova.',
    },
    bug: {
      title: 'La verifica si è fermata',
      detail: (what: string) => `L’estensione ha fatto un errore (${what}). Riprova.`,
    },
    key: 'Controlla la chiave nelle opzioni, oppure toglila per usare le verifiche gratuite.',
    unreadable: {
      immagine: 'L’immagine non si può leggere',
      video: 'Il video non si può leggere',
    },
    refused: (refusal: string) =>
      `Il servizio non ha potuto prendere il file dal suo indirizzo (${refusal}). `,
    reasons: {
      no_access:
        'Il browser non lascia entrare l’estensione in questa pagina, o non più: la scheda è passata altrove, oppure il riquadro che la contiene è di un altro sito.',
      other_site:
        'Il file viene da un altro sito, che non permette a questa pagina di leggerlo. Ridisegnarlo dallo schermo cancellerebbe le tracce che si cercano.',
      in_pieces: 'Il video arriva a pezzi mentre lo guardi: nella pagina non c’è un file da inviare.',
      gone: 'Il file non è più nella pagina, o è vuoto. Ricarica la pagina e riprova.',
    },
    tooLarge: (megabytes: number) => `Il file supera il limite di ${megabytes} MB e non è stato inviato.`,
    byHand: ' Se puoi, salva il file originale e caricalo sulla pagina di Riscontro.',
  },
  en: {
    no_server: {
      title: 'The address of the service is missing',
      detail: 'Say in the options which Riscontro installation you want to use, then try again.',
    },
    no_permission: {
      title: 'The permission for the service is missing',
      detail: (server: string) =>
        `The browser does not let the extension ask ${server}. Save the address again in the options and grant the permission.`,
    },
    network: {
      title: 'The service does not answer',
      detail: (server: string) =>
        `${server} was tried. Check the connection and that the address is right, then try again. If the check had begun already, it is found again.`,
    },
    timeout: {
      title: 'The service is too slow',
      detail: (server: string) => `${server} did not answer in time. Try again shortly.`,
    },
    foreign: {
      title: 'The answer is not one of Riscontro',
      detail: (server: string) =>
        `What answers at ${server} is not a Riscontro service. Check the address in the options.`,
    },
    lost: {
      title: 'The check is no longer found',
      detail: 'The service knows nothing of it: it may have been restarted or emptied. Try again.',
    },
    bug: {
      title: 'The check has stopped',
      detail: (what: string) => `The extension made an error (${what}). Try again.`,
    },
    key: 'Look at the key in the options, or remove it to use the free checks.',
    unreadable: { immagine: 'The image cannot be read', video: 'The video cannot be read' },
    refused: (refusal: string) => `The service could not get the file from its address (${refusal}). `,
    reasons: {
      no_access:
        'The browser does not let the extension into this page, or no longer: the tab has moved on, or the frame around it belongs to another site.',
      other_site:
        'The file comes from another site, which does not let this page read it. Drawing it anew from the screen would wipe out the traces that are looked for.',
      in_pieces: 'The video arrives in pieces while you watch: there is no file in the page to send.',
      gone: 'The file is no longer in the page, or it is empty. Reload the page and try again.',
    },
    tooLarge: (megabytes: number) => `The file exceeds the limit of ${megabytes} MB and was not sent.`,
    byHand: ' If you can, save the original file and upload it on the page of Riscontro.',
  },
} as const satisfies Record<Language, object>;

const megabytesMax = { immagine: 25, video: 50 } as const;
/** Those that a key would help. */
const wantsKey = new Set(['senza_chiave_disattivate', 'limite_giornaliero']);
const aboutKey = new Set(['chiave_mancante', 'chiave_non_valida', 'chiave_disattivata']);

export function failureWords(
  failure: CheckFailure,
  kind: CheckContent['kind'],
  language: Language,
): FailureWords {
  const { code, title, detail, server = '', reason } = failure;
  const say = own[language];
  switch (code) {
    case 'no_server':
      return { ...say.no_server, ways: ['options', 'retry'] };
    case 'no_permission':
      return {
        title: say.no_permission.title,
        detail: say.no_permission.detail(server),
        ways: ['options', 'retry'],
      };
    case 'network':
      return { title: say.network.title, detail: say.network.detail(server), ways: ['retry', 'options'] };
    case 'timeout':
      return { title: say.timeout.title, detail: say.timeout.detail(server), ways: ['retry'] };
    case 'redirect':
    case 'unreadable_answer':
    case 'answer_too_large':
      return { title: say.foreign.title, detail: say.foreign.detail(server), ways: ['options', 'retry'] };
    case 'non_trovato':
      return { ...say.lost, ways: ['retry'] };
    case 'unreadable_media':
      return unreadable(reason ?? 'gone', kind === 'video' ? 'video' : 'immagine', title, language);
    case 'bug':
      return { title: say.bug.title, detail: say.bug.detail(detail ?? ''), ways: ['retry'] };
  }
  // The server's own words say what is wrong, and when a quota is renewed.
  const isKey = aboutKey.has(code);
  return {
    title: title ?? say.foreign.title,
    detail: [detail, ...(isKey ? [say.key] : [])].filter(Boolean).join(' '),
    ways: isKey || wantsKey.has(code) ? ['options', 'retry'] : ['retry'],
  };
}

function unreadable(
  reason: UnreadableReason,
  kind: 'immagine' | 'video',
  refusal: string | undefined,
  language: Language,
): FailureWords {
  const say = own[language];
  const why = reason === 'too_large' ? say.tooLarge(megabytesMax[kind]) : say.reasons[reason];
  const before = refusal ? say.refused(refusal) : '';
  const byHand = reason === 'too_large' || reason === 'gone' ? '' : say.byHand;
  return {
    title: say.unreadable[kind],
    detail: before + why + byHand,
    ways: byHand === '' ? ['retry'] : ['website', 'retry'],
  };
}

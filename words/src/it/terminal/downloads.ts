/** Why a file or a feed cannot be fetched. */
import type { Words } from '../../languages.ts';

export const downloads: Words['terminal']['downloads'] = {
  faults: {
    offline: 'Le richieste verso l’esterno sono disattivate (OFFLINE)',
    brokeOff: ({ host, received, size }) => `${host} si è interrotto dopo ${received} byte su ${size}`,
    moreThanStated: ({ size }) => `È arrivato più dei ${size} byte che il file dovrebbe avere`,
    otherFile: ({ host }) => `Ciò che è arrivato da ${host} non è il file dichiarato (SHA-256)`,
    otherHash: ({ stated, known }) =>
      `Il server dichiara un hash diverso da quello atteso: ${stated}, non ${known}`,
    otherSize: ({ stated, known }) =>
      `Il server dichiara una grandezza diversa da quella attesa: ${stated}, non ${known}`,
    tooLarge: ({ megabytes }) => `Supera i ${megabytes} MB`,
    endlessRedirects: ({ host }) => `${host} rimanda da un posto all’altro senza fine`,
    silent: ({ host }) => `${host} non ha inviato nulla per troppo tempo`,
    connectionFailed: ({ host, reason }) =>
      `La connessione a ${host} è fallita o si è interrotta (${reason})`,
    unreadableRedirect: ({ host }) => `${host} rimanda a un indirizzo che non si può leggere`,
    openRedirect: ({ host, to }) => `${host} rimanda a ${to} senza cifratura; non viene seguito`,
    webPage: 'La risposta è una pagina web, non il file',
    compressed: 'Il file viene inviato compresso, benché fosse chiesto com’è',
    otherPart: 'Viene inviata una parte del file diversa da quella chiesta',
    notThere: 'Non c’è (404)',
    mayNotBeRead: ({ status }) => `Non è permesso leggerlo (${status})`,
    tooManyRequests: 'Troppe richieste: riprova più tardi',
    tooManyRequestsFor: ({ seconds }) => `Troppe richieste: riprova tra ${seconds} secondi`,
    serverFault: ({ status }) => `Il server ha un guasto (${status})`,
    senseless: ({ status }) => `La risposta ${status} qui non ha senso`,
    feedOffline: 'Le richieste verso l’esterno sono disattivate (OFFLINE=1).',
    feedNotWeb: 'Porta a qualcosa che non è un indirizzo web.',
    feedRedirects: 'Rimanda da un posto all’altro senza fine.',
    feedPrivate: 'Porta a un indirizzo privato o a una porta insolita. FETCH_ALLOW lo può permettere.',
    feedNoHost: 'Il suo host non si trova: il nome non esiste, o ora non si può chiedere nessun nome.',
    feedTooLarge: ({ megabytes }) => `È più grande di quanto un feed possa essere (${megabytes} MB).`,
    feedPacked: 'Viene inviato compresso in un modo che non era chiesto.',
    feedSlow:
      'Ci ha messo troppo, o per troppo tempo non è arrivato nulla. Lo stesso comando riprende da dove si era fermato.',
    feedBroke:
      'La connessione è fallita o si è interrotta. Lo stesso comando riprende da dove si era fermato.',
    feedRefused: 'Il server non lo concede.',
    feedRefusedWith: ({ status }) => `Il server non lo concede (${status}).`,
    feedServerFault: 'Il server ha un guasto.',
    feedServerFaultWith: ({ status }) => `Il server ha un guasto (${status}).`,
    feedNotThere: ({ status }) => `Non c’è (${status}).`,
    feedTooManyRequests: 'Troppe richieste (429): riprova più tardi.',
  },
};

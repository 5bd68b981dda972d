/** The page for developers. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const developers: Words['pages']['developers'] = {
  title: 'Per chi sviluppa',
  description:
    'La API di Riscontro: verifica affermazioni, articoli, immagini e video da un programma. Chiave gratuita, esempi, errori, limiti.',
  lead: 'Con l’API un programma invia un’affermazione, un link, un’immagine o un video e riceve in JSON un livello, un punteggio da 0 a 100, le prove a favore e contro, le fonti lette e il link a una pagina da condividere.',
  contents: 'In questa pagina',
  key: {
    title: 'Avere una chiave',
    about: ({ quota }) =>
      `La chiave è gratuita e vale per ${format.count(quota)} verifiche al mese. Le risposte dalla cache (lo stesso contenuto entro 24 ore) e gli errori non si contano.`,
    closed: 'In questa installazione le chiavi le dà soltanto chi la gestisce.',
    name: 'Nome',
    nameHint: 'Di una persona o di un’organizzazione.',
    email: 'E-mail',
    emailHint: 'Serve al gestore per raggiungerti, e a nient’altro.',
    emailConfirm: 'Riceverai un messaggio con il link che mostra la chiave.',
    use: 'A che cosa serve',
    useHint: 'Una frase: per esempio «controllare i commenti del sito».',
    send: 'Crea la chiave',
    work: 'Il browser risolve un piccolo calcolo, di solito in pochi secondi, che rende costoso creare chiavi in massa.',
    privacy: 'Che cosa si conserva dei dati inviati',
    plain:
      'Il modulo ha bisogno degli script, che qui sono spenti. Puoi registrarti da riga di comando, come spiegato qui sotto, oppure chiedere una chiave a chi gestisce il servizio.',
    script: 'Registrarsi da riga di comando',
    scriptAbout: 'Con Python 3.11 o successivo, senza altri pacchetti:',
    confirmTitle: 'Controlla la posta',
    confirmAbout:
      'Ti abbiamo inviato un messaggio con un link. Aprilo entro 24 ore per vedere la chiave; se non arriva, guarda nella posta indesiderata.',
    more: 'Ti servono più verifiche?',
    moreBy: ({ email }) =>
      `Scrivi a ${email} con il nome della chiave e quante verifiche ti servono al mese.`,
    moreNobody:
      'Una quota più grande la dà chi gestisce questa installazione, che però non ha indicato un indirizzo e-mail.',
  },
  start: {
    title: 'Primi passi',
    about: ({ address }) =>
      `Tutti gli indirizzi cominciano con \`${address}\` e vogliono la chiave nell’intestazione \`X-API-Key\`. Negli esempi la chiave è nella variabile d’ambiente \`RISCONTRO_KEY\`. Una verifica può durare: lascia al programma almeno 180 secondi.`,
    claim: 'Un’affermazione',
    link: 'Un articolo',
    file: 'Un’immagine (per un video: verify-video)',
    notes: {
      TypeScript:
        'Il pacchetto @riscontro/client sta nel codice sorgente di Riscontro, nella cartella client, e non ha dipendenze.',
      Python: 'Con il pacchetto requests.',
      PHP: 'Con PHP 8.1 o successivo e l’estensione curl.',
    },
  },
  answer: {
    title: 'La risposta',
    points: {
      level:
        '`livello` è il verdetto. Per i testi: `vero`, `falso`, `fuorviante`, `non verificabile`. Per immagini e video: `autentica`, `sospetta`, `manipolata`, `creata con IA`.',
      score:
        '`affidabilita` va da 0 (sicuramente falso) a 100 (sicuramente vero); `fiducia` dice quanto il servizio ne è sicuro.',
      evidence:
        '`prove` e `fonti` sono ciò che è stato letto davvero; `non verificabile` dice in `motivo` perché non basta. Non vuol dire che sia vero, né che sia falso.',
      page: '`condividi` è la pagina pubblica del risultato: chi cita un verdetto metta il link a quella pagina e dica che è automatico, a meno che `revisione` sia `umana`.',
      ways: 'Con `Accept: text/event-stream` arrivano anche i passi della verifica; con `Prefer: respond-async` la risposta è subito 202 e il risultato si chiede più tardi.',
      confidential:
        '`riservata: true`, fra i campi della richiesta, fa una verifica riservata: la pagina si apre solo con tutto il link in `condividi`, non tiene anteprime e si cancella prima. `anteprima: false`, da solo, fa a meno dell’anteprima di un’immagine o di un video. Nei moduli sono parti con `true` o `false`.',
      deletion:
        'L’intestazione `X-Delete-Token` della risposta elimina il risultato: `DELETE /v/{id}` con la stessa intestazione risponde 204. Se altri hanno ricevuto lo stesso risultato risponde 200 con `eliminata: false`: per loro la pagina resta.',
    },
    languages: ({ usual, others }) =>
      `I testi sono in ${format.languageName(usual)}; ${format.list(others.map((code) => `in ${format.languageName(code)} con \`Accept-Language: ${code}\``))}.`,
  },
  console: {
    title: 'La console della chiave',
    about:
      'Con la chiave stessa vedi l’uso del mese giorno per giorno, la parte arrivata dalla cache e gli ultimi errori; puoi sostituirla con una nuova o disattivarla.',
    open: 'Apri la console',
  },
  errors: {
    title: 'Errori',
    about:
      'Ogni errore è un oggetto JSON con `type`, `title`, `status`, `detail` e `codice`. I programmi guardino `status` e `codice`: non cambiano. Gli errori non si contano mai nella quota.',
    status: 'Stato',
    meaning: 'Significato e codici',
  },
  limits: {
    title: 'Limiti',
    what: 'Che cosa',
    limit: 'Limite',
    quota: 'Verifiche al mese con una chiave gratuita',
    requests: 'Richieste al minuto con una chiave, anche tutte insieme',
    failures: 'Verifiche all’ora che possono non riuscire, gratis, per via di ciò che è inviato',
    unlimited: 'nessun limite',
    claim: 'Lunghezza di un’affermazione',
    characters: ({ min, max }) => `da ${format.count(min)} a ${format.count(max)} caratteri`,
    article: 'Pagina di un articolo',
    image: 'Immagine',
    video: 'Video',
    imageSize: ({ size }) => `${size}, 100 megapixel`,
    videoSize: ({ size }) => `${size}, 10 minuti`,
    cache: 'Lo stesso contenuto riceve la stessa risposta, gratis, per',
    hours: '24 ore',
    time: 'Durata massima di una verifica',
    seconds: '180 secondi',
    keys: 'Chiavi gratuite al giorno da un indirizzo di rete o per una e-mail',
    free: 'Verifiche al giorno senza chiave, da queste pagine',
    missing: 'non disponibile in questa installazione',
  },
  widget: 'Il riquadro per il tuo sito',
  more: {
    title: 'Riferimenti',
    pages: {
      reference: 'La documentazione interattiva, con ogni campo',
      openApi: 'Il documento OpenAPI 3.1',
      forModels: 'Una descrizione per modelli linguistici',
      changelog: 'Le novità, versione per versione',
      status: 'Lo stato del servizio',
      method: 'Il metodo e le misure',
    },
  },
  samples: { file: 'foto.jpg', name: 'Redazione', email: 'nome@example.org', use: 'verifica dei commenti' },
};

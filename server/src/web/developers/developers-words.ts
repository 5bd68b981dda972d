/** The words of the page for developers. */
import type { Language } from '@riscontro/contract';
import { type Html, html } from '@riscontro/verdict-view';

export const developersWords = {
  it: {
    title: 'Per chi sviluppa',
    description:
      'La API di Riscontro: verifica affermazioni, articoli, immagini e video da un programma. Chiave gratuita, esempi, errori, limiti.',
    lead: 'Con l’API un programma invia un’affermazione, un link, un’immagine o un video e riceve in JSON un livello, un punteggio da 0 a 100, le prove a favore e contro, le fonti lette e il link a una pagina da condividere.',
    contents: 'In questa pagina',
    key: {
      title: 'Avere una chiave',
      about: (quota: string) =>
        `La chiave è gratuita e vale per ${quota} verifiche al mese. Le risposte dalla cache (lo stesso contenuto entro 24 ore) e gli errori non si contano.`,
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
      moreBy: (email: string) =>
        html`Scrivi a <a href="mailto:${email}">${email}</a> con il nome della chiave e quante verifiche ti servono al mese.`,
      moreNobody:
        'Una quota più grande la dà chi gestisce questa installazione, che però non ha indicato un indirizzo e-mail.',
    },
    start: {
      title: 'Primi passi',
      about: (address: string) =>
        html`Tutti gli indirizzi cominciano con <code>${address}/api/v1/</code> e vogliono la chiave nell’intestazione <code>X-API-Key</code>. Negli esempi la chiave è nella variabile d’ambiente <code>RISCONTRO_KEY</code>. Una verifica può durare: lascia al programma almeno 180 secondi.`,
      claim: 'Un’affermazione',
      link: 'Un articolo',
      file: 'Un’immagine (per un video: verify-video)',
      notes: {
        TypeScript:
          'Il pacchetto @riscontro/client sta nel codice sorgente di Riscontro, nella cartella client, e non ha dipendenze.',
        Python: 'Con il pacchetto requests.',
        PHP: 'Con PHP 8.1 o successivo e l’estensione curl.',
      } as Readonly<Record<string, string>>,
    },
    answer: {
      title: 'La risposta',
      items: [
        html`<code>livello</code> è il verdetto. Per i testi: <code>vero</code>, <code>falso</code>, <code>fuorviante</code>, <code>non verificabile</code>. Per immagini e video: <code>autentica</code>, <code>sospetta</code>, <code>manipolata</code>, <code>creata con IA</code>.`,
        html`<code>affidabilita</code> va da 0 (sicuramente falso) a 100 (sicuramente vero); <code>fiducia</code> dice quanto il servizio ne è sicuro.`,
        html`<code>prove</code> e <code>fonti</code> sono ciò che è stato letto davvero; <code>non verificabile</code> dice in <code>motivo</code> perché non basta. Non vuol dire che sia vero, né che sia falso.`,
        html`<code>condividi</code> è la pagina pubblica del risultato: chi cita un verdetto metta il link a quella pagina e dica che è automatico, a meno che <code>revisione</code> sia <code>umana</code>.`,
        html`Con <code>Accept: text/event-stream</code> arrivano anche i passi della verifica; con <code>Prefer: respond-async</code> la risposta è subito 202 e il risultato si chiede più tardi.`,
        html`<code>riservata: true</code>, fra i campi della richiesta, fa una verifica riservata: la pagina si apre solo con tutto il link in <code>condividi</code>, non tiene anteprime e si cancella prima. <code>anteprima: false</code>, da solo, fa a meno dell’anteprima di un’immagine o di un video. Nei moduli sono parti con <code>true</code> o <code>false</code>.`,
        html`L’intestazione <code>X-Delete-Token</code> della risposta elimina il risultato: <code>DELETE /v/{id}</code> con la stessa intestazione risponde 204. Se altri hanno ricevuto lo stesso risultato risponde 200 con <code>eliminata: false</code>: per loro la pagina resta.`,
        html`I testi sono in italiano; in inglese con <code>Accept-Language: en</code>.`,
      ] as readonly Html[],
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
      characters: (min: string, max: string) => `da ${min} a ${max} caratteri`,
      article: 'Pagina di un articolo',
      image: 'Immagine',
      video: 'Video',
      imageSize: (size: string) => `${size}, 100 megapixel`,
      videoSize: (size: string) => `${size}, 10 minuti`,
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
      items: [
        ['/docs/', 'La documentazione interattiva, con ogni campo'],
        ['/openapi.json', 'Il documento OpenAPI 3.1'],
        ['/llms.txt', 'Una descrizione per modelli linguistici'],
        ['/sviluppatori/novita', 'Le novità, versione per versione'],
        ['/stato', 'Lo stato del servizio'],
        ['/metodo', 'Il metodo e le misure'],
      ] as readonly (readonly [string, string])[],
    },
  },
  en: {
    title: 'For developers',
    description:
      'The API of Riscontro: check claims, articles, pictures and videos from a program. Free key, examples, errors, limits.',
    lead: 'With the API a program sends a claim, a link, a picture or a video and gets, as JSON, a level, a score from 0 to 100, the evidence for and against, the sources that were read and the link to a page to share.',
    contents: 'On this page',
    key: {
      title: 'Get a key',
      about: (quota: string) =>
        `The key is free and good for ${quota} checks a month. Answers from the cache (the same content within 24 hours) and errors do not count.`,
      closed: 'On this installation keys are given by its operator alone.',
      name: 'Name',
      nameHint: 'Of a person or an organisation.',
      email: 'E-mail',
      emailHint: 'So that the operator can reach you, and for nothing else.',
      emailConfirm: 'You will get a message with the link that shows the key.',
      use: 'What it is for',
      useHint: 'One sentence: for example “checking the comments of our site”.',
      send: 'Make the key',
      work: 'Your browser solves a small sum, usually within seconds, which makes it costly to make keys by the thousand.',
      privacy: 'What is kept of what you send',
      plain:
        'The form needs scripts, which are switched off here. You can register from the command line, as told below, or ask the operator of the service for a key.',
      script: 'Register from the command line',
      scriptAbout: 'With Python 3.11 or later, and no other package:',
      confirmTitle: 'Look into your mail',
      confirmAbout:
        'We have sent you a message with a link. Open it within 24 hours to see the key; if it does not arrive, look among unwanted mail.',
      more: 'Do you need more checks?',
      moreBy: (email: string) =>
        html`Write to <a href="mailto:${email}">${email}</a> with the name of the key and how many checks you need a month.`,
      moreNobody:
        'A larger quota is given by the operator of this installation, who has not told an e-mail address, however.',
    },
    start: {
      title: 'First steps',
      about: (address: string) =>
        html`All addresses begin with <code>${address}/api/v1/</code> and want the key in the header <code>X-API-Key</code>. In the examples the key is in the environment variable <code>RISCONTRO_KEY</code>. A check can take its time: give your program at least 180 seconds.`,
      claim: 'A claim',
      link: 'An article',
      file: 'A picture (for a video: verify-video)',
      notes: {
        TypeScript:
          'The package @riscontro/client is in the source code of Riscontro, in the folder client, and has no dependencies.',
        Python: 'With the package requests.',
        PHP: 'With PHP 8.1 or later and its curl extension.',
      } as Readonly<Record<string, string>>,
    },
    answer: {
      title: 'The answer',
      items: [
        html`<code>livello</code> is the verdict. For texts: <code>vero</code> (true), <code>falso</code> (false), <code>fuorviante</code> (misleading), <code>non verificabile</code> (cannot be verified). For pictures and videos: <code>autentica</code> (authentic), <code>sospetta</code> (suspect), <code>manipolata</code> (manipulated), <code>creata con IA</code> (made with AI).`,
        html`<code>affidabilita</code> goes from 0 (surely false) to 100 (surely true); <code>fiducia</code> tells how sure the service is of it.`,
        html`<code>prove</code> and <code>fonti</code> are what was really read; <code>non verificabile</code> says in <code>motivo</code> why it is not enough. It does not mean that the content is true, nor that it is false.`,
        html`<code>condividi</code> is the public page of the result: whoever cites a verdict should link to that page and say that it is automatic, unless <code>revisione</code> is <code>umana</code>.`,
        html`With <code>Accept: text/event-stream</code> the steps of the check arrive too; with <code>Prefer: respond-async</code> the answer is 202 at once and the result is asked for later.`,
        html`<code>riservata: true</code>, among the fields of the request, makes a confidential check: its page opens only with the whole link in <code>condividi</code>, keeps no previews and is deleted sooner. <code>anteprima: false</code>, on its own, does without the preview of a picture or a video. In forms they are parts with <code>true</code> or <code>false</code>.`,
        html`The header <code>X-Delete-Token</code> of the answer deletes the result: <code>DELETE /v/{id}</code> with the same header answers 204. If others were answered with the same result it answers 200 with <code>eliminata: false</code>: the page stays for them.`,
        html`Texts are in Italian; in English with <code>Accept-Language: en</code>.`,
      ] as readonly Html[],
    },
    console: {
      title: 'The console of the key',
      about:
        'With the key itself you see this month’s usage day by day, the share that came from the cache and the last errors; you can replace it by a new one or deactivate it.',
      open: 'Open the console',
    },
    errors: {
      title: 'Errors',
      about:
        'Every error is a JSON object with `type`, `title`, `status`, `detail` and `codice`. Programs should look at `status` and `codice`: they do not change. Errors never count against the quota.',
    },
    limits: {
      title: 'Limits',
      what: 'What',
      limit: 'Limit',
      quota: 'Checks a month with a free key',
      requests: 'Requests a minute with a key, all at once if need be',
      failures: 'Checks an hour that may fail, free, because of what was sent',
      unlimited: 'no limit',
      claim: 'Length of a claim',
      characters: (min: string, max: string) => `${min} to ${max} characters`,
      article: 'Page of an article',
      image: 'Picture',
      video: 'Video',
      imageSize: (size: string) => `${size}, 100 megapixels`,
      videoSize: (size: string) => `${size}, 10 minutes`,
      cache: 'The same content gets the same answer, free, for',
      hours: '24 hours',
      time: 'Longest check',
      seconds: '180 seconds',
      keys: 'Free keys a day from one network address or for one e-mail',
      free: 'Checks a day without a key, from these pages',
      missing: 'not available on this installation',
    },
    widget: 'The box for your site',
    more: {
      title: 'References',
      items: [
        ['/docs/', 'The interactive documentation, with every field'],
        ['/openapi.json', 'The OpenAPI 3.1 document'],
        ['/llms.txt', 'A description for language models'],
        ['/sviluppatori/novita', 'What is new, version by version'],
        ['/stato', 'The state of the service'],
        ['/metodo', 'The method and its measurements'],
      ] as readonly (readonly [string, string])[],
    },
  },
} as const satisfies Record<Language, object>;

/** What an installation keeps, for how long, and who else sees what. `**…**` stands out. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const privacy: Words['pages']['privacy'] = {
  title: 'Privacy',
  description:
    'Che cosa conserva questa installazione di Riscontro, per quanto tempo, e chi altro vede che cosa.',
  lead: 'Niente cookie, niente pubblicità, niente profili. Questa pagina è scritta a partire dalle impostazioni di questa installazione: dice che cosa conserva davvero, per quanto tempo, e chi altro vede che cosa.',
  contents: 'In questa pagina',
  operator: {
    title: 'Chi gestisce questa installazione',
    named: ({ name }) =>
      `Riscontro è un programma che ciascuno può installare. Questa installazione è gestita da **${name}**.`,
    nameless:
      'Riscontro è un programma che ciascuno può installare. **Chi gestisce questa installazione non ha indicato il proprio nome.**',
    write: ({ email }) => `Per domande e richieste sui dati personali si scrive a ${email}.`,
    noAddress:
      'Il gestore non ha indicato un indirizzo e-mail: per chiedere qualcosa su un risultato usa «Segnala un errore» nella sua pagina.',
  },
  kept: {
    title: 'Che cosa viene conservato',
    howLong: 'Per quanto tempo',
    days: ({ days }) =>
      `${format.plural(days, { one: '1 giorno', other: `${format.count(days)} giorni` })}, poi è cancellato`,
    forEver: 'finché qualcuno non lo toglie',
    keyExists: 'finché la chiave esiste',
    keyConfirmed: 'finché la chiave esiste; senza la conferma dell’indirizzo, 24 ore',
    things: {
      result: {
        what: 'Il risultato',
        text: 'Il testo o il link inviato (di un link ciò che dice quale pagina è, senza il resto dopo il punto interrogativo), il verdetto, le prove, le fonti e, per immagini e video, i dati scritti nel file: è ciò che mostra la sua pagina. Lo stesso contenuto, inviato di nuovo entro 24 ore, riceve lo stesso risultato.',
      },
      confidential: {
        what: 'Il risultato di una verifica riservata',
        text: 'Lo stesso, in una pagina che si apre solo con il suo link completo. Non risponde a chi chiede la stessa cosa, non lascia impronte di immagini e non tiene anteprime, a meno che chi la chiede con una chiave non le voglia.',
      },
      holders: {
        what: 'Chi tiene un risultato',
        text: 'Chiunque riceva un risultato lo tiene, finché non lo elimina: di chi ha una chiave resta il codice interno della chiave, di chi non ce l’ha un numero a caso, ogni volta un altro, che non dice chi è.',
        howLong: 'quanto il risultato',
      },
      files: {
        what: 'I file inviati',
        text: 'Immagini e video servono solo all’analisi. Dei volti in un video si misura il movimento durante l’analisi: non vengono riconosciuti, e nulla di ciò che si misura resta.',
        howLong: 'cancellati appena finisce',
      },
      previews: {
        what: 'Le anteprime',
        text: 'Una piccola copia dell’immagine e le mappe delle analisi; di un video, un fotogramma e quelli dei momenti segnalati. Si vedono nella pagina del risultato.',
        howLong: 'quanto il risultato',
      },
      noPreviews: {
        what: 'Le anteprime',
        text: 'Questa installazione non fa copie di immagini e video.',
        howLong: 'non conservate',
      },
      fingerprints: {
        what: 'Le impronte delle immagini',
        text: 'Di un’immagine o di un video verificato resta un’impronta con il giorno, e nient’altro: chi verifica una copia può leggere che è già stata vista qui, e da quale giorno, non da chi né con quale esito. Dell’immagine che apre un articolo l’impronta resta con l’indirizzo e il titolo della pagina, che possono essere mostrati come apparizione precedente. Da un’impronta l’immagine non si ricostruisce.',
        howLong: 'quanto il risultato',
      },
      noFingerprints: {
        what: 'Le impronte delle immagini',
        text: 'Questa installazione non ne tiene.',
        howLong: 'non conservate',
      },
      counts: {
        what: 'I conti del giorno',
        text: 'Verifiche gratuite, segnalazioni e richieste di chiavi hanno un limite al giorno; le pagine aperte e le verifiche non riuscite ne hanno uno al minuto e all’ora. Per contarle basta un codice ricavato dall’indirizzo di rete (e dal tipo di browser, o dall’e-mail di chi chiede una chiave) con un segreto del server: l’indirizzo non si conserva e il codice cambia ogni giorno. Allo stesso modo si contano le verifiche fatte dal riquadro su un altro sito.',
        howLong: 'fino alla fine del giorno (UTC)',
      },
      reports: {
        what: 'Le segnalazioni di errori',
        text: 'Motivo, testo e, se la indichi, l’e-mail: servono a correggere il risultato e a risponderti.',
        howLong: 'fino a 90 giorni dopo la risposta, e mai più a lungo del risultato',
      },
      log: {
        what: 'Il registro tecnico',
        text: 'Ora, tipo di pagina, esito e durata di ogni richiesta, e il codice interno della chiave, se c’è. Nessun testo inviato, nessun indirizzo di rete.',
        howLong: 'lo decide il gestore',
      },
      changes: {
        what: 'Il registro delle modifiche',
        text: 'Quando una chiave è fatta, cambiata o disattivata, e quando un risultato è nascosto, corretto o eliminato: ora, che cosa, il codice della chiave o del risultato, e chi tra i gestori. Di chi elimina il proprio risultato o registra una chiave non si annota nulla; nessun testo, nome o e-mail.',
        howLong:
          'senza scadenza: di un risultato eliminato resta così il solo codice, da cui non si ricava nulla',
      },
      usage: {
        what: 'L’uso delle chiavi',
        text: 'Per chi ha una chiave: quante verifiche ha fatto, mese per mese e giorno per giorno, e gli ultimi 20 errori (ora, codice, indirizzo chiamato). Nulla di ciò che ha inviato.',
        howLong: 'i mesi finché la chiave esiste, i giorni due mesi, gli errori 30 giorni',
      },
      keys: {
        what: 'Le chiavi',
        text: 'Per chi ne chiede una: nome, e-mail, uso previsto e numero di verifiche al mese. La chiave stessa è conservata solo come impronta.',
      },
    },
  },
  readers: {
    title: 'Chi può leggere un risultato',
    link: 'La pagina di un risultato non compare in nessun elenco e il suo indirizzo non si può indovinare; ai motori di ricerca è chiesto di non indicizzarla. **Chiunque abbia il link, però, può leggerla.** Non inviare dati personali tuoi o di altri che non vuoi vedere in quella pagina.',
    confidential: ({ isUsual }) =>
      `La pagina di una **verifica riservata** si apre solo con il link completo, che contiene una parte segreta: chi conosce solo il codice del risultato non la trova, e chi condivide il link non ne riceve un’anteprima. Si sceglie con una casella prima di inviare${isUsual ? ', che in questa installazione è già segnata' : ''}.`,
    place:
      'Se una foto o un video contiene il luogo della ripresa, la pagina lo mostra solo in modo approssimativo, a circa undici chilometri.',
  },
  others: {
    title: 'Chi altro vede ciò che invii',
    nobody:
      'Nessuno. Questa installazione lavora senza rete: nessuna richiesta esce da qui, e le verifiche si fanno con ciò che è già sul server.',
    about:
      'Nessuno dei servizi qui sotto riceve il tuo indirizzo di rete: le richieste partono da questo server.',
    texts: ({ services }) =>
      `**${format.list(services)}** ${format.plural(services.length, { one: 'riceve', other: 'ricevono' })} le parole dell’affermazione da cercare.`,
    noTexts: 'Per i testi non viene interrogato nessun servizio esterno.',
    images: ({ services }) =>
      `**${format.list(services)}** ${format.plural(services.length, { one: 'riceve', other: 'ricevono' })} un’anteprima di ogni immagine verificata e un fotogramma di ogni video, senza i dati scritti nel file, il suo nome o il link da cui viene.`,
    noImages: 'Nessuna immagine e nessun video inviato lascia questo server.',
    modelHere: ({ model }) =>
      `Un modello linguistico (**${model}**) legge l’affermazione e i passaggi trovati. Gira su questo stesso server.`,
    modelElsewhere: ({ model }) =>
      `Un modello linguistico (**${model}**), sul server scelto dal gestore, riceve l’affermazione e i passaggi trovati.`,
    noModel: 'Nessun modello linguistico legge ciò che invii.',
    mail: 'Il server di posta scelto dal gestore riceve l’indirizzo e-mail di chi chiede una chiave, per il messaggio di conferma.',
    sites:
      'Quando la verifica legge un articolo, un’immagine o una pagina del web, il sito che la ospita riceve una richiesta da questo server, come da qualunque lettore.',
  },
  cookies: {
    title: 'Cookie e tracciamento',
    about:
      'Queste pagine non usano cookie. Nella memoria del browser tengono, finché non chiudi la scheda, soltanto il codice che ti permette di eliminare una verifica fatta lì. Non caricano nulla da altri siti e non contengono strumenti di statistica. Quando segui un link verso una fonte, il sito non viene a sapere da quale pagina arrivi.',
  },
  removal: {
    title: 'Come far togliere qualcosa',
    ways: {
      page: '**Dalla pagina del risultato.** «Segnala un errore», in fondo a ogni pagina, arriva al gestore: indica «dati personali» e che cosa va tolto.',
      yourself:
        '**Da te, dove hai fatto la verifica.** «Elimina», accanto al risultato, cancella il risultato con la sua pagina, le anteprime, l’impronta dell’immagine e le versioni precedenti. Funziona finché la scheda è aperta: il codice che lo permette è solo lì. I programmi lo ricevono insieme alla risposta.',
      others:
        '**Se altri hanno ricevuto lo stesso risultato**, eliminandolo lo lasci: la pagina resta per loro, e va via quando nessuno la tiene più o quando scade il suo tempo. Il gestore può toglierla in ogni momento.',
    },
    writing: ({ email }) => `**Scrivendo al gestore**, a ${email}.`,
    forGood: 'Un risultato cancellato non si può recuperare.',
  },
};

/** The privacy page in Italian. */
import { type Html, html } from '@riscontro/verdict-view';
import type { Installation, OutsideService } from '../../domain/installation.ts';
import type { AboutText } from './about-page.ts';
import { type KeptRow, keptList } from './privacy-page.ts';
import { listed } from './sections.ts';
import { count } from './written-figures.ts';

export function privacyItalian(installation: Installation): AboutText {
  return {
    title: 'Privacy',
    description:
      'Che cosa conserva questa installazione di Riscontro, per quanto tempo, e chi altro vede che cosa.',
    lead: html`Niente cookie, niente pubblicità, niente profili. Questa pagina è scritta a partire dalle impostazioni di questa installazione: dice che cosa conserva davvero, per quanto tempo, e chi altro vede che cosa.`,
    contents: 'In questa pagina',
    sections: [
      { id: 'gestore', title: 'Chi gestisce questa installazione', body: operator(installation) },
      { id: 'conservazione', title: 'Che cosa viene conservato', body: kept(installation) },
      { id: 'pagine', title: 'Chi può leggere un risultato', body: readers(installation) },
      { id: 'esterni', title: 'Chi altro vede ciò che invii', body: outside(installation) },
      { id: 'cookie', title: 'Cookie e tracciamento', body: cookies },
      { id: 'rimozione', title: 'Come far togliere qualcosa', body: removal(installation) },
    ],
  };
}

function operator({ operator: { name, email } }: Installation): Html {
  const write = email
    ? html`Per domande e richieste sui dati personali si scrive a <a href="mailto:${email}">${email}</a>.`
    : html`Il gestore non ha indicato un indirizzo e-mail: per chiedere qualcosa su un risultato usa «Segnala un errore» nella sua pagina.`;
  return name
    ? html`<p>Riscontro è un programma che ciascuno può installare. Questa installazione è gestita da <strong>${name}</strong>. ${write}</p>`
    : html`<p>Riscontro è un programma che ciascuno può installare. <strong>Chi gestisce questa installazione non ha indicato il proprio nome.</strong> ${write}</p>`;
}

function kept(installation: Installation): Html {
  const {
    retentionDays,
    confidentialRetentionDays,
    keepsPreviews,
    remembersImages,
    givesKeys,
    confirmsEmail,
  } = installation;
  const results =
    retentionDays === undefined
      ? 'finché qualcuno non lo toglie'
      : `${days(retentionDays)}, poi è cancellato`;
  const rows: KeptRow[] = [
    [
      'Il risultato',
      'Il testo o il link inviato (di un link ciò che dice quale pagina è, senza il resto dopo il punto interrogativo), il verdetto, le prove, le fonti e, per immagini e video, i dati scritti nel file: è ciò che mostra la sua pagina. Lo stesso contenuto, inviato di nuovo entro 24 ore, riceve lo stesso risultato.',
      results,
    ],
    [
      'Il risultato di una verifica riservata',
      'Lo stesso, in una pagina che si apre solo con il suo link completo. Non risponde a chi chiede la stessa cosa, non lascia impronte di immagini e non tiene anteprime, a meno che chi la chiede con una chiave non le voglia.',
      `${days(confidentialRetentionDays)}, poi è cancellato`,
    ],
    [
      'Chi tiene un risultato',
      'Chiunque riceva un risultato lo tiene, finché non lo elimina: di chi ha una chiave resta il codice interno della chiave, di chi non ce l’ha un numero a caso, ogni volta un altro, che non dice chi è.',
      'quanto il risultato',
    ],
    [
      'I file inviati',
      'Immagini e video servono solo all’analisi. Dei volti in un video si misura il movimento durante l’analisi: non vengono riconosciuti, e nulla di ciò che si misura resta.',
      'cancellati appena finisce',
    ],
    keepsPreviews
      ? [
          'Le anteprime',
          'Una piccola copia dell’immagine e le mappe delle analisi; di un video, un fotogramma e quelli dei momenti segnalati. Si vedono nella pagina del risultato.',
          'quanto il risultato',
        ]
      : ['Le anteprime', 'Questa installazione non fa copie di immagini e video.', 'non conservate'],
    remembersImages
      ? [
          'Le impronte delle immagini',
          'Di un’immagine o di un video verificato resta un’impronta con il giorno, e nient’altro: chi verifica una copia può leggere che è già stata vista qui, e da quale giorno, non da chi né con quale esito. Dell’immagine che apre un articolo l’impronta resta con l’indirizzo e il titolo della pagina, che possono essere mostrati come apparizione precedente. Da un’impronta l’immagine non si ricostruisce.',
          'quanto il risultato',
        ]
      : ['Le impronte delle immagini', 'Questa installazione non ne tiene.', 'non conservate'],
    [
      'I conti del giorno',
      'Verifiche gratuite, segnalazioni e richieste di chiavi hanno un limite al giorno; le pagine aperte e le verifiche non riuscite ne hanno uno al minuto e all’ora. Per contarle basta un codice ricavato dall’indirizzo di rete (e dal tipo di browser, o dall’e-mail di chi chiede una chiave) con un segreto del server: l’indirizzo non si conserva e il codice cambia ogni giorno. Allo stesso modo si contano le verifiche fatte dal riquadro su un altro sito.',
      'fino alla fine del giorno (UTC)',
    ],
    [
      'Le segnalazioni di errori',
      'Motivo, testo e, se la indichi, l’e-mail: servono a correggere il risultato e a risponderti.',
      'fino a 90 giorni dopo la risposta, e mai più a lungo del risultato',
    ],
    [
      'Il registro tecnico',
      'Ora, tipo di pagina, esito e durata di ogni richiesta, e il codice interno della chiave, se c’è. Nessun testo inviato, nessun indirizzo di rete.',
      'lo decide il gestore',
    ],
    [
      'Il registro delle modifiche',
      'Quando una chiave è fatta, cambiata o disattivata, e quando un risultato è nascosto, corretto o eliminato: ora, che cosa, il codice della chiave o del risultato, e chi tra i gestori. Di chi elimina il proprio risultato o registra una chiave non si annota nulla; nessun testo, nome o e-mail.',
      'senza scadenza: di un risultato eliminato resta così il solo codice, da cui non si ricava nulla',
    ],
  ];
  rows.push([
    'L’uso delle chiavi',
    'Per chi ha una chiave: quante verifiche ha fatto, mese per mese e giorno per giorno, e gli ultimi 20 errori (ora, codice, indirizzo chiamato). Nulla di ciò che ha inviato.',
    'i mesi finché la chiave esiste, i giorni due mesi, gli errori 30 giorni',
  ]);
  if (givesKeys) {
    rows.push([
      'Le chiavi',
      'Per chi ne chiede una: nome, e-mail, uso previsto e numero di verifiche al mese. La chiave stessa è conservata solo come impronta.',
      confirmsEmail
        ? 'finché la chiave esiste; senza la conferma dell’indirizzo, 24 ore'
        : 'finché la chiave esiste',
    ]);
  }
  return keptList('Per quanto tempo', rows);
}

const days = (number: number) => (number === 1 ? '1 giorno' : `${count(number, 'it')} giorni`);

const readers = ({
  isConfidentialByDefault,
}: Installation) => html`<p>La pagina di un risultato non compare in nessun elenco e il suo indirizzo non si può indovinare; ai motori di ricerca è chiesto di non indicizzarla. <strong>Chiunque abbia il link, però, può leggerla.</strong> Non inviare dati personali tuoi o di altri che non vuoi vedere in quella pagina.</p>
<p>La pagina di una <strong>verifica riservata</strong> si apre solo con il link completo, che contiene una parte segreta: chi conosce solo il codice del risultato non la trova, e chi condivide il link non ne riceve un’anteprima. Si sceglie con una casella prima di inviare${isConfidentialByDefault ? ', che in questa installazione è già segnata' : ''}.</p>
<p>Se una foto o un video contiene il luogo della ripresa, la pagina lo mostra solo in modo approssimativo, a circa undici chilometri.</p>`;

function outside({ isOffline, services, givesKeys, confirmsEmail }: Installation): Html {
  if (isOffline) {
    return html`<p>Nessuno. Questa installazione lavora senza rete: nessuna richiesta esce da qui, e le verifiche si fanno con ciò che è già sul server.</p>`;
  }
  const on = services.filter(({ use }) => use === 'on');
  const [forTexts, forImages, models] = [
    on.filter(({ kind }) => kind === 'consultazione' || kind === 'ricerca' || kind === 'fact_check'),
    on.filter(({ kind }) => kind === 'ricerca_inversa'),
    on.filter(({ kind }) => kind === 'modello_linguistico'),
  ];
  return html`<p>Nessuno dei servizi qui sotto riceve il tuo indirizzo di rete: le richieste partono da questo server.</p>
<ul>
${
  forTexts.length > 0
    ? html`<li><strong>${names(forTexts)}</strong> ${forTexts.length > 1 ? 'ricevono' : 'riceve'} le parole dell’affermazione da cercare.</li>`
    : html`<li>Per i testi non viene interrogato nessun servizio esterno.</li>`
}
${
  forImages.length > 0
    ? html`<li><strong>${names(forImages)}</strong> ${forImages.length > 1 ? 'ricevono' : 'riceve'} un’anteprima di ogni immagine verificata e un fotogramma di ogni video, senza i dati scritti nel file, il suo nome o il link da cui viene.</li>`
    : html`<li>Nessuna immagine e nessun video inviato lascia questo server.</li>`
}
${models.map(model)}
${models.length === 0 ? html`<li>Nessun modello linguistico legge ciò che invii.</li>` : undefined}
${
  givesKeys && confirmsEmail
    ? html`<li>Il server di posta scelto dal gestore riceve l’indirizzo e-mail di chi chiede una chiave, per il messaggio di conferma.</li>`
    : undefined
}
<li>Quando la verifica legge un articolo, un’immagine o una pagina del web, il sito che la ospita riceve una richiesta da questo server, come da qualunque lettore.</li>
</ul>`;
}

const model = ({ name, isOnThisMachine }: OutsideService) =>
  isOnThisMachine
    ? html`<li>Un modello linguistico (<strong>${name}</strong>) legge l’affermazione e i passaggi trovati. Gira su questo stesso server.</li>`
    : html`<li>Un modello linguistico (<strong>${name}</strong>), sul server scelto dal gestore, riceve l’affermazione e i passaggi trovati.</li>`;

const names = (services: readonly OutsideService[]) =>
  listed(
    services.map(({ name }) => name),
    'e',
  );

const cookies = html`<p>Queste pagine non usano cookie. Nella memoria del browser tengono, finché non chiudi la scheda, soltanto il codice che ti permette di eliminare una verifica fatta lì. Non caricano nulla da altri siti e non contengono strumenti di statistica. Quando segui un link verso una fonte, il sito non viene a sapere da quale pagina arrivi.</p>`;

function removal({ operator: { email } }: Installation): Html {
  return html`<ul>
<li><strong>Dalla pagina del risultato.</strong> «Segnala un errore», in fondo a ogni pagina, arriva al gestore: indica «dati personali» e che cosa va tolto.</li>
<li><strong>Da te, dove hai fatto la verifica.</strong> «Elimina», accanto al risultato, cancella il risultato con la sua pagina, le anteprime, l’impronta dell’immagine e le versioni precedenti. Funziona finché la scheda è aperta: il codice che lo permette è solo lì. I programmi lo ricevono insieme alla risposta.</li>
<li><strong>Se altri hanno ricevuto lo stesso risultato</strong>, eliminandolo lo lasci: la pagina resta per loro, e va via quando nessuno la tiene più o quando scade il suo tempo. Il gestore può toglierla in ogni momento.</li>
${email ? html`<li><strong>Scrivendo al gestore</strong>, a <a href="mailto:${email}">${email}</a>.</li>` : undefined}
</ul>
<p>Un risultato cancellato non si può recuperare.</p>`;
}

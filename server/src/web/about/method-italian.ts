/** The method page in Italian. */
import { type Html, html } from '@riscontro/verdict-view';
import type { AboutText } from './about-page.ts';
import { figuresItalian } from './figures-italian.ts';
import { levelList, type MethodFacts } from './method-page.ts';
import { listed } from './sections.ts';

export function methodItalian(facts: MethodFacts): AboutText {
  return {
    title: 'Come nasce un verdetto',
    description:
      'Come Riscontro verifica testi, articoli e immagini: principi, livelli, limiti e risultati misurati.',
    lead: 'Riscontro cerca prove, le mette a confronto e dice fin dove arrivano. Qui c’è scritto come lo fa, quanto spesso ha ragione e dove non ci si può fidare.',
    contents: 'In questa pagina',
    sections: [
      { id: 'principi', title: 'Principi', body: principles },
      { id: 'livelli', title: 'I livelli e che cosa significano', body: levels },
      { id: 'punteggio', title: 'Punteggio e fiducia', body: score },
      { id: 'testi', title: 'Come si verifica un’affermazione', body: claims(facts) },
      { id: 'articoli', title: 'Come si verifica un articolo', body: articles },
      { id: 'immagini', title: 'Come si verifica un’immagine', body: images(facts) },
      { id: 'video', title: 'I video', body: videos(facts) },
      { id: 'misure', title: 'Quanto spesso ha ragione', body: figuresItalian(facts.figures) },
      { id: 'limiti', title: 'Limiti', body: limits },
      { id: 'correzioni', title: 'Le correzioni delle persone', body: corrections },
    ],
  };
}

const principles = html`<ul>
<li><strong>Senza prove, nessun verdetto.</strong> Ogni fonte elencata è stata letta davvero, e ogni citazione si ritrova parola per parola in ciò che è stato letto. Se le prove mancano la risposta è «non verificabile», mai «falso».</li>
<li><strong>La pagina esaminata non testimonia per sé stessa.</strong> L’articolo verificato, le sue copie e i siti che lo ripetono non valgono come conferma. Le fonti si contano per origine, non per numero di pagine.</li>
<li><strong>Prima le persone.</strong> Un fact-check pubblicato da persone sulla stessa affermazione vale più di qualunque calcolo, ed è citato come tale.</li>
<li><strong>Nessun metodo da solo condanna un’immagine.</strong> Dire falsa una foto vera è l’errore peggiore che questo servizio possa fare.</li>
<li><strong>Ciò che non si sa viene detto.</strong> Un controllo che non è stato fatto o che non ha potuto decidere compare nel risultato come tale, e così una fonte che non ha risposto.</li>
</ul>`;

const levels = html`<h3>Per affermazioni e articoli</h3>
${levelList(
  [
    ['vero', 'Le fonti lette lo confermano, e ciò che lo conferma pesa più di ciò che lo smentisce.'],
    ['falso', 'Le fonti lette lo smentiscono, e ciò che lo smentisce pesa più di ciò che lo conferma.'],
    [
      'fuorviante',
      'Una parte regge e una no: c’è qualcosa di confermato e qualcosa di smentito, oppure il titolo dice ciò che il testo non sostiene.',
    ],
    [
      'non verificabile',
      'Le prove non bastano per decidere, oppure si tratta di un’opinione, di una previsione o di un fatto privato. Non vuol dire che sia vero, e nemmeno che sia falso.',
    ],
  ],
  'it',
)}
<h3>Per immagini e video</h3>
${levelList(
  [
    [
      'autentica',
      'Non è stato trovato alcun segno di manipolazione. La storia raccontata con l’immagine può essere falsa lo stesso.',
    ],
    [
      'sospetta',
      'Un allarme, o due indizi di natura diversa, chiedono di guardare meglio prima di crederci.',
    ],
    [
      'manipolata',
      'Il file dichiara che una parte è stata creata con IA, oppure un allarme per un’alterazione è confermato da un segnale di natura diversa.',
    ],
    [
      'creata con IA',
      'Lo dice un marchio o una dichiarazione nel file, oppure due segnali di natura diversa concordano.',
    ],
  ],
  'it',
)}`;

const score = html`<p>Il <strong>punteggio</strong> va da 0 a 100: 0 vuol dire certamente falso (per immagini e video: certamente non autentico), 100 certamente vero (o autentico). «Non verificabile» sta a 50, a meno che le prove pendano da una parte.</p>
<p>La <strong>fiducia</strong> è un’altra cosa: dice quanto il servizio è sicuro della propria risposta. Per i testi è alta solo con un fact-check pubblicato o una risposta già nota per la stessa affermazione, oppure con almeno due fonti indipendenti e un esito netto. Per immagini e video è alta solo se una firma riconosciuta garantisce la storia del file o se due allarmi di natura diversa concordano.</p>`;

function claims({ installation }: MethodFacts): Html {
  const { usesKnowledge, services, weighsSources } = installation;
  const asked = services.filter(
    ({ use, kind }) => use === 'on' && kind !== 'ricerca_inversa' && kind !== 'modello_linguistico',
  );
  const model = services.find(({ use, kind }) => use === 'on' && kind === 'modello_linguistico');
  const places = [
    ...(usesKnowledge ? ['una raccolta di affermazioni comuni e di fatti che fa parte del programma'] : []),
    'i testi e i fact-check raccolti dal gestore',
    ...asked.map(({ name }) => name),
  ];
  return html`<ol>
<li><strong>Legge la frase.</strong> Riconosce la lingua, separa le singole affermazioni e distingue i fatti dalle opinioni, dalle previsioni e dai fatti privati, che nessuna fonte può decidere.</li>
<li><strong>Cerca.</strong> In questa installazione interroga insieme ${listed(places, 'e')}. Chi non risponde in tempo viene nominato nel risultato, e si va avanti con gli altri.</li>
<li><strong>Guarda se qualcuno ha già risposto.</strong> Se un fact-check pubblicato riguarda proprio la stessa affermazione, decide quello${usesKnowledge ? '; poi viene la raccolta di base' : ''}. Un altro numero, un altro nome o una negazione ne fanno un’affermazione diversa.</li>
<li><strong>Confronta i passaggi.</strong> Di ogni passaggio trovato stabilisce se conferma, smentisce o non dice nulla, e quali parole lo decidono. ${
    model
      ? html`Li legge un modello linguistico (${model.name}), che viene creduto solo quando cita il passaggio parola per parola; se non risponde, lo sostituisce un programma locale. I testi che scrive sono indicati come generati da IA.`
      : html`Lo fa un programma locale con regole e pesi pubblici: nessun modello linguistico scrive il verdetto.`
  }</li>
<li><strong>Conta le fonti indipendenti.</strong> Dieci pagine che copiano la stessa notizia valgono una fonte.${weighsSources ? ' Il gestore ha inoltre indicato quanto pesano certe fonti: quando accade, il risultato lo dice.' : ''}</li>
<li><strong>Decide.</strong> Un livello c’è solo se almeno un passaggio citato lo sostiene. Se un testo contiene più affermazioni, una metà vera non rende vera l’altra.</li>
</ol>`;
}

const articles = html`<p>Della pagina si leggono titolo, testo, autore e date. Si scelgono le affermazioni che contano: quella del titolo, quelle che la riprendono, ciò che afferma il primo paragrafo. Le parole riportate di altri restano fuori. Ognuna viene verificata come un’affermazione qualsiasi, senza usare come prova l’articolo stesso, il suo sito o chi lo ricopia.</p>
<ul>
<li>Un’affermazione centrale falsa rende l’articolo falso.</li>
<li>Un’affermazione falsa altrove, una fuorviante o un titolo smentito dal proprio testo lo rendono fuorviante.</li>
<li>Per «vero» serve che almeno metà delle affermazioni sia confermata, una centrale compresa, e nessuna smentita.</li>
<li>In ogni altro caso è non verificabile.</li>
</ul>
<p>L’assenza di autore o di data, il testo nascosto e l’età della pagina vengono detti, ma non pesano sul livello.</p>`;

function images({ installation: { looksForAi, services } }: MethodFacts): Html {
  const reverse = services.filter(({ use, kind }) => use === 'on' && kind === 'ricerca_inversa');
  return html`<p>Il file viene esaminato da molti piccoli metodi. Ognuno dice che cosa ha visto, e una sola regola pubblica ne ricava il livello.</p>
<ul>
<li><strong>Provenienza.</strong> La storia firmata del file (C2PA), le dichiarazioni di origine e i marchi che i generatori lasciano.</li>
<li><strong>Dati del file.</strong> Apparecchio, date, programmi usati, e l’anteprima nascosta nel file confrontata con l’immagine.</li>
<li><strong>Tracce nei punti dell’immagine.</strong> Zone copiate all’interno della foto, zone compresse o disturbate in modo diverso dal resto. Dove c’è qualcosa da vedere, una mappa lo mostra.</li>
<li><strong>Rilevatori di IA.</strong> ${
    looksForAi
      ? 'In questa installazione ce n’è almeno uno. Da solo non basta mai per un verdetto.'
      : 'In questa installazione non ce n’è nessuno: un’immagine creata con IA e priva di marchi non viene riconosciuta, e il risultato lo dice.'
  }</li>
<li><strong>Apparizioni precedenti.</strong> L’immagine viene cercata tra quelle già note qui${
    reverse.length > 0
      ? ` e con ${listed(
          reverse.map(({ name }) => name),
          'e',
        )}`
      : ''
  }. Sapere dov’era prima aiuta a capire se la storia raccontata è la sua.</li>
<li><strong>Testo nell’immagine.</strong> Se c’è, viene letto e si può verificare come affermazione.</li>
</ul>
<p>Due metodi che guardano la stessa traccia contano una volta sola. Nelle immagini i volti non vengono esaminati.</p>`;
}

function videos({ checksVideos, installation: { looksForAi } }: MethodFacts): Html {
  if (!checksVideos) {
    return html`<p>In questa installazione la verifica dei video non è attiva. Chi ne invia uno riceve questa spiegazione, e nessun verdetto.</p>`;
  }
  return html`<p>Il video viene decodificato dall’inizio alla fine e guardato nel tempo. La regola è la stessa delle immagini: nessun segnale da solo basta, e due segnali contano insieme solo se parlano dello stesso momento.</p>
<ul>
<li><strong>Il file.</strong> Provenienza firmata, marchi dei generatori, apparecchio e date; la struttura del file dice spesso quale telefono, programma o applicazione l’ha scritto.</li>
<li><strong>Il tempo.</strong> Tagli dentro una ripresa che sembra continua, fermi immagine, tratti ripetuti, a ritroso o inseriti, cambi improvvisi di grana o nitidezza, tracce di compressioni precedenti. Ogni segnale dice quando.</li>
<li><strong>I fotogrammi.</strong> Fino a ventiquattro vengono esaminati come immagini; pochi fotogrammi strani non bastano. ${
    looksForAi
      ? 'Alcuni passano ai rilevatori di IA installati: serve che la maggior parte sia d’accordo.'
      : 'Nessun rilevatore di IA è installato: un video creato con IA e privo di marchi non viene riconosciuto, e il risultato lo dice.'
  }</li>
<li><strong>I volti.</strong> Si misura se un volto si muove e appare come ciò che lo circonda. I volti non vengono riconosciuti, e di loro non si conserva nulla. È un indizio modesto, e il risultato lo dice.</li>
<li><strong>Il suono.</strong> Durata rispetto alle immagini, giunte, salti di livello. Se una voce sia stata clonata, senza un rilevatore apposito non si può dire.</li>
<li><strong>Apparizioni precedenti.</strong> I fotogrammi che lo rappresentano vengono cercati tra immagini e video già noti.</li>
</ul>
<p>Tagliare, ricomprimere, aggiungere musica o un titolo è normale per chi pubblica: viene detto, ma non pesa sul livello.</p>`;
}

const limits = html`<ul>
<li><strong>Spesso non decide.</strong> Quando le prove non bastano preferisce «non verificabile»: tacere costa meno che ingannare.</li>
<li><strong>Il programma locale confronta parole.</strong> Un passaggio che dice la stessa cosa con tutt’altre parole può sfuggirgli.</li>
<li><strong>Ciò che è appena accaduto</strong> spesso non è ancora nelle fonti.</li>
<li><strong>«Autentica» non è una garanzia.</strong> Vuol dire che non si è visto nulla. Le immagini condivise sul web hanno perso quasi sempre i dati e i marchi con cui erano nate.</li>
<li><strong>Le fonti possono sbagliare,</strong> tutte insieme. Leggile: per questo sono lì.</li>
</ul>`;

const corrections = html`<p>Un verdetto automatico può essere sbagliato. In fondo a ogni risultato c’è «Segnala un errore»: la segnalazione arriva a chi gestisce l’installazione. Se una persona corregge il verdetto nasce una nuova versione, indicata come rivista da una persona; la pagina elenca che cosa è cambiato e perché, e le versioni precedenti restano leggibili.</p>`;

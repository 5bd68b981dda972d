/** How a verdict is made, how far it can be trusted. `**…**` stands out. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const method: Words['pages']['method'] = {
  title: 'Come nasce un verdetto',
  description:
    'Come Riscontro verifica testi, articoli e immagini: principi, livelli, limiti e risultati misurati.',
  lead: 'Riscontro cerca prove, le mette a confronto e dice fin dove arrivano. Qui c’è scritto come lo fa, quanto spesso ha ragione e dove non ci si può fidare.',
  contents: 'In questa pagina',
  principles: {
    title: 'Principi',
    points: {
      evidence:
        '**Senza prove, nessun verdetto.** Ogni fonte elencata è stata letta davvero, e ogni citazione si ritrova parola per parola in ciò che è stato letto. Se le prove mancano la risposta è «non verificabile», mai «falso».',
      ownWitness:
        '**La pagina esaminata non testimonia per sé stessa.** L’articolo verificato, le sue copie e i siti che lo ripetono non valgono come conferma. Le fonti si contano per origine, non per numero di pagine.',
      people:
        '**Prima le persone.** Un fact-check pubblicato da persone sulla stessa affermazione vale più di qualunque calcolo, ed è citato come tale.',
      noSingleMethod:
        '**Nessun metodo da solo condanna un’immagine.** Dire falsa una foto vera è l’errore peggiore che questo servizio possa fare.',
      unknown:
        '**Ciò che non si sa viene detto.** Un controllo che non è stato fatto o che non ha potuto decidere compare nel risultato come tale, e così una fonte che non ha risposto.',
    },
  },
  levels: {
    title: 'I livelli e che cosa significano',
    texts: 'Per affermazioni e articoli',
    media: 'Per immagini e video',
    meanings: {
      true: 'Le fonti lette lo confermano, e ciò che lo conferma pesa più di ciò che lo smentisce.',
      false: 'Le fonti lette lo smentiscono, e ciò che lo smentisce pesa più di ciò che lo conferma.',
      misleading:
        'Una parte regge e una no: c’è qualcosa di confermato e qualcosa di smentito, oppure il titolo dice ciò che il testo non sostiene.',
      unverifiable:
        'Le prove non bastano per decidere, oppure si tratta di un’opinione, di una previsione o di un fatto privato. Non vuol dire che sia vero, e nemmeno che sia falso.',
      authentic:
        'Non è stato trovato alcun segno di manipolazione. La storia raccontata con l’immagine può essere falsa lo stesso.',
      suspicious:
        'Un allarme, o due indizi di natura diversa, chiedono di guardare meglio prima di crederci.',
      manipulated:
        'Il file dichiara che una parte è stata creata con IA, oppure un allarme per un’alterazione è confermato da un segnale di natura diversa.',
      aiGenerated:
        'Lo dice un marchio o una dichiarazione nel file, oppure due segnali di natura diversa concordano.',
    },
  },
  score: {
    title: 'Punteggio e fiducia',
    points: {
      score:
        'Il **punteggio** va da 0 a 100: 0 vuol dire certamente falso (per immagini e video: certamente non autentico), 100 certamente vero (o autentico). «Non verificabile» sta a 50, a meno che le prove pendano da una parte.',
      confidence:
        'La **fiducia** è un’altra cosa: dice quanto il servizio è sicuro della propria risposta. Per i testi è alta solo con un fact-check pubblicato o una risposta già nota per la stessa affermazione, oppure con almeno due fonti indipendenti e un esito netto. Per immagini e video è alta solo se una firma riconosciuta garantisce la storia del file o se due allarmi di natura diversa concordano.',
    },
  },
  claims: {
    title: 'Come si verifica un’affermazione',
    steps: {
      read: '**Legge la frase.** Riconosce la lingua, separa le singole affermazioni e distingue i fatti dalle opinioni, dalle previsioni e dai fatti privati, che nessuna fonte può decidere.',
      search: ({ usesKnowledge, services }) =>
        `**Cerca.** In questa installazione interroga insieme ${format.list([...(usesKnowledge ? ['una raccolta di affermazioni comuni e di fatti che fa parte del programma'] : []), 'i testi e i fact-check raccolti dal gestore', ...services])}. Chi non risponde in tempo viene nominato nel risultato, e si va avanti con gli altri.`,
      known: ({ usesKnowledge }) =>
        `**Guarda se qualcuno ha già risposto.** Se un fact-check pubblicato riguarda proprio la stessa affermazione, decide quello${usesKnowledge ? '; poi viene la raccolta di base' : ''}. Un altro numero, un altro nome o una negazione ne fanno un’affermazione diversa.`,
      compare:
        '**Confronta i passaggi.** Di ogni passaggio trovato stabilisce se conferma, smentisce o non dice nulla, e quali parole lo decidono.',
      byModel: ({ model }) =>
        `Li legge un modello linguistico (${model}), che viene creduto solo quando cita il passaggio parola per parola; se non risponde, lo sostituisce un programma locale. I testi che scrive sono indicati come generati da IA.`,
      byRules:
        'Lo fa un programma locale con regole e pesi pubblici: nessun modello linguistico scrive il verdetto.',
      count: '**Conta le fonti indipendenti.** Dieci pagine che copiano la stessa notizia valgono una fonte.',
      weigh: 'Il gestore ha inoltre indicato quanto pesano certe fonti: quando accade, il risultato lo dice.',
      decide:
        '**Decide.** Un livello c’è solo se almeno un passaggio citato lo sostiene. Se un testo contiene più affermazioni, una metà vera non rende vera l’altra.',
    },
  },
  articles: {
    title: 'Come si verifica un articolo',
    choice:
      'Della pagina si leggono titolo, testo, autore e date. Si scelgono le affermazioni che contano: quella del titolo, quelle che la riprendono, ciò che afferma il primo paragrafo. Le parole riportate di altri restano fuori. Ognuna viene verificata come un’affermazione qualsiasi, senza usare come prova l’articolo stesso, il suo sito o chi lo ricopia.',
    rules: {
      falseCentre: 'Un’affermazione centrale falsa rende l’articolo falso.',
      falseElsewhere:
        'Un’affermazione falsa altrove, una fuorviante o un titolo smentito dal proprio testo lo rendono fuorviante.',
      trueAtAll:
        'Per «vero» serve che almeno metà delle affermazioni sia confermata, una centrale compresa, e nessuna smentita.',
      otherwise: 'In ogni altro caso è non verificabile.',
    },
    withoutWeight:
      'L’assenza di autore o di data, il testo nascosto e l’età della pagina vengono detti, ma non pesano sul livello.',
  },
  images: {
    title: 'Come si verifica un’immagine',
    about:
      'Il file viene esaminato da molti piccoli metodi. Ognuno dice che cosa ha visto, e una sola regola pubblica ne ricava il livello.',
    looks: {
      provenance:
        '**Provenienza.** La storia firmata del file (C2PA), le dichiarazioni di origine e i marchi che i generatori lasciano.',
      file: '**Dati del file.** Apparecchio, date, programmi usati, e l’anteprima nascosta nel file confrontata con l’immagine.',
      traces:
        '**Tracce nei punti dell’immagine.** Zone copiate all’interno della foto, zone compresse o disturbate in modo diverso dal resto. Dove c’è qualcosa da vedere, una mappa lo mostra.',
      detectors:
        '**Rilevatori di IA.** In questa installazione ce n’è almeno uno. Da solo non basta mai per un verdetto.',
      noDetectors:
        '**Rilevatori di IA.** In questa installazione non ce n’è nessuno: un’immagine creata con IA e priva di marchi non viene riconosciuta, e il risultato lo dice.',
      appearances: ({ services }) =>
        `**Apparizioni precedenti.** L’immagine viene cercata tra quelle già note qui${services.length > 0 ? ` e con ${format.list(services)}` : ''}. Sapere dov’era prima aiuta a capire se la storia raccontata è la sua.`,
      text: '**Testo nell’immagine.** Se c’è, viene letto e si può verificare come affermazione.',
    },
    once: 'Due metodi che guardano la stessa traccia contano una volta sola. Nelle immagini i volti non vengono esaminati.',
  },
  videos: {
    title: 'I video',
    off: 'In questa installazione la verifica dei video non è attiva. Chi ne invia uno riceve questa spiegazione, e nessun verdetto.',
    about:
      'Il video viene decodificato dall’inizio alla fine e guardato nel tempo. La regola è la stessa delle immagini: nessun segnale da solo basta, e due segnali contano insieme solo se parlano dello stesso momento.',
    looks: {
      file: '**Il file.** Provenienza firmata, marchi dei generatori, apparecchio e date; la struttura del file dice spesso quale telefono, programma o applicazione l’ha scritto.',
      time: '**Il tempo.** Tagli dentro una ripresa che sembra continua, fermi immagine, tratti ripetuti, a ritroso o inseriti, cambi improvvisi di grana o nitidezza, tracce di compressioni precedenti. Ogni segnale dice quando.',
      framesWithDetectors:
        '**I fotogrammi.** Fino a ventiquattro vengono esaminati come immagini; pochi fotogrammi strani non bastano. Alcuni passano ai rilevatori di IA installati: serve che la maggior parte sia d’accordo.',
      frames:
        '**I fotogrammi.** Fino a ventiquattro vengono esaminati come immagini; pochi fotogrammi strani non bastano. Nessun rilevatore di IA è installato: un video creato con IA e privo di marchi non viene riconosciuto, e il risultato lo dice.',
      faces:
        '**I volti.** Si misura se un volto si muove e appare come ciò che lo circonda. I volti non vengono riconosciuti, e di loro non si conserva nulla. È un indizio modesto, e il risultato lo dice.',
      sound:
        '**Il suono.** Durata rispetto alle immagini, giunte, salti di livello. Se una voce sia stata clonata, senza un rilevatore apposito non si può dire.',
      appearances:
        '**Apparizioni precedenti.** I fotogrammi che lo rappresentano vengono cercati tra immagini e video già noti.',
    },
    ordinary:
      'Tagliare, ricomprimere, aggiungere musica o un titolo è normale per chi pubblica: viene detto, ma non pesa sul livello.',
  },
  figures: { title: 'Quanto spesso ha ragione' },
  limits: {
    title: 'Limiti',
    points: {
      undecided:
        '**Spesso non decide.** Quando le prove non bastano preferisce «non verificabile»: tacere costa meno che ingannare.',
      words:
        '**Il programma locale confronta parole.** Un passaggio che dice la stessa cosa con tutt’altre parole può sfuggirgli.',
      recent: '**Ciò che è appena accaduto** spesso non è ancora nelle fonti.',
      authentic:
        '**«Autentica» non è una garanzia.** Vuol dire che non si è visto nulla. Le immagini condivise sul web hanno perso quasi sempre i dati e i marchi con cui erano nate.',
      sources: '**Le fonti possono sbagliare,** tutte insieme. Leggile: per questo sono lì.',
    },
  },
  corrections: {
    title: 'Le correzioni delle persone',
    about:
      'Un verdetto automatico può essere sbagliato. In fondo a ogni risultato c’è «Segnala un errore»: la segnalazione arriva a chi gestisce l’installazione. Se una persona corregge il verdetto nasce una nuova versione, indicata come rivista da una persona; la pagina elenca che cosa è cambiato e perché, e le versioni precedenti restano leggibili.',
  },
};

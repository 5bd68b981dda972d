/** What a file declares of its origin: its signed history, its digital source, the marks of generators. */
import type * as english from '../../en/signals/provenance.ts';
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

/** Steps of C2PA's specification. */
const steps = {
  created: 'creazione',
  opened: 'apertura',
  placed: 'inserimento di un altro elemento',
  removed: 'rimozione di una parte',
  cropped: 'ritaglio',
  resized: 'ridimensionamento',
  turned: 'rotazione',
  coloursAdjusted: 'regolazione dei colori',
  enhanced: 'miglioramento della qualità',
  filtered: 'filtri',
  drawn: 'disegno o ritocco',
  edited: 'modifica',
  dataEdited: 'modifica dei dati del file',
  textAdded: 'aggiunta di testo',
  watermarked: 'filigrana',
  converted: 'conversione di formato',
  transcoded: 'nuova compressione',
  repackaged: 'cambio di contenitore',
  redacted: 'dati tolti dalla storia',
  published: 'pubblicazione',
  unknown: 'passaggi non precisati',
  other: 'altri passaggi',
};
/** Kinds of origin in IPTC's vocabulary, as the first of the steps. */
const sources = {
  digitalCapture: 'ripresa di una fotocamera',
  computationalCapture: 'ripresa di una fotocamera, elaborata dall’apparecchio',
  negativeFilm: 'scansione di una pellicola',
  positiveFilm: 'scansione di una pellicola',
  print: 'scansione di una stampa',
  screenCapture: 'cattura dello schermo',
  digitalArt: 'opera digitale di una persona',
  digitalCreation: 'opera digitale di una persona',
  humanEdits: 'modifiche di una persona',
  composite: 'composizione di più elementi',
  compositeCapture: 'composizione di più riprese',
  algorithmicMedia: 'calcolo di un programma',
  algorithmicallyEnhanced: 'miglioramento fatto da un programma',
};

/** What was made by AI: all of it, or a part. */
const made = {
  whole: {
    image: 'l’immagine è stata creata',
    video: 'il video è stato creato',
  },
  part: {
    image: 'una parte dell’immagine è stata fatta',
    video: 'una parte del video è stata fatta',
  },
};
const brokenParts = {
  image: 'Un’immagine usata per farla porta una firma non valida.',
  video: 'Un file usato per farlo porta una firma non valida.',
};
const changed = {
  image: 'L’immagine non è più quella che è stata firmata: il file è cambiato dopo la firma.',
  video: 'Il video non è più quello che è stato firmato: il file è cambiato dopo la firma.',
};
const notBound = {
  image: 'La firma non è legata a questa immagine.',
  video: 'La firma non è legata a questo video.',
};
const mostFiles = { image: 'delle immagini', video: 'dei video' };

const c2pa: Words['signals']['c2pa'] = {
  unsupportedFormat: 'Su questo tipo di file le credenziali firmate (C2PA) non si possono leggere.',
  storedElsewhere: 'Il file rimanda a credenziali (C2PA) conservate altrove, che qui non vengono scaricate.',
  absent: ({ subject }) =>
    `Il file non porta credenziali firmate (C2PA). La maggior parte ${mostFiles[subject]} non ne ha: l’assenza non dice nulla.`,
  carries: 'Il file porta credenziali firmate (C2PA).',
  declaredAi: ({ extent, subject, agent }) =>
    `Le credenziali firmate (C2PA) dichiarano che ${made[extent][subject]}${agent === undefined ? '' : ` con ${format.quote(agent)}`} da un’intelligenza artificiale.`,
  signed({ name, issuer, time, isIntact }) {
    const by = name === undefined ? '' : ` di ${format.quote(name)}`;
    const of = issuer === undefined ? '' : ` (${format.quote(issuer)})`;
    const when = time === undefined ? '' : `, del ${format.day(new Date(time))},`;
    return `La firma${by}${of}${when} ${isIntact ? 'è intatta' : 'corrisponde al file'}.`;
  },
  trusted: 'Il firmatario è fra quelli riconosciuti da questa installazione.',
  untrusted:
    'Il firmatario non è fra quelli riconosciuti da questa installazione: la firma mostra che il file non è cambiato, non chi c’è davvero dietro.',
  history: ({ source, actions, hasMore }) =>
    `Passaggi dichiarati: ${[...(source === undefined ? [] : [sources[source]]), ...actions.map((action) => steps[action])].join(', ')}${hasMore ? '…' : ''}.`,
  brokenPart: ({ subject }) => brokenParts[subject],
  metadataUncovered: 'La firma copre l’immagine ma non i dati come data e luogo.',
  speaksOfAi: 'La storia, che così non vale come prova, parla di intelligenza artificiale.',
  brokenMeans:
    'Le credenziali (C2PA) non valgono per questo file; anche un salvataggio innocuo può causarlo, perciò da solo non dice che cosa sia cambiato.',
  undecidedMeans: 'Le credenziali (C2PA) perciò non provano nulla, né a favore né contro.',
  contentChanged: ({ subject }) => changed[subject],
  notBound: ({ subject }) => notBound[subject],
  signatureFalse:
    'La firma non corrisponde a ciò che dice di firmare: il contenuto o la firma sono stati alterati.',
  historyChanged: 'Una parte della storia firmata è stata cambiata dopo la firma.',
  partMissing: 'Manca una parte della storia firmata.',
  certificateExpired:
    'Il certificato del firmatario è scaduto e nessuno attesta quando è stata messa la firma.',
  certificateWithdrawn: 'Il certificato del firmatario è stato ritirato da chi lo aveva rilasciato.',
  certificateUnfit: 'Il certificato del firmatario non ha la forma richiesta.',
  unknownMethod: 'La firma usa un metodo che qui non si può controllare.',
  notReadable: 'La storia firmata è danneggiata o scritta in modo non regolare.',
};

/** IPTC's vocabulary, after “the file declares its origin:”. */
const origins = {
  trainedAlgorithmicMedia: 'contenuto creato con l’intelligenza artificiale',
  compositeWithTrainedAlgorithmicMedia:
    'contenuto in parte creato o modificato con l’intelligenza artificiale',
  compositeSynthetic: 'composizione con elementi creati al computer',
  digitalCapture: 'ripresa di una fotocamera digitale',
  computationalCapture: 'ripresa di una fotocamera digitale, elaborata dall’apparecchio',
  negativeFilm: 'scansione di un negativo su pellicola',
  positiveFilm: 'scansione di una diapositiva',
  print: 'scansione di una stampa',
  compositeCapture: 'composizione di più riprese reali',
  composite: 'composizione di più elementi',
  algorithmicallyEnhanced: 'ripresa corretta da un programma, senza nuovi contenuti',
  minorHumanEdits: 'ripresa con piccole correzioni fatte da una persona',
  humanEdits: 'ripresa modificata da una persona',
  digitalArt: 'disegno fatto da una persona con strumenti digitali',
  digitalCreation: 'opera fatta da una persona con strumenti digitali',
  softwareImage: 'opera fatta da una persona con un programma',
  dataDrivenMedia: 'opera ricavata da dati, come un grafico',
  algorithmicMedia: 'opera calcolata da un programma, senza intelligenza artificiale addestrata',
  screenCapture: 'ripresa di uno schermo',
  virtualRecording: 'ripresa di una scena virtuale',
};
const nouns = {
  image: 'l’immagine',
  video: 'il video',
};
const shared = { image: 'un’immagine viene condivisa', video: 'un video viene condiviso' };

const digitalSource: Words['signals']['digitalSource'] = {
  absent: ({ subject }) =>
    `Il file non dichiara la propria origine. L’assenza non dice nulla: pochi programmi la scrivono, e si perde quando ${shared[subject]}.`,
  unknown: 'Il file dichiara la propria origine con una parola che questo servizio non conosce.',
  declares: ({ source }) =>
    `Il file dichiara la propria origine: ${origins[source]}. È una dichiarazione di chi l’ha creato o modificato: di solito è vera, ma chiunque può scriverla o toglierla.`,
  contradicts: ({ source, subject }) =>
    `Il file dichiara due cose che non vanno insieme: come origine ${origins[source]}, e anche il sistema di intelligenza artificiale che avrebbe creato ${nouns[subject]}. Sono dichiarazioni che chiunque può scrivere.`,
  namesSystem: ({ subject }) =>
    `Il file nomina il sistema di intelligenza artificiale che ha creato ${nouns[subject]}, o la richiesta che gli fu data. È una dichiarazione: di solito è vera, ma chiunque può scriverla o toglierla.`,
};

const marks = {
  whole: {
    image: 'dichiara che l’immagine è stata creata con l’intelligenza artificiale.',
    video: 'dichiara che il video è stato creato con l’intelligenza artificiale.',
  },
  part: {
    image: 'dichiara che una parte di un’immagine esistente è stata rifatta con l’intelligenza artificiale.',
    video: 'dichiara che una parte di un video esistente è stata rifatta con l’intelligenza artificiale.',
  },
  perhaps: {
    image:
      'segnala che l’immagine potrebbe essere stata creata con l’intelligenza artificiale, senza affermarlo.',
    video:
      'segnala che il video potrebbe essere stato creato con l’intelligenza artificiale, senza affermarlo.',
  },
  processed: {
    image:
      'un’immagine esistente è passata da un programma di intelligenza artificiale, che può averla solo ritagliata o ingrandita.',
    video:
      'un video esistente è passato da un programma di intelligenza artificiale, che può averlo solo ritagliato o ingrandito.',
  },
};

const generatorMark: Words['signals']['generatorMark'] = {
  absentFromImage:
    'Nel file non c’è il marchio di un generatore di immagini conosciuto. L’assenza non dice nulla: il marchio si perde quando un’immagine viene condivisa o salvata di nuovo.',
  absentFromVideo:
    'Nel file non c’è il marchio di un generatore di video conosciuto. L’assenza non dice nulla: il marchio si perde quando un video viene condiviso o salvato di nuovo.',
  marked: ({ name, extent, subject }) =>
    `Il file porta il marchio ${format.quote(name)}: ${marks[extent][subject]} Un marchio così di solito è vero, ma chiunque può aggiungerlo o toglierlo.`,
};

/** By method. */
export const sentences = { c2pa, digitalSource, generatorMark };

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  c2pa: 'Storia firmata del file (C2PA)',
  digitalSource: 'Origine dichiarata nel file',
  generatorMark: 'Marchio di un generatore con IA',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen: typeof english.seen = {
  c2pa: 'la firma di provenienza non corrisponde al file',
};

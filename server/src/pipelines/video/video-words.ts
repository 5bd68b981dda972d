/** Writes `sintesi` and `consiglio` of a video: what came out, because of which signals and when, and what else to do. */
import type { Bilingual, Language } from '@riscontro/contract';
import type { MediaVerdict } from '../../domain/media-level.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { KnownSince } from '../media/reverse-search.ts';
import { sinceWords } from '../media/reverse-words.ts';
import { reasonsOf, type SeenWords, seenInFile } from '../media/seen-words.ts';

export interface VideoAccount {
  readonly verdict: MediaVerdict;
  /** Whether a detector of images made by AI has looked at its frames. */
  readonly wasReadByDetector: boolean;
  /** An appearance long before today. */
  readonly old?: KnownSince | undefined;
}

/** What each method saw, as part of a sentence. */
const seen: SeenWords = {
  ...seenInFile,
  container: {
    it: 'la struttura del file non va d’accordo con quello che dichiara',
    en: 'the structure of the file does not agree with what it declares',
  },
  cuts: {
    it: 'una ripresa che sembra continua è stata tagliata',
    en: 'a take that looks continuous was cut',
  },
  freezes: {
    it: 'l’immagine resta ferma mentre la ripresa continua',
    en: 'the picture stands still while the take goes on',
  },
  repetitions: { it: 'lo stesso tratto compare due volte', en: 'the same stretch appears twice' },
  reversals: {
    it: 'un tratto sembra andare a ritroso nel tempo',
    en: 'a stretch seems to run backwards in time',
  },
  insertions: {
    it: 'un tratto sembra inserito in una ripresa che senza di esso prosegue',
    en: 'a stretch seems to be put into a take that runs on without it',
  },
  grain: {
    it: 'grana o nitidezza cambiano di colpo dentro una ripresa',
    en: 'grain or sharpness change all at once within a take',
  },
  gopStructure: {
    it: 'la struttura della compressione cambia dove la ripresa continua',
    en: 'the structure of the compression changes where the take goes on',
  },
  copyMove: {
    it: 'una parte dei fotogrammi sembra copiata da un altro punto',
    en: 'one part of the frames seems to be copied from another place',
  },
  foreignAreas: {
    it: 'una zona dei fotogrammi differisce dal resto',
    en: 'one area of the frames differs from the rest',
  },
  faces: {
    it: 'un volto si comporta in modo diverso da quello che lo circonda',
    en: 'a face behaves otherwise than what surrounds it',
  },
  soundTrack: { it: 'la traccia audio è insolita', en: 'the sound track is unusual' },
  soundLength: {
    it: 'il suono e le immagini non durano lo stesso tempo',
    en: 'the sound and the pictures do not last equally long',
  },
  soundJoints: { it: 'il suono mostra una giunta', en: 'the sound shows a splice' },
  voiceDetector: {
    it: 'un rilevatore automatico ritiene la voce creata con IA',
    en: 'an automatic detector takes the voice for made by AI',
  },
};

const detected: Readonly<Record<'made' | 'altered', Bilingual>> = {
  made: {
    it: 'un rilevatore automatico ritiene i fotogrammi creati con IA',
    en: 'an automatic detector takes its frames for made by AI',
  },
  altered: {
    it: 'un rilevatore automatico ritiene i fotogrammi modificati',
    en: 'an automatic detector takes its frames for altered',
  },
};

function seenBy({ method, meaning }: MediaSignal): Bilingual | undefined {
  if (method !== 'aiDetector') return seen[method];
  return meaning === 'made_by_ai' ? detected.made : detected.altered;
}

export function writeVideoSummary(account: VideoAccount, language: Language): string {
  return summary(account)[language];
}

function summary({ verdict, wasReadByDetector, old }: VideoAccount): Bilingual {
  const { level, because } = verdict;
  if (level === 'creata con IA') return madeByAi(because);
  if (level === 'manipolata') return manipulated(because);
  if (level === 'sospetta') {
    const what = reasonsOf(because, seenBy);
    return {
      it: `Il video ha qualcosa di insolito: ${what.it}. Non è una prova: può avere una spiegazione innocente, e i segnali dicono che cosa guardare e quando.`,
      en: `The video has something unusual: ${what.en}. This is no proof: it may have an innocent explanation, and the signals say what to look at and when.`,
    };
  }
  const story: Bilingual = old
    ? {
        it: `È un video vecchio, ${sinceWords(old, 'it')}: con una storia più recente inganna.`,
        en: `It is an old video, ${sinceWords(old, 'en')}: with a more recent story it misleads.`,
      }
    : {
        it: 'La storia raccontata con il video può comunque essere falsa.',
        en: 'The story told with the video can still be false.',
      };
  const opening = authentic(because.length > 0, wasReadByDetector);
  return { it: `${opening.it} ${story.it}`, en: `${opening.en} ${story.en}` };
}

function authentic(isVouched: boolean, wasReadByDetector: boolean): Bilingual {
  if (isVouched) {
    return {
      it: 'Non sono stati trovati segni di manipolazione, e una firma digitale riconosciuta racconta la storia del file.',
      en: 'No sign of manipulation was found, and a digital signature that is trusted here tells the history of the file.',
    };
  }
  if (wasReadByDetector) {
    return {
      it: 'Non sono stati trovati segni di manipolazione né, nei fotogrammi esaminati, di creazione con IA.',
      en: 'No sign of manipulation was found, nor of creation by AI in the frames that were examined.',
    };
  }
  return {
    it: 'Non sono stati trovati segni di manipolazione; nessun rilevatore ha però cercato video creati con IA, che senza marchi non si riconoscono.',
    en: 'No sign of manipulation was found; but no detector has looked for videos made by AI, which cannot be told without marks.',
  };
}

function madeByAi(because: readonly MediaSignal[]): Bilingual {
  if (because.some(({ vouched }) => vouched === true)) {
    return {
      it: 'Il file dichiara che il video è stato creato con IA, e una firma digitale riconosciuta lo conferma.',
      en: 'The file declares that the video was made by AI, and a digital signature that is trusted here confirms it.',
    };
  }
  if (because.every(({ method }) => method === 'aiDetector' || method === 'voiceDetector')) {
    return {
      it: 'Due rilevatori automatici indipendenti ritengono il video creato con IA.',
      en: 'Two independent automatic detectors take the video for made by AI.',
    };
  }
  return {
    it: 'Il file porta un marchio o una dichiarazione che il video è stato creato con IA. Di solito è vero, ma chiunque può aggiungere o togliere un marchio così.',
    en: 'The file bears a mark or a declaration that the video was made by AI. Usually this is true, but anybody can add or remove such a mark.',
  };
}

function manipulated(because: readonly MediaSignal[]): Bilingual {
  if (because.some(({ meaning }) => meaning === 'part_made_by_ai')) {
    return {
      it: 'Il file dichiara che una parte del video è stata creata o cambiata con IA.',
      en: 'The file declares that a part of the video was made or changed by AI.',
    };
  }
  const what = reasonsOf(because, seenBy);
  return {
    it: `Due segni indipendenti indicano che il video è stato modificato: ${what.it}.`,
    en: `Two independent signs indicate that the video was altered: ${what.en}.`,
  };
}

export function writeVideoAdvice({ verdict, old }: VideoAccount, language: Language): string {
  return [...(old ? [oldAdvice] : []), adviceFor[verdict.level]].map((part) => part[language]).join(' ');
}

const oldAdvice: Bilingual = {
  it: 'Il video, o parte di esso, era già online da tempo: apri le pagine più vecchie dell’elenco e confronta la data e il luogo con la storia che ti viene raccontata.',
  en: 'The video, or a part of it, has been online for long: open the oldest pages of the list and compare their date and place with the story that you are told.',
};

const adviceFor: Readonly<Record<MediaVerdict['level'], Bilingual>> = {
  autentica: {
    it: 'Cerca chi ha pubblicato il video per primo e una versione più lunga: data, luogo e ciò che viene prima e dopo contano quanto le immagini.',
    en: 'Look for who published the video first and for a longer version: its date, its place and what comes before and after count as much as the pictures.',
  },
  sospetta: {
    it: 'Guarda i momenti indicati, cerca una versione più lunga o più vecchia del video e chiedi l’originale a chi l’ha pubblicato.',
    en: 'Look at the moments that are named, look for a longer or older version of the video, and ask whoever published it for the original.',
  },
  manipolata: {
    it: 'Cerca la ripresa da cui è stato ricavato e confronta i momenti indicati, prima di dire che cosa è stato cambiato.',
    en: 'Look for the take that it was made from and compare the moments that are named before saying what was changed.',
  },
  'creata con IA': {
    it: 'Cerca chi ha pubblicato il video per primo e se lo presenta come creato con IA.',
    en: 'Look for who published the video first, and whether they present it as made by AI.',
  },
};

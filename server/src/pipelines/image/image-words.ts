/** Writes `sintesi` and `consiglio` of an image: what came out, because of which signals, and what else to do. */
import type { Bilingual, Language } from '@riscontro/contract';
import type { MediaVerdict } from '../../domain/media-level.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { KnownSince } from '../media/reverse-search.ts';
import { sinceWords } from '../media/reverse-words.ts';
import { reasonsOf, type SeenWords, seenInFile } from '../media/seen-words.ts';
import { quoted } from '../text/summary-quoted.ts';

export interface ImageAccount {
  readonly verdict: MediaVerdict;
  /** Whether a detector of images made by AI has looked. */
  readonly wasReadByDetector: boolean;
  /** An appearance long before today. */
  readonly old?: KnownSince | undefined;
  /** What an image that is mostly text says. */
  readonly claim?: string | undefined;
}

const claimLengthMax = 200;

/** What each method saw, as part of a sentence. */
const seen: SeenWords = {
  ...seenInFile,
  thumbnail: {
    it: "l'anteprima nascosta nel file mostra un'immagine diversa",
    en: 'the preview hidden in the file shows another picture',
  },
  dimensions: {
    it: 'le dimensioni scritte nel file non corrispondono',
    en: 'the sizes written in the file do not fit it',
  },
  doubleCompression: {
    it: 'una zona è stata compressa in modo diverso dal resto',
    en: 'one area was compressed otherwise than the rest',
  },
  blockGrid: {
    it: 'una zona ha una griglia di compressione diversa dal resto',
    en: 'one area has another compression grid than the rest',
  },
  resampling: {
    it: 'una zona sembra ridimensionata o ruotata',
    en: 'one area seems to have been scaled or turned',
  },
  errorLevel: {
    it: 'una zona reagisce alla compressione in modo diverso dal resto',
    en: 'one area reacts to compression otherwise than the rest',
  },
  noiseLevel: {
    it: 'una zona ha un rumore diverso dal resto',
    en: 'one area has other noise than the rest',
  },
  jpegGhosts: {
    it: 'una zona porta tracce di un’altra compressione',
    en: 'one area bears traces of another compression',
  },
  copyMove: {
    it: 'una parte sembra copiata da un altro punto della stessa immagine',
    en: 'one part seems to be copied from another place of the same picture',
  },
  foreignAreas: {
    it: 'una zona differisce dal resto per più aspetti',
    en: 'one area differs from the rest in more than one way',
  },
};

const detected: Readonly<Record<'made' | 'altered', Bilingual>> = {
  made: {
    it: 'un rilevatore automatico la ritiene creata con IA',
    en: 'an automatic detector takes it for made by AI',
  },
  altered: {
    it: 'un rilevatore automatico la ritiene modificata',
    en: 'an automatic detector takes it for altered',
  },
};

function seenBy({ method, meaning }: MediaSignal): Bilingual | undefined {
  if (method !== 'aiDetector') return seen[method];
  return meaning === 'made_by_ai' ? detected.made : detected.altered;
}

export function writeImageSummary(account: ImageAccount, language: Language): string {
  return summary(account)[language];
}

function summary({ verdict, wasReadByDetector, old }: ImageAccount): Bilingual {
  const { level, because } = verdict;
  if (level === 'creata con IA') return madeByAi(because);
  if (level === 'manipolata') return manipulated(because);
  if (level === 'sospetta') {
    const what = reasonsOf(because, seenBy);
    return {
      it: `L'immagine ha qualcosa di insolito: ${what.it}. Non è una prova: può avere una spiegazione innocente, e i segnali dicono che cosa guardare.`,
      en: `The picture has something unusual: ${what.en}. This is no proof: it may have an innocent explanation, and the signals say what to look at.`,
    };
  }
  const story: Bilingual = old
    ? {
        it: `È un'immagine vecchia, ${sinceWords(old, 'it')}: con una storia più recente inganna.`,
        en: `It is an old picture, ${sinceWords(old, 'en')}: with a more recent story it misleads.`,
      }
    : {
        it: "La storia raccontata con l'immagine può comunque essere falsa.",
        en: 'The story told with the picture can still be false.',
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
      it: 'Non sono stati trovati segni di manipolazione né di creazione con IA.',
      en: 'No sign of manipulation or of creation by AI was found.',
    };
  }
  return {
    it: 'Non sono stati trovati segni di manipolazione; nessun rilevatore ha però cercato immagini create con IA, che senza marchi non si riconoscono.',
    en: 'No sign of manipulation was found; but no detector has looked for pictures made by AI, which cannot be told without marks.',
  };
}

function madeByAi(because: readonly MediaSignal[]): Bilingual {
  if (because.some(({ vouched }) => vouched === true)) {
    return {
      it: "Il file dichiara che l'immagine è stata creata con IA, e una firma digitale riconosciuta lo conferma.",
      en: 'The file declares that the picture was made by AI, and a digital signature that is trusted here confirms it.',
    };
  }
  return {
    it: "Il file porta un marchio o una dichiarazione che l'immagine è stata creata con IA. Di solito è vero, ma chiunque può aggiungere o togliere un marchio così.",
    en: 'The file bears a mark or a declaration that the picture was made by AI. Usually this is true, but anybody can add or remove such a mark.',
  };
}

function manipulated(because: readonly MediaSignal[]): Bilingual {
  if (because.some(({ meaning }) => meaning === 'part_made_by_ai')) {
    return {
      it: "Il file dichiara che una parte dell'immagine è stata creata o cambiata con IA.",
      en: 'The file declares that a part of the picture was made or changed by AI.',
    };
  }
  const what = reasonsOf(because, seenBy);
  return {
    it: `Due segni indipendenti indicano che l'immagine è stata modificata: ${what.it}.`,
    en: `Two independent signs indicate that the picture was altered: ${what.en}.`,
  };
}

export function writeImageAdvice({ verdict, claim, old }: ImageAccount, language: Language): string {
  const quote = claim === undefined ? undefined : quoted(claim, language, claimLengthMax);
  const parts: Bilingual[] = [
    ...(quote === undefined
      ? []
      : [
          {
            it: `L'immagine è soprattutto testo: verifica con verify-text quello che dice, ${quote}.`,
            en: `The picture is mostly text: verify what it says with verify-text, ${quote}.`,
          },
        ]),
    ...(old ? [oldAdvice] : []),
    adviceFor[verdict.level],
  ];
  return parts.map((part) => part[language]).join(' ');
}

const oldAdvice: Bilingual = {
  it: "L'immagine era già online da tempo: apri le pagine più vecchie dell'elenco e confronta la data e il luogo con la storia che ti viene raccontata.",
  en: 'The picture has been online for long: open the oldest pages of the list and compare their date and place with the story that you are told.',
};

const adviceFor: Readonly<Record<MediaVerdict['level'], Bilingual>> = {
  autentica: {
    it: "Cerca dove l'immagine è apparsa per la prima volta, e controlla che data, luogo e didascalia siano quelli veri.",
    en: 'Look for where the picture first appeared, and check that its date, place and caption are the true ones.',
  },
  sospetta: {
    it: "Guarda le zone segnate, cerca una versione più vecchia o più grande dell'immagine e chiedi l'originale a chi l'ha pubblicata.",
    en: 'Look at the marked areas, look for an older or larger version of the picture, and ask whoever published it for the original.',
  },
  manipolata: {
    it: "Cerca l'immagine da cui è stata ricavata e confrontale, prima di dire che cosa è stato cambiato.",
    en: 'Look for the picture that it was made from and compare them before saying what was changed.',
  },
  'creata con IA': {
    it: "Cerca chi l'ha pubblicata per primo e se la presenta come creata con IA.",
    en: 'Look for who published it first, and whether they present it as made by AI.',
  },
};

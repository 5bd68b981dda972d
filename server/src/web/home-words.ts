/** The words of the home page. */
import type { Language } from '@riscontro/contract';

/** Claims that the bundled knowledge answers, so that a first try needs nothing else. */
const examples = {
  it: [
    'La Grande Muraglia cinese si vede dalla Luna',
    'Gli antibiotici non funzionano contro i virus',
    'Usiamo solo il 10% del cervello',
  ],
  en: [
    'The Great Wall of China is visible from the Moon',
    'Antibiotics do not work against viruses',
    'We only use 10% of our brain',
  ],
} as const satisfies Record<Language, readonly string[]>;

export const homeWords = {
  it: {
    title: 'Riscontro',
    description:
      'Verifica affermazioni, articoli, immagini e video: prove a favore e contro, fonti leggibili, un verdetto motivato.',
    heading: 'Verifica prima di condividere',
    lead: 'Riscontro cerca prove a favore e contro, le mette a confronto e mostra le fonti. Non decide al posto tuo, e quando le prove non bastano lo dice.',
    key: 'Ti servono più verifiche? Con una chiave tua usi l’API.',
    off: 'In questa installazione le verifiche senza chiave sono disattivate.',
    offWay: 'Con una chiave si usa l’API.',
    goesOn: 'La verifica prosegue anche se lasci la pagina: la ritrovi a questo indirizzo.',
    examples: 'Per esempio',
    examplesOf: examples.it,
    how: 'Come funziona',
    steps: [
      'Divide ciò che invii in affermazioni controllabili e cerca in enciclopedie, fact-check pubblicati e altre fonti.',
      'Legge i passaggi trovati e conta quanti, da fonti indipendenti fra loro, confermano o smentiscono.',
      'Dà un livello, un punteggio e le prove con i link, così puoi controllare tu. Di immagini e video esamina il file.',
    ],
    method: 'Il metodo, i limiti e le misure',
    cannot: 'Che cosa non può fare',
    limits: [
      'Non giudica opinioni, previsioni o fatti privati.',
      'Non sa ciò che è appena successo e che nessuna fonte ha ancora scritto.',
      'Non dimostra che un’immagine o un video è vero: dice se ha trovato segni di manipolazione.',
      'Può sbagliare. Ogni verdetto automatico è indicato come tale e si può segnalare un errore.',
    ],
    back: 'Torna alla pagina iniziale',
  },
  en: {
    title: 'Riscontro',
    description:
      'Check claims, articles, pictures and videos: evidence for and against, sources you can read, a verdict with its reasons.',
    heading: 'Check before you share',
    lead: 'Riscontro looks for evidence for and against, compares it and shows the sources. It does not decide for you, and when the evidence is not enough it says so.',
    key: 'Do you need more checks? With a key of your own you can use the API.',
    off: 'On this installation checks without a key are switched off.',
    offWay: 'With a key you can use the API.',
    goesOn: 'The check goes on even if you leave the page: you find it again at this address.',
    examples: 'For example',
    examplesOf: examples.en,
    how: 'How it works',
    steps: [
      'It splits what you send into claims that can be checked and searches encyclopedias, published fact-checks and other sources.',
      'It reads the passages found and counts how many, from sources independent of each other, confirm or contradict.',
      'It gives a level, a score and the evidence with links, so that you can check for yourself. Of pictures and videos it examines the file.',
    ],
    method: 'The method, its limits and measurements',
    cannot: 'What it cannot do',
    limits: [
      'It does not judge opinions, predictions or private matters.',
      'It does not know what has just happened and no source has written about yet.',
      'It does not prove that a picture or a video is true: it says whether it found signs of manipulation.',
      'It can be wrong. Every automatic verdict is marked as one, and you can report an error.',
    ],
    back: 'Back to the start page',
  },
} as const satisfies Record<Language, object>;

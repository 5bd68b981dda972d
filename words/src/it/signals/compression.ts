/** What the traces of compression and scaling in a file say. */
import type * as english from '../../en/signals/compression.ts';
import type { Words } from '../../languages.ts';

const encoderKinds = {
  camera: 'fotocamere',
  phone: 'telefoni',
  messenger: 'servizi di messaggistica',
  editor: 'programmi di fotoritocco',
  library: 'programmi e siti che convertono immagini',
};

const quantisation: Words['signals']['quantisation'] = {
  notJpeg: 'Il file non è un JPEG: non contiene i valori di compressione da esaminare.',
  savedAt: ({ quality }) => `Il file è stato salvato in JPEG con qualità ${quality} su 100.`,
  savedAtAbout: ({ quality }) =>
    `Il file è stato salvato in JPEG con una qualità che corrisponde a circa ${quality} su 100.`,
  standardTables:
    'Usa i valori standard, comuni a moltissimi apparecchi e programmi: da soli non dicono chi lo ha salvato.',
  unknownEncoder:
    'Il programma o l’apparecchio che lo ha salvato non è tra quelli conosciuti; non è un indizio contro l’immagine.',
  writtenBy: ({ name, kind }) => `Il modo di comprimere è quello di ${name} (${encoderKinds[kind]}).`,
  savedAfterCamera:
    'Poiché il file indica una fotocamera, è stato salvato di nuovo dopo lo scatto: può bastare un ritaglio o una riduzione, e non dice se il contenuto è cambiato.',
};

/** Of the first of two saves, where its quality can be told. */
const firstQuality = (quality: number | undefined) =>
  quality === undefined ? '' : `, la prima con qualità di circa ${quality} su 100`;

const doubleCompression: Words['signals']['doubleCompression'] = {
  otherFormat: 'Questo formato comprime in un altro modo e non conserva le tracce da esaminare.',
  tooLittle: 'L’immagine ha troppo pochi dettagli per riconoscere un salvataggio precedente.',
  once: 'Non si vedono tracce di un salvataggio in JPEG precedente a quello attuale. Alcuni salvataggi precedenti non lasciano tracce.',
  twice: ({ quality }) =>
    `L’immagine è stata salvata in JPEG almeno due volte${firstQuality(quality)}. È normale per le immagini che passano da siti, messaggi o programmi, e le tracce sono le stesse in tutta l’immagine.`,
  partOnce: ({ quality }) =>
    `L’immagine è stata salvata in JPEG almeno due volte${firstQuality(quality)}, ma in una zona mancano le tracce del primo salvataggio. Quella zona può essere stata aggiunta o ridisegnata in mezzo; anche una scritta o un ritocco innocuo lascia questo segno.`,
  wasJpeg: ({ quality }) =>
    `Prima di essere salvata in questo formato, l’immagine era un JPEG di qualità ${quality} circa su 100. Non è un indizio contro l’immagine: accade con ogni conversione.`,
  neverJpeg: 'Non si vedono tracce di un salvataggio precedente in JPEG.',
};

const blockGrid: Words['signals']['blockGrid'] = {
  none: 'Non si vedono tracce di un’altra compressione su una griglia spostata.',
  whole: 'L’immagine è stata un JPEG e non è stata ritagliata dopo, o solo a destra e in basso.',
  cropped:
    'L’immagine è stata ritagliata dopo un primo salvataggio in JPEG. È un’operazione comune e non dice che il contenuto è stato alterato, ma qualcosa ai bordi può mancare.',
  foreign:
    'Una zona dell’immagine è stata compressa su una griglia diversa dal resto. Può venire da un’altra immagine o essere stata spostata; anche una scritta o un logo aggiunti lasciano questo segno.',
  partly:
    'Solo una zona dell’immagine mostra le tracce di una compressione in JPEG. Può venire da un’altra immagine, oppure altrove le tracce sono andate perse: non si può distinguere.',
  tooLittle: 'L’immagine ha troppo pochi dettagli per riconoscere le griglie di compressione.',
  otherFormat: 'Questo formato usa una compressione diversa da JPEG, che copre le tracce da esaminare.',
};

const resampling: Words['signals']['resampling'] = {
  scaled:
    'L’immagine intera mostra le tracce di un ingrandimento, di una riduzione o di una rotazione. È un’operazione comune e non dice che il contenuto è stato alterato.',
  none: 'Non si vedono tracce di un ingrandimento o di una rotazione dell’immagine intera. Le riduzioni forti spesso non ne lasciano.',
};

/** By method. */
export const sentences = { quantisation, doubleCompression, blockGrid, resampling };

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  quantisation: 'Impronta del salvataggio JPEG',
  doubleCompression: 'Compressioni ripetute',
  blockGrid: 'Griglia dei blocchi JPEG',
  resampling: 'Tracce di ridimensionamento',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen: typeof english.seen = {
  doubleCompression: 'una zona è stata compressa in modo diverso dal resto',
  blockGrid: 'una zona ha una griglia di compressione diversa dal resto',
};

/** C2PA's names in plain words. */
import type { Bilingual } from '@riscontro/contract';
import type { BySubject, MediaSubject } from '../../domain/media-subject.ts';
import type { C2paFault } from './c2pa-reading.ts';

/** Actions of C2PA's specification; those not here are told as other steps. */
export const actionWords: Readonly<Record<string, Bilingual>> = {
  'c2pa.created': { it: 'creazione', en: 'created' },
  'c2pa.opened': { it: 'apertura', en: 'opened' },
  'c2pa.placed': { it: 'inserimento di un altro elemento', en: 'something else placed in it' },
  'c2pa.removed': { it: 'rimozione di una parte', en: 'a part removed' },
  'c2pa.cropped': { it: 'ritaglio', en: 'cropped' },
  'c2pa.resized': { it: 'ridimensionamento', en: 'resized' },
  'c2pa.resized.proportional': { it: 'ridimensionamento', en: 'resized' },
  'c2pa.orientation': { it: 'rotazione', en: 'turned' },
  'c2pa.color_adjustments': { it: 'regolazione dei colori', en: 'colours adjusted' },
  'c2pa.adjustedColor': { it: 'regolazione dei colori', en: 'colours adjusted' },
  'c2pa.enhanced': { it: 'miglioramento della qualità', en: 'quality enhanced' },
  'c2pa.filtered': { it: 'filtri', en: 'filters applied' },
  'c2pa.drawing': { it: 'disegno o ritocco', en: 'drawn on or retouched' },
  'c2pa.edited': { it: 'modifica', en: 'edited' },
  'c2pa.edited.metadata': { it: 'modifica dei dati del file', en: 'file data edited' },
  'c2pa.addedText': { it: 'aggiunta di testo', en: 'text added' },
  'c2pa.watermarked': { it: 'filigrana', en: 'watermarked' },
  'c2pa.watermarked.bound': { it: 'filigrana', en: 'watermarked' },
  'c2pa.watermarked.unbound': { it: 'filigrana', en: 'watermarked' },
  'c2pa.converted': { it: 'conversione di formato', en: 'converted to another format' },
  'c2pa.transcoded': { it: 'nuova compressione', en: 'compressed anew' },
  'c2pa.repackaged': { it: 'cambio di contenitore', en: 'repackaged' },
  'c2pa.redacted': { it: 'dati tolti dalla storia', en: 'history redacted' },
  'c2pa.published': { it: 'pubblicazione', en: 'published' },
  'c2pa.unknown': { it: 'passaggi non precisati', en: 'steps not specified' },
};

export const otherAction: Bilingual = { it: 'altri passaggi', en: 'other steps' };

export const sourceWords: Readonly<Record<string, Bilingual>> = {
  digitalCapture: { it: 'ripresa di una fotocamera', en: 'taken with a camera' },
  computationalCapture: {
    it: 'ripresa di una fotocamera, elaborata dall’apparecchio',
    en: 'taken with a camera and processed by it',
  },
  negativeVideo: { it: 'scansione di una pellicola', en: 'scanned from film' },
  positiveVideo: { it: 'scansione di una pellicola', en: 'scanned from film' },
  print: { it: 'scansione di una stampa', en: 'scanned from a print' },
  screenCapture: { it: 'cattura dello schermo', en: 'screen capture' },
  digitalArt: { it: 'opera digitale di una persona', en: 'digital art by a person' },
  digitalCreation: { it: 'opera digitale di una persona', en: 'digital work by a person' },
  humanEdits: { it: 'modifiche di una persona', en: 'edited by a person' },
  composite: { it: 'composizione di più elementi', en: 'composed of several elements' },
  compositeCapture: { it: 'composizione di più riprese', en: 'composed of several shots' },
  algorithmicMedia: { it: 'calcolo di un programma', en: 'computed by a program' },
  algorithmicallyEnhanced: { it: 'miglioramento fatto da un programma', en: 'enhanced by a program' },
};

/** What does not fit, as a whole sentence. */
export function faultWords(fault: C2paFault, subject: MediaSubject): Bilingual {
  if (fault === 'image_changed') return contentChanged[subject];
  return fault === 'not_bound' ? notBound[subject] : otherFaults[fault];
}

const contentChanged: BySubject = {
  image: {
    it: 'L’immagine non è più quella che è stata firmata: il file è cambiato dopo la firma.',
    en: 'The picture is no longer the one that was signed: the file changed after signing.',
  },
  video: {
    it: 'Il video non è più quello che è stato firmato: il file è cambiato dopo la firma.',
    en: 'The video is no longer the one that was signed: the file changed after signing.',
  },
};
const notBound: BySubject = {
  image: {
    it: 'La firma non è legata a questa immagine.',
    en: 'The signature is not tied to this picture.',
  },
  video: { it: 'La firma non è legata a questo video.', en: 'The signature is not tied to this video.' },
};

const otherFaults: Readonly<Record<Exclude<C2paFault, 'image_changed' | 'not_bound'>, Bilingual>> = {
  signature_false: {
    it: 'La firma non corrisponde a ciò che dice di firmare: il contenuto o la firma sono stati alterati.',
    en: 'The signature does not match what it claims to sign: the content or the signature was altered.',
  },
  history_changed: {
    it: 'Una parte della storia firmata è stata cambiata dopo la firma.',
    en: 'A part of the signed history was changed after signing.',
  },
  part_missing: {
    it: 'Manca una parte della storia firmata.',
    en: 'A part of the signed history is missing.',
  },
  certificate_expired: {
    it: 'Il certificato del firmatario è scaduto e nessuno attesta quando è stata messa la firma.',
    en: 'The signer’s certificate has expired, and nobody confirms when the signature was made.',
  },
  certificate_withdrawn: {
    it: 'Il certificato del firmatario è stato ritirato da chi lo aveva rilasciato.',
    en: 'The signer’s certificate was withdrawn by its issuer.',
  },
  certificate_unfit: {
    it: 'Il certificato del firmatario non ha la forma richiesta.',
    en: 'The signer’s certificate does not have the required form.',
  },
  unknown_method: {
    it: 'La firma usa un metodo che qui non si può controllare.',
    en: 'The signature uses a method that cannot be checked here.',
  },
  not_readable: {
    it: 'La storia firmata è danneggiata o scritta in modo non regolare.',
    en: 'The signed history is damaged or not written by the rules.',
  },
};

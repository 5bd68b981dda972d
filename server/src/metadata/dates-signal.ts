/** Whether the dates in a file can all be true. */
import type { Bilingual } from '@riscontro/contract';
import type { ImageSignal } from '../domain/media-signal.ts';
import { type FileDate, isUnsetClock, readFileDate, zonesMs } from './file-date.ts';
import type { MetadataReading } from './read-metadata.ts';
import { xmpText } from './xmp-text.ts';

const exifNamespace = 'http://ns.adobe.com/exif/1.0/';

export function datesSignal(reading: MetadataReading, now: Date): ImageSignal {
  const { taken, tags, xmp } = reading;
  if (!taken) return { method: 'dates', outcome: 'not_applicable', detail: noDate };
  const modified = readFileDate(tags?.text('modified'));
  const satellite = readFileDate(tags?.text('gpsDate'));
  const inXmp = readFileDate(xmpText(xmp, exifNamespace, 'DateTimeOriginal'));

  const contradictions: Bilingual[] = [];
  // The clock of a camera that lost its time tells nothing about the other dates.
  if (!isUnsetClock(taken)) {
    if (modified && !isUnsetClock(modified) && taken.clockMs - modified.clockMs > zonesMs) {
      contradictions.push(takenAfterChange);
    }
    if (satellite && isApart(taken, satellite)) contradictions.push(otherThanSatellite);
    if (inXmp && isApart(taken, inXmp)) contradictions.push(writtenTwice);
  }
  if (contradictions.length > 0) {
    return {
      method: 'dates',
      outcome: 'attention',
      strength: 0.25,
      detail: joined(...contradictions, whatItMeans),
    };
  }
  if (isUnsetClock(taken)) return { method: 'dates', outcome: 'ok', detail: unsetClock };
  if (taken.clockMs - now.getTime() > zonesMs) return { method: 'dates', outcome: 'ok', detail: inTheFuture };
  const compared = [modified, satellite, inXmp].filter(Boolean).length;
  return { method: 'dates', outcome: 'ok', detail: compared > 0 ? consistent : onlyOne };
}

const isApart = (one: FileDate, other: FileDate) => Math.abs(one.clockMs - other.clockMs) > zonesMs;

const joined = (...sentences: readonly Bilingual[]): Bilingual => ({
  it: sentences.map(({ it }) => it).join(' '),
  en: sentences.map(({ en }) => en).join(' '),
});

const noDate: Bilingual = {
  it: 'Il file non dice quando è stata scattata la foto: non c’è nulla da confrontare.',
  en: 'The file does not say when the photo was taken: there is nothing to compare.',
};
const takenAfterChange: Bilingual = {
  it: 'Secondo il file la foto è stata scattata più di un giorno dopo la sua ultima modifica.',
  en: 'According to the file the photo was taken more than a day after it was last changed.',
};
const otherThanSatellite: Bilingual = {
  it: 'La data di scatto e quella dei satelliti GPS distano più di un giorno.',
  en: 'The date of the shot and that of the GPS satellites are more than a day apart.',
};
const writtenTwice: Bilingual = {
  it: 'La data di scatto è scritta due volte nel file, con giorni diversi.',
  en: 'The date of the shot is written twice in the file, with different days.',
};
const whatItMeans: Bilingual = {
  it: 'Può dipendere da un orologio sbagliato o da una correzione; la data va confermata altrove.',
  en: 'A wrong clock or a correction can be the reason; the date needs to be confirmed elsewhere.',
};
const unsetClock: Bilingual = {
  it: 'La data di scatto sembra quella di un orologio mai regolato: non dice quando è stata fatta la foto.',
  en: 'The date of the shot looks like that of a clock that was never set: it does not say when the photo was taken.',
};
const inTheFuture: Bilingual = {
  it: 'La data di scatto è nel futuro: l’orologio dell’apparecchio era sbagliato, oppure la data è stata cambiata.',
  en: 'The date of the shot lies in the future: the device’s clock was wrong, or the date was changed.',
};
const consistent: Bilingual = {
  it: 'Le date scritte nel file non si contraddicono. Chiunque può però cambiarle.',
  en: 'The dates in the file do not contradict each other. Yet anyone can change them.',
};
const onlyOne: Bilingual = {
  it: 'Il file porta una sola data di scatto, senza altre con cui confrontarla.',
  en: 'The file carries one date of the shot alone, with no other to compare it to.',
};

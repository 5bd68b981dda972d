/** Whether the dates in a video's file can all be true. */
import type { Bilingual } from '@riscontro/contract';
import type { MediaSignal } from '../../domain/media-signal.ts';
import { isUnsetClock, zonesMs } from '../file-date.ts';
import type { VideoMetadata } from './read-video-metadata.ts';

type DateSignal = MediaSignal<'dates'>;

/** Before the first digital video for everybody; smaller dates are clocks that were never set. */
const earliestMs = Date.UTC(1990, 0, 1);

const dateIn = {
  it: new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
};

export function videoDatesSignal({ container, recorded }: VideoMetadata, now: Date): DateSignal {
  const times = [container.movie, ...container.tracks.flatMap((track) => track.times)];
  const all = times.flatMap(({ createdMs, modifiedMs }) => [createdMs ?? [], modifiedMs ?? []].flat());
  const told = [...all, ...(recorded ? [recorded.clockMs] : [])];
  if (told.length === 0) return { method: 'dates', outcome: 'not_applicable', detail: noDate };
  if (told.every((ms) => isUnset(ms))) return { method: 'dates', outcome: 'ok', detail: unsetClock };

  const created = times.flatMap(({ createdMs }) => createdMs ?? []).filter((ms) => !isUnset(ms));
  const tracks = container.tracks
    .flatMap((track) => track.times.slice(0, 1))
    .flatMap(({ createdMs }) => createdMs ?? [])
    .filter((ms) => !isUnset(ms));
  const written = container.movie.createdMs ?? created[0];
  const recordedMs = recorded && !isUnset(recorded.clockMs) ? recorded.clockMs : undefined;
  const contradictions = [
    times.some(
      ({ createdMs, modifiedMs }) =>
        createdMs !== undefined &&
        modifiedMs !== undefined &&
        !isUnset(modifiedMs) &&
        createdMs - modifiedMs > zonesMs,
    ) && changedBefore,
    Math.max(...tracks) - Math.min(...tracks) > zonesMs && tracksApart,
    recordedMs !== undefined &&
      written !== undefined &&
      !isUnset(written) &&
      recordedMs - written > zonesMs &&
      writtenBefore,
  ].filter((one) => one !== false);
  if (contradictions.length > 0) {
    const detail = joined(...contradictions, whatItMeans);
    return { method: 'dates', outcome: 'attention', strength: 0.25, detail };
  }
  const latest = Math.max(...told);
  if (latest - now.getTime() > zonesMs) return { method: 'dates', outcome: 'ok', detail: inTheFuture };
  return { method: 'dates', outcome: 'ok', detail: consistent(recordedMs, written) };
}

const isUnset = (ms: number) => ms < earliestMs || isUnsetClock({ clockMs: ms });

function consistent(recordedMs: number | undefined, written: number | undefined): Bilingual {
  const day = (ms: number) => ({ it: dateIn.it.format(ms), en: dateIn.en.format(ms) });
  if (recordedMs !== undefined && written !== undefined && written - recordedMs > zonesMs) {
    const [one, other] = [day(recordedMs), day(written)];
    return {
      it: `Secondo il file il video è stato ripreso in data ${one.it} e salvato di nuovo in data ${other.it}. È normale per i video montati, convertiti o inviati.`,
      en: `According to the file the video was recorded on ${one.en} and saved again on ${other.en}. That is usual for videos that were edited, converted or sent.`,
    };
  }
  const ms = recordedMs ?? written;
  if (ms === undefined || isUnset(ms)) return plain;
  const { it, en } = day(ms);
  return {
    it: `Le date scritte nel file non si contraddicono; la data del file è ${it}. Può essere la data della ripresa o quella di un salvataggio, e chiunque può cambiarla.`,
    en: `The dates in the file do not contradict each other; the date of the file is ${en}. That can be the date of the recording or of a later saving, and anyone can change it.`,
  };
}

const joined = (...sentences: readonly Bilingual[]): Bilingual => ({
  it: sentences.map(({ it }) => it).join(' '),
  en: sentences.map(({ en }) => en).join(' '),
});

const noDate: Bilingual = {
  it: 'Il file non porta date. È normale per i video convertiti, inviati o pubblicati.',
  en: 'The file carries no dates. That is usual for videos that were converted, sent or published.',
};
const unsetClock: Bilingual = {
  it: 'Le date nel file sembrano quelle di un orologio mai regolato: non dicono quando è stato ripreso il video.',
  en: 'The dates in the file look like those of a clock that was never set: they do not say when the video was taken.',
};
const plain: Bilingual = {
  it: 'Le date scritte nel file non si contraddicono. Chiunque può però cambiarle.',
  en: 'The dates in the file do not contradict each other. Yet anyone can change them.',
};
const changedBefore: Bilingual = {
  it: 'Secondo il file l’ultima modifica è più di un giorno prima della creazione.',
  en: 'According to the file its last change is more than a day before its creation.',
};
const tracksApart: Bilingual = {
  it: 'Immagini e suono, o altre tracce del file, sono stati creati a più di un giorno di distanza.',
  en: 'Pictures and sound, or other tracks of the file, were created more than a day apart.',
};
const writtenBefore: Bilingual = {
  it: 'La data della ripresa è più di un giorno dopo quella in cui il file è stato creato.',
  en: 'The date of the recording is more than a day after the file was created.',
};
const whatItMeans: Bilingual = {
  it: 'Può dipendere da un orologio sbagliato o da un montaggio; la data va confermata altrove.',
  en: 'A wrong clock or editing can be the reason; the date needs to be confirmed elsewhere.',
};
const inTheFuture: Bilingual = {
  it: 'Una data nel file è nel futuro: l’orologio dell’apparecchio era sbagliato, oppure la data è stata cambiata.',
  en: 'A date in the file lies in the future: the device’s clock was wrong, or the date was changed.',
};

/** What the file itself tells of the shot: device, date, place. */
import type { Bilingual } from '@riscontro/contract';
import type { MediaSignal } from '../domain/media-signal.ts';
import type { BySubject, MediaSubject } from '../domain/media-subject.ts';
import type { MetadataReading } from './read-metadata.ts';

const dateIn = {
  it: new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
};

export function exifSignal(
  { exif, taken }: Pick<MetadataReading, 'exif' | 'taken'>,
  subject: MediaSubject = 'image',
): MediaSignal<'exif'> {
  const parts: Bilingual[] = [];
  if (exif?.dispositivo) {
    parts.push({ it: `apparecchio «${exif.dispositivo}»`, en: `device “${exif.dispositivo}”` });
  }
  if (taken) {
    const day = new Date(taken.clockMs);
    const noun = subject === 'video' ? 'ripresa' : 'scatto';
    parts.push({ it: `${noun} in data ${dateIn.it.format(day)}`, en: `taken on ${dateIn.en.format(day)}` });
  }
  if (exif?.gps) parts.push({ it: 'luogo (coordinate GPS)', en: 'place (GPS coordinates)' });
  if (parts.length === 0) return { method: 'exif', outcome: 'not_applicable', detail: nothing[subject] };
  return {
    method: 'exif',
    outcome: 'ok',
    detail: {
      it: `Il file contiene ${about[subject].it}: ${parts.map(({ it }) => it).join(', ')}. Sono indicazioni utili, ma chiunque può cambiarle.`,
      en: `The file holds ${about[subject].en}: ${parts.map(({ en }) => en).join(', ')}. They are useful hints, but anyone can change them.`,
    },
  };
}

const about: BySubject = {
  image: { it: 'dati di scatto', en: 'data about the shot' },
  video: { it: 'dati sulla ripresa', en: 'data about the recording' },
};

const nothing: BySubject = {
  image: {
    it: 'Il file non contiene dati di scatto (EXIF). Molti siti e applicazioni li tolgono: l’assenza non dice nulla.',
    en: 'The file holds no data about the shot (EXIF). Many sites and applications remove them: their absence says nothing.',
  },
  video: {
    it: 'Il file non dice con quale apparecchio, quando e dove è stato ripreso il video. Molti siti e applicazioni tolgono questi dati: l’assenza non dice nulla.',
    en: 'The file does not say with which device, when and where the video was taken. Many sites and applications remove such data: their absence says nothing.',
  },
};

/** What the file itself tells of the shot: device, date, place. */
import type { Bilingual } from '@riscontro/contract';
import type { PictureSignal } from '../domain/media-signal.ts';
import type { MetadataReading } from './read-metadata.ts';

const dateIn = {
  it: new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
};

export function exifSignal({ exif, taken }: MetadataReading): PictureSignal {
  const parts: Bilingual[] = [];
  if (exif?.dispositivo) {
    parts.push({ it: `apparecchio “${exif.dispositivo}”`, en: `device “${exif.dispositivo}”` });
  }
  if (taken) {
    const day = new Date(taken.clockMs);
    parts.push({ it: `scatto del ${dateIn.it.format(day)}`, en: `taken on ${dateIn.en.format(day)}` });
  }
  if (exif?.gps) parts.push({ it: 'luogo (coordinate GPS)', en: 'place (GPS coordinates)' });
  if (parts.length === 0) return { method: 'exif', outcome: 'non_applicabile', detail: nothing };
  return {
    method: 'exif',
    outcome: 'ok',
    detail: {
      it: `Il file contiene dati di scatto: ${parts.map(({ it }) => it).join(', ')}. Sono indicazioni utili, ma chiunque può cambiarle.`,
      en: `The file holds data about the shot: ${parts.map(({ en }) => en).join(', ')}. They are useful hints, but anyone can change them.`,
    },
  };
}

const nothing: Bilingual = {
  it: 'Il file non contiene dati di scatto (EXIF). Molti siti e applicazioni li tolgono: l’assenza non dice nulla.',
  en: 'The file holds no data about the shot (EXIF). Many sites and applications remove them: their absence says nothing.',
};

/** Why a file cannot be examined as a video, as the one who sent it is told. */
import type { Bilingual } from '@riscontro/contract';
import { AppError } from '../../domain/app-error.ts';
import { type VideoRefusal, VideoRefused } from '../../media/video/video-refused.ts';

const reasons: Readonly<Record<VideoRefusal, Bilingual>> = {
  not_a_video: { it: 'non è un video', en: 'it is not a video' },
  unsupported_format: {
    it: 'è un formato che il servizio non legge',
    en: 'it is in a format that the service does not read',
  },
  unsupported_codec: {
    it: 'le immagini sono codificate in un modo che il servizio non legge',
    en: 'its pictures are encoded in a way that the service does not read',
  },
  damaged: { it: 'è danneggiato e non si apre', en: 'it is damaged and does not open' },
  truncated: { it: 'è incompleto: ne manca una parte', en: 'it is incomplete: a part of it is missing' },
  encrypted: {
    it: 'è protetto da cifratura e senza la chiave non si può vedere',
    en: 'it is protected by encryption and cannot be seen without the key',
  },
  no_images: { it: 'contiene soltanto suono, senza immagini', en: 'it holds sound only, and no pictures' },
  empty: { it: 'non contiene nessun fotogramma', en: 'it holds no frame' },
  too_long: { it: 'dura più di 10 minuti', en: 'it lasts longer than 10 minutes' },
  too_many_pixels: {
    it: 'i fotogrammi sono più grandi di quelli di un video 4K',
    en: 'its frames are larger than those of a 4K video',
  },
  too_much_work: {
    it: 'esaminarlo richiede più tempo o memoria di quanto un video normale richieda',
    en: 'examining it takes more time or memory than a normal video does',
  },
};

/** Anything but a refusal is passed on as it is. */
export function videoProblem(error: unknown): unknown {
  if (!(error instanceof VideoRefused)) return error;
  return new AppError('non_video', { motivo: reasons[error.reason] }, error);
}

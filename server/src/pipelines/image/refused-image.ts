/** Why a file cannot be examined as an image, as the one who sent it is told. */
import type { Bilingual } from '@riscontro/contract';
import { AppError } from '../../domain/app-error.ts';
import { type ImageRefusal, ImageRefused } from '../../media/image-refused.ts';

const reasons: Readonly<Record<ImageRefusal, Bilingual>> = {
  not_an_image: { it: "non è un'immagine", en: 'it is not a picture' },
  unsupported_format: {
    it: "è un formato d'immagine che il servizio non legge",
    en: 'it is a picture format that the service does not read',
  },
  damaged: { it: 'è danneggiato e non si apre', en: 'it is damaged and does not open' },
  truncated: { it: 'è incompleto: manca la parte finale', en: 'it is incomplete: its end is missing' },
  too_many_pixels: {
    it: "l'immagine ha più di 100 milioni di pixel",
    en: 'the picture has more than 100 million pixels',
  },
  too_small: { it: "l'immagine non ha pixel", en: 'the picture has no pixels' },
  two_files_in_one: {
    it: 'contiene, oltre all’immagine, un secondo file di altro tipo, come un archivio o un programma',
    en: 'beside the picture it holds a second file of another kind, such as an archive or a program',
  },
  too_much_work: {
    it: 'aprirlo richiede più tempo o memoria di quanto un’immagine normale richieda',
    en: 'opening it takes more time or memory than a normal picture does',
  },
};

/** Anything but a refusal is passed on as it is. */
export function imageProblem(error: unknown): unknown {
  if (!(error instanceof ImageRefused)) return error;
  return new AppError('non_immagine', { motivo: reasons[error.reason] }, error);
}

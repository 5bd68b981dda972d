/** JPEG ghosts: an earlier saving marks an image at its quality (Farid, 2009); what was pasted later lacks the mark. */
import type { ImageSignal } from '../../domain/media-signal.ts';
import type { ImageFormat } from '../../media/image.ts';
import type { Analysis, Material } from '../material.ts';
import { missingGhost } from './missing-ghost.ts';
import { odditiesOf } from './oddities.ts';
import { heatFrom, heatOf, isTooSmall } from './stand-out.ts';

/** JPEG itself, and what keeps the pixels of an earlier JPEG as they were. */
const formats: readonly ImageFormat[] = ['jpeg', 'png', 'tiff', 'bmp'];

export const keepsGhosts = ({ image: { format, scale } }: Material): boolean =>
  scale === 1 && formats.includes(format);

export const jpegGhosts: Analysis = (material) => {
  if (!keepsGhosts(material)) return { signal: noTraces };
  if (isTooSmall(material)) return { signal: tooSmall };
  const oddities = odditiesOf(material);
  const ghost = missingGhost(material);
  if (!ghost) return { signal: nothingFound, heat: heatOf(oddities, oddities.far.ghosts) };
  return {
    signal: regionFound,
    heat: heatFrom(oddities.cells, (cell) => (ghost.missing[cell] as number) / 6),
  };
};

const method = 'jpegGhosts';

const regionFound: ImageSignal = {
  method,
  outcome: 'attention',
  strength: 0.45,
  meaning: 'altered',
  detail: {
    it: 'Quasi tutta l’immagine conserva i segni di un precedente salvataggio in JPEG; in una zona compatta mancano. Succede quando quella parte è stata aggiunta o ritoccata dopo; anche un ritocco innocuo, come una scritta o una sfocatura, lascia questo segno.',
    en: 'Nearly all of the picture keeps the signs of an earlier saving as JPEG; in one compact area they are missing. This happens when that part was added or retouched later; a harmless edit, such as a caption or a blur, leaves this sign too.',
  },
};

const nothingFound: ImageSignal = {
  method,
  outcome: 'ok',
  detail: {
    it: 'Non c’è una zona in cui manchino i segni di un salvataggio precedente che il resto conserva. Questo non esclude un ritocco fatto con cura.',
    en: 'There is no area that lacks signs of an earlier saving which the rest keeps. This does not rule out a careful edit.',
  },
};

const tooSmall: ImageSignal = {
  method,
  outcome: 'inconclusive',
  detail: {
    it: 'L’immagine è troppo piccola per cercarvi i segni di un salvataggio precedente.',
    en: 'The picture is too small to look for signs of an earlier saving.',
  },
};

const noTraces: ImageSignal = {
  method,
  outcome: 'not_applicable',
  detail: {
    it: 'Il formato o la grandezza di questa immagine non conserva i segni di un precedente salvataggio JPEG.',
    en: 'The format or the size of this picture does not keep the signs of an earlier JPEG saving.',
  },
};

/** Noise level: the fine grain of a place, against the grain of places as bright and as detailed. */
import type { ImageSignal } from '../../domain/media-signal.ts';
import type { Analysis } from '../material.ts';
import { odditiesOf } from './oddities.ts';
import { heatOf, isTooSmall, standingOut } from './stand-out.ts';

/**
 * In deviations. Untouched photos reach it as often as forged ones (7 of 100 and 10 of 100), which is why it raises no
 * suspicion: it only says where to look.
 */
const limit = 5;

export const noiseLevel: Analysis = (material) => {
  if (isTooSmall(material)) return { signal: tooSmall };
  const oddities = odditiesOf(material);
  const heat = heatOf(oddities, oddities.far.noise);
  return { signal: standingOut(oddities, oddities.far.noise, limit) ? regionFound : nothingFound, heat };
};

const method = 'noiseLevel';

const regionFound: ImageSignal = {
  method,
  outcome: 'inconclusive',
  detail: {
    it: 'Una zona compatta ha una grana fine diversa da quella del resto, a parità di luce e di dettagli. Succede anche in fotografie mai toccate, quasi una su dieci, per la messa a fuoco o i materiali: la mappa mostra dove guardare, ma da sola non dice nulla.',
    en: 'One compact area has a fine grain unlike the rest, at the same light and detail. This happens in untouched photographs too, nearly one in ten, from focus or materials: the map shows where to look, but tells nothing by itself.',
  },
};

const nothingFound: ImageSignal = {
  method,
  outcome: 'ok',
  detail: {
    it: 'La grana fine dell’immagine è simile dappertutto, a parità di luce e di dettagli. Questo non esclude un ritocco fatto con cura.',
    en: 'The fine grain of the picture is alike everywhere, at the same light and detail. This does not rule out a careful edit.',
  },
};

const tooSmall: ImageSignal = {
  method,
  outcome: 'inconclusive',
  detail: {
    it: 'L’immagine è troppo piccola per confrontare la grana di una sua zona con il resto.',
    en: 'The picture is too small to compare the grain of one area with the rest.',
  },
};

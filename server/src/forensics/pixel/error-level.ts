/** Error level: what another compression would change, against what it changes in like places of the same image. */
import type { ImageSignal } from '../../domain/media-signal.ts';
import type { Analysis } from '../material.ts';
import { odditiesOf } from './oddities.ts';
import { heatOf, isTooSmall, standingOut } from './stand-out.ts';

/**
 * In deviations. Untouched photos reach it as often as forged ones (10 of 100 and 13 of 100), which is why it raises no
 * suspicion: it only says where to look.
 */
const limit = 5;

export const errorLevel: Analysis = (material) => {
  if (material.image.scale !== 1) return { signal: tooLarge };
  if (isTooSmall(material)) return { signal: tooSmall };
  const oddities = odditiesOf(material);
  const heat = heatOf(oddities, oddities.far.error);
  return { signal: standingOut(oddities, oddities.far.error, limit) ? regionFound : nothingFound, heat };
};

const method = 'errorLevel';

const regionFound: ImageSignal = {
  method,
  outcome: 'inconclusive',
  detail: {
    it: 'Una zona compatta reagirebbe a una nuova compressione in modo diverso dal resto, anche tenendo conto di luce e dettagli. Succede anche in fotografie mai toccate, circa una su dieci: la mappa mostra dove guardare, ma da sola non dice nulla.',
    en: 'One compact area would react to another compression differently from the rest, light and detail considered. This happens in untouched photographs too, about one in ten: the map shows where to look, but tells nothing by itself.',
  },
};

const nothingFound: ImageSignal = {
  method,
  outcome: 'ok',
  detail: {
    it: 'L’immagine reagirebbe a una nuova compressione allo stesso modo dappertutto, tenendo conto di luce e dettagli. Questo non esclude un ritocco fatto con cura.',
    en: 'The picture would react to another compression in the same way everywhere, light and detail considered. This does not rule out a careful edit.',
  },
};

const tooSmall: ImageSignal = {
  method,
  outcome: 'inconclusive',
  detail: {
    it: 'L’immagine è troppo piccola per confrontare una sua zona con il resto.',
    en: 'The picture is too small to compare one area of it with the rest.',
  },
};

const tooLarge: ImageSignal = {
  method,
  outcome: 'not_applicable',
  detail: {
    it: 'L’immagine è così grande che è stata esaminata in formato ridotto, dove le tracce della compressione non restano.',
    en: 'The picture is so large that it was examined at a reduced size, where traces of compression do not remain.',
  },
};

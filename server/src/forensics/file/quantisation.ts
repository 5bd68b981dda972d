/** With which quality and by what kind of program a JPEG was saved, from the tables of steps that it carries. */
import type { Bilingual } from '@riscontro/contract';
import type { ImageSignal } from '../../domain/media-signal.ts';
import type { JpegStructure } from '../../media/containers/container.ts';
import { exifStrings } from '../../media/containers/exif-strings.ts';
import type { Analysis, Material } from '../material.ts';
import { type Encoder, type EncoderFamily, findEncoder } from './encoder-families.ts';
import { type Quality, qualityOf, type Steps } from './standard-tables.ts';

const method = 'quantisation';

export const quantisation: Analysis = (material) => {
  const tables = tablesOf(material.container.jpeg);
  if (!tables) return { signal: { method, outcome: 'not_applicable', detail: notJpeg } };
  const quality = qualityOf(tables.luma, tables.chroma);
  const encoder = quality.isExact ? undefined : findEncoder(tables.luma, tables.chroma, tables.segmentNames);
  return { signal: signalOf(quality, encoder, saysCamera(material)) };
};

/** The steps of brightness, also used by the other analyses of a JPEG. */
export function tablesOf(jpeg: JpegStructure | undefined) {
  const [first, second] = jpeg?.components ?? [];
  const luma: Steps | undefined = first && jpeg?.quantisation[first.table];
  if (!luma) return undefined;
  const chroma: Steps | undefined = second && jpeg?.quantisation[second.table];
  return { luma, chroma, segmentNames: jpeg?.segments.map(({ name }) => name) ?? [] };
}

/** Whether the file says to come from a camera, and names no program after it. */
function saysCamera({ container }: Material): boolean {
  const { make, model, software } = container.exif ? exifStrings(container.exif) : {};
  return Boolean(make && model) && !/[a-z]{4}/i.test(software ?? '');
}

function signalOf(quality: Quality, encoder: Encoder | undefined, fromCamera: boolean): ImageSignal {
  const saved = savedWith(quality);
  if (!encoder) {
    const who = quality.isExact ? anybody : nobodyKnown;
    return { method, outcome: 'ok', detail: join(saved, who) };
  }
  const savedAgain = fromCamera && (encoder.family === 'editor' || encoder.family === 'library');
  return {
    method,
    outcome: savedAgain ? 'inconclusive' : 'ok',
    detail: join(saved, writtenBy(encoder), ...(savedAgain ? [afterCamera] : [])),
  };
}

const join = (...parts: readonly Bilingual[]): Bilingual => ({
  it: parts.map(({ it }) => it).join(' '),
  en: parts.map(({ en }) => en).join(' '),
});

const savedWith = ({ quality, isExact }: Quality): Bilingual =>
  isExact
    ? {
        it: `Il file è stato salvato in JPEG con qualità ${quality} su 100.`,
        en: `The file was saved as a JPEG of quality ${quality} out of 100.`,
      }
    : {
        it: `Il file è stato salvato in JPEG con una qualità che corrisponde a circa ${quality} su 100.`,
        en: `The file was saved as a JPEG of a quality that corresponds to about ${quality} out of 100.`,
      };

const kinds: Readonly<Record<EncoderFamily, Bilingual>> = {
  camera: { it: 'fotocamere', en: 'cameras' },
  phone: { it: 'telefoni', en: 'phones' },
  messenger: { it: 'servizi di messaggistica', en: 'messaging services' },
  editor: { it: 'programmi di fotoritocco', en: 'photo editors' },
  library: {
    it: 'programmi e siti che convertono immagini',
    en: 'programs and websites that convert pictures',
  },
};

const writtenBy = ({ family, name }: Encoder): Bilingual => ({
  it: `Il modo di comprimere è quello di ${name} (${kinds[family].it}).`,
  en: `The way of compressing is that of ${name} (${kinds[family].en}).`,
});

const afterCamera: Bilingual = {
  it: 'Poiché il file indica una fotocamera, è stato salvato di nuovo dopo lo scatto: può bastare un ritaglio o una riduzione, e non dice se il contenuto è cambiato.',
  en: 'As the file names a camera, it was saved again after it was taken: a crop or a smaller size is enough for that, and it does not tell whether the content was changed.',
};

const anybody: Bilingual = {
  it: 'Usa i valori standard, comuni a moltissimi apparecchi e programmi: da soli non dicono chi lo ha salvato.',
  en: 'It uses the standard values, shared by a great many devices and programs: by themselves they do not tell who saved it.',
};

const nobodyKnown: Bilingual = {
  it: 'Il programma o l’apparecchio che lo ha salvato non è tra quelli conosciuti; non è un indizio contro l’immagine.',
  en: 'The program or device that saved it is not among the known ones; that does not speak against the picture.',
};

const notJpeg: Bilingual = {
  it: 'Il file non è un JPEG: non contiene i valori di compressione da esaminare.',
  en: 'The file is not a JPEG: it holds no compression values to examine.',
};

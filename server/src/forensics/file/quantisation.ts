/** With which quality and by what kind of program a JPEG was saved, from the tables of steps that it carries. */
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { JpegStructure } from '../../media/containers/container.ts';
import { exifStrings } from '../../media/containers/exif-strings.ts';
import type { ImageAnalysis, Material, Reading } from '../material.ts';
import { type Encoder, findEncoder } from './encoder-families.ts';
import { type Quality, qualityOf, type Steps } from './standard-tables.ts';

const method = 'quantisation';

export const quantisation = {
  id: method,
  kind: 'forensics',
  families: ['compression'],
  outcomes: ['ok', 'inconclusive', 'not_applicable'],
  meanings: [],
  looksAt: { image: 'the compression’s tables: quality, family of the encoder' },
  phase: 'compression',
  analyse,
} satisfies ImageAnalysis<typeof method>;

function analyse(material: Material): Reading<typeof method> {
  const tables = tablesOf(material.container.jpeg);
  if (!tables) return { signal: { method, outcome: 'not_applicable', detail: [{ code: 'notJpeg' }] } };
  const quality = qualityOf(tables.luma, tables.chroma);
  const encoder = quality.isExact ? undefined : findEncoder(tables.luma, tables.chroma, tables.segmentNames);
  return { signal: signalOf(quality, encoder, saysCamera(material)) };
}

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

function signalOf(
  { quality, isExact }: Quality,
  encoder: Encoder | undefined,
  fromCamera: boolean,
): MediaSignal<typeof method> {
  const saved = { code: isExact ? 'savedAt' : 'savedAtAbout', values: { quality } } as const;
  if (!encoder) {
    return {
      method,
      outcome: 'ok',
      detail: [saved, { code: isExact ? 'standardTables' : 'unknownEncoder' }],
    };
  }
  const { name, family } = encoder;
  const savedAgain = fromCamera && (family === 'editor' || family === 'library');
  return {
    method,
    outcome: savedAgain ? 'inconclusive' : 'ok',
    detail: [
      saved,
      { code: 'writtenBy', values: { name, kind: family } },
      ...(savedAgain ? ([{ code: 'savedAfterCamera' }] as const) : []),
    ],
  };
}

/** The actions of C2PA's specification and the origins of IPTC's vocabulary that can be told to people. */
import type { Words } from '@riscontro/words';

type History = Parameters<Words['signals']['c2pa']['history']>[0];
type Step = History['actions'][number];
type Source = NonNullable<History['source']>;

const steps: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['c2pa.created', 'created'],
  ['c2pa.opened', 'opened'],
  ['c2pa.placed', 'placed'],
  ['c2pa.removed', 'removed'],
  ['c2pa.cropped', 'cropped'],
  ['c2pa.resized', 'resized'],
  ['c2pa.resized.proportional', 'resized'],
  ['c2pa.orientation', 'turned'],
  ['c2pa.color_adjustments', 'coloursAdjusted'],
  ['c2pa.adjustedColor', 'coloursAdjusted'],
  ['c2pa.enhanced', 'enhanced'],
  ['c2pa.filtered', 'filtered'],
  ['c2pa.drawing', 'drawn'],
  ['c2pa.edited', 'edited'],
  ['c2pa.edited.metadata', 'dataEdited'],
  ['c2pa.addedText', 'textAdded'],
  ['c2pa.watermarked', 'watermarked'],
  ['c2pa.watermarked.bound', 'watermarked'],
  ['c2pa.watermarked.unbound', 'watermarked'],
  ['c2pa.converted', 'converted'],
  ['c2pa.transcoded', 'transcoded'],
  ['c2pa.repackaged', 'repackaged'],
  ['c2pa.redacted', 'redacted'],
  ['c2pa.published', 'published'],
  ['c2pa.unknown', 'unknown'],
]);

/** Actions that are not of the specification are told as other steps. */
export const stepOf = (action: string): Step => steps.get(action) ?? 'other';

const sources: readonly Source[] = [
  'digitalCapture',
  'computationalCapture',
  'negativeFilm',
  'positiveFilm',
  'print',
  'screenCapture',
  'digitalArt',
  'digitalCreation',
  'humanEdits',
  'composite',
  'compositeCapture',
  'algorithmicMedia',
  'algorithmicallyEnhanced',
];

export const knownSource = (name: string | undefined): Source | undefined =>
  sources.find((source) => source === name);

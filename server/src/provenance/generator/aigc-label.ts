/** The label that Chinese law asks of generated images and videos (GB 45438-2025). */
import { topValues } from '../xmp/top-values.ts';
import { xmpNamespaces } from '../xmp/xmp-namespaces.ts';
import type { Extent, Generator } from './generator.ts';
import { isObject, type JsonObject, parseJsonObject } from './parse-json.ts';

/** Annex E: 1 is generated, 2 may be (the user says so), 3 is suspected to be (the platform found traces). */
const labels: ReadonlyMap<string, Extent> = new Map([
  ['1', 'whole'],
  ['2', 'perhaps'],
  ['3', 'perhaps'],
]);
const others = [
  'ContentProducer',
  'ProduceID',
  'ContentPropagator',
  'PropagateID',
  'ReservedCode1',
  'ReservedCode2',
];

/**
 * Form: TC260-PG-20258A, the guide for images: JSON in XMP as `TC260:AIGC`; services also write the same object as
 * PNG text `AIGC` and, under a key of that name, into EXIF. Videos carry it as a tag of that name.
 */
export const aigcLabel: Generator = {
  name: 'AIGC (GB 45438)',
  isStructured: true,
  find({ xmp, texts, userComments, exif }) {
    const bare = [...topValues(xmp, xmpNamespaces.aigc, 'AIGC'), ...texts('AIGC')];
    const wrapped = [...userComments, exif.imageDescription ?? ''].map((text) => parseJsonObject(text)?.AIGC);
    const found = [...bare, ...wrapped].flatMap((value) => {
      const json = typeof value === 'string' ? parseJsonObject(value) : value;
      return isObject(json) ? (extentOf(json) ?? []) : [];
    });
    return found.includes('whole') ? 'whole' : found[0];
  },
};

function extentOf(json: JsonObject): Extent | undefined {
  return others.some((name) => name in json) ? labels.get(String(json.Label)) : undefined;
}

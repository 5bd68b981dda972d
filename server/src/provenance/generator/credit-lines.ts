/** Google's credit lines: "Made with Google AI" and "Edited with Google AI". */
import { topValues } from '../xmp/top-values.ts';
import { xmpNamespaces } from '../xmp/xmp-namespaces.ts';
import type { Extent, Generator } from './generator.ts';

const lines: ReadonlyMap<string, Extent> = new Map([
  ['made with google ai', 'whole'],
  ['made by google ai', 'whole'],
  ['created with google ai', 'whole'],
  ['edited with google ai', 'part'],
]);

/**
 * Form: Google's products write the whole line into IPTC's Credit, as XMP (`photoshop:Credit`) and in old files as
 * IIM 2:110: Gemini and Pixel Studio the first, Photos and Pixel cameras the last.
 */
export const googleAi: Generator = {
  name: 'Google AI',
  isStructured: false,
  find({ xmp, iptc }) {
    const credits = [...topValues(xmp, xmpNamespaces.photoshop, 'Credit'), ...(iptc.credit ?? [])];
    const found = credits.flatMap((credit) => lines.get(credit.toLowerCase()) ?? []);
    return found.includes('whole') ? 'whole' : found[0];
  },
};

/** Reads the records of IPTC-IIM, the oldest captions and credits of press photos. */
import { viewBytes } from './byte-view.ts';
import { decodeLatin1, decodeUnnamed } from './text-bytes.ts';

/** Of record 2, by what they hold. */
const dataSets = {
  specialInstructions: 40,
  byline: 80,
  credit: 110,
  source: 115,
  copyright: 116,
  caption: 120,
} as const;

export type IptcName = keyof typeof dataSets;
export type IptcStrings = Partial<Record<IptcName, readonly string[]>>;

const recordsMax = 1000;
const utf8Mark = '\x1b%G';

/** `iptc` as in `Container.iptc`. Stops at the first byte that begins no record. */
export function iptcStrings(iptc: Uint8Array): IptcStrings {
  const view = viewBytes(iptc);
  const names = new Map(
    Object.entries(dataSets).map(([name, number]) => [number as number, name as IptcName]),
  );
  const strings: Partial<Record<IptcName, string[]>> = {};
  let isUtf8 = false;
  let at = 0;
  for (let count = 0; count < recordsMax && at + 5 <= view.sizeBytes && view.u8(at) === 0x1c; count += 1) {
    const [record, dataSet, size] = [view.u8(at + 1), view.u8(at + 2), view.u16(at + 3)];
    // Sizes from 32,768 on have a longer notation, which no text needs.
    if (size > 0x7fff || at + 5 + size > view.sizeBytes) break;
    const value = view.slice(at + 5, size);
    const name = record === 2 ? names.get(dataSet) : undefined;
    if (record === 1 && dataSet === 90) isUtf8 = decodeLatin1(value) === utf8Mark;
    else if (name) {
      const text = (isUtf8 ? Buffer.from(value).toString('utf8') : decodeUnnamed(value)).trim();
      strings[name] = [...(strings[name] ?? []), text];
    }
    at += 5 + size;
  }
  return strings;
}

/** Reads EXIF and XMP from the boxes of a HEIC or AVIF file (ISO 14496-12 and 23008-12). */
import { type ByteView, viewBytes } from './byte-view.ts';
import type { Collector } from './collector.ts';
import { type Box, boxesOf } from './iso-boxes.ts';
import { type Item, readItems, readLocations } from './iso-items.ts';

const xmpMime = 'application/rdf+xml';
/** The box of XMP in files of ISO media: BE7ACFCB-97A9-42E8-9C71-999491E3AFAC. */
export const xmpBoxId = '\xbe\x7a\xcf\xcb\x97\xa9\x42\xe8\x9c\x71\x99\x94\x91\xe3\xaf\xac';
/** The box of C2PA: D8FEC3D6-1B0E-483C-9297-5828877EC481. */
export const c2paBoxId = '\xd8\xfe\xc3\xd6\x1b\x0e\x48\x3c\x92\x97\x58\x28\x87\x7e\xc4\x81';
const itemsMax = 8;

export function readIsoMedia(bytes: Uint8Array, found: Collector): void {
  const view = viewBytes(bytes);
  const boxes = boxesOf(view, 0, view.sizeBytes);
  for (const box of boxes) {
    // `meta` has a version and flags before its boxes.
    if (box.type === 'meta') readMeta(view, boxesOf(view, box.from + 4, box.end), found);
    else if (box.type === 'uuid' && view.ascii(box.from, 16) === xmpBoxId) {
      found.xmp(view.slice(box.from + 16, box.end - box.from - 16));
    }
  }
  const end = boxes.at(-1)?.end;
  if (end !== undefined) found.endsAt(end, view.sizeBytes);
}

function readMeta(view: ByteView, boxes: readonly Box[], found: Collector): void {
  const named = (type: string) => boxes.find((box) => box.type === type);
  const [information, location, data] = [named('iinf'), named('iloc'), named('idat')];
  if (!information || !location) return;
  const wanted = readItems(view, information).filter(isMetadata).slice(0, itemsMax);
  const locations = readLocations(view, location, new Set(wanted.map(({ id }) => id)));
  // Extents may name the same bytes again and again; items that hold more than the file are not read.
  let leftBytes = view.sizeBytes;
  for (const item of wanted) {
    const parts = (locations.get(item.id) ?? []).map(({ inData, offset, sizeBytes }) => {
      if (!inData) return view.slice(offset, sizeBytes);
      return data
        ? view.slice(data.from + offset, Math.min(sizeBytes, data.end - data.from - offset))
        : new Uint8Array();
    });
    const sizeBytes = parts.reduce((sum, { length }) => sum + length, 0);
    if (sizeBytes > Math.min(leftBytes, found.roomBytes())) continue;
    leftBytes -= sizeBytes;
    const whole = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    if (item.type === 'mime') found.xmp(whole);
    else found.exif(exifOf(whole));
  }
}

const isMetadata = ({ type, mime }: Item) => type === 'Exif' || (type === 'mime' && mime === xmpMime);

/** Four bytes say how far the TIFF structure is behind them. */
function exifOf(item: Uint8Array): Uint8Array {
  return item.subarray(4 + viewBytes(item).u32(0));
}

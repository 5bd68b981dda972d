/** Reads what writers put into ISO media for themselves and for people: the boxes `udta` and `meta`. */
import type { ByteView } from '../containers/byte-view.ts';
import { anyBoxName, type Box, boxesOf } from '../containers/iso-boxes.ts';
import { decodeUnnamed, decodeUtf16, withoutZeros } from '../containers/text-bytes.ts';
import type { VideoCollector } from './video-collector.ts';

type Span = Pick<Box, 'from' | 'end'>;

const textBytesMax = 2 * 1024 * 1024;
const keysMax = 500;

/** Boxes that hold nothing but text: of GoPro, Canon, Samsung, Casio and early Apple phones. */
const plainTexts: ReadonlySet<string> = new Set([
  'FIRM',
  '@mak',
  '@mod',
  '@xyz',
  '@swr',
  '@day',
  'manu',
  'modl',
]);
/** 3GPP's boxes: version, flags and language before the text. */
const threeGppTexts: ReadonlySet<string> = new Set(['titl', 'auth', 'perf', 'dscp', 'albm', 'gnre']);

export function readUserData(view: ByteView, { from, end }: Span, found: VideoCollector): void {
  for (const box of boxesOf(view, from, end)) {
    if (!found.step()) return;
    found.userBox(box.type);
    if (box.type === 'meta') readMeta(view, box, found);
    else if (box.type === 'XMP_') found.xmp(bytesOf(view, box));
    else if (box.type === 'loci') readPlace(view, box, found);
    else if (box.type.startsWith('\xa9')) found.tag(box.type, internationalText(view, box));
    else if (plainTexts.has(box.type)) found.tag(box.type, plainText(bytesOf(view, box)));
    else if (threeGppTexts.has(box.type)) found.tag(box.type, textFrom(view, box, 6));
  }
}

/** Of QuickTime, where `hdlr` comes at once, and of MP4, where a version stands before it. */
export function readMeta(view: ByteView, { from, end }: Span, found: VideoCollector): void {
  const inside = boxesOf(view, view.ascii(from + 4, 4) === 'hdlr' ? from : from + 4, end);
  const keyTable = inside.find(({ type }) => type === 'keys');
  const keys = keyTable ? readKeys(view, keyTable) : [];
  for (const list of inside.filter(({ type }) => type === 'ilst')) {
    for (const item of boxesOf(view, list.from, list.end, anyBoxName)) {
      if (!found.step()) return;
      // With a table of keys the four bytes of the name are a number into it, from 1.
      const number = keys.length > 0 ? view.u32(item.from - 4) : 0;
      readItem(view, item, keys[number - 1] ?? item.type, found);
    }
  }
}

function readItem(view: ByteView, item: Box, name: string, found: VideoCollector): void {
  const parts = boxesOf(view, item.from, item.end);
  const own = parts.find(({ type }) => type === 'name');
  const value = parts.find(({ type }) => type === 'data');
  if (value) found.tag(own ? textFrom(view, own, 4) : name, readValue(view, value));
}

function readKeys(view: ByteView, { from, end }: Span): string[] {
  const keys: string[] = [];
  let at = from + 8;
  while (at + 8 <= end && keys.length < keysMax) {
    const sizeBytes = view.u32(at);
    if (sizeBytes < 8 || at + sizeBytes > end) break;
    keys.push(decodeUnnamed(view.slice(at + 8, Math.min(200, sizeBytes - 8))));
    at += sizeBytes;
  }
  return keys;
}

/** Kinds of the well-known types: texts and numbers; images and the rest are of no interest. */
function readValue(view: ByteView, { from, end }: Span): string {
  const type = view.u32(from) & 0xffffff;
  const bytes = view.slice(from + 8, Math.min(textBytesMax, Math.max(0, end - from - 8)));
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 1 || type === 0) return plainText(bytes);
  if (type === 2) return decodeUtf16(bytes, 'big');
  if (type === 23 && bytes.length === 4) return String(data.getFloat32(0));
  if (type === 24 && bytes.length === 8) return String(data.getFloat64(0));
  if ((type === 21 || type === 22 || type === 66 || type === 67) && bytes.length === 4) {
    return String(data.getInt32(0));
  }
  return '';
}

/** A length and a language before the text; some writers put a box `data` there, as in `ilst`. */
function internationalText(view: ByteView, box: Box): string {
  if (view.ascii(box.from + 4, 4) === 'data') {
    const value = boxesOf(view, box.from, box.end)[0];
    return value ? readValue(view, value) : '';
  }
  const sizeBytes = view.u16(box.from);
  return box.from + 4 + sizeBytes <= box.end && sizeBytes > 0
    ? plainText(view.slice(box.from + 4, sizeBytes))
    : '';
}

/** The place by 3GPP TS 26.244: language, name, role, longitude, latitude, altitude. */
function readPlace(view: ByteView, { from, end }: Box, found: VideoCollector): void {
  const isUtf16 = view.u16(from + 6) === 0xfeff;
  const [step, limit] = [isUtf16 ? 2 : 1, Math.min(end, from + 6 + 1024)];
  let at = from + 6;
  while (at < limit && (isUtf16 ? view.u16(at) : view.u8(at)) !== 0) at += step;
  at += step + 1;
  if (at + 12 > end) return;
  const fixed = (place: number) => (view.u32(place) | 0) / 65_536;
  const [longitude, latitude, altitudeMetres] = [fixed(at), fixed(at + 4), fixed(at + 8)];
  found.position({ latitude, longitude, altitudeMetres });
}

function bytesOf(view: ByteView, { from, end }: Span): Uint8Array {
  return view.slice(from, Math.min(textBytesMax, end - from));
}

const textFrom = (view: ByteView, { from, end }: Span, skip: number) =>
  plainText(bytesOf(view, { from: Math.min(end, from + skip), end }));

/** Canon begins with six bytes of its own. Whatever follows a zero is no text. */
function plainText(bytes: Uint8Array): string {
  const start = bytes[0] === 0 && bytes.length > 6 ? 6 : 0;
  const [text = ''] = withoutZeros(decodeUnnamed(bytes.subarray(start))).split('\0', 1);
  return text;
}

/** Reads the segments of a JPEG file up to its end mark and finds what lies behind. */
import { uint8At } from '../../domain/array-values.ts';
import { type ByteView, viewBytes } from './byte-view.ts';
import { type Collector, partsMax } from './collector.ts';
import type { JpegSegment, JpegStructure } from './container.ts';
import { type Frame, hasOnlyStandardCodes, isFrame, readFrame, readQuantisation } from './jpeg-tables.ts';
import { iptcOfResources } from './photoshop-resources.ts';

const [startMark, endMark, scanMark] = [0xd8, 0xd9, 0xda];
const xmpName = 'http://ns.adobe.com/xap/1.0/\0';
const extendedXmpName = 'http://ns.adobe.com/xmp/extension/\0';
const photoshopName = 'Photoshop 3.0\0';
/** The longest known name of a segment has 34 characters. */
const nameCharactersMax = 40;
const resourcesBytesMax = 4 * 1024 * 1024;

export function readJpeg(bytes: Uint8Array, found: Collector): void {
  const view = viewBytes(bytes);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = createTables(view);
  const profiles = createProfiles(view, found);
  const segments: JpegSegment[] = [];
  let at = 2;
  while (at + 2 <= view.sizeBytes && segments.length < partsMax) {
    if (view.u8(at) !== 0xff) {
      // Not a marker where one must stand: the next one is looked for, as decoders do.
      at = nextMarker(buffer, at);
      continue;
    }
    const marker = view.u8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const bare = standsAlone(marker);
    const bodyEnd = bare ? at + 2 : Math.min(view.sizeBytes, at + 2 + Math.max(2, view.u16(at + 2)));
    const end = marker === scanMark ? nextMarker(buffer, bodyEnd) : bodyEnd;
    segments.push({ marker, name: nameOf(view, marker, at + 4, bodyEnd), offset: at, sizeBytes: end - at });
    if (marker === endMark) {
      found.endsAt(end, view.sizeBytes);
      break;
    }
    tables.read(marker, at + 4, bodyEnd);
    profiles.read(marker, at + 4, bodyEnd);
    at = end;
  }
  profiles.finish();
  found.jpeg(tables.structure(segments));
}

/** Markers without a size or a body: restarts, start and end of the image, TEM and the stuffed zero. */
function standsAlone(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= endMark);
}

/** Where the compressed data stop: at a marker that is no restart and not a stuffed 0xff. */
function nextMarker(buffer: Buffer, from: number): number {
  let at = buffer.indexOf(0xff, from);
  while (at !== -1 && at + 1 < buffer.length) {
    const next = uint8At(buffer, at + 1);
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= startMark - 1)) return at;
    at = buffer.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return buffer.length;
}

function nameOf(view: ByteView, marker: number, from: number, end: number): string {
  if (marker < 0xe0 || marker > 0xef) return '';
  const [name = ''] = view.ascii(from, Math.min(nameCharactersMax, end - from)).split('\0', 1);
  return /^[\x20-\x7e]+$/.test(name) ? name : '';
}

/** The first frame counts, and the tables as they stand when the first scan begins. */
function createTables(view: ByteView) {
  const quantisation: (Uint16Array | undefined)[] = [undefined, undefined, undefined, undefined];
  let frame: Frame | undefined;
  let restartInterval = 0;
  let scans = 0;
  let hasCodes = false;
  let hasStandardHuffman = true;
  return {
    read(marker: number, from: number, end: number): void {
      if (marker === scanMark) scans += 1;
      else if (marker === 0xc4) {
        hasCodes = true;
        hasStandardHuffman &&= hasOnlyStandardCodes(view, from, end);
      } else if (scans > 0) return;
      else if (marker === 0xdb) readQuantisation(view, from, end, quantisation);
      else if (marker === 0xdd) restartInterval = view.u16(from);
      else if (isFrame(marker)) frame ??= readFrame(view, marker, from, end);
    },
    structure(segments: readonly JpegSegment[]): JpegStructure {
      const none: Frame = { width: 0, height: 0, isProgressive: false, components: [] };
      return {
        ...(frame ?? none),
        quantisation,
        segments,
        restartInterval,
        hasStandardHuffman: hasCodes && hasStandardHuffman,
      };
    },
  };
}

function createProfiles(view: ByteView, found: Collector) {
  const pieces: XmpPiece[] = [];
  const resources: Uint8Array[] = [];
  let resourcesBytes = 0;
  const begins = (from: number, end: number, name: string) =>
    from + name.length <= end && view.ascii(from, name.length) === name;
  const after = (from: number, end: number, skipped: number) =>
    view.slice(from + skipped, Math.max(0, end - from - skipped));
  return {
    read(marker: number, from: number, end: number): void {
      if (marker === 0xfe) found.comment(after(from, end, 0));
      else if (marker === 0xed && begins(from, end, photoshopName)) {
        const part = after(from, end, photoshopName.length);
        resourcesBytes += part.length;
        if (resourcesBytes <= resourcesBytesMax) resources.push(part);
      } else if (marker !== 0xe1) return;
      else if (begins(from, end, 'Exif\0')) found.exif(after(from, end, 0));
      else if (begins(from, end, xmpName)) found.xmp(after(from, end, xmpName.length));
      else if (begins(from, end, extendedXmpName)) {
        const at = from + extendedXmpName.length;
        pieces.push({
          id: view.ascii(at, 32),
          totalBytes: view.u32(at + 32),
          offset: view.u32(at + 36),
          data: after(at, end, 40),
        });
      }
    },
    finish(): void {
      for (const packet of joinExtendedXmp(pieces, found.roomBytes())) found.xmp(packet);
      const records = resources.length > 0 && iptcOfResources(Buffer.concat(resources));
      if (records) found.iptc(records);
    },
  };
}

/** Of extended XMP, which is how a packet larger than one segment is stored. */
interface XmpPiece {
  /** 32 hexadecimal digits that all pieces of a packet share. */
  readonly id: string;
  readonly totalBytes: number;
  readonly offset: number;
  readonly data: Uint8Array;
}

const packetsMax = 4;

/** Packets whose pieces are all there; one with a gap or an overlap is left out. */
function joinExtendedXmp(pieces: readonly XmpPiece[], sizeBytesMax: number): Uint8Array[] {
  const groups = new Map<string, XmpPiece[]>();
  for (const piece of pieces) {
    const group = groups.get(piece.id);
    if (group) group.push(piece);
    else if (groups.size < packetsMax) groups.set(piece.id, [piece]);
  }
  return [...groups.values()].flatMap((group) => join(group, sizeBytesMax) ?? []);
}

function join(group: XmpPiece[], sizeBytesMax: number): Uint8Array | undefined {
  const totalBytes = group[0]?.totalBytes ?? 0;
  if (totalBytes === 0 || totalBytes > sizeBytesMax) return undefined;
  const parts: Uint8Array[] = [];
  let position = 0;
  for (const { offset, data } of group.toSorted((one, other) => one.offset - other.offset)) {
    if (offset !== position || data.length === 0) return undefined;
    parts.push(data);
    position += data.length;
  }
  return position === totalBytes ? Buffer.concat(parts) : undefined;
}

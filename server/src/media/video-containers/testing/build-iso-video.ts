/** Writes MP4, QuickTime and 3GP files for tests: whole in structure, with hardly any image. */
import { box } from '../../containers/testing/build-iso-media.ts';

export interface TestTrack {
  readonly handler?: string;
  readonly name?: string;
  readonly codec?: string;
  readonly compressor?: string;
  readonly created?: Date;
  readonly seconds?: number;
  /** Beginning (-1: a pause) and length, in seconds. */
  readonly edits?: readonly (readonly [from: number, seconds: number])[];
  readonly sample?: string;
  /** QuickTime puts the length before the name. */
  readonly isCounted?: boolean;
}

export interface TestVideo {
  readonly brand?: string;
  readonly minor?: number;
  readonly compatible?: readonly string[];
  readonly created?: Date;
  readonly modified?: Date;
  /** Instead of the dates: what stands in the file. */
  readonly rawCreated?: number;
  readonly tracks?: readonly TestTrack[];
  /** Boxes of `udta`. */
  readonly user?: readonly Uint8Array[];
  /** iTunes' list: names of four letters. */
  readonly list?: Readonly<Record<string, string>>;
  /** QuickTime's list with a table of names. */
  readonly keys?: Readonly<Record<string, string>>;
  readonly xmp?: string;
  readonly inPieces?: boolean;
  /** Whether the index comes before the images. */
  readonly indexFirst?: boolean;
  readonly behind?: readonly Uint8Array[];
}

const scale = 1000;

export const u32 = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4);
  return bytes;
};
const u16 = (...values: readonly number[]) =>
  Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));
const zeros = (count: number) => Buffer.alloc(count);
const since1904 = (date: Date | undefined) => (date ? date.getTime() / 1000 + 2_082_844_800 : 0);

/** A text of `udta`: length, language, words. */
export function userText(name: string, text: string): Buffer {
  const words = Buffer.from(text);
  return box(name, u16(words.length, 0x15c7), words);
}

/** A place by 3GPP. */
export function placeBox(latitude: number, longitude: number): Buffer {
  const fixed = (value: number) => Math.round(value * 65_536);
  return box(
    'loci',
    u32(0),
    u16(0x15c7),
    Buffer.from('luogo\0\0'),
    u32(fixed(longitude), fixed(latitude), 0),
  );
}

export const xmpBox = (xmp: string) =>
  box('uuid', Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'), Buffer.from(xmp));

export function buildIsoVideo(video: TestVideo = {}): Buffer {
  const { brand = 'isom', minor = 512, compatible = ['isom', 'iso2', 'avc1', 'mp41'] } = video;
  const tracks = video.tracks ?? [{}];
  const head = box('ftyp', Buffer.from(brand), u32(minor), Buffer.from(compatible.join(''), 'latin1'));
  const samples = tracks.map(({ sample = 'coded' }) => Buffer.from(sample, 'latin1'));
  const data = box('mdat', ...samples);
  const index = (dataAt: number) => {
    let at = dataAt + 8;
    const boxes = tracks.map((track, number) => {
      const place = at;
      at += samples[number]?.length ?? 0;
      return trackBox(track, number + 1, place, samples[number]?.length ?? 0, video.inPieces === true);
    });
    return box('moov', movieHead(video), ...boxes, ...(video.inPieces ? [box('mvex')] : []), ...words(video));
  };
  const indexBytes = index(0).length;
  const pieces = video.inPieces ? [box('moof', box('mfhd', u32(0, 1)))] : [];
  const before = Buffer.concat(pieces).length;
  const body =
    video.indexFirst || video.inPieces
      ? [index(head.length + indexBytes + before), ...pieces, data]
      : [data, index(head.length)];
  const xmp = video.xmp === undefined ? [] : [xmpBox(video.xmp)];
  return Buffer.concat([head, ...body, ...xmp, ...(video.behind ?? [])]);
}

function movieHead({ created, modified, rawCreated }: TestVideo): Buffer {
  const times = u32(rawCreated ?? since1904(created), since1904(modified ?? created));
  return box('mvhd', u32(0), times, u32(scale, 4 * scale), u32(0x10000), zeros(76), u32(9));
}

function words({ user = [], list, keys, ..._ }: TestVideo): Buffer[] {
  const value = (text: string) => box('data', u32(1, 0), Buffer.from(text));
  const items = Object.entries(list ?? {}).map(([name, text]) =>
    name.length === 4
      ? box(name, value(text))
      : box(
          '----',
          box('mean', u32(0), Buffer.from('com.apple.iTunes')),
          box('name', u32(0), Buffer.from(name)),
          value(text),
        ),
  );
  const handler = (type: string) => box('hdlr', u32(0, 0), Buffer.from(type), zeros(13));
  const iTunes = list ? [box('meta', u32(0), handler('mdir'), box('ilst', ...items))] : [];
  const names = Object.keys(keys ?? {});
  const table = names.map((name) =>
    Buffer.concat([u32(8 + Buffer.byteLength(name)), Buffer.from(`mdta${name}`)]),
  );
  const numbered = Object.values(keys ?? {}).map((text, at) => {
    const item = box('name', value(text));
    item.writeUInt32BE(at + 1, 4);
    return item;
  });
  const quickTime = keys
    ? [box('meta', handler('mdta'), box('keys', u32(0, names.length), ...table), box('ilst', ...numbered))]
    : [];
  return [...(user.length > 0 || list ? [box('udta', ...user, ...iTunes)] : []), ...quickTime];
}

function trackBox(track: TestTrack, id: number, at: number, sizeBytes: number, inPieces: boolean): Buffer {
  const { handler = 'vide', name = 'VideoHandler', codec = 'avc1', compressor = '', seconds = 4 } = track;
  const times = u32(since1904(track.created), since1904(track.created));
  const label = Buffer.from(name);
  const edits = (track.edits ?? []).map(([from, length]) =>
    u32(length * scale, from < 0 ? 0xffffffff : from * scale, 0x10000),
  );
  const image = Buffer.concat([
    zeros(6),
    u16(1),
    zeros(16),
    u16(64, 48),
    u32(0x480000, 0x480000, 0),
    u16(1),
    Buffer.from([compressor.length]),
    Buffer.from(compressor.padEnd(31, '\0'), 'latin1'),
    u16(24, 0xffff),
  ]);
  const sound = Buffer.concat([zeros(6), u16(1), zeros(8), u16(2, 16, 0, 0), u32(44_100 * 65_536)]);
  const entry = box(
    codec,
    handler === 'vide' ? image : handler === 'soun' ? sound : Buffer.concat([zeros(6), u16(1)]),
  );
  const table = inPieces
    ? [box('stts', u32(0, 0)), box('stsc', u32(0, 0)), box('stsz', u32(0, 0, 0)), box('stco', u32(0, 0))]
    : [
        box('stts', u32(0, 1, 1, seconds * scale)),
        box('stsc', u32(0, 1, 1, 1, 1)),
        box('stsz', u32(0, 0, 1, sizeBytes)),
        box('stco', u32(0, 1, at)),
      ];
  return box(
    'trak',
    box('tkhd', u32(7), times, u32(id, 0, 4 * scale), zeros(60)),
    ...(edits.length > 0 ? [box('edts', box('elst', u32(0, edits.length), ...edits))] : []),
    box(
      'mdia',
      box('mdhd', u32(0), times, u32(scale, seconds * scale), u16(0x55c4, 0)),
      box(
        'hdlr',
        u32(0, 0),
        Buffer.from(handler),
        zeros(12),
        ...(track.isCounted ? [Buffer.from([label.length]), label] : [label, zeros(1)]),
      ),
      box(
        'minf',
        box('dinf', box('dref', u32(0, 1), box('url ', u32(1)))),
        box('stbl', box('stsd', u32(0, 1), entry), ...table),
      ),
    ),
  );
}

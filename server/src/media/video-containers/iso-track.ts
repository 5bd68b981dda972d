/** Reads one track of ISO media: what it is, who handled it, how long it is and which parts of it are shown. */
import type { ByteView } from '../containers/byte-view.ts';
import { type Box, boxesOf } from '../containers/iso-boxes.ts';
import { decodeUnnamed } from '../containers/text-bytes.ts';
import { readLength, readTimes } from './iso-time.ts';
import { readMeta, readUserData } from './iso-user-data.ts';
import type { VideoCollector } from './video-collector.ts';
import type { ContainerTrack, Stretch } from './video-container.ts';

const kinds: Readonly<Record<string, ContainerTrack['kind']>> = {
  vide: 'video',
  soun: 'sound',
  tmcd: 'timecode',
  meta: 'data',
  text: 'text',
  sbtl: 'text',
  subt: 'text',
};
const editsMax = 1000;
const nameBytesMax = 120;
/** First samples are whole images: of the largest an encoder's line is still near the beginning. */
const sampleBytesMax = 64 * 1024;

export function readTrack(view: ByteView, track: Box, movieScale: number, found: VideoCollector): void {
  if (!found.step()) return;
  const inside = boxesOf(view, track.from, track.end);
  const media = childrenOf(view, inside, 'mdia');
  const table = childrenOf(view, childrenOf(view, media, 'minf'), 'stbl');
  const [head, mediaHead, handler] = [named(inside, 'tkhd'), named(media, 'mdhd'), named(media, 'hdlr')];
  const kind = kinds[handler ? view.ascii(handler.from + 8, 4) : ''] ?? 'other';
  const { scale, durationSeconds } = mediaHead
    ? readLength(view, mediaHead.from)
    : { scale: 1, durationSeconds: 0 };
  const list = named(childrenOf(view, inside, 'edts'), 'elst');
  const shown = list && readEdits(view, list, movieScale, scale, durationSeconds);
  found.track({
    kind,
    name: handler ? handlerName(view, handler) : '',
    ...describe(view, named(table, 'stsd'), kind),
    times: [head, mediaHead].flatMap((box) => (box ? [readTimes(view, box.from)] : [])),
    durationSeconds,
    ...(shown && { shown }),
  });
  if (kind === 'video' || kind === 'sound') readFirstSample(view, table, found);
  for (const box of inside) {
    if (box.type === 'udta') readUserData(view, box, found);
    else if (box.type === 'meta') readMeta(view, box, found);
  }
}

const named = (boxes: readonly Box[], type: string) => boxes.find((box) => box.type === type);

function childrenOf(view: ByteView, boxes: readonly Box[], type: string): readonly Box[] {
  const box = named(boxes, type);
  return box ? boxesOf(view, box.from, box.end) : [];
}

/** QuickTime writes its length before it, MP4 a zero behind it. */
function handlerName(view: ByteView, { from, end }: Box): string {
  const bytes = view.slice(from + 24, Math.min(nameBytesMax, Math.max(0, end - from - 24)));
  const [count = 0] = bytes;
  const isCounted = count > 0 && count < 0x20 && count < bytes.length;
  const [name = ''] = decodeUnnamed(isCounted ? bytes.subarray(1, 1 + count) : bytes).split('\0', 1);
  return name.trim();
}

/** The first description of samples: its code and, of images, size and the encoder's name. */
function describe(
  view: ByteView,
  table: Box | undefined,
  kind: ContainerTrack['kind'],
): Pick<ContainerTrack, 'codec' | 'compressor' | 'width' | 'height'> {
  const at = table ? table.from + 8 : -1;
  const codec = table && at + 8 <= table.end ? view.ascii(at + 4, 4) : '';
  if (!table || kind !== 'video' || at + 86 > table.end) {
    return { codec, compressor: '', width: 0, height: 0 };
  }
  const length = Math.min(31, view.u8(at + 50));
  const compressor = decodeUnnamed(view.slice(at + 51, length))
    .replaceAll('\0', '')
    .trim();
  return { codec, compressor, width: view.u16(at + 32), height: view.u16(at + 34) };
}

/** Undefined where the list chooses nothing: everything is shown, however much later. */
function readEdits(
  view: ByteView,
  { from, end }: Box,
  movieScale: number,
  mediaScale: number,
  durationSeconds: number,
): Stretch[] | undefined {
  const isLong = view.u8(from) === 1;
  const entryBytes = isLong ? 20 : 12;
  const count = Math.min(view.u32(from + 4), editsMax, Math.floor((end - from - 8) / entryBytes));
  const stretches: Stretch[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = from + 8 + index * entryBytes;
    const duration = isLong ? view.u64(at) : view.u32(at);
    const start = isLong ? view.u64(at + 8) : view.u32(at + 4);
    // All ones stand for a pause before the track begins.
    if (start >= (isLong ? 2 ** 63 : 2 ** 31)) continue;
    const fromSeconds = start / mediaScale;
    // Files in pieces say zero for “as long as it goes”.
    const toSeconds = duration === 0 ? durationSeconds : fromSeconds + duration / movieScale;
    stretches.push({ fromSeconds, toSeconds });
  }
  return stretches.length > 0 ? stretches : undefined;
}

/** Where the first chunk begins, there begins the first sample. */
function readFirstSample(view: ByteView, table: readonly Box[], found: VideoCollector): void {
  const [description, sizes] = [named(table, 'stsd'), named(table, 'stsz')];
  const [short, long] = [named(table, 'stco'), named(table, 'co64')];
  if (description) {
    found.coded(view.slice(description.from, Math.min(sampleBytesMax, description.end - description.from)));
  }
  const chunks = short ?? long;
  if (!chunks || !sizes || view.u32(chunks.from + 4) === 0) return;
  const at = short ? view.u32(chunks.from + 8) : view.u64(chunks.from + 8);
  const sizeBytes = view.u32(sizes.from + 4) || view.u32(sizes.from + 12);
  if (at > 0) found.coded(view.slice(at, Math.min(sizeBytes, sampleBytesMax)));
}

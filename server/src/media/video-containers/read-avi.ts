/** Reads AVI: the texts of its list INFO, its streams, and what cameras leave in its gaps. */
import { type ByteView, viewBytes } from '../containers/byte-view.ts';
import { partsMax } from '../containers/collector.ts';
import { decodeUnnamed } from '../containers/text-bytes.ts';
import type { VideoCollector } from './video-collector.ts';
import type { ContainerTrack } from './video-container.ts';

interface Chunk {
  readonly type: string;
  /** Of `LIST` and `RIFF` only. */
  readonly list: string;
  readonly from: number;
  readonly end: number;
}

const kinds: Readonly<Record<string, ContainerTrack['kind']>> = {
  vids: 'video',
  auds: 'sound',
  txts: 'text',
};
const textBytesMax = 64 * 1024;
const codedBytesMax = 256 * 1024;
/** Makers of cameras write their name and model into the filling before the images. */
const fillingBytesMax = 256;

export function readAvi(bytes: Uint8Array, found: VideoCollector): void {
  const view = viewBytes(bytes, 'little');
  for (const file of chunksOf(view, 0, view.sizeBytes)) {
    if (file.type !== 'RIFF') continue;
    for (const chunk of chunksOf(view, file.from, file.end)) {
      if (!found.step()) return;
      found.part(chunk.list || chunk.type);
      if (chunk.list === 'hdrl') readHead(view, chunk, found);
      else if (chunk.list === 'INFO') readTexts(view, chunk, found);
      else if (chunk.list === 'movi') {
        found.coded(view.slice(chunk.from, Math.min(codedBytesMax, chunk.end - chunk.from)));
      } else if (chunk.type === '_PMX') found.xmp(view.slice(chunk.from, chunk.end - chunk.from));
      else if (chunk.type === 'JUNK') readFilling(view, chunk, found);
      else if (chunk.type === 'IDIT') found.tag('IDIT', textOf(view, chunk));
    }
  }
}

function readHead(view: ByteView, head: Chunk, found: VideoCollector): void {
  for (const chunk of chunksOf(view, head.from, head.end)) {
    if (!found.step()) return;
    if (chunk.type === 'IDIT') found.tag('IDIT', textOf(view, chunk));
    else if (chunk.list === 'INFO') readTexts(view, chunk, found);
    else if (chunk.list === 'strl') readStream(view, chunk, found);
  }
}

function readStream(view: ByteView, list: Chunk, found: VideoCollector): void {
  const inside = chunksOf(view, list.from, list.end);
  const at = (type: string) => inside.find((chunk) => chunk.type === type);
  const [head, form] = [at('strh'), at('strf')];
  if (!head) return;
  const kind = kinds[view.ascii(head.from, 4)] ?? 'other';
  const [scale, rate, length] = [head.from + 20, head.from + 24, head.from + 32].map((place) =>
    view.u32(place),
  );
  const name = at('strn');
  found.track({
    kind,
    name: name ? textOf(view, name).slice(0, 120) : '',
    codec: kind === 'video' ? view.ascii(head.from + 4, 4).replaceAll('\0', '') : '',
    compressor: '',
    width: kind === 'video' && form ? view.u32(form.from + 4) : 0,
    height: kind === 'video' && form ? Math.abs(view.u32(form.from + 8) | 0) : 0,
    times: [],
    durationSeconds: scale && rate && length ? (length * scale) / rate : 0,
  });
}

function readTexts(view: ByteView, list: Chunk, found: VideoCollector): void {
  for (const chunk of chunksOf(view, list.from, list.end)) {
    if (!found.step()) return;
    found.tag(chunk.type, textOf(view, chunk));
  }
}

function readFilling(view: ByteView, { from, end }: Chunk, found: VideoCollector): void {
  const start = view.ascii(from, Math.min(fillingBytesMax, end - from));
  const name = /^[\x20-\x7e]{8,}/.exec(start)?.[0];
  if (name) found.tag('JUNK', name);
}

/** Up to the first whose size reaches past its end; odd sizes are filled up. */
function chunksOf(view: ByteView, from: number, end: number): Chunk[] {
  const chunks: Chunk[] = [];
  let at = from;
  while (at + 8 <= end && chunks.length < partsMax) {
    const [type, sizeBytes] = [view.ascii(at, 4), view.u32(at + 4)];
    const isList = type === 'LIST' || type === 'RIFF';
    // Of a file that was cut the last list is still there in part.
    const stop = Math.min(end, at + 8 + sizeBytes);
    if (!/^[\x20-\x7e]{4}$/.test(type) || (stop < at + 8 + sizeBytes && !isList)) break;
    chunks.push({ type, list: isList ? view.ascii(at + 8, 4) : '', from: at + (isList ? 12 : 8), end: stop });
    at = stop + (sizeBytes % 2);
  }
  return chunks;
}

function textOf(view: ByteView, { from, end }: Chunk): string {
  return decodeUnnamed(view.slice(from, Math.min(textBytesMax, end - from))).split('\0', 1)[0] ?? '';
}

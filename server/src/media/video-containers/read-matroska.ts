/** Reads Matroska and WebM: who wrote the file and when, its tracks and its tags (RFC 9559). */
import { type ByteView, viewBytes } from '../containers/byte-view.ts';
import { decodeUnnamed } from '../containers/text-bytes.ts';
import { type Element, elementsOf, number } from './ebml.ts';
import type { VideoCollector } from './video-collector.ts';
import type { ContainerTrack } from './video-container.ts';

const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  duration: 0x4489,
  scale: 0x2ad7b1,
  date: 0x4461,
  title: 0x7ba9,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackKind: 0x83,
  trackName: 0x536e,
  codec: 0x86,
  codecPrivate: 0x63a2,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  tags: 0x1254c367,
  tag: 0x7373,
  simpleTag: 0x67c8,
  tagName: 0x45a3,
  tagText: 0x4487,
  cluster: 0x1f43b675,
};
const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
const kinds: readonly (ContainerTrack['kind'] | undefined)[] = ['other', 'video', 'sound'];
const subtitleKind = 0x11;
const textBytesMax = 2 * 1024 * 1024;
const codedBytesMax = 256 * 1024;
/** The beginning of 2001, from which dates count nanoseconds. */
const firstMs = Date.UTC(2001, 0, 1);
const lastMs = Date.UTC(2200, 0, 1);

export function readMatroska(bytes: Uint8Array, found: VideoCollector): void {
  const view = viewBytes(bytes);
  const segment = elementsOf(view, 0, view.sizeBytes).find(({ id }) => id === ids.segment);
  if (!segment) return;
  let seconds = 0;
  let hasCoded = false;
  for (const element of elementsOf(view, segment.from, segment.end)) {
    found.part(names.get(element.id) ?? 'other');
    if (element.id === ids.info) seconds = readInfo(view, element, found);
    else if (element.id === ids.tracks) readTracks(view, element, seconds, found);
    else if (element.id === ids.tags) readTags(view, element, found);
    else if (element.id === ids.cluster && !hasCoded) {
      hasCoded = true;
      found.coded(view.slice(element.from, Math.min(codedBytesMax, element.end - element.from)));
    }
  }
}

function readInfo(view: ByteView, { from, end }: Element, found: VideoCollector): number {
  const inside = elementsOf(view, from, end);
  const at = (id: number) => inside.find((element) => element.id === id);
  for (const [name, id] of [
    ['MuxingApp', ids.muxingApp],
    ['WritingApp', ids.writingApp],
    ['title', ids.title],
  ] as const) {
    found.tag(name, text(view, at(id)));
  }
  const date = at(ids.date);
  if (date) {
    // Signed; what lies before 2001 is no date of a video.
    const createdMs = firstMs + number(view, date.from, date.end - date.from) / 1e6;
    if (date.end - date.from === 8 && createdMs < lastMs) found.movie({ createdMs });
  }
  const scale = at(ids.scale);
  const nanoseconds = scale ? number(view, scale.from, scale.end - scale.from) : 1_000_000;
  const duration = (floating(view, at(ids.duration)) * nanoseconds) / 1e9;
  return Number.isFinite(duration) && duration > 0 ? duration : 0;
}

function readTracks(view: ByteView, { from, end }: Element, seconds: number, found: VideoCollector): void {
  for (const track of elementsOf(view, from, end)) {
    if (track.id !== ids.track || !found.step()) continue;
    const inside = elementsOf(view, track.from, track.end);
    const at = (id: number) => inside.find((element) => element.id === id);
    const value = (element: Element | undefined) =>
      element ? number(view, element.from, element.end - element.from) : 0;
    const video = at(ids.video);
    const sizes = video ? elementsOf(view, video.from, video.end) : [];
    const kind = value(at(ids.trackKind));
    found.track({
      kind: kind === subtitleKind ? 'text' : (kinds[kind] ?? 'other'),
      name: text(view, at(ids.trackName)).slice(0, 120),
      codec: text(view, at(ids.codec)).slice(0, 40),
      compressor: '',
      width: value(sizes.find(({ id }) => id === ids.width)),
      height: value(sizes.find(({ id }) => id === ids.height)),
      times: [],
      durationSeconds: seconds,
    });
    const setup = at(ids.codecPrivate);
    if (setup) found.coded(view.slice(setup.from, setup.end - setup.from));
  }
}

function readTags(view: ByteView, { from, end }: Element, found: VideoCollector): void {
  for (const tag of elementsOf(view, from, end)) {
    if (tag.id !== ids.tag) continue;
    for (const simple of elementsOf(view, tag.from, tag.end)) {
      if (!found.step()) return;
      if (simple.id !== ids.simpleTag) continue;
      const inside = elementsOf(view, simple.from, simple.end);
      const at = (id: number) => inside.find((element) => element.id === id);
      found.tag(text(view, at(ids.tagName)), text(view, at(ids.tagText)));
    }
  }
}

function text(view: ByteView, element: Element | undefined): string {
  if (!element) return '';
  const bytes = view.slice(element.from, Math.min(textBytesMax, element.end - element.from));
  return decodeUnnamed(bytes).split('\0', 1)[0] ?? '';
}

function floating(view: ByteView, element: Element | undefined): number {
  const bytes = element ? view.slice(element.from, element.end - element.from) : new Uint8Array();
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.length === 8 ? data.getFloat64(0) : bytes.length === 4 ? data.getFloat32(0) : 0;
}

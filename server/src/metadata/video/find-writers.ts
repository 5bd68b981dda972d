/** Compares a video's file with the traces of known writers. */
import type { VideoContainer } from '../../media/video-containers/video-container.ts';
import { tagValues } from './video-tags.ts';
import { families, type Tells, type Writer, writers } from './writers.ts';

export type FoundWriter = Pick<Writer, 'writer' | 'kind'>;

/** Each once, the most telling first. */
export function findWriters(container: VideoContainer): FoundWriter[] {
  const found = new Map<string, FoundWriter>();
  for (const { writer, kind, tells } of writers) {
    const key = `${kind} ${'name' in writer ? writer.name : writer.described}`;
    if (!found.has(key) && fits(container, tells)) found.set(key, { writer, kind });
  }
  return [...found.values()];
}

/** Which of the widely shared ways of writing it is. */
export const findFamily = (container: VideoContainer) =>
  families.find(({ tells }) => fits(container, tells))?.code;

function fits(container: VideoContainer, tells: Tells): boolean {
  const { brand, tracks, tags, userBoxes, layout, encoders } = container;
  const { tag: [name, text] = [] } = tells;
  return (
    some(tells.brand, brand ? [`${brand.major}/${brand.minor} ${brand.compatible.join(' ')}`] : []) &&
    some(
      tells.track,
      tracks.map((track) => track.name),
    ) &&
    some(
      tells.codec,
      tracks.map((track) => track.codec),
    ) &&
    some(
      tells.compressor,
      tracks.map((track) => track.compressor),
    ) &&
    some(tells.tool, tagValues(container, 'tool')) &&
    some(tells.encoder, encoders) &&
    (!name || tags.some((tag) => name.test(tag.keyword) && text?.test(tag.text) === true)) &&
    (!tells.box || userBoxes.includes(tells.box) || layout.includes(tells.box)) &&
    !tags.some(({ keyword }) => tells.without?.test(keyword))
  );
}

/** Fields hold names; longer texts are no names and are not searched. */
const lookCharacters = 2000;

const some = (pattern: RegExp | undefined, texts: readonly string[]) =>
  !pattern || texts.some((text) => pattern.test(text.slice(0, lookCharacters)));

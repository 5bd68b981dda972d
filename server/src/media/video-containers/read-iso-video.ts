/** Reads the boxes of MP4, QuickTime and 3GP files (ISO 14496-12). */
import { viewBytes } from '../containers/byte-view.ts';
import { boxesOf } from '../containers/iso-boxes.ts';
import { c2paBoxId, xmpBoxId } from '../containers/read-iso-media.ts';
import { readLength, readTimes } from './iso-time.ts';
import { readTrack } from './iso-track.ts';
import { readMeta, readUserData } from './iso-user-data.ts';
import type { VideoCollector } from './video-collector.ts';

const brandsMax = 32;
/** Of a piece of images and sound, where no index says where the first image begins. */
const codedBytesMax = 64 * 1024;

export function readIsoVideo(bytes: Uint8Array, found: VideoCollector): void {
  const view = viewBytes(bytes);
  const boxes = boxesOf(view, 0, view.sizeBytes);
  for (const { type, from, end } of boxes) {
    const id = type === 'uuid' ? view.ascii(from, 16) : '';
    found.part(id === xmpBoxId ? 'uuid XMP' : id === c2paBoxId ? 'uuid C2PA' : type);
    if (type === 'ftyp') {
      const compatible = view.ascii(from + 8, Math.min(end - from - 8, brandsMax * 4)).match(/.{4}/gs);
      found.brand({ major: view.ascii(from, 4), minor: view.u32(from + 4), compatible: compatible ?? [] });
    } else if (type === 'moov') readMovie(from, end);
    else if (type === 'moof') found.fragmented();
    else if (type === 'meta') readMeta(view, { from, end }, found);
    else if (id === xmpBoxId) found.xmp(view.slice(from + 16, end - from - 16));
  }
  // In pieces the samples have no table in the beginning: the first piece begins with them.
  const firstPiece = boxes.some(({ type }) => type === 'moof') && boxes.find(({ type }) => type === 'mdat');
  if (firstPiece) {
    found.coded(view.slice(firstPiece.from, Math.min(codedBytesMax, firstPiece.end - firstPiece.from)));
  }

  function readMovie(from: number, end: number): void {
    const inside = boxesOf(view, from, end);
    const head = inside.find(({ type }) => type === 'mvhd');
    if (head) found.movie(readTimes(view, head.from));
    const scale = head ? readLength(view, head.from).scale : 1;
    for (const box of inside) {
      if (!found.step()) return;
      if (box.type === 'udta') readUserData(view, box, found);
      else if (box.type === 'meta') readMeta(view, box, found);
      else if (box.type === 'mvex') found.fragmented();
    }
    for (const box of inside) if (box.type === 'trak') readTrack(view, box, scale, found);
  }
}

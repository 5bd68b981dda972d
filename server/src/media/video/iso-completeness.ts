/** Whether an MP4 or QuickTime file is whole, by its outermost boxes. */
import { viewBytes } from '../containers/byte-view.ts';
import { walkBoxes } from '../containers/iso-boxes.ts';

export interface IsoCompleteness {
  /** The list of what is in the file and where: without it nothing can be played. */
  readonly hasIndex: boolean;
  /** Written piece by piece, each with an index of its own: what is there can be played. */
  readonly isFragmented: boolean;
  /** A box with images, sound or their index says that it goes on behind the end of the file. */
  readonly isCutOff: boolean;
}

/** Behind the last box some devices leave bytes of their own, which look like a box of any length. */
const wanted: readonly string[] = ['moov', 'moof', 'mdat'];

const boxesMax = 100_000;

/** Reads the heads of the boxes only. */
export function isoCompleteness(bytes: Buffer): IsoCompleteness {
  const names = new Set<string>();
  let isCutOff = false;
  for (const { type, end } of walkBoxes(viewBytes(bytes), 0, bytes.length).take(boxesMax)) {
    names.add(type);
    isCutOff = end > bytes.length && wanted.includes(type);
  }
  return { hasIndex: names.has('moov'), isFragmented: names.has('moof'), isCutOff };
}

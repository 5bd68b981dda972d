/** Whether an MP4 or QuickTime file is whole, by the boxes that it is made of. */
import { fstatSync, readSync } from 'node:fs';

export interface IsoBoxes {
  /** The list of what is in the file and where: without it nothing can be played. */
  readonly hasIndex: boolean;
  /** Written piece by piece, each with an index of its own: what is there can be played. */
  readonly isFragmented: boolean;
  /** The last box says that it goes on behind the end of the file. */
  readonly isCutOff: boolean;
}

const boxesMax = 100_000;

/** Of the outermost boxes; reads their headers only. */
export function isoBoxes(file: number): IsoBoxes {
  const size = fstatSync(file).size;
  const header = Buffer.alloc(16);
  const names = new Set<string>();
  let at = 0;
  for (let boxes = 0; boxes < boxesMax && at + 8 <= size; boxes += 1) {
    header.fill(0);
    readSync(file, header, 0, 16, at);
    names.add(header.toString('latin1', 4, 8));
    const short = header.readUInt32BE(0);
    const length = short === 1 ? Number(header.readBigUInt64BE(8)) : short === 0 ? size - at : short;
    if (length < 8) break;
    at += length;
  }
  return { hasIndex: names.has('moov'), isFragmented: names.has('moof'), isCutOff: at > size };
}

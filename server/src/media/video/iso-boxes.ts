/** Whether an MP4 or QuickTime file is whole, by the boxes that it is made of. */

export interface IsoBoxes {
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

/** Of the outermost boxes; reads their headers only. */
export function isoBoxes(bytes: Buffer): IsoBoxes {
  const size = bytes.length;
  const header = Buffer.alloc(16);
  const names = new Set<string>();
  let at = 0;
  let last = '';
  for (let boxes = 0; boxes < boxesMax && at + 8 <= size; boxes += 1) {
    header.fill(0);
    bytes.copy(header, 0, at, at + 16);
    last = header.toString('latin1', 4, 8);
    names.add(last);
    const short = header.readUInt32BE(0);
    const length = short === 1 ? Number(header.readBigUInt64BE(8)) : short === 0 ? size - at : short;
    if (length < 8) break;
    at += length;
  }
  return {
    hasIndex: names.has('moov'),
    isFragmented: names.has('moof'),
    isCutOff: at > size && wanted.includes(last),
  };
}

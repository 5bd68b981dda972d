/** The hashes of an image as the databases keep them: for each one byte of its part and 32 of its bits. */
import { uint32At } from '../domain/array-values.ts';
import { hashWords } from './hamming.ts';
import { hashesMax, type ImageHash, type ImagePart } from './image-index.ts';

/** In the order of their numbers; only ever added to. */
export const imageParts: readonly ImagePart[] = ['whole', 'inner', 'trimmed'];

const packedBytes = 1 + 4 * hashWords;

export function packHashes(hashes: readonly ImageHash[]): Uint8Array {
  if (hashes.length < 1 || hashes.length > hashesMax)
    throw new RangeError(`A picture has 1 to ${hashesMax} hashes`);
  const bytes = new Uint8Array(hashes.length * packedBytes);
  const view = new DataView(bytes.buffer);
  hashes.forEach(({ words, part }, number) => {
    const [at, partNumber] = [number * packedBytes, imageParts.indexOf(part)];
    if (words.length !== hashWords || partNumber < 0) throw new RangeError('A hash has 256 bits and a part');
    view.setUint8(at, partNumber);
    for (let word = 0; word < hashWords; word += 1)
      view.setUint32(at + 1 + 4 * word, uint32At(words, word), true);
  });
  return bytes;
}

/** The words are overwritten by the next call. */
export function eachPackedHash(bytes: Uint8Array, call: (words: Uint32Array, part: number) => void): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + packedBytes <= bytes.length; at += packedBytes) {
    for (let word = 0; word < hashWords; word += 1) scratch[word] = view.getUint32(at + 1 + 4 * word, true);
    call(scratch, view.getUint8(at));
  }
}

const scratch = new Uint32Array(hashWords);

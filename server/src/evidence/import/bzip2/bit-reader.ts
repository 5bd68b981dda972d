/** Reads bits out of bytes, highest first, as bzip2 writes them. */

export interface BitReader {
  /** The next 1 to 24 bits as a number. Beyond the end there are zeros: `isOverrun` tells. */
  read(count: number): number;
  /** The next 20 bits, left where they are. */
  peek(): number;
  /** Passes over 1 to 20 bits that `peek` showed. */
  skip(count: number): void;
  /** Passes over what is left of a byte that was begun. */
  alignToByte(): void;
  /** How much was read, from the beginning of the bytes. */
  positionBits(): number;
  /** Whether more was read than there is. */
  isOverrun(): boolean;
}

export const peekedBits = 20;

export function createBitReader(bytes: Uint8Array, startBits = 0): BitReader {
  let next = startBits >>> 3;
  let held = 0;
  let heldBits = 0;
  const hold = (count: number) => {
    while (heldBits < count) {
      held = (held << 8) | (next < bytes.length ? (bytes[next] ?? 0) : 0);
      next += 1;
      heldBits += 8;
    }
  };
  const reader: BitReader = {
    read(count) {
      hold(count);
      heldBits -= count;
      return (held >>> heldBits) & ((1 << count) - 1);
    },
    peek() {
      hold(peekedBits);
      return (held >>> (heldBits - peekedBits)) & 0xfffff;
    },
    skip(count) {
      heldBits -= count;
    },
    alignToByte() {
      heldBits -= heldBits % 8;
    },
    positionBits: () => next * 8 - heldBits,
    isOverrun: () => next * 8 - heldBits > bytes.length * 8,
  };
  if (startBits % 8 > 0) reader.read(startBits % 8);
  return reader;
}

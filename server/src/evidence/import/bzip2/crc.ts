/** The check sum of bzip2: CRC-32 with the highest bit first. */

export const crcStart = -1;

export const crcTable: Int32Array = Int32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24;
  for (let bit = 0; bit < 8; bit++) sum = sum < 0 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  return sum;
});

/** The sum of a stream after one more of its blocks. */
export function streamCrc(before: number, block: number): number {
  return (((before << 1) | (before >>> 31)) ^ block) >>> 0;
}

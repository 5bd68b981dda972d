/** Identifiers nobody can guess, of letters and digits alone: safe in links, file names and command lines. */
import { randomFillSync } from 'node:crypto';

export const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Bytes from here on would make some characters likelier than others, and are thrown away. */
const fairBytes = 256 - (256 % alphabet.length);

/** Randomness is fetched for many ids at once: asking the system for it costs more than the rest of an id. */
const poolBytes = 4096;

/** A source of uniform base62 texts, 5.95 bits a character. */
export function createRandomIds(): (length: number) => string {
  const pool = Buffer.alloc(poolBytes);
  let position = poolBytes;
  return (length) => {
    let id = '';
    while (id.length < length) {
      if (position === poolBytes) {
        randomFillSync(pool);
        position = 0;
      }
      const byte = pool[position++] ?? 0;
      if (byte < fairBytes) id += alphabet.charAt(byte % alphabet.length);
    }
    return id;
  };
}

/** One such text, for those who need it rarely. */
export const randomBase62 = (length: number): string => createRandomIds()(length);

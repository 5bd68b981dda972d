/** Identifiers nobody can guess, of letters and digits alone: safe in links, file names and command lines. */
import { randomBytes } from 'node:crypto';

export const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Bytes from here on would make some characters likelier than others, and are thrown away. */
const fairBytes = 256 - (256 % alphabet.length);

/** Uniform base62 characters, 5.95 bits each. */
export function randomBase62(length: number): string {
  let characters = '';
  while (characters.length < length) {
    for (const byte of randomBytes(length + 8)) {
      if (byte < fairBytes && characters.length < length)
        characters += alphabet.charAt(byte % alphabet.length);
    }
  }
  return characters;
}

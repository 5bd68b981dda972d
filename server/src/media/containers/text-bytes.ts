/** Turns bytes from an image's file into text, whatever their encoding. */

/** Room for all texts of a file together; the largest honest workflows of generators take a few hundred kilobytes. */
export const textBytesMax = 4 * 1024 * 1024;

const utf8 = new TextDecoder('utf-8');
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const utf16 = { big: new TextDecoder('utf-16be'), little: new TextDecoder('utf-16le') };

/** UTF-16 with a byte order mark, otherwise UTF-8: the encodings that XMP is found in. */
export function decodeMarked(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16.big.decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16.little.decode(bytes);
  return utf8.decode(bytes);
}

export function decodeUtf16(bytes: Uint8Array, order: 'big' | 'little'): string {
  return utf16[order].decode(bytes);
}

/** UTF-8 where it is that, otherwise Latin-1: for fields whose encoding nothing names. */
export function decodeUnnamed(bytes: Uint8Array): string {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    // Not UTF-8: then what never fails.
    return decodeLatin1(bytes);
  }
}

/** Fields are filled up with zeros; a pattern would take the square of their number. */
export function withoutZeros(text: string): string {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) === 0) end -= 1;
  return text.slice(0, end);
}

export function decodeLatin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

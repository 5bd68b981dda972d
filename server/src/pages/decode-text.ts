/** From bytes to text: the character set that is declared, unless the bytes say otherwise. */

/** Far more than browsers look at: some pages say it after their scripts. */
const metaBytes = 64 * 1024;

/**
 * Never fails. A byte order mark wins; then text that is plainly UTF-8 is UTF-8, whatever it is declared to be,
 * because no other text looks like it by chance; then the declared set, in the header or in the page; then
 * windows-1252, which is what the undeclared web is written in.
 */
export function decodeText(bytes: Uint8Array, contentType = ''): string {
  const marked = markedEncoding(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  const asUtf8 = new TextDecoder().decode(bytes);
  if (looksLikeUtf8(asUtf8)) return asUtf8;
  const declared = decoderFor(charsetIn(contentType)) ?? decoderFor(charsetInMeta(bytes));
  // Declared as UTF-8, and it is not.
  if (!declared || declared.encoding === 'utf-8') return new TextDecoder('windows-1252').decode(bytes);
  return declared.decode(bytes);
}

function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

/** All of it, or nearly: a page put together from parts may hold a few broken characters among its good ones. */
function looksLikeUtf8(decoded: string): boolean {
  const broken = decoded.match(/\uFFFD/g)?.length ?? 0;
  // ISO-2022-JP is all ASCII too, but for its escapes.
  if (broken === 0) return !decoded.includes('\x1b') || /[\u0080-\uFFFF]/.test(decoded);
  const good = decoded.match(/[\u0080-\uFFFC]/g)?.length ?? 0;
  return good > broken * 4;
}

function charsetIn(field: string): string | undefined {
  return /charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(field)?.[1];
}

function charsetInMeta(bytes: Uint8Array): string | undefined {
  const beginning = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, metaBytes));
  const text = beginning.toString('latin1');
  for (const [meta] of text.matchAll(/<(?:meta|\?xml)[^>]{1,400}/gi)) {
    const charset = charsetIn(meta) ?? /encoding\s*=\s*["']([\w:.-]+)/i.exec(meta)?.[1];
    if (charset) return charset;
  }
  return undefined;
}

/** Undefined for a name that nobody knows. A page that could declare UTF-16 in ASCII is not in UTF-16. */
function decoderFor(charset: string | undefined): TextDecoder | undefined {
  if (charset === undefined || /^utf-?16/i.test(charset)) return undefined;
  try {
    return new TextDecoder(charset);
  } catch {
    // Pages declare anything.
    return undefined;
  }
}

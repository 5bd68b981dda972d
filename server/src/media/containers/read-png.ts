/** Reads the chunks of a PNG file: texts, EXIF, XMP, and the profiles that ImageMagick writes as text. */
import { inflateSync } from 'node:zlib';
import { viewBytes } from './byte-view.ts';
import { type Collector, partsMax } from './collector.ts';
import { iptcOfResources } from './photoshop-resources.ts';
import { decodeLatin1, decodeMarked } from './text-bytes.ts';

const signatureBytes = 8;
const xmpKeyword = 'XML:com.adobe.xmp';
/** One text may not take the room of all. */
const textBytesEachMax = 2 * 1024 * 1024;

export function readPng(bytes: Uint8Array, found: Collector): void {
  const view = viewBytes(bytes);
  let at = signatureBytes;
  for (let count = 0; count < partsMax && at + 8 <= view.sizeBytes; count += 1) {
    const sizeBytes = view.u32(at);
    const data = view.slice(at + 8, sizeBytes);
    const type = view.ascii(at + 4, 4);
    // Some programs cut the image into many thousands of pieces.
    if (type === 'IDAT') count -= 1;
    at += 12 + sizeBytes;
    if (type === 'IEND') {
      found.endsAt(at, view.sizeBytes);
      return;
    }
    if (type === 'eXIf') found.exif(data);
    else if (type === 'tEXt' || type === 'zTXt') readText(data, type === 'zTXt', found);
    else if (type === 'iTXt') readInternationalText(data, found);
  }
}

function readText(data: Uint8Array, isCompressed: boolean, found: Collector): void {
  const keywordEnd = data.indexOf(0);
  if (keywordEnd < 1) return;
  const keyword = decodeLatin1(data.subarray(0, keywordEnd));
  // A compressed text has one more byte, the method, of which there is one.
  const body = isCompressed
    ? inflated(data.subarray(keywordEnd + 2), found)
    : data.subarray(keywordEnd + 1, keywordEnd + 1 + textBytesEachMax);
  if (body) keep(keyword, body, decodeLatin1, found);
}

/** Keyword, zero, compressed or not, method, language, zero, keyword in that language, zero, text in UTF-8. */
function readInternationalText(data: Uint8Array, found: Collector): void {
  const keywordEnd = data.indexOf(0);
  const languageEnd = data.indexOf(0, keywordEnd + 3);
  const translatedEnd = data.indexOf(0, languageEnd + 1);
  if (keywordEnd < 1 || languageEnd === -1 || translatedEnd === -1) return;
  const rest = data.subarray(translatedEnd + 1);
  const body = data[keywordEnd + 1] === 1 ? inflated(rest, found) : rest.subarray(0, textBytesEachMax);
  if (body) keep(decodeLatin1(data.subarray(0, keywordEnd)), body, decodeMarked, found);
}

function keep(
  keyword: string,
  body: Uint8Array,
  decode: (bytes: Uint8Array) => string,
  found: Collector,
): void {
  if (keyword === xmpKeyword) found.xmp(body);
  else if (!keyword.startsWith('Raw profile type ')) found.text(keyword, decode(body));
  else keepProfile(keyword.slice('Raw profile type '.length), body, found);
}

/** A line with the name, one with the size, then hexadecimal digits in lines. */
function keepProfile(name: string, body: Uint8Array, found: Collector): void {
  const [, , ...digits] = decodeLatin1(body).trimStart().split('\n');
  const profile = Buffer.from(digits.join('').replace(/\s+/g, ''), 'hex');
  found.spend(profile.length);
  if (name === 'xmp') found.xmp(profile);
  else if (name === 'exif') found.exif(profile);
  else if (name === 'iptc') found.iptc(iptcOfResources(profile) ?? profile);
  else if (name !== 'APP1') return;
  else if (decodeLatin1(profile.subarray(0, 4)) === 'Exif') found.exif(profile);
  else {
    const nameEnd = profile.indexOf(0);
    if (nameEnd !== -1) found.xmp(profile.subarray(nameEnd + 1));
  }
}

/** What inflates to more than there is room for is left out, and costs its room all the same. */
function inflated(data: Uint8Array, found: Collector): Uint8Array | undefined {
  const maxOutputLength = Math.min(textBytesEachMax, found.roomBytes());
  if (maxOutputLength === 0) return undefined;
  try {
    return inflateSync(data, { maxOutputLength });
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    found.spend(isTooLarge ? maxOutputLength : Math.min(maxOutputLength, data.length));
    return undefined;
  }
}

/** Tells what a body is from its first bytes; what the server calls it only decides between kinds of text. */

export type MediaKind = 'html' | 'xml' | 'json' | 'text' | 'pdf' | 'image' | 'video';

export interface Sniffed {
  readonly kind: MediaKind;
  /** `image/jpeg`, `text/html`. */
  readonly mediaType: string;
}

/** How many bytes from the beginning are looked at. */
export const sniffBytes = 1024;

/** Where the marks stand, as bytes in Latin-1. */
const signatures: readonly (readonly [
  mediaType: string,
  ...marks: (readonly [at: number, mark: string])[],
])[] = [
  ['application/pdf', [0, '%PDF-']],
  ['image/jpeg', [0, '\xff\xd8\xff']],
  ['image/png', [0, '\x89PNG\r\n\x1a\n']],
  ['image/gif', [0, 'GIF87a']],
  ['image/gif', [0, 'GIF89a']],
  ['image/webp', [0, 'RIFF'], [8, 'WEBP']],
  ['image/bmp', [0, 'BM'], [6, '\0\0\0\0']],
  ['image/tiff', [0, 'II*\0']],
  ['image/tiff', [0, 'MM\0*']],
  ['image/jxl', [0, '\0\0\0\x0cJXL \r\n\x87\n']],
  ['image/jxl', [0, '\xff\x0a']],
  ['video/x-msvideo', [0, 'RIFF'], [8, 'AVI ']],
  ['video/x-matroska', [0, '\x1a\x45\xdf\xa3']],
  ['video/x-flv', [0, 'FLV\x01']],
  ['video/ogg', [0, 'OggS\0']],
  ['video/mpeg', [0, '\0\0\x01\xba']],
  ['video/mpeg', [0, '\0\0\x01\xb3']],
  ['video/mp2t', [0, 'G'], [188, 'G'], [376, 'G']],
  // QuickTime from before brands: the first box tells, and its length is not a letter.
  ['video/quicktime', [0, '\0'], [4, 'moov']],
  ['video/quicktime', [0, '\0'], [4, 'mdat']],
  ['video/quicktime', [0, '\0'], [4, 'wide']],
];

/** ISO base media files (MP4, QuickTime, HEIF) tell their kind by a brand after `ftyp`. */
const imageBrands: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  avis: 'image/avif',
  heic: 'image/heic',
  heix: 'image/heic',
  hevc: 'image/heic',
  heim: 'image/heic',
  heis: 'image/heic',
  mif1: 'image/heif',
  msf1: 'image/heif',
};

const htmlOpening =
  /^\s*<(?:!--|!doctype\s+html|(?:html|head|body|title|meta|link|base|script|noscript|style|div|section|article|main|header|nav|p|h[1-6]|table|ul|ol|a|b|br|span|font|center|form|img|iframe)[\s/>])/i;
const jsonOpening = /^\s*(?:\{\s*["}]|\[\s*(?:[\]{["\d-]|true|false|null)|\{\s*$|\[\s*$)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these bytes are what tells binary from text
const binaryBytes = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/** Undefined for an empty body and for what is none of the kinds. */
export function sniff(bytes: Uint8Array, declaredType = ''): Sniffed | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, sniffBytes));
  if (head.length === 0) return undefined;
  const raw = head.toString('latin1');
  const mediaType = binaryTypeOf(raw);
  if (mediaType) return { kind: kindOf(mediaType), mediaType };
  return sniffText(textOf(head, raw), declaredType.toLowerCase());
}

function binaryTypeOf(raw: string): string | undefined {
  if (raw.startsWith('ftyp', 4)) {
    const brand = raw.slice(8, 12);
    return imageBrands[brand] ?? (brand === 'qt  ' ? 'video/quicktime' : 'video/mp4');
  }
  const found = signatures.find(([, ...marks]) => marks.every(([at, mark]) => raw.startsWith(mark, at)));
  return found?.[0];
}

function kindOf(mediaType: string): MediaKind {
  if (mediaType === 'application/pdf') return 'pdf';
  return mediaType.startsWith('image/') ? 'image' : 'video';
}

/** The beginning as text, as far as sniffing needs it: UTF-16 by its byte order mark, all others by their ASCII. */
function textOf(head: Buffer, raw: string): string {
  if (raw.startsWith('\xff\xfe')) return new TextDecoder('utf-16le').decode(head);
  if (raw.startsWith('\xfe\xff')) return new TextDecoder('utf-16be').decode(head);
  return raw.startsWith('\xef\xbb\xbf') ? raw.slice(3) : raw;
}

function sniffText(text: string, declaredType: string): Sniffed | undefined {
  if (binaryBytes.test(text)) return undefined;
  const html: Sniffed = { kind: 'html', mediaType: 'text/html' };
  if (htmlOpening.test(text)) return html;
  if (/^\s*<\?xml\b/.test(text)) {
    return /<(?:!doctype\s+)?html\b/i.test(text) ? html : { kind: 'xml', mediaType: 'application/xml' };
  }
  if (/^\s*<(?:rss|feed|svg|urlset|sitemapindex)\b/i.test(text))
    return { kind: 'xml', mediaType: 'application/xml' };
  if (jsonOpening.test(text)) return { kind: 'json', mediaType: 'application/json' };
  if (/html/.test(declaredType) && /<[a-z!]/i.test(text)) return html;
  return { kind: 'text', mediaType: 'text/plain' };
}

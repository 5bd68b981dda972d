/** One row of an import of images: {url, title, date, image, hash, quality}. */
import { createHash } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { storedLink } from '../../domain/stored-link.ts';
import type { Parsed } from '../../evidence/import/import-file.ts';
import { because, day, rowFault, text, webAddress } from '../../evidence/import/row-fields.ts';
import { indexedQualityMin, type PublishedImage } from '../image-index.ts';

/** An image to be added, with its hash, with the file to hash, or with the link to that file. */
export interface ImageRecord extends Omit<PublishedImage, 'hashes' | 'origin' | 'keptAtMs'> {
  /** Imported by the operator unless told. */
  readonly origin?: PublishedImage['origin'];
  readonly from: { readonly words: Uint32Array } | { readonly path: string } | { readonly link: string };
}

const notAHash = because({ code: 'notAHash' });
const notAQuality = because({ code: 'notBetween', values: { min: 0, max: 100 } });

const ImageRow = z.object({
  url: webAddress,
  title: text.max(2_000).nullish(),
  date: day,
  image: text.max(4_096).nullish(),
  hash: z
    .custom<string>((hash) => typeof hash === 'string' && /^([0-9a-f]{64})?$/i.test(hash), notAHash)
    .nullish(),
  quality: z
    .custom<number | string>(
      (quality) => typeof quality === 'number' || typeof quality === 'string',
      notAQuality,
    )
    .transform((quality) => (quality === '' ? undefined : Number(quality)))
    .refine((quality) => quality === undefined || (quality >= 0 && quality <= 100), notAQuality)
    .nullish(),
});

/** Paths of images are relative to the file that names them. */
export function createImageParser(file: string): (record: unknown) => Parsed<ImageRecord> {
  const folder = dirname(resolve(file));
  return (record) => {
    const parsed = ImageRow.safeParse(record);
    if (!parsed.success) return { fault: rowFault(parsed.error) };
    const { url, title, date, image, hash, quality } = parsed.data;
    if (!hash && !image) return { fault: { code: 'neitherHashNorImage' } };
    if (hash && (quality ?? 100) < indexedQualityMin) {
      return { fault: { code: 'qualityBelow', values: { min: indexedQualityMin } } };
    }
    const page = storedLink(url) ?? url;
    const entry = { id: idOf(url, image || hash || ''), url: page, title: title?.trim() || page };
    const from = hash ? { words: wordsOf(hash) } : { path: resolve(folder, image ?? '') };
    return { items: [{ ...entry, ...(date ? { date } : {}), from }] };
  };
}

/** A page may show several images. */
const idOf = (url: string, which: string) =>
  createHash('sha256').update(`importata\n${url}\n${which}`).digest('base64url').slice(0, 32);

/** The last bits first, as other tools write it. */
function wordsOf(hex: string): Uint32Array {
  const words = hex.match(/.{8}/g) ?? [];
  return Uint32Array.from(words.toReversed(), (word) => Number.parseInt(word, 16));
}

/** One row of an import of images: {url, title, date, image, hash, quality}. */
import { createHash } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { isText } from '../../domain/claim-text.ts';
import { storedLink } from '../../domain/stored-link.ts';
import type { Parsed } from '../../evidence/import/import-file.ts';
import { isoDay, isWebAddress } from '../../providers/answer-text.ts';
import { indexedQualityMin, type PublishedImage } from '../image-index.ts';

/** An image to be added, with its hash, with the file to hash, or with the link to that file. */
export interface ImageRecord extends Omit<PublishedImage, 'hashes' | 'origin' | 'keptAtMs'> {
  /** Imported by the operator unless told. */
  readonly origin?: PublishedImage['origin'];
  readonly from: { readonly words: Uint32Array } | { readonly path: string } | { readonly link: string };
}

const text = z
  .string({ error: 'must be a text' })
  .refine(isText, { error: 'holds characters that are no text' });
const dateError = { error: 'must be a date such as 2026-11-15' };
const hashError = { error: 'must be 64 hexadecimal digits' };
const qualityError = { error: 'must be a number from 0 to 100' };

const ImageRow = z.object(
  {
    url: text.refine(isWebAddress, { error: 'must be an http or https address' }),
    title: text.max(2_000, { error: 'must have at most 2,000 characters' }).nullish(),
    date: z
      .string(dateError)
      .transform((date) => (date === '' ? null : (isoDay(date) ?? undefined)))
      .refine((day) => day !== undefined, dateError)
      .nullish(),
    image: text.max(4_096, { error: 'must have at most 4,096 characters' }).nullish(),
    hash: z
      .string(hashError)
      .regex(/^([0-9a-f]{64})?$/i, hashError)
      .nullish(),
    quality: z
      .union([z.number(), z.string()], qualityError)
      .transform((quality) => (quality === '' ? undefined : Number(quality)))
      .refine((quality) => quality === undefined || (quality >= 0 && quality <= 100), qualityError)
      .nullish(),
  },
  { error: 'not a JSON object' },
);

/** Paths of images are relative to the file that names them. */
export function createImageParser(file: string): (record: unknown) => Parsed<ImageRecord> {
  const folder = dirname(resolve(file));
  return (record) => {
    const parsed = ImageRow.safeParse(record);
    if (!parsed.success) return { fault: faultOf(parsed.error) };
    const { url, title, date, image, hash, quality } = parsed.data;
    if (!hash && !image) return { fault: 'has neither a hash nor an image' };
    if (hash && (quality ?? 100) < indexedQualityMin) {
      return { fault: `quality is below ${indexedQualityMin}: a picture so flat cannot be told from others` };
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

/** The first fault is enough to find the row and mend it. */
function faultOf({ issues: [issue] }: z.ZodError): string {
  const field = issue?.path.join('.');
  return field ? `${field} ${issue?.message}` : (issue?.message ?? 'unusable');
}

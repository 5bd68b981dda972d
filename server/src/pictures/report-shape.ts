/** The shape of a report, for answers of a process that a hostile file may have taken over. */
import { Exif, Signal } from '@riscontro/contract';
import { z } from 'zod';
import { type PictureMethod, pictureMethods } from '../domain/media-signal.ts';
import { pictureFormats } from '../media/picture.ts';
import { HashesShape } from '../similarity/hashes-shape.ts';
import type { PictureReport } from './picture-report.ts';

const detailLengthMax = 2_000;
const previewBytesMax = 1024 * 1024;
const methods = Object.keys(pictureMethods) as [PictureMethod, ...PictureMethod[]];

const Side = z.int().min(1).max(1_000_000);
const Text = z.string().min(1).max(detailLengthMax);
const Bytes = (sizeMax: number) => z.instanceof(Uint8Array).refine((bytes) => bytes.byteLength <= sizeMax);

const PictureSignalShape = z
  .strictObject({
    method: z.enum(methods),
    outcome: Signal.shape.esito,
    strength: z.number().min(0).max(1),
    meaning: z.enum(['made_by_ai', 'part_made_by_ai', 'altered', 'broken_seal']),
    vouched: z.boolean(),
    detail: z.strictObject({ it: Text, en: Text }),
  })
  .partial({ strength: true, meaning: true, vouched: true });

export const ReportShape: z.ZodType<PictureReport> = z
  .strictObject({
    format: z.enum(pictureFormats),
    width: Side,
    height: Side,
    signals: z.array(PictureSignalShape).max(methods.length),
    exif: Exif,
    plainExif: z
      .strictObject({
        make: z.string(),
        model: z.string(),
        software: z.string(),
        taken: z.string(),
        orientation: z.number(),
        latitude: z.number(),
        longitude: z.number(),
      })
      .partial(),
    c2pa: z.enum(['none', 'valid', 'invalid']),
    hashes: HashesShape,
    preview: Bytes(previewBytesMax),
    maps: z
      .array(z.strictObject({ method: z.enum(methods), png: Bytes(previewBytesMax) }))
      .max(methods.length),
    whereToLook: Bytes(4 * previewBytesMax),
    textPicture: Bytes(8 * previewBytesMax),
  })
  .partial({ exif: true, whereToLook: true, textPicture: true }) as z.ZodType<PictureReport>;

/** The shape of a report, for answers of a process that a hostile file may have taken over. */
import { Exif } from '@riscontro/contract';
import { z } from 'zod';
import { type PictureMethod, pictureMethods } from '../domain/media-signal.ts';
import { pictureFormats } from '../media/picture.ts';
import { bytesShape, signalsShape } from '../media/signal-shape.ts';
import { HashesShape } from '../similarity/hashes-shape.ts';
import type { PictureReport } from './picture-report.ts';

const previewBytesMax = 1024 * 1024;
const methods = Object.keys(pictureMethods) as [PictureMethod, ...PictureMethod[]];

const Side = z.int().min(1).max(1_000_000);

export const ReportShape: z.ZodType<PictureReport> = z
  .strictObject({
    format: z.enum(pictureFormats),
    width: Side,
    height: Side,
    signals: signalsShape(pictureMethods),
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
    preview: bytesShape(previewBytesMax),
    maps: z
      .array(z.strictObject({ method: z.enum(methods), png: bytesShape(previewBytesMax) }))
      .max(methods.length),
    whereToLook: bytesShape(4 * previewBytesMax),
    textPicture: bytesShape(8 * previewBytesMax),
  })
  .partial({ exif: true, whereToLook: true, textPicture: true }) as z.ZodType<PictureReport>;

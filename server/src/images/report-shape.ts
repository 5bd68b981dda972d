/** The shape of a report, for answers of a process that a hostile file may have taken over. */
import { Exif } from '@riscontro/contract';
import { z } from 'zod';
import { type ImageMethod, imageMethods } from '../domain/media-signal.ts';
import { imageFormats } from '../media/image.ts';
import { bytesShape, signalsShape } from '../media/signal-shape.ts';
import { HashesShape } from '../similarity/hashes-shape.ts';
import type { ImageReport } from './image-report.ts';

const previewBytesMax = 1024 * 1024;
const methods = Object.keys(imageMethods) as [ImageMethod, ...ImageMethod[]];

const Side = z.int().min(1).max(1_000_000);

export const ReportShape: z.ZodType<ImageReport> = z
  .strictObject({
    format: z.enum(imageFormats),
    width: Side,
    height: Side,
    signals: signalsShape(imageMethods),
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
    textImage: bytesShape(8 * previewBytesMax),
  })
  .partial({ exif: true, whereToLook: true, textImage: true }) as z.ZodType<ImageReport>;

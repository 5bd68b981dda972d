/** The shape of an image's report, for answers of a process that a hostile file may have taken over. */
import { z } from 'zod';
import { imageFormats } from '../../media/image.ts';
import { bytesShape } from '../../media/signal-shape.ts';
import { imageMethods } from '../../media-methods/image-methods.ts';
import { HashesShape } from '../../similarity/hashes-shape.ts';
import { previewBytesMax, reportFields, Side } from '../report-shape.ts';
import type { ImageReport } from './image-report.ts';

const methods = imageMethods.map(({ id }) => id);

export const ImageReportShape = z.strictObject({
  ...reportFields(methods),
  format: z.enum(imageFormats),
  width: Side,
  height: Side,
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
  hashes: HashesShape,
  maps: z
    .array(z.strictObject({ method: z.enum(methods), png: bytesShape(previewBytesMax) }))
    .max(methods.length),
  whereToLook: bytesShape(4 * previewBytesMax).optional(),
  textImage: bytesShape(8 * previewBytesMax).optional(),
}) as z.ZodType<ImageReport>;

/** The shape of what all reports have in common, for answers of a process that a hostile file may have taken over. */
import { Exif as WireExif } from '@riscontro/contract';
import { type Exif, exif } from '@riscontro/contract/inside';
import { z } from 'zod';
import type { MediaMethod } from '../domain/media-signal.ts';
import { bytesShape, signalsShape } from '../media/signal-shape.ts';

export const previewBytesMax = 1024 * 1024;

export const Side = z.int().min(1).max(1_000_000);

/** Held against the contract, which has it under the names of the wire. */
const ExifShape = z
  .custom<Exif>()
  .transform((given) => exif.toWire(given))
  .pipe(WireExif)
  .transform((held) => exif.fromWire(held));

/** `methods`: those that may speak. The fields of a MediaReport but its hashes. */
export const reportFields = (methods: readonly MediaMethod[]) => ({
  signals: signalsShape(methods),
  exif: ExifShape.optional(),
  c2pa: z.enum(['none', 'valid', 'invalid']),
  preview: bytesShape(previewBytesMax),
});

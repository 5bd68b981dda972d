/** The lines of media evaluation files: images with what is known about them, and what was answered. */
import { MediaLevel } from '@riscontro/contract';
import { z } from 'zod';
import { idText } from '../../evidence/import/row-fields.ts';

/** What a run needs of a line; held-out files come with no more. */
export const MediaRow = z.object({
  id: idText,
  /** Relative to the manifest. */
  path: z.string().min(1),
  kind: z.enum(['image', 'video']),
});
export type MediaRow = z.infer<typeof MediaRow>;

export const GoldMedia = MediaRow.extend({
  label: z.enum(['real', 'ai', 'manipulated', 'c2pa', 'metadata', 'pdq', 'malformed']),
  source: z.string(),
  /** White where the image was manipulated. */
  mask: z.string().optional(),
  expect: z
    .object({
      exif: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      generator_mark: z.boolean().optional(),
      c2pa_status: z.enum(['none', 'valid', 'valid_bad_ingredient', 'invalid']).optional(),
      decodable: z.boolean().nullish(),
    })
    .optional(),
});
export type GoldMedia = z.infer<typeof GoldMedia>;

export const RowSignal = z.object({
  nome: z.string().optional(),
  tipo: z.string(),
  esito: z.string(),
  forza: z.number().optional(),
});

export const MediaPrediction = z.object({
  id: idText,
  level: MediaLevel.optional(),
  /** 100 authentic. */
  score: z.number().min(0).max(100).optional(),
  ms: z.number(),
  signals: z.array(RowSignal).optional(),
  /** The status that a client would have got; only for files without an answer. */
  error: z.int().optional(),
  /** Which changed copy of the file was judged. */
  variant: z.string().optional(),
  /** A grey PNG beside the answers, brighter where more stands out. */
  map: z.string().optional(),
  c2pa: z.enum(['none', 'valid', 'invalid']).optional(),
  exif: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type MediaPrediction = z.infer<typeof MediaPrediction>;

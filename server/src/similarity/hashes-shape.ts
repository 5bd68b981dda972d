/** The shape of hashes, for answers of a process that a hostile file may have taken over. */
import { z } from 'zod';
import { hashWords } from './hamming.ts';
import type { ImageHashes } from './image-hashes.ts';
import { type VideoHashes, videoQueriesMax, videoStoredMax } from './video-hashes.ts';

const Words = z.instanceof(Uint32Array).refine(({ length }) => length === hashWords);
const Part = z.enum(['whole', 'inner', 'trimmed']);
const Turns = z.enum([
  'original',
  'turned90',
  'turned180',
  'turned270',
  'mirrored',
  'flipped',
  'transposed',
  'transversed',
]);
export const HashesShape: z.ZodType<ImageHashes> = z.strictObject({
  words: Words,
  quality: z.int().min(0).max(100),
  stored: z.array(z.strictObject({ words: Words, part: Part })).max(6),
  queries: z.array(z.strictObject({ words: Words, part: Part, turn: Turns })).max(24),
});

const timeSeconds = z.number().min(-3_600).max(1_000_000);

export const VideoHashesShape: z.ZodType<VideoHashes> = z.strictObject({
  stored: z
    .array(z.strictObject({ words: Words, part: Part, timeSeconds, quality: z.int().min(0).max(100) }))
    .max(videoStoredMax),
  queries: z
    .array(z.strictObject({ words: Words, part: Part, turn: Turns, timeSeconds }))
    .max(videoQueriesMax),
});

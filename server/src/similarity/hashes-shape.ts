/** The shape of hashes, for answers of a process that a hostile file may have taken over. */
import { z } from 'zod';
import { type FilmHashes, filmQueriesMax, filmStoredMax } from './film-hashes.ts';
import { hashWords } from './hamming.ts';
import type { PictureHashes } from './picture-hashes.ts';

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
export const HashesShape: z.ZodType<PictureHashes> = z.strictObject({
  words: Words,
  quality: z.int().min(0).max(100),
  stored: z.array(z.strictObject({ words: Words, part: Part })).max(6),
  queries: z.array(z.strictObject({ words: Words, part: Part, turn: Turns })).max(24),
});

const timeSeconds = z.number().min(-3_600).max(1_000_000);

export const FilmHashesShape: z.ZodType<FilmHashes> = z.strictObject({
  stored: z
    .array(z.strictObject({ words: Words, part: Part, timeSeconds, quality: z.int().min(0).max(100) }))
    .max(filmStoredMax),
  queries: z
    .array(z.strictObject({ words: Words, part: Part, turn: Turns, timeSeconds }))
    .max(filmQueriesMax),
});

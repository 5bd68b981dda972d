/** The shape of a video's report, for answers of a process that a hostile file may have taken over. */
import { Exif, Signal } from '@riscontro/contract';
import { z } from 'zod';
import { momentsMax, type VideoMethod, videoMethods } from '../domain/media-signal.ts';
import { videoFormats } from '../media/video/film.ts';
import { FilmHashesShape } from '../similarity/hashes-shape.ts';
import { forDetectorsMax, forVoicesMax, stillsMax, type VideoReport } from './video-report.ts';

const detailLengthMax = 2_000;
const previewBytesMax = 1024 * 1024;
const detectorBytesMax = 32 * 1024 * 1024;
/** Half a minute at the highest rate: what the description of a detector may ask for. */
const voiceSamplesMax = 30 * 48_000;
const methods = Object.keys(videoMethods) as [VideoMethod, ...VideoMethod[]];

const Side = z.int().min(1).max(1_000_000);
const Seconds = z.number().min(-3_600).max(1_000_000);
const Text = z.string().min(1).max(detailLengthMax);
const Name = z.string().min(1).max(64);
const Bytes = (sizeMax: number) => z.instanceof(Uint8Array).refine((bytes) => bytes.byteLength <= sizeMax);

const VideoSignalShape = z
  .strictObject({
    method: z.enum(methods),
    outcome: Signal.shape.esito,
    strength: z.number().min(0).max(1),
    meaning: z.enum(['made_by_ai', 'part_made_by_ai', 'altered', 'broken_seal']),
    vouched: z.boolean(),
    detail: z.strictObject({ it: Text, en: Text }),
    moments: z.array(z.strictObject({ fromSeconds: Seconds, toSeconds: Seconds })).max(momentsMax),
  })
  .partial({ strength: true, meaning: true, vouched: true, moments: true });

const FactsShape = z
  .strictObject({
    format: z.enum(videoFormats),
    durationSeconds: Seconds.min(0),
    width: Side,
    height: Side,
    quarterTurns: z.int().min(0).max(3),
    frameRate: z.number().min(0).max(1_000_000),
    videoCodec: Name,
    sound: z.strictObject({
      codec: Name,
      sampleRate: z.number().min(0),
      channels: z.number().min(0),
      startSeconds: Seconds,
      durationSeconds: Seconds,
    }),
  })
  .partial({ sound: true });

export const VideoReportShape: z.ZodType<VideoReport> = z
  .strictObject({
    facts: FactsShape,
    signals: z.array(VideoSignalShape).max(methods.length),
    exif: Exif,
    c2pa: z.enum(['none', 'valid', 'invalid']),
    hashes: FilmHashesShape,
    preview: Bytes(previewBytesMax),
    stills: z
      .array(z.strictObject({ timeSeconds: Seconds, webp: Bytes(previewBytesMax / 4) }))
      .max(stillsMax),
    forDetectors: z
      .array(z.strictObject({ timeSeconds: Seconds, png: Bytes(detectorBytesMax) }))
      .max(forDetectorsMax),
    forVoices: z
      .array(
        z.strictObject({
          fromSeconds: Seconds,
          samples: z.instanceof(Float32Array).refine(({ length }) => length <= voiceSamplesMax),
        }),
      )
      .max(forVoicesMax),
  })
  .partial({ exif: true }) as z.ZodType<VideoReport>;

/** The shape of a video's report, for answers of a process that a hostile file may have taken over. */
import { z } from 'zod';
import { bytesShape } from '../../media/signal-shape.ts';
import { videoFormats } from '../../media/video/video.ts';
import { videoMethods } from '../../media-methods/video-methods.ts';
import { VideoHashesShape } from '../../similarity/hashes-shape.ts';
import { previewBytesMax, reportFields, Side } from '../report-shape.ts';
import { forDetectorsMax, forVoicesMax, stillsMax, type VideoReport } from './video-report.ts';

const detectorBytesMax = 32 * 1024 * 1024;
/** Half a minute at the highest rate: what the description of a detector may ask for. */
const voiceSamplesMax = 30 * 48_000;

const Seconds = z.number().min(-3_600).max(1_000_000);
const Name = z.string().min(1).max(64);

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

export const VideoReportShape = z.strictObject({
  ...reportFields(videoMethods.map(({ id }) => id)),
  facts: FactsShape,
  hashes: VideoHashesShape,
  stills: z
    .array(z.strictObject({ timeSeconds: Seconds, webp: bytesShape(previewBytesMax / 4) }))
    .max(stillsMax),
  forDetectors: z
    .array(z.strictObject({ timeSeconds: Seconds, png: bytesShape(detectorBytesMax) }))
    .max(forDetectorsMax),
  forVoices: z
    .array(
      z.strictObject({
        fromSeconds: Seconds,
        samples: z.instanceof(Float32Array).refine(({ length }) => length <= voiceSamplesMax),
      }),
    )
    .max(forVoicesMax),
}) as z.ZodType<VideoReport>;

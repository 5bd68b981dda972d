/**
 * Decodes a video once from beginning to end and shows every frame to those who watch.
 *
 * It looks at its own speed: a video that would take longer than its budget is decoded without the frames that no other
 * is made from, then by its key frames alone, and in the end not to its end; whoever reads the outcome is told.
 */
import { setImmediate } from 'node:timers/promises';
import {
  AV_FRAME_FLAG_CORRUPT,
  AV_NOPTS_VALUE,
  AV_PICTURE_TYPE_B,
  AV_PICTURE_TYPE_I,
  AV_PICTURE_TYPE_P,
} from 'node-av/constants';
import { CodecContext, type FormatContext, Frame, Packet } from 'node-av/lib';
import { VideoRefused } from '../media-refused.ts';
import { createFrameView } from './frame-view.ts';
import type { OpenedVideo } from './open-video.ts';
import type { FrameKind, VideoFrame } from './video.ts';

/** May take its time; the next frame waits. The frame answers only until then. */
export type WatchFrame = (frame: VideoFrame) => void | Promise<void>;

export interface DecodeOptions {
  /** Of work for the whole pass, those who watch included; default 40 s of a core. */
  readonly budgetMs?: number;
  /** For the whole pass, however busy the machine is; default 60 s. */
  readonly timeoutMs?: number;
  /** The share of the video that is done, 0 to 1, rising. */
  readonly onProgress?: (share: number) => void;
  /** Work done so far, in milliseconds of a core; default what the system counts for this process. */
  readonly worked?: () => number;
}

export interface DecodedFrames {
  /** Frames that were shown. */
  readonly shown: number;
  /** Frames that the decoder could not read, or not whole. */
  readonly broken: number;
  /** Which frames were left out for time, from some moment on. */
  readonly leftOut: 'none' | 'unreferenced' | 'all but key frames';
  /** Where the pass ended: the end of the video, or earlier when there was no more time. */
  readonly examinedSeconds: number;
  readonly isWhole: boolean;
}

/** Two cores for 20 s. Counted as work, so that a busy machine gives the same answer as an idle one. */
const budgetMsDefault = 40_000;
const timeoutMsDefault = 60_000;
/** Others in this process get their turn: what is told of the progress leaves it only then. */
const turnMs = 100;
/** More than the two cores that are counted on: while some wait for this thread, the others go on. */
const threads = 4;
/** Asking the system for the work done takes longer than it seems. */
const packetsALook = 4;
/** Before that, the speed says little. */
const firstLookMs = 1_000;

/** Rejects with VideoRefused `damaged` when not one frame can be decoded. */
export async function decodeFrames(
  opened: OpenedVideo,
  watchers: readonly WatchFrame[],
  options: DecodeOptions = {},
): Promise<DecodedFrames> {
  const input = opened.openInput();
  const decoder = openDecoder(opened);
  const view = createFrameView(opened.facts.quarterTurns);
  try {
    const pass = createPass(opened, { decoder, view, watchers, ...options });
    await pass.run(input.context);
    if (pass.shown() === 0) throw new VideoRefused('damaged');
    return pass.outcome();
  } finally {
    view.close();
    decoder.freeContext();
    input.close();
  }
}

/** For images. Free it with `freeContext`. */
export function openDecoder({ video, pixelsMax }: OpenedVideo): CodecContext {
  const decoder = new CodecContext();
  decoder.allocContext3(video.decoder);
  decoder.parametersToContext(video.parameters);
  decoder.threadCount = threads;
  // Against a stream whose frames grow behind the header. Rows are padded, hence some more.
  decoder.setOption('max_pixels', String(pixelsMax * 2));
  if (decoder.open2Sync(video.decoder) < 0) {
    decoder.freeContext();
    throw new VideoRefused('unsupported_codec');
  }
  return decoder;
}

interface Pass {
  run(input: FormatContext): Promise<void>;
  shown(): number;
  outcome(): DecodedFrames;
}

interface PassParts extends DecodeOptions {
  readonly decoder: CodecContext;
  readonly view: ReturnType<typeof createFrameView>;
  readonly watchers: readonly WatchFrame[];
}

function createPass(opened: OpenedVideo, parts: PassParts): Pass {
  const { decoder, view, watchers, onProgress, worked = workedMs } = parts;
  const { video, packets } = opened;
  const pace = createPace(parts.budgetMs ?? budgetMsDefault, worked);
  const until = performance.now() + (parts.timeoutMs ?? timeoutMsDefault);
  let nextTurn = performance.now() + turnMs;
  const packet = new Packet();
  const frame = new Frame();
  const timeOf = createTimes(opened);
  let shown = 0;
  let broken = 0;
  let lastSeconds = 0;
  let done = 0;
  let isWhole = true;

  const show = async () => {
    const timeSeconds = timeOf(frame);
    lastSeconds = timeSeconds;
    view.look(frame);
    const { luminance, grey, colours, tint } = view;
    const videoFrame: VideoFrame = {
      index: shown,
      timeSeconds,
      kind: kindOf(frame),
      bytes: packets.bytesAt.get(frameStamp(frame)) ?? 0,
      width: frame.width,
      height: frame.height,
      luminance,
      grey,
      colours,
      tint,
    };
    shown += 1;
    for (const watch of watchers) {
      const waits = watch(videoFrame);
      if (waits) await waits;
    }
  };
  const drain = async () => {
    while (decoder.receiveFrameSync(frame) >= 0) {
      if (frame.hasFlags(AV_FRAME_FLAG_CORRUPT) && shown > 0) broken += 1;
      else await show();
      frame.unref();
    }
  };
  return {
    async run(input) {
      packet.alloc();
      frame.alloc();
      try {
        while (input.readFrameSync(packet) >= 0) {
          if (packet.streamIndex === video.index) {
            done += 1;
            if (pace.takes(packet.isKeyframe)) {
              if (decoder.sendPacketSync(packet) < 0) broken += 1;
              await drain();
            }
            const share = done / Math.max(done, packets.count);
            onProgress?.(share);
            if (done % packetsALook === 0) pace.look(share, decoder);
          }
          packet.unref();
          const now = performance.now();
          if (pace.isOver() || now > until) {
            isWhole = false;
            return;
          }
          if (now > nextTurn) {
            await setImmediate();
            nextTurn = performance.now() + turnMs;
          }
        }
        decoder.sendPacketSync(null);
        await drain();
        onProgress?.(1);
      } finally {
        packet.free();
        frame.free();
      }
    },
    shown: () => shown,
    outcome: () => ({
      shown,
      broken,
      leftOut: pace.leftOut(),
      examinedSeconds: isWhole ? Math.max(lastSeconds, opened.facts.durationSeconds) : lastSeconds,
      isWhole,
    }),
  };
}

/** Decides what is left out so that the pass ends in its time. */
function createPace(budgetMs: number, worked: () => number) {
  const began = worked();
  let leftOut: DecodedFrames['leftOut'] = 'none';
  let nextLookMs = firstLookMs;
  let since = { ms: 0, share: 0 };
  let isOver = false;
  return {
    takes: (isKey: boolean) => leftOut !== 'all but key frames' || isKey,
    leftOut: () => leftOut,
    isOver: () => isOver,
    look(share: number, decoder: CodecContext) {
      const ms = worked() - began;
      if (ms > budgetMs * 1.1) isOver = true;
      if (ms < nextLookMs || share <= since.share) return;
      nextLookMs = ms + firstLookMs;
      const needs = ms + ((ms - since.ms) / (share - since.share)) * (1 - share);
      if (needs <= budgetMs) return;
      if (leftOut === 'none') {
        leftOut = 'unreferenced';
        decoder.setOption('skip_frame', 'noref');
      } else if (leftOut === 'unreferenced') {
        leftOut = 'all but key frames';
      }
      since = { ms, share };
    },
  };
}

function workedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** When it is shown, in the track's own unit. */
export const frameStamp = ({ bestEffortTimestamp, pts }: Frame): bigint =>
  bestEffortTimestamp === AV_NOPTS_VALUE ? pts : bestEffortTimestamp;

/** In seconds from the start, always rising: where the file's own stamps fail, by the frame rate. */
function createTimes({ video, originSeconds, facts }: OpenedVideo): (frame: Frame) => number {
  const usual = facts.frameRate > 0 ? 1 / facts.frameRate : 1 / 25;
  let last: number | undefined;
  return (frame) => {
    const stamp = frameStamp(frame);
    const told = stamp === AV_NOPTS_VALUE ? undefined : Number(stamp) * video.secondsPerUnit - originSeconds;
    const follows = last === undefined ? 0 : last + usual;
    const time = told === undefined || (last !== undefined && told <= last) ? follows : Math.max(0, told);
    last = time;
    return time;
  };
}

const kinds = new Map<number, FrameKind>([
  [AV_PICTURE_TYPE_I, 'i'],
  [AV_PICTURE_TYPE_P, 'p'],
  [AV_PICTURE_TYPE_B, 'b'],
]);

const kindOf = ({ pictType }: Frame): FrameKind => kinds.get(pictType) ?? 'unknown';

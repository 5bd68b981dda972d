/** Decodes the frames at given times, in colour: goes to the key frame before each of them and on from there. */
import { AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import { type CodecContext, Frame, Packet } from 'node-av/lib';
import type { Pixels } from '../image.ts';
import { frameStamp, openDecoder } from './decode-frames.ts';
import { createFrameView } from './frame-view.ts';
import type { VideoInput } from './open-input.ts';
import type { OpenedVideo } from './open-video.ts';

export interface MomentFrame {
  /** As it was asked for. */
  readonly timeSeconds: number;
  /** Upright. */
  readonly pixels: Pixels;
}

export interface MomentOptions {
  /** No side above; default the frame's own size. */
  readonly sideMax?: number;
  /** For all of them; those that come later are left out. Default 4 s. */
  readonly budgetMs?: number;
  readonly clock?: () => number;
}

const budgetMsDefault = 4_000;

/** One after another, rising in time: each may be large, and need not be held longer than it is used. */
export function* decodeMoments(
  opened: OpenedVideo,
  times: readonly number[],
  options: MomentOptions = {},
): Generator<MomentFrame> {
  const { sideMax = Number.POSITIVE_INFINITY, budgetMs = budgetMsDefault, clock = Date.now } = options;
  const until = clock() + budgetMs;
  const view = createFrameView(opened.facts.quarterTurns);
  const player = createPlayer(opened, () => clock() > until);
  try {
    for (const timeSeconds of [...new Set(times)].toSorted((a, b) => a - b)) {
      const frame = player.goTo(timeSeconds);
      if (!frame) continue;
      view.look(frame);
      yield { timeSeconds, pixels: view.colours(sideMax) };
    }
  } finally {
    player.close();
    view.close();
  }
}

/** Times are rounded on their way: half a frame at 60 frames a second. */
const slackSeconds = 1 / 120;

function createPlayer(opened: OpenedVideo, isOver: () => boolean) {
  const { video, packets, originSeconds } = opened;
  const stampAt = (seconds: number) =>
    BigInt(Math.floor((seconds + slackSeconds + originSeconds) / video.secondsPerUnit));
  const secondsAt = (stamp: bigint) => Number(stamp) * video.secondsPerUnit - originSeconds;
  const packet = new Packet();
  const frame = new Frame();
  packet.alloc();
  frame.alloc();
  let reading: { input: VideoInput; decoder: CodecContext } | undefined;
  let playedSeconds = Number.NEGATIVE_INFINITY;

  const stop = () => {
    reading?.decoder.freeContext();
    reading?.input.close();
    reading = undefined;
  };
  const restart = (key: bigint | undefined) => {
    stop();
    reading = { input: opened.openInput(), decoder: openDecoder(opened) };
    playedSeconds = Number.NEGATIVE_INFINITY;
    // Where a format cannot be gone to a place, it is played from the beginning.
    if (key !== undefined) reading.input.context.seekFrameSync(video.index, key, AVSEEK_FLAG_BACKWARD);
    return reading;
  };
  /** The first frame that is shown at this time or later. */
  const play = ({ input, decoder }: { input: VideoInput; decoder: CodecContext }, seconds: number) => {
    for (let isEnd = false; !isOver(); ) {
      while (decoder.receiveFrameSync(frame) >= 0) {
        playedSeconds = secondsAt(frameStamp(frame));
        if (playedSeconds + slackSeconds >= seconds) return frame;
        frame.unref();
      }
      if (isEnd) return undefined;
      isEnd = input.context.readFrameSync(packet) < 0;
      if (isEnd) decoder.sendPacketSync(null);
      else if (packet.streamIndex === video.index) decoder.sendPacketSync(packet);
      packet.unref();
    }
    return undefined;
  };

  return {
    goTo(seconds: number): Frame | undefined {
      frame.unref();
      const stamp = stampAt(seconds);
      const key = packets.keyStamps.findLast((one) => one <= stamp);
      const isOnTheWay =
        reading && playedSeconds < seconds && (key === undefined || secondsAt(key) <= playedSeconds);
      return play(isOnTheWay && reading ? reading : restart(key), seconds);
    },
    close() {
      stop();
      packet.free();
      frame.free();
    },
  };
}

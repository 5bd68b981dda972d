/** Reads all packets of a video without decoding them: how many there are, how large, and when they are shown. */
import type { FormatContext } from 'node-av/lib';
import { Packet } from 'node-av/lib';
import { VideoRefused } from '../media-refused.ts';
import type { VideoTrack } from './open-video.ts';

export interface PacketScan {
  /** Of the images, in the order of the file. */
  readonly count: number;
  readonly bytes: number;
  readonly keys: number;
  /** Bytes by the time stamp in the track's own unit. */
  readonly bytesAt: ReadonlyMap<bigint, number>;
  /** When the key frames are shown, in the track's own unit, rising. */
  readonly keyStamps: readonly bigint[];
  readonly images: Span;
  readonly sound: Span;
}

/** In seconds of the file's own clock; empty where there is no packet. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** 10 minutes of many small packets of sound are below 100,000. */
const packetsMax = 400_000;

export function scanPackets(
  input: FormatContext,
  { video, sound }: { readonly video: VideoTrack; readonly sound?: VideoTrack | undefined },
): PacketScan {
  const packet = new Packet();
  packet.alloc();
  const bytesAt = new Map<bigint, number>();
  const keyStamps: bigint[] = [];
  const spans = { images: emptySpan(), sound: emptySpan() };
  let count = 0;
  let bytes = 0;
  try {
    for (let read = 0; input.readFrameSync(packet) >= 0; read += 1) {
      if (read >= packetsMax) throw new VideoRefused('too_much_work');
      const stamp = stampOf(packet);
      if (packet.streamIndex === video.index) {
        count += 1;
        bytes += packet.size;
        if (stamp !== undefined) {
          bytesAt.set(stamp, packet.size);
          if (packet.isKeyframe) keyStamps.push(stamp);
          widen(spans.images, stamp, packet.duration, video.secondsPerUnit);
        }
      } else if (packet.streamIndex === sound?.index && stamp !== undefined) {
        widen(spans.sound, stamp, packet.duration, sound.secondsPerUnit);
      }
      packet.unref();
    }
  } finally {
    packet.free();
  }
  keyStamps.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return { count, bytes, keys: keyStamps.length, bytesAt, keyStamps, ...spans };
}

/** What the library writes where there is no time stamp. */
const noStamp = -(2n ** 63n);

/** Undefined where the file does not say when it is shown. */
export function stampOf({ pts, dts }: Packet): bigint | undefined {
  if (pts !== noStamp) return pts;
  return dts === noStamp ? undefined : dts;
}

const emptySpan = () => ({ from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY });

function widen(span: { from: number; to: number }, stamp: bigint, duration: bigint, secondsPerUnit: number) {
  span.from = Math.min(span.from, Number(stamp) * secondsPerUnit);
  span.to = Math.max(span.to, Number(stamp + (duration > 0n ? duration : 0n)) * secondsPerUnit);
}

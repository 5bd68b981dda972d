/**
 * Decodes the sound of a video from beginning to end and measures it on the way, all channels mixed into one.
 *
 * Where the time stamps leave a gap, players are silent: silence is put there, so that every step keeps its time.
 */
import {
  AV_CHANNEL_ORDER_NATIVE,
  AV_NOPTS_VALUE,
  AV_SAMPLE_FMT_FLT,
  type AVSampleFormat,
} from 'node-av/constants';
import { CodecContext, Frame, Packet, Rational, SoftwareResampleContext } from 'node-av/lib';
import type { OpenedVideo, VideoTrack } from './open-video.ts';
import { createSoundTrackBuilder } from './sound-track.ts';
import type { SoundTrack } from './video.ts';

export interface DecodeSoundOptions {
  /** More samples, mono at the track's own rate, for those who want to hear them too. */
  readonly onSamples?: (samples: Float32Array, sampleRate: number) => void;
  /** For the whole pass; what was measured until then is the answer. Default 8 s. */
  readonly budgetMs?: number;
  /** Now, in milliseconds. */
  readonly clock?: () => number;
}

const budgetMsDefault = 8_000;
/** Above what anybody hears, and what devices record: higher rates are brought down to it. */
const sampleRateMax = 48_000;
const sampleRateMin = 4_000;
/** Longer than the jitter of time stamps, and of what codecs take to begin. */
const gapSecondsMin = 0.1;
/** One frame of any codec is far shorter. */
const frameSamplesMax = 1_000_000;
const mono = { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n };

/** Undefined when there is no sound that can be decoded. Never throws for what is in the file. */
export function decodeSound(video: OpenedVideo, options: DecodeSoundOptions = {}): SoundTrack | undefined {
  const { sound } = video;
  if (!sound) return undefined;
  const { budgetMs = budgetMsDefault, clock = Date.now } = options;
  const until = clock() + budgetMs;
  using closing = new DisposableStack();
  const decoder = openDecoder(sound);
  if (!decoder) return undefined;
  closing.defer(() => decoder.freeContext());
  const { context: input, close } = video.openInput();
  closing.defer(close);
  const packet = new Packet();
  packet.alloc();
  closing.defer(() => packet.free());
  const frame = new Frame();
  frame.alloc();
  closing.defer(() => frame.free());
  const listener = createListener(video, sound, options);
  closing.defer(listener.close);

  const drain = () => {
    while (decoder.receiveFrameSync(frame) >= 0) {
      listener.hear(frame);
      frame.unref();
    }
  };
  while (input.readFrameSync(packet) >= 0 && clock() < until) {
    if (packet.streamIndex === sound.index && decoder.sendPacketSync(packet) >= 0) drain();
    packet.unref();
  }
  decoder.sendPacketSync(null);
  drain();
  return listener.build();
}

function openDecoder({ decoder, parameters, secondsPerUnit }: VideoTrack): CodecContext | undefined {
  const context = new CodecContext();
  context.allocContext3(decoder);
  context.parametersToContext(parameters);
  // Without it the decoder cannot leave out what the encoder put before the first sample.
  context.pktTimebase = rational(secondsPerUnit);
  if (context.open2Sync(decoder) >= 0) return context;
  context.freeContext();
  return undefined;
}

interface Listener {
  hear(frame: Frame): void;
  build(): SoundTrack | undefined;
  close(): void;
}

/** Mixes frames into one channel and keeps them in their place in time. */
function createListener(video: OpenedVideo, sound: VideoTrack, { onSamples }: DecodeSoundOptions): Listener {
  let mixer: Mixer | undefined;
  let builder: ReturnType<typeof createSoundTrackBuilder> | undefined;
  let [startSeconds, sampleRate, heard] = [0, 0, 0];

  const pass = (samples: Float32Array) => {
    heard += samples.length;
    builder?.take(samples);
    onSamples?.(samples, sampleRate);
  };
  const fillGap = (seconds: number) => {
    const missing = seconds - startSeconds - heard / sampleRate;
    const rest = video.facts.durationSeconds + 1 - heard / sampleRate;
    const silent = Math.floor(Math.min(missing, rest) * sampleRate);
    if (missing < gapSecondsMin || silent < 1) return;
    const second = new Float32Array(sampleRate);
    for (let left = silent; left > 0; left -= second.length) pass(second.subarray(0, left));
  };
  return {
    hear(frame) {
      if (frame.nbSamples < 1 || frame.nbSamples > frameSamplesMax) return;
      const stamp = frame.bestEffortTimestamp;
      const seconds =
        stamp === AV_NOPTS_VALUE ? undefined : Number(stamp) * sound.secondsPerUnit - video.originSeconds;
      if (!builder) {
        sampleRate = Math.max(sampleRateMin, Math.min(sampleRateMax, frame.sampleRate));
        startSeconds = seconds ?? 0;
        builder = createSoundTrackBuilder({ sampleRate, startSeconds });
      } else if (seconds !== undefined) {
        fillGap(seconds);
      }
      if (!mixer?.fits(frame)) {
        mixer?.close();
        mixer = createMixer(frame, sampleRate);
      }
      pass(mixer.mix(frame));
    },
    build: () => builder?.build(),
    close: () => mixer?.close(),
  };
}

interface Mixer {
  /** Streams may change their format half-way. */
  fits(frame: Frame): boolean;
  mix(frame: Frame): Float32Array;
  close(): void;
}

function createMixer(first: Frame, sampleRate: number): Mixer {
  const { sampleRate: rate, channels } = first;
  const format = first.format as AVSampleFormat;
  const context = new SoftwareResampleContext();
  context.allocSetOpts2(mono, AV_SAMPLE_FMT_FLT, sampleRate, first.channelLayout, format, rate);
  // The mean of the channels, never above full scale.
  context.setOption('rematrix_maxval', 1);
  const isReady = context.init() >= 0;
  return {
    fits: (frame) => frame.sampleRate === rate && frame.channels === channels && frame.format === format,
    mix(frame) {
      if (!isReady) return new Float32Array(0);
      const room = Math.ceil((frame.nbSamples * sampleRate) / rate) + 64;
      const bytes = Buffer.alloc(room * 4);
      const count = context.convertSync(
        [bytes],
        room,
        frame.extendedData ?? frame.data ?? [],
        frame.nbSamples,
      );
      return new Float32Array(bytes.buffer, bytes.byteOffset, Math.max(0, count)).slice();
    },
    close: () => context.free(),
  };
}

/** Time bases are one over a whole number, or close enough to it. */
function rational(secondsPerUnit: number) {
  return new Rational(1, Math.max(1, Math.round(1 / secondsPerUnit)));
}

/** A recording for tests of which only the sound matters: measured as it is, without a codec between. */
import type { ClipSound } from '../../../../made-clips/take.ts';
import { createSoundTrackBuilder } from '../../../media/video/sound-track.ts';
import type { FrameTrack, Recording, SoundFacts, VideoFacts } from '../../../media/video/video.ts';

export interface HeardOptions {
  readonly facts?: Partial<VideoFacts>;
  readonly soundFacts?: Partial<SoundFacts>;
  /** Of the images; as long as the sound when left out. */
  readonly imageSeconds?: number;
}

const frameRate = 10;

export function heard(sound: ClipSound | undefined, options: HeardOptions = {}): Recording {
  const seconds = sound ? sound.samples.length / sound.sampleRate : 8;
  const { imageSeconds = seconds } = options;
  const builder = sound && createSoundTrackBuilder({ sampleRate: sound.sampleRate, startSeconds: 0 });
  if (sound) builder?.take(sound.samples);
  const soundFacts: SoundFacts | undefined = sound && {
    codec: 'aac',
    sampleRate: sound.sampleRate,
    channels: 1,
    startSeconds: 0,
    durationSeconds: seconds,
    ...options.soundFacts,
  };
  return {
    facts: {
      format: 'mp4',
      durationSeconds: Math.max(seconds, imageSeconds),
      width: 64,
      height: 48,
      quarterTurns: 0,
      frameRate,
      videoCodec: 'h264',
      ...(soundFacts && { sound: soundFacts }),
      ...options.facts,
    },
    frames: evenFrames(Math.round(imageSeconds * frameRate)),
    ...(builder && { sound: builder.build() }),
  };
}

/** One shot in which nothing happens. */
function evenFrames(count: number): FrameTrack {
  const [width, height] = [16, 12];
  return {
    count,
    times: Float64Array.from({ length: count }, (_, index) => index / frameRate),
    kinds: new Uint8Array(count),
    bytes: new Uint32Array(count),
    width,
    height,
    small: new Uint8Array(count * width * height).fill(90),
    blue: new Float32Array(count),
    red: new Float32Array(count),
    noise: new Float32Array(count),
    sharpness: new Float32Array(count),
    blockiness: new Float32Array(count).fill(1),
    stride: 0,
    examinedSeconds: count / frameRate,
  };
}

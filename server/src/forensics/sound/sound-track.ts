/** Whether there is sound, and whether its codec is one that files of this kind usually carry. */
import { outcomesWithoutAlarm } from '../../domain/media-method.ts';
import type { MediaSignal, SignalMessage } from '../../domain/media-signal.ts';
import type { Recording, SoundFacts, VideoFormat } from '../../media/video/video.ts';
import { decibels, isHeard } from './levels.ts';
import type { SoundMethod } from './sound-method.ts';

const method = 'soundTrack';

export const soundTrack = {
  id: method,
  kind: 'sound',
  families: ['sound'],
  outcomes: outcomesWithoutAlarm,
  meanings: [],
  looksAt: { video: 'whether there is sound, and whether its codec is usual for the format' },
  listen,
} satisfies SoundMethod<typeof method>;

/** What cameras, phones, editors, messengers and platforms write; others are possible and rare. */
const usualCodecs: Partial<Record<VideoFormat, readonly string[]>> = {
  mp4: ['aac', 'mp3', 'ac3', 'eac3', 'opus', 'alac'],
  mov: ['aac', 'alac', 'pcm', 'ac3'],
  '3gp': ['aac', 'amr_nb', 'amr_wb'],
  webm: ['opus', 'vorbis'],
  matroska: ['aac', 'opus', 'vorbis', 'mp3', 'ac3', 'eac3', 'flac', 'pcm'],
  avi: ['mp3', 'mp2', 'pcm', 'ac3'],
  mpegts: ['aac', 'mp2', 'mp3', 'ac3', 'eac3'],
};

/** Opus in MP4 is written by platforms and screen recorders, beside the newer image codecs; cameras do not. */
const platformPairs: readonly string[] = ['mp4 opus', 'mp4 mp3', 'mov ac3'];

type Signal = MediaSignal<typeof method>;

function listen({ facts, sound }: Recording): Signal {
  if (facts.format === 'gif' || facts.format === 'webp') return told('not_applicable', { code: 'cannot' });
  if (!facts.sound) return told('ok', { code: 'none' });
  if (!sound || sound.count === 0)
    return told('inconclusive', { code: 'unread', values: { codec: nameOf(facts.sound) } });
  if (!sound.peak.some(isHeard)) return told('ok', { code: 'silent' });
  const codec = familyOf(facts.sound.codec);
  const usual = usualCodecs[facts.format];
  if (usual && !usual.includes(codec)) {
    const values = { codec: nameOf(facts.sound), format: facts.format.toUpperCase() };
    return told('attention', { code: 'unusual', values }, 0.15);
  }
  const isPlatform = platformPairs.includes(`${facts.format} ${codec}`);
  const { channels, sampleRate: hertz } = facts.sound;
  const values = { codec: nameOf(facts.sound), channels, hertz, below: loudness(sound.power) };
  return told('ok', { code: isPlatform ? 'fromPlatform' : 'present', values });
}

const familyOf = (codec: string) => (codec.startsWith('pcm_') ? 'pcm' : codec);

/** Of the whole track, in decibels below full scale. */
const loudness = (power: Float32Array) =>
  Math.round(-decibels(power.reduce((sum, value) => sum + value, 0) / power.length));

const told = (
  outcome: Signal['outcome'],
  message: SignalMessage<typeof method>,
  strength?: number,
): Signal => ({
  method,
  outcome,
  detail: [message],
  ...(strength === undefined ? {} : { strength }),
});

const codecNames: Readonly<Record<string, string>> = {
  aac: 'AAC',
  mp3: 'MP3',
  mp2: 'MP2',
  opus: 'Opus',
  vorbis: 'Vorbis',
  flac: 'FLAC',
  alac: 'ALAC',
  ac3: 'AC-3',
  eac3: 'E-AC-3',
  amr_nb: 'AMR',
  amr_wb: 'AMR-WB',
  pcm: 'PCM',
};

const nameOf = ({ codec }: SoundFacts) => codecNames[familyOf(codec)] ?? codec.slice(0, 20);

/** Whether there is sound, and whether its codec is one that files of this kind usually carry. */
import type { Bilingual } from '@riscontro/contract';
import type { VideoSignal } from '../../domain/media-signal.ts';
import type { Recording, SoundFacts, VideoFormat } from '../../media/video/video.ts';
import { decibels, isHeard } from './levels.ts';

const method = 'soundTrack';

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

export function soundPresence({ facts, sound }: Recording): VideoSignal {
  if (facts.format === 'gif' || facts.format === 'webp') return told('not_applicable', words.cannot);
  if (!facts.sound) return told('ok', words.none);
  if (!sound || sound.count === 0) return told('inconclusive', unread(facts.sound));
  if (!sound.peak.some(isHeard)) return told('ok', words.silent);
  const codec = familyOf(facts.sound.codec);
  const usual = usualCodecs[facts.format];
  if (usual && !usual.includes(codec)) return told('attention', unusual(facts.sound, facts.format), 0.15);
  const isPlatform = platformPairs.includes(`${facts.format} ${codec}`);
  return told('ok', present(facts.sound, isPlatform, loudness(sound.power)));
}

const familyOf = (codec: string) => (codec.startsWith('pcm_') ? 'pcm' : codec);

/** Of the whole track, in decibels below full scale. */
const loudness = (power: Float32Array) =>
  Math.round(-decibels(power.reduce((sum, value) => sum + value, 0) / power.length));

const told = (outcome: VideoSignal['outcome'], detail: Bilingual, strength?: number): VideoSignal => ({
  method,
  outcome,
  detail,
  ...(strength === undefined ? {} : { strength }),
});

const words = {
  cannot: {
    it: 'Questo formato non contiene suono.',
    en: 'This format holds no sound.',
  },
  none: {
    it: 'Il video non ha suono. È comune nei video generati e nelle clip pubblicate senza audio, ma anche le riprese dallo schermo e molte telecamere non lo registrano: da solo non dice nulla.',
    en: 'The video has no sound. That is common in generated videos and in clips published without it, but screen recordings and many cameras record none either: by itself it says nothing.',
  },
  silent: {
    it: 'La traccia audio c’è, ma è silenziosa dall’inizio alla fine: il suono è stato tolto o non è mai stato registrato.',
    en: 'There is a sound track, but it is silent from beginning to end: the sound was taken away or never recorded.',
  },
} as const satisfies Record<string, Bilingual>;

const channelWords = (channels: number): Bilingual =>
  channels === 1
    ? { it: 'un canale', en: 'one channel' }
    : { it: `${channels} canali`, en: `${channels} channels` };

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

function present(sound: SoundFacts, isPlatform: boolean, below: number): Bilingual {
  const channels = channelWords(sound.channels);
  const name = nameOf(sound);
  const hertz = sound.sampleRate / 1000;
  return {
    it: `Il video ha una traccia audio ${name}, ${channels.it}, a ${String(hertz).replace('.', ',')} kHz (in media ${below} dB sotto il massimo): ${isPlatform ? 'così la scrivono programmi di montaggio e piattaforme, non le fotocamere.' : 'un abbinamento comune per questo formato.'}`,
    en: `The video has a sound track in ${name}, ${channels.en}, at ${hertz} kHz (on average ${below} dB below the maximum): ${isPlatform ? 'editors and platforms write it this way, cameras do not.' : 'a common pairing for this format.'}`,
  };
}

const unusual = (sound: SoundFacts, format: VideoFormat): Bilingual => ({
  it: `La traccia audio è in ${nameOf(sound)}, che in un file ${format.toUpperCase()} si trova di rado: il file è stato composto o convertito da un programma. Non dice nulla su ciò che mostra.`,
  en: `The sound track is in ${nameOf(sound)}, which is rarely found in a ${format.toUpperCase()} file: a program put the file together or converted it. It says nothing about what the video shows.`,
});

const unread = (sound: SoundFacts): Bilingual => ({
  it: `Il video ha una traccia audio (${nameOf(sound)}) che non è stato possibile decodificare: il suono non è stato esaminato.`,
  en: `The video has a sound track (${nameOf(sound)}) that could not be decoded: the sound was not examined.`,
});

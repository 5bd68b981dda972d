/**
 * What is fixed about every method for images and videos, one entry each: the tables of methods, what the rule of
 * levels needs to know of them, and the tables in docs/images.md and docs/videos.md are made from here.
 */
import type { SignalKind, SignalOutcome } from '@riscontro/contract';
import type { Meaning, MediaMethod, MediaSignal } from './media-signal.ts';

/** What a method looks at. Two signals are independent when they share no family: what both look at can mislead both. */
export type Family =
  | 'provenance'
  | 'metadata'
  | 'compression'
  | 'noise'
  | 'copy'
  | 'time'
  | 'sound'
  | 'faces'
  | 'detector'
  | 'other';

export interface MethodFacts {
  readonly kind: SignalKind;
  readonly families: readonly Family[];
  /** Beside `not_run` and `error`, which every method can have. */
  readonly outcomes: readonly SignalOutcome[];
  /** What it can say of the content; without one it informs, and has no weight in the level. */
  readonly meanings: readonly Meaning[];
  /** Whether its alarm carries `manipolata` when a second family agrees. Others raise suspicion at most. */
  readonly carries?: true;
  /** For the documents, of images and of videos. */
  readonly looksAt: { readonly image?: string; readonly video?: string };
}

const declared = ['made_by_ai', 'part_made_by_ai'] as const;
const everyOutcome = ['ok', 'attention', 'alarm', 'inconclusive', 'not_applicable'] as const;
const withoutAlarm = ['ok', 'attention', 'inconclusive', 'not_applicable'] as const;

/** In the order of the report of images; what only videos have follows. */
export const methodFacts: Readonly<Record<MediaMethod, MethodFacts>> = {
  c2pa: {
    kind: 'provenance',
    families: ['provenance'],
    outcomes: ['ok', 'alarm', 'inconclusive', 'not_applicable'],
    meanings: [...declared, 'broken_seal'],
    carries: true,
    looksAt: {
      image: 'signed history (C2PA): integrity and trust of the signer apart, edits, declared AI',
      video:
        'signed history in MP4, MOV, 3GP, AVI, GIF and WebP, as for [pictures](images.md): integrity and trust of the signer apart, edits, declared AI. WebM, Matroska and transport streams have no place for it',
    },
  },
  digitalSource: {
    kind: 'provenance',
    families: ['provenance'],
    outcomes: everyOutcome,
    meanings: declared,
    looksAt: {
      image: 'IPTC digital source type and AI fields in XMP',
      video: 'IPTC digital source type and AI fields in XMP',
    },
  },
  generatorMark: {
    kind: 'provenance',
    families: ['provenance'],
    outcomes: ['attention', 'alarm', 'not_applicable'],
    meanings: declared,
    looksAt: {
      image: 'settings and names that generators leave in PNG texts, EXIF, XMP, IPTC',
      video:
        'the label of Chinese law (`AIGC`), TikTok’s label, ComfyUI’s graph, the names of generators (Sora, Veo, Runway, Kling, Pika, Luma, Hailuo, …) where the file names the program that made it; never a word in a title or a comment. A label that is unsure itself, such as TikTok’s, calls for attention',
    },
  },
  exif: {
    kind: 'metadata',
    families: ['metadata'],
    outcomes: ['ok', 'not_applicable'],
    meanings: [],
    looksAt: {
      image: 'device, date, place',
      video:
        'device, date, place, system, from the tags of Apple, Android, DJI, GoPro, 3GPP and AVI’s cameras. Serial numbers and owners are not read',
    },
  },
  thumbnail: {
    kind: 'metadata',
    families: ['metadata'],
    outcomes: everyOutcome,
    meanings: ['altered'],
    carries: true,
    looksAt: { image: 'the preview inside the file against the picture' },
  },
  dates: {
    kind: 'metadata',
    families: ['metadata'],
    outcomes: ['ok', 'attention', 'not_applicable'],
    meanings: [],
    looksAt: {
      image: 'dates that contradict each other',
      video:
        'dates of the movie, of its tracks and of the recording: a change before the creation, tracks made days apart, a recording after the file',
    },
  },
  dimensions: {
    kind: 'metadata',
    families: ['metadata'],
    outcomes: ['ok', 'attention', 'not_applicable'],
    meanings: [],
    looksAt: { image: 'the size that the metadata give against the size of the picture' },
  },
  editHistory: {
    kind: 'metadata',
    families: ['metadata'],
    outcomes: ['ok', 'attention', 'not_applicable'],
    meanings: ['altered'],
    looksAt: {
      image:
        'programs and edit history; a program’s name alone is information, a file made of many documents calls for attention',
      video:
        'programs that the file names, and how many files Premiere or After Effects put together: editing is what videos go through, and only told',
    },
  },
  quantisation: {
    kind: 'forensics',
    families: ['compression'],
    outcomes: ['ok', 'inconclusive', 'not_applicable'],
    meanings: [],
    looksAt: { image: 'the compression’s tables: quality, family of the encoder' },
  },
  doubleCompression: {
    kind: 'forensics',
    families: ['compression'],
    outcomes: withoutAlarm,
    meanings: ['altered'],
    looksAt: { image: 'traces of an earlier JPEG compression, and one part that lacks them' },
  },
  blockGrid: {
    kind: 'forensics',
    families: ['compression'],
    outcomes: withoutAlarm,
    meanings: ['altered'],
    looksAt: { image: 'the grid of an earlier JPEG: cropping, and one part on another grid' },
  },
  resampling: {
    kind: 'forensics',
    families: ['noise'],
    outcomes: ['ok', 'not_applicable'],
    meanings: [],
    looksAt: { image: 'traces of the whole picture having been enlarged or turned' },
  },
  errorLevel: {
    kind: 'forensics',
    families: ['compression'],
    outcomes: ['ok', 'inconclusive', 'not_applicable'],
    meanings: [],
    looksAt: { image: 'one part that would react to another compression unlike the rest, with a heat map' },
  },
  noiseLevel: {
    kind: 'forensics',
    families: ['noise'],
    outcomes: ['ok', 'inconclusive'],
    meanings: [],
    looksAt: { image: 'one part with other grain than the rest, with a heat map' },
  },
  jpegGhosts: {
    kind: 'forensics',
    families: ['compression'],
    outcomes: withoutAlarm,
    meanings: ['altered'],
    looksAt: {
      image: 'one part that lacks the ghost of an earlier JPEG which the rest has, with a heat map',
    },
  },
  copyMove: {
    kind: 'forensics',
    families: ['copy'],
    outcomes: everyOutcome,
    meanings: ['altered'],
    carries: true,
    looksAt: {
      image: 'regions copied within the picture, also turned, scaled, mirrored, with a heat map',
      video: 'regions copied within a frame, in several frames of a scene at the same place',
    },
  },
  foreignAreas: {
    kind: 'forensics',
    families: ['compression', 'noise'],
    outcomes: everyOutcome,
    meanings: ['altered'],
    looksAt: {
      image:
        'one part in which several traces of compression, grain and colour differ at once, with a heat map',
      video: 'one part with other grain than the rest, which comes and goes within a scene',
    },
  },
  aiDetector: {
    kind: 'detector',
    families: ['detector'],
    outcomes: ['ok', 'attention', 'alarm', 'inconclusive'],
    meanings: ['made_by_ai', 'altered'],
    carries: true,
    looksAt: {
      image:
        'learned detectors that the operator has installed ([models.md](models.md)), each on the picture, a smaller and a recompressed copy; one that changes its mind is `inconcludente`',
      video: 'the same on frames: more than half of them must agree',
    },
  },
  textInImage: {
    kind: 'text',
    families: ['other'],
    outcomes: ['ok', 'attention'],
    meanings: [],
    looksAt: {
      image:
        'text in the picture, read on this machine (Italian, English); a picture that is mostly text is offered as a claim, a text that gives orders to machines calls for attention',
    },
  },
  reverseSearch: {
    kind: 'reverseSearch',
    families: ['other'],
    outcomes: ['ok', 'attention', 'not_applicable'],
    meanings: [],
    looksAt: {
      image:
        'where the picture has been before: imported pictures, lead images of articles, outside services. That a copy was checked here before is told with the day alone, and counts as nothing. What is known to be more than a year old, or was fact-checked, calls for attention',
      video: 'the same of the frames that differ most',
    },
  },
  faces: {
    kind: 'faces',
    families: ['faces'],
    outcomes: withoutAlarm,
    meanings: ['altered'],
    looksAt: { image: 'not examined in pictures', video: 'faces that change unlike what is around them' },
  },
  container: {
    kind: 'container',
    families: ['metadata'],
    outcomes: ['ok', 'attention', 'not_applicable'],
    meanings: [],
    looksAt: { video: 'who wrote the file, and what in it is not shown' },
  },
  cuts: {
    kind: 'time',
    families: ['time'],
    outcomes: withoutAlarm,
    meanings: ['altered'],
    looksAt: {
      video:
        'jumps inside of a take that looks continuous; changes of scene are counted and ordinary, and interviews are cut this way honestly',
    },
  },
  freezes: {
    kind: 'time',
    families: ['time'],
    outcomes: withoutAlarm,
    meanings: ['altered'],
    looksAt: {
      video:
        'a moving picture that stands still for a while; slides, title cards and films that hardly move are none',
    },
  },
  repetitions: {
    kind: 'time',
    families: ['time'],
    outcomes: everyOutcome,
    meanings: ['altered'],
    carries: true,
    looksAt: { video: 'a stretch with movement that is shown twice, frame by frame' },
  },
  reversals: {
    kind: 'time',
    families: ['time'],
    outcomes: everyOutcome,
    meanings: ['altered'],
    carries: true,
    looksAt: { video: 'a stretch whose ends fit the take only when it is turned round' },
  },
  insertions: {
    kind: 'time',
    families: ['time'],
    outcomes: everyOutcome,
    meanings: ['altered'],
    carries: true,
    looksAt: { video: 'a stretch without which the take runs on as if nothing had been there' },
  },
  grain: {
    kind: 'time',
    families: ['noise'],
    outcomes: withoutAlarm,
    meanings: ['altered'],
    looksAt: {
      video: 'grain, sharpness or block borders that change from one frame to the next and stay so',
    },
  },
  cadence: {
    kind: 'time',
    families: ['time'],
    outcomes: withoutAlarm,
    meanings: [],
    looksAt: {
      video:
        'frames shown twice, left out or mixed at regular places: another number of frames a second than before',
    },
  },
  gopStructure: {
    kind: 'time',
    families: ['compression'],
    outcomes: withoutAlarm,
    meanings: ['altered'],
    looksAt: {
      video:
        'key frames where neither their rhythm nor the picture gives a reason, and changes of how frames are built',
    },
  },
  reEncoding: {
    kind: 'time',
    families: ['compression'],
    outcomes: ['ok', 'inconclusive', 'not_applicable'],
    meanings: [],
    looksAt: { video: 'traces of the key frames of an earlier compression' },
  },
  soundTrack: {
    kind: 'sound',
    families: ['sound'],
    outcomes: withoutAlarm,
    meanings: [],
    looksAt: { video: 'whether there is sound, and whether its codec is usual for the format' },
  },
  soundLength: {
    kind: 'sound',
    families: ['sound'],
    outcomes: withoutAlarm,
    meanings: [],
    looksAt: { video: 'whether sound and pictures begin and end together' },
  },
  soundJoints: {
    kind: 'sound',
    families: ['sound'],
    outcomes: withoutAlarm,
    meanings: ['altered'],
    looksAt: { video: 'gaps without even the room, and a background that becomes another at once' },
  },
  voiceDetector: {
    kind: 'detector',
    families: ['detector'],
    outcomes: everyOutcome,
    meanings: ['part_made_by_ai'],
    looksAt: { video: 'learned detectors of cloned voices that the operator has installed' },
  },
};

/** Whether its method can say this at all. */
export function isDeclared({ method, outcome, meaning }: MediaSignal): boolean {
  const { outcomes, meanings } = methodFacts[method];
  const isUsual = outcome === 'not_run' || outcome === 'error' || outcomes.includes(outcome);
  return isUsual && (meaning === undefined || meanings.includes(meaning));
}

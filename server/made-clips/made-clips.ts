/**
 * The corpus of made clips: every scene untouched, merely published, honestly edited, and manipulated in every way,
 * each with the truth. A clip is made when it is asked for.
 *
 * Thresholds were chosen on the places with the seeds of `tuning` and on some that are not in here; the places of
 * `held-out` were not looked at.
 */
import {
  changeRate,
  cut,
  type Edited,
  freeze,
  insert,
  join,
  repeat,
  replaceStretch,
  reverse,
  type Truth,
} from './edits.ts';
import { type EncodeOptions, encodeClip } from './encode-clip.ts';
import { madeSound } from './made-sound.ts';
import {
  cameraEncoding,
  firstGeneration,
  messengerEncoding,
  platformEncoding,
  type ReencodeOptions,
  reencode,
} from './make-clip.ts';
import { type SceneName, sceneNames } from './scenes.ts';
import {
  addSound,
  changeSoundLength,
  fadeSound,
  lowpass,
  replaceSound,
  shiftLevel,
  silence,
} from './sound-edits.ts';
import { secondsOf, type Take } from './take.ts';
import { type VideoOptions, videoScene } from './video-scene.ts';

export type ClipSet = 'tuning' | 'held-out';

export const setSeeds: Readonly<Record<ClipSet, readonly number[]>> = { tuning: [11], 'held-out': [21] };

/** `published`: encoded again; `edited`: what honest editors do. Neither is an alteration of what was filmed. */
export type ClipKind = 'untouched' | 'published' | 'edited' | 'manipulated';

export interface MadeClip {
  readonly name: string;
  readonly scene: SceneName;
  readonly seed: number;
  readonly set: ClipSet;
  readonly kind: ClipKind;
  /** What was done to it: the same word in every scene. */
  readonly what: string;
  make(): Promise<{ readonly bytes: Uint8Array; readonly truth: readonly Truth[] }>;
}

export interface CorpusOptions {
  readonly scenes?: readonly SceneName[];
  readonly sets?: readonly ClipSet[];
  /** Only these, by their `what`. */
  readonly only?: readonly string[];
  /** Of every video before it is edited. */
  readonly seconds?: number;
}

export function madeClips(options: CorpusOptions = {}): MadeClip[] {
  const { scenes = sceneNames, sets = ['tuning', 'held-out'], only, seconds = 8 } = options;
  return sets.flatMap((set) =>
    setSeeds[set].flatMap((seed) =>
      scenes.flatMap((scene) =>
        clipsOf({ scene, seed, seconds })
          .filter(({ what }) => !only || only.includes(what))
          .map((clip) => ({ ...clip, scene, seed, set, name: `${scene} ${seed}: ${clip.what}` })),
      ),
    ),
  );
}

type Recipe = Pick<MadeClip, 'kind' | 'what' | 'make'>;

function clipsOf(video: VideoOptions): Recipe[] {
  // Filming takes longest; all clips of a place share it while one of them is held.
  const takes = new Map<number, Take>();
  const shot = (frameRate = 25) => {
    const take = takes.get(frameRate) ?? videoScene({ ...video, frameRate });
    takes.set(frameRate, take);
    return take;
  };
  let decoded: Promise<Take> | undefined;
  const original = () => {
    decoded ??= firstGeneration(shot());
    return decoded;
  };
  const camera = (encoding: EncodeOptions = cameraEncoding) => encodeClip(shot(), encoding);

  const untouched = (what: string, encoding: EncodeOptions): Recipe => ({
    kind: 'untouched',
    what,
    make: async () => ({ bytes: await camera(encoding), truth: [] }),
  });
  const published = (what: string, options: ReencodeOptions): Recipe => ({
    kind: 'published',
    what,
    make: async () => ({ bytes: await reencode(await camera(), options), truth: [] }),
  });
  const edited = (what: string, edit: (take: Take) => Take | Promise<Take>): Recipe => ({
    kind: 'edited',
    what,
    make: async () => ({ bytes: await encodeClip(await edit(await original())), truth: [] }),
  });
  const manipulated = (
    what: string,
    edit: (take: Take) => Edited | Promise<Edited>,
    from: () => Take | Promise<Take> = original,
  ): Recipe => ({
    kind: 'manipulated',
    what,
    make: async () => {
      const { take, truth } = await edit(await from());
      return { bytes: await encodeClip(take), truth };
    },
  });
  const otherPlace = (seconds: number) =>
    firstGeneration(
      videoScene({ ...video, scene: otherSceneOf(video.scene), seed: (video.seed ?? 1) + 100, seconds }),
    );
  const otherCamera = () =>
    firstGeneration(videoScene({ ...video, recording: 1, noiseFactor: 2.2, blur: 0.7 }));
  const otherSound = (seconds: number) =>
    madeSound({ kind: 'speech', seed: (video.seed ?? 1) + 200, seconds, roomNoise: 0.014 });

  return [
    untouched('camera', cameraEncoding),
    untouched('camera, coarse', { crf: 28, gop: 50 }),
    untouched('camera, HEVC', { codec: 'libx265', crf: 26 }),
    published('messenger', { ...messengerEncoding, width: 256, height: 144 }),
    published('platform', platformEncoding),
    published('saved again', { crf: 23 }),
    edited('two shots', async (take) => join(take, await otherPlace(3))),
    edited('music under it', (take) =>
      addSound(take, madeSound({ kind: 'music', seed: 7, seconds: secondsOf(take) })),
    ),
    edited('faded in and out', (take) => fadeSound(take, 1.5)),
    manipulated('cut', (take) => cut(take, { fromSeconds: 3, toSeconds: 4.4 })),
    manipulated('frozen', (take) => freeze(take, { fromSeconds: 3, toSeconds: 4.2 })),
    manipulated('repeated', (take) => repeat(take, { fromSeconds: 1.6, toSeconds: 3 }, 5)),
    manipulated('reversed', (take) => reverse(take, { fromSeconds: 3, toSeconds: 4.6 })),
    manipulated('inserted', async (take) => insert(take, 4, await otherPlace(1.2))),
    manipulated('other recording', async (take) =>
      replaceStretch(take, { fromSeconds: 3, toSeconds: 5 }, await otherCamera()),
    ),
    manipulated(
      '24 to 30 frames',
      (take) => changeRate(take, 30),
      () => shot(24),
    ),
    manipulated(
      '30 to 60 frames, mixed',
      (take) => changeRate(take, 60, 'blend'),
      () => shot(30),
    ),
    manipulated('sound replaced', (take) =>
      replaceSound(take, { fromSeconds: 3, toSeconds: 5 }, otherSound(2)),
    ),
    manipulated('sound gone', (take) => silence(take, { fromSeconds: 3, toSeconds: 3.5 })),
    manipulated('sound softer', (take) => shiftLevel(take, { fromSeconds: 3, toSeconds: 5 }, 0.3)),
    manipulated('sound dull', (take) => lowpass(take, { fromSeconds: 3, toSeconds: 5 }, 5_000)),
    manipulated('sound shorter', (take) => changeSoundLength(take, -1.5)),
    manipulated('sound longer', (take) => changeSoundLength(take, 1.5)),
  ];
}

const otherSceneOf = (scene: SceneName): SceneName => (scene === 'street' ? 'room' : 'street');

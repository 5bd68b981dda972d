/**
 * The image methods that make sense on frames of a video: parts copied within a frame, and parts with another grain.
 * Traces of JPEG are of no use here, since the video's own compression has replaced them.
 *
 * Both are told only when at least three frames of one scene, and a good part of its frames, show the same thing at
 * the same place. A scene holds the same content in all its frames, so that agreement alone proves little; see the
 * limits below.
 */
import { setImmediate } from 'node:timers/promises';
import { type MediaSignal, type Moment, momentsMax } from '../../domain/media-signal.ts';
import { evenly } from '../../media/video/collect-stills.ts';
import type { Still } from '../../media/video/video.ts';
import { type Agreement, agreeingFrames, isSame, type Looked } from './agreeing-frames.ts';
import type { Finding } from './frame-finding.ts';
import { type Look, type LookingFor, lookHere } from './look.ts';

/** From the first frame to the first that no longer belongs to it, among the frames of the track. */
interface Scene {
  readonly from: number;
  readonly to: number;
}

/**
 * First some frames, more in longer videos; where one of them shows something, some more of its scene. A look takes
 * about half a second of a core.
 */
const firstLooksMin = 4;
const firstLookEverySeconds = 5;
const closerLooks = 8;

export interface FrameOptions {
  /** As many frames are looked at at once. */
  readonly lanes?: readonly Look[];
  /** When there is no more time, what was looked at until then counts. */
  readonly isOver?: () => boolean;
  /** The share that is done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** `copyMove` and `foreignAreas`. */
export async function frameSignals(
  stills: readonly Still[],
  scenes: readonly Scene[],
  { lanes = [lookHere], isOver = () => false, onProgress }: FrameOptions = {},
): Promise<MediaSignal[]> {
  if (stills.length < 3) return [tooFew('copyMove'), tooFew('foreignAreas')];
  const video = { stills, scenes, lanes, isOver };
  const copied = await lookAt(video, {
    what: 'copied',
    worthFrom: 1,
    onProgress: (share) => onProgress?.(share * 0.75),
  });
  const foreign = await lookAt(video, {
    what: 'foreign',
    worthFrom: 2,
    onProgress: (share) => onProgress?.(0.75 + share * 0.25),
  });
  return [copiedSignal(copied), foreignSignal(foreign)];
}

interface Video {
  readonly stills: readonly Still[];
  readonly scenes: readonly Scene[];
  readonly lanes: readonly Look[];
  readonly isOver: () => boolean;
}

interface Method {
  readonly what: LookingFor;
  /** As many frames of a scene must show the same before more of it are looked at: single ones often have other grain. */
  readonly worthFrom: number;
  readonly onProgress: (share: number) => void;
}

/** What agrees in each scene. */
async function lookAt(
  { stills, scenes, lanes, isOver }: Video,
  { what, worthFrom, onProgress }: Method,
): Promise<Agreement[]> {
  const looked = new Map<Still, Looked>();
  const sceneOf = (still: Still) => scenes.find(({ from, to }) => still.index >= from && still.index < to);
  const seconds = (stills.at(-1)?.timeSeconds ?? 0) - (stills[0]?.timeSeconds ?? 0);
  const wanted = Math.max(firstLooksMin, Math.ceil(seconds / firstLookEverySeconds));
  const queue = evenly(stills, wanted);
  const closer = new Set<Scene>();
  const see = (still: Still, finding: Finding | undefined) => {
    looked.set(still, { still, finding });
    const scene = sceneOf(still);
    const same = [...looked.values()].filter((one) => finding && isSame(finding, one.finding));
    if (scene && same.length >= worthFrom && !closer.has(scene)) {
      closer.add(scene);
      const others = stills.filter((other) => sceneOf(other) === scene && !queue.includes(other));
      queue.push(...evenly(others, closerLooks));
    }
    onProgress(looked.size / queue.length);
  };
  await workOff(queue, lanes, isOver, async (still, look) => see(still, await look(what, still)));

  const found: Agreement[] = [];
  for (const scene of scenes) {
    const own = stills.filter((still) => sceneOf(still) === scene);
    const agreement = () => agreeingFrames(own.flatMap((still) => looked.get(still) ?? []));
    const first = agreement();
    if (!first) continue;
    await workOff(besideEnds(own, looked, first), lanes, isOver, async (still, look) => {
      looked.set(still, { still, finding: await look(what, still) });
    });
    found.push(agreement() ?? first);
  }
  return found;
}

/** All of the list, which may grow meanwhile, as many at once as there are lanes. */
async function workOff(
  list: readonly Still[],
  lanes: readonly Look[],
  isOver: () => boolean,
  work: (still: Still, look: Look) => Promise<void>,
): Promise<void> {
  let next = 0;
  const drive = async (look: Look) => {
    while (next < list.length && !isOver()) {
      const still = list[next] as Still;
      next += 1;
      // What the other lanes answer, and what is told of the progress, gets its turn.
      await setImmediate();
      await work(still, look);
    }
  };
  // A lane may have run out of frames before another lane found more to look at.
  while (next < list.length && !isOver()) await Promise.all(lanes.map(drive));
}

/** Frames that were not looked at yet, up to the next that was, before the first and behind the last that shows it. */
function besideEnds(
  own: readonly Still[],
  looked: ReadonlyMap<Still, Looked>,
  { members }: Agreement,
): Still[] {
  const places = members.map(({ still }) => own.indexOf(still));
  const before = own.slice(0, Math.min(...places));
  const behind = own.slice(Math.max(...places) + 1);
  const isLooked = (still: Still) => looked.has(still);
  const nextLooked = behind.findIndex(isLooked);
  return [
    ...before.slice(before.findLastIndex(isLooked) + 1),
    ...behind.slice(0, nextLooked < 0 ? behind.length : nextLooked),
  ];
}

/** Of the frames of a scene. */
const copiedShareMin = 0.3;
const densityMin = 0.6;
/** On the scale of images: in untouched clips what is alike stays below, and what coincides is above .8. */
const alikeMin = 0.57;
const copiedMin = 0.8;
/** Below what makes an image suspect by itself: facades and fabrics repeat too, in every frame of a scene. */
const alikeStrengthMax = 0.65;

function copiedSignal(agreements: readonly Agreement[]): MediaSignal<'copyMove'> {
  const method = 'copyMove';
  const strengthOf = ({ members }: Agreement) =>
    members.reduce((sum, { finding }) => sum + finding.strength, 0) / members.length;
  const [best] = agreements
    .filter(({ share: part, density }) => part >= copiedShareMin && density >= densityMin)
    .filter((one) => strengthOf(one) >= alikeMin)
    .toSorted((a, b) => strengthOf(b) - strengthOf(a));
  if (!best) return { method, outcome: 'ok', detail: [{ code: 'nothingInFrames' }] };
  const coinciding = best.members.filter(({ finding }) => finding.strength >= copiedMin).length;
  const isCopied = coinciding >= 3 && coinciding >= best.members.length * 0.6;
  const moments = best.moments.slice(0, momentsMax);
  return {
    method,
    outcome: isCopied ? 'alarm' : 'attention',
    strength: isCopied ? Math.max(copiedMin, strengthOf(best)) : Math.min(alikeStrengthMax, strengthOf(best)),
    meaning: 'altered',
    detail: [{ code: isCopied ? 'copiedInFrames' : 'alikeInFrames', values: { moment: longestOf(moments) } }],
    moments,
  };
}

/** What is there in all frames of a scene is how the scene is; what is there shortly is a leaf or a hand. */
const foreignShare = [0.3, 0.85] as const;
const foreignSecondsMin = 1;
const foreignStrength = 0.35;

function foreignSignal(agreements: readonly Agreement[]): MediaSignal<'foreignAreas'> {
  const method = 'foreignAreas';
  const lasting = agreements.filter(
    ({ moments: [longest], density, share: part }) =>
      longest &&
      longest.toSeconds - longest.fromSeconds >= foreignSecondsMin &&
      density >= densityMin &&
      part >= foreignShare[0],
  );
  const [best] = lasting.filter(({ share: part }) => part <= foreignShare[1]);
  if (best) {
    const moments = best.moments.slice(0, momentsMax);
    return {
      method,
      outcome: 'attention',
      strength: foreignStrength,
      meaning: 'altered',
      detail: [{ code: 'forSomeFrames', values: { moment: longestOf(moments) } }],
      moments,
    };
  }
  if (lasting.length > 0) return { method, outcome: 'inconclusive', detail: [{ code: 'throughoutScene' }] };
  return { method, outcome: 'ok', detail: [{ code: 'nothingInFrames' }] };
}

/** An agreement has at least one moment. */
const longestOf = ([longest]: readonly Moment[]): Moment => longest ?? { fromSeconds: 0, toSeconds: 0 };

const tooFew = (method: 'copyMove' | 'foreignAreas'): MediaSignal => ({
  method,
  outcome: 'not_applicable',
  detail: [{ code: 'tooFewFrames' }],
});

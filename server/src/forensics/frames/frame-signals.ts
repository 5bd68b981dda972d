/**
 * The picture methods that make sense on frames of a video: parts copied within a frame, and parts with another grain.
 * Traces of JPEG are of no use here, since the video's own compression has replaced them.
 *
 * Both are told only when at least three frames of one scene, and a good part of its frames, show the same thing at
 * the same place. A scene holds the same content in all its frames, so that agreement alone proves little; see the
 * limits below.
 */
import { momentsMax, type VideoSignal } from '../../domain/media-signal.ts';
import { evenly } from '../../media/video/collect-stills.ts';
import type { Still } from '../../media/video/film.ts';
import { type Agreement, agreeingFrames, isSame, type Looked } from './agreeing-frames.ts';
import { copiedPart } from './copied-part.ts';
import { foreignPart } from './foreign-part.ts';
import type { LookAtFrame } from './frame-finding.ts';
import { frameWords } from './frame-words.ts';

/** From the first frame to the first that no longer belongs to it, among the frames of the track. */
interface Scene {
  readonly from: number;
  readonly to: number;
}

/**
 * First some frames, more in longer videos; where one of them shows something, some more of its scene. A look takes
 * about a third of a second.
 */
const firstLooksMin = 5;
const firstLookEverySeconds = 5;
const closerLooks = 8;

/**
 * `copia_incolla` and `zone_estranee`. Gives the share that is done on the way. When there is no more time, what was
 * looked at until then counts.
 */
export function* frameSignals(
  stills: readonly Still[],
  scenes: readonly Scene[],
  isOver: () => boolean = () => false,
): Generator<number, VideoSignal[]> {
  if (stills.length < 3) return [tooFew('copia_incolla'), tooFew('zone_estranee')];
  const copied = yield* share(lookAt(stills, scenes, { look: copiedPart, worthFrom: 1 }, isOver), 0, 0.75);
  const foreign = yield* share(lookAt(stills, scenes, { look: foreignPart, worthFrom: 2 }, isOver), 0.75, 1);
  return [copiedSignal(copied), foreignSignal(foreign)];
}

function* share<T>(work: Generator<number, T>, from: number, to: number): Generator<number, T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield from + (to - from) * step.value;
  }
}

interface Method {
  readonly look: LookAtFrame;
  /** As many frames of a scene must show the same before more of it are looked at: single ones often have other grain. */
  readonly worthFrom: number;
}

/** What agrees in each scene. */
function* lookAt(
  stills: readonly Still[],
  scenes: readonly Scene[],
  { look, worthFrom }: Method,
  isOver: () => boolean,
): Generator<number, Agreement[]> {
  const looked = new Map<Still, Looked>();
  const sceneOf = (still: Still) => scenes.find(({ from, to }) => still.index >= from && still.index < to);
  const seconds = (stills.at(-1)?.timeSeconds ?? 0) - (stills[0]?.timeSeconds ?? 0);
  const wanted = Math.max(firstLooksMin, Math.ceil(seconds / firstLookEverySeconds));
  const queue = evenly(stills, wanted);
  const closer = new Set<Scene>();
  for (let at = 0; at < queue.length && !isOver(); at += 1) {
    const still = queue[at] as Still;
    const finding = look(still);
    looked.set(still, { still, finding });
    const scene = sceneOf(still);
    const same = [...looked.values()].filter((one) => finding && isSame(finding, one.finding));
    if (scene && same.length >= worthFrom && !closer.has(scene)) {
      closer.add(scene);
      const others = stills.filter((other) => sceneOf(other) === scene && !queue.includes(other));
      queue.push(...evenly(others, closerLooks));
    }
    yield (at + 1) / queue.length;
  }
  const found: Agreement[] = [];
  for (const scene of scenes) {
    const own = stills.filter((still) => sceneOf(still) === scene);
    const agreement = () => agreeingFrames(own.flatMap((still) => looked.get(still) ?? []));
    const first = agreement();
    if (!first) continue;
    for (const still of besideEnds(own, looked, first)) {
      if (!isOver()) looked.set(still, { still, finding: look(still) });
      yield 1;
    }
    found.push(agreement() ?? first);
  }
  return found;
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
/** On the scale of pictures: in untouched clips what is alike stays below, and what coincides is above .8. */
const alikeMin = 0.57;
const copiedMin = 0.8;
/** Below what makes a picture suspect by itself: facades and fabrics repeat too, in every frame of a scene. */
const alikeStrengthMax = 0.65;

function copiedSignal(agreements: readonly Agreement[]): VideoSignal {
  const method = 'copia_incolla';
  const strengthOf = ({ members }: Agreement) =>
    members.reduce((sum, { finding }) => sum + finding.strength, 0) / members.length;
  const [best] = agreements
    .filter(({ share: part, density }) => part >= copiedShareMin && density >= densityMin)
    .filter((one) => strengthOf(one) >= alikeMin)
    .toSorted((a, b) => strengthOf(b) - strengthOf(a));
  if (!best) return { method, outcome: 'ok', detail: frameWords.noCopy };
  const coinciding = best.members.filter(({ finding }) => finding.strength >= copiedMin).length;
  const isCopied = coinciding >= 3 && coinciding >= best.members.length * 0.6;
  const moments = best.moments.slice(0, momentsMax);
  return {
    method,
    outcome: isCopied ? 'allarme' : 'attenzione',
    strength: isCopied ? Math.max(copiedMin, strengthOf(best)) : Math.min(alikeStrengthMax, strengthOf(best)),
    meaning: 'altered',
    detail: isCopied ? frameWords.copied(moments) : frameWords.alike(moments),
    moments,
  };
}

/** What is there in all frames of a scene is how the scene is; what is there shortly is a leaf or a hand. */
const foreignShare = [0.3, 0.85] as const;
const foreignSecondsMin = 1;
const foreignStrength = 0.35;

function foreignSignal(agreements: readonly Agreement[]): VideoSignal {
  const method = 'zone_estranee';
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
      outcome: 'attenzione',
      strength: foreignStrength,
      meaning: 'altered',
      detail: frameWords.foreign(moments),
      moments,
    };
  }
  if (lasting.length > 0) return { method, outcome: 'inconcludente', detail: frameWords.foreignThroughout };
  return { method, outcome: 'ok', detail: frameWords.nothingForeign };
}

const tooFew = (method: 'copia_incolla' | 'zone_estranee'): VideoSignal => ({
  method,
  outcome: 'non_applicabile',
  detail: frameWords.tooFew,
});

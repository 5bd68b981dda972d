/**
 * From signals to a level: the one rule that decides about an image or a video, in this order.
 *
 * 1. `creata con IA`: an explicit mark or declaration says so, or an alarm for it has a second, independent family of
 *    signals beside it that says the same.
 * 2. `manipolata`: an explicit declaration says that a part was made by AI; or something that can carry such a verdict
 *    (a copied region with strong geometric agreement, a thumbnail that shows another image, a broken seal, a
 *    detector of alterations, a stretch of a video that was put in, repeated or turned round) raises an alarm and a
 *    second, independent family of signals speaks of an alteration too, of a video at the same moment.
 * 3. `sospetta`: any alarm, parts that are very much alike, or two independent families that call for attention.
 * 4. `autentica`: otherwise. It means that no sign was found, and how much that is worth the confidence says.
 */
import type { Confidence, MediaLevel } from '@riscontro/contract';
import { methodFacts } from './media-methods.ts';
import type { Meaning, MediaSignal, Moment } from './media-signal.ts';

export interface MediaVerdict {
  readonly level: MediaLevel;
  /** 0 surely not authentic, 100 authentic. */
  readonly score: number;
  readonly confidence: Confidence;
  /** The signals that the level rests on, strongest first. */
  readonly because: readonly MediaSignal[];
}

/** Two signals that speak of moments speak of the same thing when the moments lie this close together. */
const sameMomentSeconds = 0.5;

/**
 * How alike two parts of an image must be to make it suspect by themselves. Below, the signal is shown and the level
 * stays: there it changes too often when the same image is saved again.
 */
const alikeStrengthMin = 0.7;

/** How much of the score's range a signal's strength takes away, and between which scores each level lies. */
const bands = {
  autentica: [60, 95],
  sospetta: [30, 50],
  manipolata: [5, 20],
  'creata con IA': [2, 15],
} as const satisfies Record<MediaLevel, readonly [number, number]>;

/** Where nothing speaks against an image: from here up by what speaks for it. */
const unmarkedScore = 70;
const withCameraDataScore = 75;
const vouchedScore = 95;

export interface LevelOptions {
  /** Whether a detector that looks for images made by AI is among the signals. */
  readonly looksForAi?: boolean;
}

export function mediaLevel(
  signals: readonly MediaSignal[],
  { looksForAi = false }: LevelOptions = {},
): MediaVerdict {
  const speaking = signals
    .filter(({ outcome, meaning }) => (outcome === 'alarm' || outcome === 'attention') && meaning)
    .toSorted((a, b) => strengthOf(b) - strengthOf(a));
  return (
    madeByAi(speaking) ??
    manipulated(speaking) ??
    suspect(speaking) ??
    unmarked(signals, speaking, looksForAi)
  );
}

function madeByAi(speaking: readonly MediaSignal[]): MediaVerdict | undefined {
  const says = speaking.filter(({ meaning }) => meaning === 'made_by_ai');
  const explicit = says.filter(isExplicit);
  const agreeing = explicit.length > 0 ? explicit : agreement(says, isAlarm);
  if (!agreeing) return undefined;
  const sure = explicit.some(({ vouched }) => vouched === true) || agreeing.length > 1;
  return verdict('creata con IA', agreeing, sure ? 'alta' : 'media');
}

function manipulated(speaking: readonly MediaSignal[]): MediaVerdict | undefined {
  const declared = speaking.filter((signal) => isExplicit(signal) && signal.meaning === 'part_made_by_ai');
  if (declared.length > 0) {
    return verdict('manipolata', declared, declared.some(({ vouched }) => vouched) ? 'alta' : 'media');
  }
  const altered: ReadonlySet<Meaning> = new Set(['altered', 'broken_seal', 'part_made_by_ai']);
  const says = speaking.filter(({ meaning }) => meaning !== undefined && altered.has(meaning));
  const agreeing = agreement(
    says,
    (signal) => isAlarm(signal) && methodFacts[signal.method].carries === true,
  );
  if (!agreeing) return undefined;
  return verdict('manipolata', agreeing, agreeing.every(isAlarm) ? 'alta' : 'media');
}

function suspect(speaking: readonly MediaSignal[]): MediaVerdict | undefined {
  const alarms = speaking.filter((signal) => isAlarm(signal) || isVeryAlike(signal));
  if (alarms.length > 0) return verdict('sospetta', alarms, strengthOf(alarms[0]) >= 0.8 ? 'media' : 'bassa');
  const pair = agreement(speaking, () => true);
  return pair && verdict('sospetta', pair, 'bassa');
}

/** No sign is no proof: the confidence is high only where a trusted signature tells the image's whole history. */
function unmarked(
  signals: readonly MediaSignal[],
  speaking: readonly MediaSignal[],
  looksForAi: boolean,
): MediaVerdict {
  const vouched = signals.filter((signal) => signal.outcome === 'ok' && signal.vouched === true);
  const hasCameraData = signals.some(({ method, outcome }) => method === 'exif' && outcome === 'ok');
  const wasRead =
    looksForAi && signals.some(({ method, outcome }) => method === 'aiDetector' && outcome === 'ok');
  const start = vouched.length > 0 ? vouchedScore : hasCameraData ? withCameraDataScore : unmarkedScore;
  const [lowest, highest] = bands.autentica;
  const score = Math.round(start - 12 * strengthOf(speaking[0]));
  return {
    level: 'autentica',
    score: Math.min(highest, Math.max(lowest, score)),
    confidence: vouched.length > 0 ? 'alta' : wasRead && speaking.length === 0 ? 'media' : 'bassa',
    because: vouched,
  };
}

/** The strongest that fits, with the strongest of another family; undefined when there are no two. */
function agreement(
  signals: readonly MediaSignal[],
  canLead: (signal: MediaSignal) => boolean,
): MediaSignal[] | undefined {
  for (const leading of signals.filter(canLead)) {
    const second = signals.find((other) => areIndependent(leading, other));
    if (second) return [leading, second];
  }
  return undefined;
}

function areIndependent(a: MediaSignal, b: MediaSignal): boolean {
  const { families } = methodFacts[a.method];
  return (
    !methodFacts[b.method].families.some((family) => families.includes(family)) && meet(a.moments, b.moments)
  );
}

/** What has no moments is about the whole. */
function meet(some: readonly Moment[] = [], others: readonly Moment[] = []): boolean {
  if (some.length === 0 || others.length === 0) return true;
  return some.some((a) =>
    others.some(
      (b) =>
        a.fromSeconds - sameMomentSeconds <= b.toSeconds && b.fromSeconds - sameMomentSeconds <= a.toSeconds,
    ),
  );
}

const isAlarm = ({ outcome }: MediaSignal) => outcome === 'alarm';
const isVeryAlike = (signal: MediaSignal) =>
  signal.method === 'copyMove' && strengthOf(signal) >= alikeStrengthMin;
const isExplicit = (signal: MediaSignal) =>
  isAlarm(signal) && methodFacts[signal.method].kind === 'provenance';
const strengthOf = (signal: MediaSignal | undefined) => signal?.strength ?? 0;

/** The stronger the strongest and the more of them, the further down in the level's band. */
function verdict(
  level: Exclude<MediaLevel, 'autentica'>,
  because: readonly MediaSignal[],
  confidence: Confidence,
): MediaVerdict {
  const doubt = because.reduce((left, signal) => left * (1 - strengthOf(signal)), 1);
  const [lowest, highest] = bands[level];
  return { level, score: Math.round(lowest + (highest - lowest) * doubt), confidence, because };
}

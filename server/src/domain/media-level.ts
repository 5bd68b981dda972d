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
import type { Confidence, MediaLevel } from '@riscontro/contract/inside';
import { type MethodDescriptor, methodsById } from './media-method.ts';
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

/** How much of the score's range a signal's strength takes away, and between which scores each level lies. */
const bands = {
  authentic: [60, 95],
  suspicious: [30, 50],
  manipulated: [5, 20],
  aiGenerated: [2, 15],
} as const satisfies Record<MediaLevel, readonly [number, number]>;

/** Where nothing speaks against an image: from here up by what speaks for it. */
const unmarkedScore = 70;
const withCameraDataScore = 75;
const vouchedScore = 95;

export interface LevelOptions {
  /** Whether a detector that looks for images made by AI is among the signals. */
  readonly looksForAi?: boolean;
}

/** `methods`: those that the signals are of. */
export function mediaLevel(
  signals: readonly MediaSignal[],
  methods: readonly MethodDescriptor[],
  { looksForAi = false }: LevelOptions = {},
): MediaVerdict {
  const methodOf = methodsById(methods);
  const all = signals.map((signal) => ({ signal, method: methodOf(signal.method) }));
  const speaking = all
    .filter(({ signal }) => (isAlarm({ signal }) || signal.outcome === 'attention') && signal.meaning)
    .toSorted((a, b) => strengthOf(b) - strengthOf(a));
  return (
    madeByAi(speaking) ?? manipulated(speaking) ?? suspect(speaking) ?? unmarked(all, speaking, looksForAi)
  );
}

/** A signal, with what is fixed about its method. */
interface Witness {
  readonly signal: MediaSignal;
  readonly method: MethodDescriptor;
}

function madeByAi(speaking: readonly Witness[]): MediaVerdict | undefined {
  const says = speaking.filter(({ signal }) => signal.meaning === 'made_by_ai');
  const explicit = says.filter(isExplicit);
  const agreeing = explicit.length > 0 ? explicit : agreement(says, isAlarm);
  if (!agreeing) return undefined;
  const sure = explicit.some(isVouched) || agreeing.length > 1;
  return verdict('aiGenerated', agreeing, sure ? 'high' : 'medium');
}

function manipulated(speaking: readonly Witness[]): MediaVerdict | undefined {
  const declared = speaking.filter((one) => isExplicit(one) && one.signal.meaning === 'part_made_by_ai');
  if (declared.length > 0)
    return verdict('manipulated', declared, declared.some(isVouched) ? 'high' : 'medium');
  const altered: ReadonlySet<Meaning | undefined> = new Set(['altered', 'broken_seal', 'part_made_by_ai']);
  const says = speaking.filter(({ signal }) => altered.has(signal.meaning));
  const agreeing = agreement(says, (one) => isAlarm(one) && one.method.carries === true);
  if (!agreeing) return undefined;
  return verdict('manipulated', agreeing, agreeing.every(isAlarm) ? 'high' : 'medium');
}

function suspect(speaking: readonly Witness[]): MediaVerdict | undefined {
  const alarms = speaking.filter((one) => isAlarm(one) || isEnoughAlone(one));
  if (alarms.length > 0)
    return verdict('suspicious', alarms, strengthOf(alarms[0]) >= 0.8 ? 'medium' : 'low');
  const pair = agreement(speaking, () => true);
  return pair && verdict('suspicious', pair, 'low');
}

/** No sign is no proof: the confidence is high only where a trusted signature tells the image's whole history. */
function unmarked(all: readonly Witness[], speaking: readonly Witness[], looksForAi: boolean): MediaVerdict {
  const fine = all.filter(({ signal }) => signal.outcome === 'ok');
  const vouched = fine.filter(isVouched);
  const says = (meaning: MethodDescriptor['okMeans']) =>
    fine.some(({ method }) => method.okMeans === meaning);
  const wasRead = looksForAi && says('read_for_ai');
  const start = vouched.length > 0 ? vouchedScore : says('camera_data') ? withCameraDataScore : unmarkedScore;
  const [lowest, highest] = bands.authentic;
  const score = Math.round(start - 12 * strengthOf(speaking[0]));
  return {
    level: 'authentic',
    score: Math.min(highest, Math.max(lowest, score)),
    confidence: vouched.length > 0 ? 'high' : wasRead && speaking.length === 0 ? 'medium' : 'low',
    because: vouched.map(({ signal }) => signal),
  };
}

/** The strongest that fits, with the strongest of another family; undefined when there are no two. */
function agreement(
  witnesses: readonly Witness[],
  canLead: (witness: Witness) => boolean,
): Witness[] | undefined {
  for (const leading of witnesses.filter(canLead)) {
    const second = witnesses.find((other) => areIndependent(leading, other));
    if (second) return [leading, second];
  }
  return undefined;
}

const areIndependent = (a: Witness, b: Witness): boolean =>
  !b.method.families.some((family) => a.method.families.includes(family)) &&
  meet(a.signal.moments, b.signal.moments);

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

const isAlarm = ({ signal }: Pick<Witness, 'signal'>) => signal.outcome === 'alarm';
const isVouched = ({ signal }: Witness) => signal.vouched === true;
const isEnoughAlone = (witness: Witness) =>
  witness.method.suspectFrom !== undefined && strengthOf(witness) >= witness.method.suspectFrom;
const isExplicit = (witness: Witness) => isAlarm(witness) && witness.method.kind === 'provenance';
const strengthOf = (witness: Witness | undefined) => witness?.signal.strength ?? 0;

/** The stronger the strongest and the more of them, the further down in the level's band. */
function verdict(
  level: Exclude<MediaLevel, 'authentic'>,
  because: readonly Witness[],
  confidence: Confidence,
): MediaVerdict {
  const doubt = because.reduce((left, witness) => left * (1 - strengthOf(witness)), 1);
  const [lowest, highest] = bands[level];
  const score = Math.round(lowest + (highest - lowest) * doubt);
  return { level, score, confidence, because: because.map(({ signal }) => signal) };
}

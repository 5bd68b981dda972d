/** Holds what was said about made clips against what was done to them. */
import type { MediaVerdict } from '../../domain/media-level.ts';
import type { MediaMethod, MediaSignal } from '../../domain/media-signal.ts';
import { shareOf } from '../shares.ts';

/** What an examination must say: one of the methods, from and to these places. */
export interface ClipTruth {
  readonly methods: readonly MediaMethod[];
  readonly fromSeconds: number;
  readonly toSeconds: number;
  /** Of the whole video: no place needs to be named. */
  readonly isWhole?: boolean;
}

export interface ClipResult {
  readonly set: string;
  readonly scene: string;
  /** `untouched`, `published` and `edited` clips show what was filmed; `manipulated` ones do not. */
  readonly kind: string;
  /** What was done. */
  readonly what: string;
  readonly truth: readonly ClipTruth[];
  readonly level: MediaVerdict['level'];
  readonly signals: readonly MediaSignal[];
  /** After it was encoded again. */
  readonly levelAgain?: MediaVerdict['level'];
  readonly ms: number;
}

/** In seconds: how far a place may be off. */
export const placeTolerance = 0.5;

export const isRaised = ({ outcome }: MediaSignal): boolean => outcome === 'attention' || outcome === 'alarm';

/** Of all truths of a clip: found with the right method at the right places. */
export const isFound = ({ truth, signals }: Pick<ClipResult, 'truth' | 'signals'>): boolean =>
  truth.every((one) => signals.some((signal) => tells(signal, one)));

function tells(signal: MediaSignal, { methods, fromSeconds, toSeconds, isWhole }: ClipTruth): boolean {
  if (!isRaised(signal) || !methods.some((method) => method === signal.method)) return false;
  const edges = (signal.moments ?? []).flatMap((moment) => [moment.fromSeconds, moment.toSeconds]);
  if (isWhole) return true;
  return [fromSeconds, toSeconds].every((place) =>
    edges.some((edge) => Math.abs(edge - place) <= placeTolerance),
  );
}

/** Methods that call an honest clip altered. */
export const falseMethods = ({ kind, signals }: ClipResult): string[] =>
  kind === 'manipulated'
    ? []
    : signals
        .filter((signal) => isRaised(signal) && signal.meaning !== undefined)
        .map(({ method }) => method);

export interface GroupScore {
  readonly n: number;
  readonly found: number;
  /** Clips of the group, by their scene, of which it was not. */
  readonly missed: readonly string[];
  readonly suspect: number;
  readonly manipulated: number;
  /** Clips with a signal that speaks of an alteration. */
  readonly accused: number;
  /** How many change their level when they are encoded again, of how many that were. */
  readonly flips: number;
  readonly again: number;
}

export function scoreGroup(clips: readonly ClipResult[]): GroupScore {
  const again = clips.filter(({ levelAgain }) => levelAgain !== undefined);
  return {
    n: clips.length,
    found: clips.filter(isFound).length,
    missed: clips.filter((clip) => !isFound(clip)).map(({ scene }) => scene),
    suspect: clips.filter(({ level }) => level === 'suspicious').length,
    manipulated: clips.filter(({ level }) => level === 'manipulated' || level === 'aiGenerated').length,
    accused: clips.filter((clip) => falseMethods(clip).length > 0).length,
    flips: again.filter(({ level, levelAgain }) => level !== levelAgain).length,
    again: again.length,
  };
}

/** Of all clips that were encoded again. */
export const flipShare = (clips: readonly ClipResult[]): number | undefined =>
  shareOf(
    clips.filter(({ levelAgain }) => levelAgain !== undefined).map((clip) => clip.level !== clip.levelAgain),
  );

/**
 * What is fixed about a method for images and videos. Each method's file exports it; the rule of levels, the shapes of
 * reports and the tables in docs/images.md and docs/videos.md are made of the lists in media-methods/.
 */
import type { SignalKind, SignalOutcome } from '@riscontro/contract/inside';
import type { Meaning, MediaMethod, MediaSignal, SignalMessage } from './media-signal.ts';
import type { Medium } from './medium.ts';

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

export interface MethodDescriptor<Id extends MediaMethod = MediaMethod> {
  readonly id: Id;
  readonly kind: SignalKind;
  readonly families: readonly Family[];
  /** Beside `not_run` and `error`, which every method can have. */
  readonly outcomes: readonly SignalOutcome[];
  /** What it can say of the content; without one it informs, and has no weight in the level. */
  readonly meanings: readonly Meaning[];
  /** Whether its alarm carries `manipolata` when a second family agrees. Others raise suspicion at most. */
  readonly carries?: true;
  /** From this strength on, it makes suspect by itself what it calls attention to. */
  readonly suspectFrom?: number;
  /** What its `ok` says for the content, where that counts for something. */
  readonly okMeans?: 'camera_data' | 'read_for_ai';
  /** For the documents: what it looks at in each medium that it is for. */
  readonly looksAt: { readonly [M in Medium]?: string };
  /** Why it did not look, where there is more to say than that it did not. */
  readonly notRun?: { readonly [M in Medium]?: SignalMessage<Id> };
}

export const everyOutcome = ['ok', 'attention', 'alarm', 'inconclusive', 'not_applicable'] as const;
export const outcomesWithoutAlarm = ['ok', 'attention', 'inconclusive', 'not_applicable'] as const;

/** Whether the method can say this at all. */
export function isDeclared(
  { outcomes, meanings }: MethodDescriptor,
  { outcome, meaning }: Pick<MediaSignal, 'outcome' | 'meaning'>,
): boolean {
  const isUsual = outcome === 'not_run' || outcome === 'error' || outcomes.includes(outcome);
  return isUsual && (meaning === undefined || meanings.includes(meaning));
}

/** Looks methods up by their ids. One that is not in the list is a bug, and thrown. */
export function methodsById(methods: readonly MethodDescriptor[]): (id: MediaMethod) => MethodDescriptor {
  const known = new Map(methods.map((method) => [method.id, method]));
  return (id) => {
    const method = known.get(id);
    if (!method) throw new Error(`There is no method “${id}” here.`);
    return method;
  };
}

/** All installed detectors as one method: each looks at the image, and they speak only where they agree. */

import { reportFault } from '../../domain/fault-report.ts';
import { type Detector, DetectorFailed, type DetectorView } from './detector.ts';
import { type DetectorSignal, detectorSignal, failedSignal, noDetectorSignal } from './detector-signal.ts';

export interface DetectorAnswer {
  readonly detector: Pick<Detector, 'id' | 'finds' | 'thresholds'>;
  readonly signal: DetectorSignal;
}

/** Rejects only with the signal's reason: a detector that fails is told of in the signal. */
export type DetectorsMethod = (
  path: string,
  options: { readonly signal: AbortSignal },
) => Promise<DetectorSignal>;

export function createDetectorsMethod(detectors: readonly Detector[]): DetectorsMethod {
  return async (path, { signal }) =>
    combineDetectors(
      await Promise.all(
        detectors.map(async (detector) => ({
          detector,
          signal: await detector.detect(path, { signal }).then(
            (views: readonly DetectorView[]) => detectorSignal(detector, views),
            (error: unknown) => {
              if (!(error instanceof DetectorFailed)) throw error;
              reportFault(error, {
                place: 'providers/detector',
                method: 'aiDetector',
                provider: detector.id,
              });
              return failedSignal(detector, error.reason);
            },
          ),
        })),
      ),
    );
}

/**
 * Detectors that look for the same thing must agree: where one speaks up and another does not, the signal is
 * `inconclusive`; where all speak up, the weakest counts. Detectors that look for different things do not contradict
 * each other, and the stronger finding is told. One that failed has no voice, unless nobody else has one.
 */
export function combineDetectors(answers: readonly DetectorAnswer[]): DetectorSignal {
  const [only, second] = answers;
  if (!only) return noDetectorSignal;
  if (!second) return only.signal;
  const heard = answers.filter(({ signal }) => !isSilent(signal));
  if (heard.length === 0) return only.signal;
  const groups = Object.values(Object.groupBy(heard, ({ detector }) => detector.finds));
  const said = groups.map((group = []) => agreed(group)).toSorted((a, b) => rank(b) - rank(a));
  const strongest = said[0] ?? only.signal;
  const silent = answers.filter(({ signal }) => isSilent(signal));
  return silent.length === 0 ? strongest : withSilent(strongest, silent);
}

const isSilent = ({ outcome }: DetectorSignal) => outcome === 'error' || outcome === 'not_run';

const order: readonly DetectorSignal['outcome'][] = ['ok', 'inconclusive', 'attention', 'alarm'];
const rank = ({ outcome }: DetectorSignal) => order.indexOf(outcome);
const speaksUp = (signal: DetectorSignal) => signal.meaning !== undefined;

function agreed(group: readonly DetectorAnswer[]): DetectorSignal {
  const signals = group
    .map(({ signal }) => signal)
    .toSorted((a, b) => rank(a) - rank(b) || (a.strength ?? 0) - (b.strength ?? 0));
  const [weakest = noDetectorSignal] = signals;
  const strongest = signals.at(-1) ?? weakest;
  const speaking = group.filter(({ signal }) => speaksUp(signal));
  if (speaking.length === group.length || strongest.outcome === 'ok')
    return group.length > 1 ? withAgreement(weakest, group) : weakest;
  if (speaking.length === 0) return strongest;
  const ids = (some: readonly DetectorAnswer[]) => some.map(({ detector }) => detector.id);
  const others = group.filter(({ signal }) => !speaksUp(signal));
  return {
    method: 'aiDetector',
    outcome: 'inconclusive',
    detail: [
      { code: 'disagree', values: { speaking: ids(speaking), others: ids(others) } },
      { code: 'caution' },
    ],
  };
}

function withAgreement(signal: DetectorSignal, group: readonly DetectorAnswer[]): DetectorSignal {
  return { ...signal, detail: [...signal.detail, { code: 'agree', values: { count: group.length } }] };
}

function withSilent(signal: DetectorSignal, silent: readonly DetectorAnswer[]): DetectorSignal {
  const ids = silent.map(({ detector }) => detector.id);
  return { ...signal, detail: [...signal.detail, { code: 'withoutAnswer', values: { ids } }] };
}

/** Writes `sintesi` and `consiglio` of an image or a video: what came out, because of which signals, and what else to do. */
import type { Words } from '@riscontro/words';
import type { MediaVerdict } from '../../domain/media-level.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { Medium } from '../../domain/medium.ts';
import { quotable } from '../text/summary-quoted.ts';
import type { KnownSince } from './reverse-search.ts';
import { sinceValues } from './reverse-signal.ts';

export interface MediaAccount {
  readonly verdict: MediaVerdict;
  /** Whether a detector of what is made by AI has looked. */
  readonly wasReadByDetector: boolean;
  /** An appearance long before today. */
  readonly old?: KnownSince | undefined;
  /** What an image that is mostly text says. */
  readonly claim?: string | undefined;
}

type SummaryWords = Words['summaries'][Medium];
type Reason = Parameters<SummaryWords['suspicious']>[0]['reasons'][number];

const claimLengthMax = 200;

export function writeMediaSummary(
  { verdict: { level, because }, wasReadByDetector, old }: MediaAccount,
  words: SummaryWords,
): string {
  if (level === 'aiGenerated') return madeByAi(because, words);
  if (level === 'manipulated') {
    return because.some(({ meaning }) => meaning === 'part_made_by_ai')
      ? words.partMadeByAi
      : words.twoSigns({ reasons: reasonsOf(because, words) });
  }
  if (level === 'suspicious') return words.suspicious({ reasons: reasonsOf(because, words) });
  const story = old ? words.old({ since: sinceValues(old) }) : words.story;
  return `${noSign(because.length > 0, wasReadByDetector, words)} ${story}`;
}

function noSign(isVouched: boolean, wasReadByDetector: boolean, words: SummaryWords): string {
  if (isVouched) return words.noSignSigned;
  return wasReadByDetector ? words.noSignRead : words.noSignNotRead;
}

function madeByAi(because: readonly MediaSignal[], words: SummaryWords): string {
  if (because.some(({ vouched }) => vouched === true)) return words.madeByAiSigned;
  // Of an image no two detectors are independent.
  return 'madeByAiDetected' in words && because.every(isOfDetector)
    ? words.madeByAiDetected
    : words.madeByAiMarked;
}

const isOfDetector = ({ method }: MediaSignal) => method === 'aiDetector' || method === 'voiceDetector';

/** What the level rests on: at most two reasons, each with the first of its moments. */
function reasonsOf(because: readonly MediaSignal[], { seen }: SummaryWords): Reason[] {
  return because.slice(0, 2).flatMap((signal) => {
    const code = seenCode(signal);
    return isKey(seen, code) ? [{ seen: code, moment: signal.moments?.[0] }] : [];
  });
}

function seenCode({ method, meaning }: MediaSignal): string {
  if (method !== 'aiDetector') return method;
  return meaning === 'made_by_ai' ? 'detectedMadeByAi' : 'detectedAltered';
}

const isKey = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key);

const levelAdvice = {
  authentic: 'authentic',
  suspicious: 'suspicious',
  manipulated: 'manipulated',
  aiGenerated: 'madeByAi',
} as const satisfies Record<MediaVerdict['level'], string>;

export function writeMediaAdvice(
  { verdict, claim, old }: MediaAccount,
  words: Words['advice'][Medium],
): string {
  const quote = claim === undefined ? undefined : quotable(claim, claimLengthMax);
  return [
    ...(quote !== undefined && 'mostlyText' in words ? [words.mostlyText({ claim: quote })] : []),
    ...(old ? [words.old] : []),
    words[levelAdvice[verdict.level]],
  ].join(' ');
}

/** What a result is about, in the few words that a link preview has room for. */
import type { VerificationResult } from '@riscontro/contract/inside';

/**
 * The claim as it was sent, or the article's title, on one line. Undefined for media, whose stories nobody has
 * checked, and for old articles whose title was not kept.
 */
export function checkedText(result: VerificationResult): string | undefined {
  const { subject } = result;
  if (result.kind === 'article') return oneLine(subject?.title) || undefined;
  if (result.kind !== 'text') return undefined;
  const onlyClaim = result.claims.length === 1 ? result.claims[0]?.text : undefined;
  return oneLine(subject?.text ?? onlyClaim) || undefined;
}

/** Far more than any preview shows, and little enough to measure. */
const lengthMax = 600;
/** Heaps of marks upon single letters are taken off before that length is counted. */
const readMax = 10_000;

/** Without what could steer the reader's screen: controls, and marks that turn the direction of writing. */
export function oneLine(text = ''): string {
  const plain = text
    .slice(0, readMax)
    .toWellFormed()
    .normalize('NFC')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\uFFFD]/gu, (mark) => (mark === '\u200D' ? mark : ''))
    .trim();
  return shortened(plain, lengthMax);
}

/** At most that many characters, cut between words where there is a place, with an ellipsis where cut. */
export function shortened(text: string, charactersMax: number): string {
  const characters = [...text];
  if (characters.length <= charactersMax) return text;
  const kept = characters.slice(0, charactersMax - 1).join('');
  const lastSpace = kept.lastIndexOf(' ');
  const whole = lastSpace > kept.length * 0.6 ? kept.slice(0, lastSpace) : kept;
  return `${whole.replace(/[\s,;:.!?–—-]+$/, '')}…`;
}

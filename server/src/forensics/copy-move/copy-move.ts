/** Copy-move: a part of the image pasted elsewhere in it, also turned, scaled or mirrored, to hide or to multiply something. */
import { everyOutcome } from '../../domain/media-method.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { ImageAnalysis, Material, Reading } from '../material.ts';
import { findCopies } from './find-copies.ts';
import { judgeCopies } from './judge-copies.ts';
import { markCopies } from './mark-copies.ts';
import { shrinkPlane } from './resize-plane.ts';

/** Enough for every detail that two parts can be recognised by; time grows with it. */
const pixelsMax = 600_000;
const sideMin = 64;

const method = 'copyMove';

export const copyMove = {
  id: method,
  kind: 'forensics',
  families: ['copy'],
  outcomes: everyOutcome,
  meanings: ['altered'],
  carries: true,
  looksAt: {
    image: 'regions copied within the picture, also turned, scaled, mirrored, with a heat map',
    video: 'regions copied within a frame, in several frames of a scene at the same place',
  },
  // Below, the level stays: there it changes too often when the same image is saved again.
  suspectFrom: 0.7,
  phase: 'copies',
  mapWeight: 3,
  analyse,
} satisfies ImageAnalysis<typeof method>;

function analyse({ luminance }: Material): Reading<typeof method> {
  if (Math.min(luminance.width, luminance.height) < sideMin)
    return reading('not_applicable', 'tooSmallForCopies');
  const plane = shrinkPlane(luminance, pixelsMax);
  const { verdict, copies, strength } = judgeCopies(findCopies(plane), plane);
  if (verdict === 'nothing') return reading('ok', 'nothing');
  const heat = markCopies(plane, copies);
  if (verdict === 'pattern') return { ...reading('inconclusive', 'pattern'), heat };
  const signal: MediaSignal<typeof method> = {
    method,
    outcome: verdict === 'copied' ? 'alarm' : 'attention',
    strength,
    meaning: 'altered',
    detail: [{ code: verdict === 'copied' ? copiedCode(copies[0]?.copy.isMirrored ?? false) : 'alike' }],
  };
  return { signal, heat };
}

const copiedCode = (isMirrored: boolean) => (isMirrored ? 'copiedMirrored' : 'copied');

const reading = (
  outcome: MediaSignal['outcome'],
  code: 'tooSmallForCopies' | 'nothing' | 'pattern',
): Reading<typeof method> => ({ signal: { method, outcome, detail: [{ code }] } });

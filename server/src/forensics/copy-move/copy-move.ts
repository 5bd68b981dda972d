/** Copy-move: a part of the image pasted elsewhere in it, also turned, scaled or mirrored, to hide or to multiply something. */
import type { Bilingual } from '@riscontro/contract';
import type { ImageSignal } from '../../domain/media-signal.ts';
import type { Analysis, Reading } from '../material.ts';
import { copyMoveWords } from './copy-move-words.ts';
import { findCopies } from './find-copies.ts';
import { judgeCopies } from './judge-copies.ts';
import { markCopies } from './mark-copies.ts';
import { shrinkPlane } from './resize-plane.ts';

/** Enough for every detail that two parts can be recognised by; time grows with it. */
const pixelsMax = 600_000;
const sideMin = 64;

export const copyMove: Analysis = ({ luminance }) => {
  if (Math.min(luminance.width, luminance.height) < sideMin)
    return say('not_applicable', copyMoveWords.tooSmall);
  const plane = shrinkPlane(luminance, pixelsMax);
  const { verdict, copies, strength } = judgeCopies(findCopies(plane), plane);
  if (verdict === 'nothing') return say('ok', copyMoveWords.nothing);
  const heat = markCopies(plane, copies);
  if (verdict === 'pattern') return { ...say('inconclusive', copyMoveWords.pattern), heat };
  const signal: ImageSignal = {
    method: 'copyMove',
    outcome: verdict === 'copied' ? 'alarm' : 'attention',
    strength,
    meaning: 'altered',
    detail: verdict === 'copied' ? copiedWords(copies[0]?.copy.isMirrored ?? false) : copyMoveWords.alike,
  };
  return { signal, heat };
};

const copiedWords = (isMirrored: boolean): Bilingual =>
  isMirrored ? copyMoveWords.copiedMirrored : copyMoveWords.copied;

const say = (outcome: ImageSignal['outcome'], detail: Bilingual): Reading => ({
  signal: { method: 'copyMove', outcome, detail },
});

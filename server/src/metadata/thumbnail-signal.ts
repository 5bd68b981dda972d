/** Compares the small preview that cameras embed with the image itself: programs sometimes forget to renew it. */
import { everyOutcome, type MethodDescriptor } from '../domain/media-method.ts';
import type { MediaSignal } from '../domain/media-signal.ts';
import type { Image } from '../media/image.ts';
import { alikeness } from './compare-greys.ts';
import type { Greys } from './greys.ts';

const method = 'thumbnail';

export const thumbnail = {
  id: method,
  kind: 'metadata',
  families: ['metadata'],
  outcomes: everyOutcome,
  meanings: ['altered'],
  carries: true,
  looksAt: { image: 'the preview inside the file against the picture' },
} satisfies MethodDescriptor<typeof method>;

/**
 * Measured: 93 previews correlate with their own images at .90 or more, 550 with images of others at .75 or less.
 * The best part of a preview reaches .77 with 19 of 20 cut images, and stays below .76 with 19 of 20 others.
 */
const sameFrom = 0.8;
const cutFrom = 0.85;
const otherBelow = 0.75;
const surelyOtherBelow = { whole: 0.35, part: 0.55 };

/** `small`: the preview, where the file has one that can be read. */
export function thumbnailSignal(small: Greys | undefined, image: Image): MediaSignal<typeof method> {
  if (!small) return { method, outcome: 'not_applicable', detail: [{ code: 'none' }] };
  const found = alikeness(small, image.pixels);
  if (!found) return { method, outcome: 'inconclusive', detail: [{ code: 'tooPlain' }] };
  if (found.whole >= sameFrom) return { method, outcome: 'ok', detail: [{ code: 'same' }] };
  if (found.part >= cutFrom) {
    return { method, outcome: 'attention', strength: 0.2, detail: [{ code: 'cut' }] };
  }
  if (found.part >= otherBelow) return { method, outcome: 'inconclusive', detail: [{ code: 'unclear' }] };
  const sure = found.whole < surelyOtherBelow.whole && found.part < surelyOtherBelow.part;
  return {
    method,
    outcome: sure ? 'alarm' : 'attention',
    strength: sure ? 0.7 : 0.5,
    meaning: 'altered',
    detail: [{ code: 'other' }],
  };
}

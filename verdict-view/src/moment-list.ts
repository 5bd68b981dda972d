/** The moments of a video that a signal speaks of: their times, and small images of them where they are kept. */
import type { Moment } from '@riscontro/contract';
import { type Html, html } from './html.ts';
import type { ViewWords } from './view-words.ts';

type MomentWords = ViewWords<'moments'>;

/** In the order of the video. `stillOf`: the address of a moment's image, where it is kept. */
export function momentList(
  moments: readonly Moment[],
  words: MomentWords,
  stillOf: (moment: Moment) => string | undefined,
): Html | undefined {
  if (moments.length === 0) return undefined;
  const inOrder = moments.toSorted((a, b) => a.inizio - b.inizio || a.fine - b.fine);
  const images = inOrder.map(stillOf);
  if (images.every((image) => image === undefined)) {
    return html`<p class="note">${words.verdict.moments.title} ${inOrder.map((moment) => stretch(moment, words)).join(' · ')}</p>`;
  }
  const items = inOrder.map((moment, at) => {
    const image = images[at];
    const time = html`<span>${stretch(moment, words)}</span>`;
    if (image === undefined) return html`<li class="moment">${time}</li>`;
    const label = words.verdict.moments.still({ time: words.format.clock(moment.inizio) });
    return html`<li class="moment"><a href="${image}"><img src="${image}" alt="${label}" loading="lazy"></a>${time}</li>`;
  });
  return html`<ol class="moments">${items}</ol>`;
}

function stretch({ inizio, fine }: Moment, { verdict, format }: MomentWords): string {
  const [from, to] = [format.clock(inizio), format.clock(fine)];
  return from === to ? from : verdict.moments.stretch({ from, to });
}

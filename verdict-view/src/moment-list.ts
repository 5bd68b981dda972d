/** The moments of a video that a signal speaks of: their times, and small images of them where they are kept. */
import type { Language, Moment } from '@riscontro/contract';
import { type Html, html } from './html.ts';

const words = {
  it: {
    title: 'Momenti:',
    still: (time: string) => `Fotogramma a ${time}`,
    from: (from: string, to: string) => `da ${from} a ${to}`,
  },
  en: {
    title: 'Moments:',
    still: (time: string) => `Frame at ${time}`,
    from: (from: string, to: string) => `${from} to ${to}`,
  },
} as const satisfies Record<Language, object>;

/** In the order of the video. `stillOf`: the address of a moment's image, where it is kept. */
export function momentList(
  moments: readonly Moment[],
  language: Language,
  stillOf: (moment: Moment) => string | undefined,
): Html | undefined {
  if (moments.length === 0) return undefined;
  const inOrder = moments.toSorted((a, b) => a.inizio - b.inizio || a.fine - b.fine);
  const images = inOrder.map(stillOf);
  if (images.every((image) => image === undefined)) {
    return html`<p class="note">${words[language].title} ${inOrder.map((moment) => stretch(moment, language)).join(' · ')}</p>`;
  }
  const items = inOrder.map((moment, at) => {
    const image = images[at];
    const time = html`<span>${stretch(moment, language)}</span>`;
    if (image === undefined) return html`<li class="moment">${time}</li>`;
    const label = words[language].still(clock(moment.inizio, language));
    return html`<li class="moment"><a href="${image}"><img src="${image}" alt="${label}" loading="lazy"></a>${time}</li>`;
  });
  return html`<ol class="moments">${items}</ol>`;
}

function stretch({ inizio, fine }: Moment, language: Language): string {
  const [from, to] = [clock(inizio, language), clock(fine, language)];
  return from === to ? from : words[language].from(from, to);
}

/** `0:07.4`: minutes, seconds, tenths. */
function clock(seconds: number, language: Language): string {
  const tenths = Math.max(0, Math.round(seconds * 10));
  const rest = String(Math.floor((tenths % 600) / 10)).padStart(2, '0');
  return `${Math.floor(tenths / 600)}:${rest}${language === 'it' ? ',' : '.'}${tenths % 10}`;
}

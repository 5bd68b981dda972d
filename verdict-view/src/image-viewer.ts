/** The preview with its heat maps, one at a time, chosen without scripts (verdict.css shows the chosen one). */
import type { MediaResult, Signal } from '@riscontro/contract/inside';
import { type Html, html } from './html.ts';
import type { ImagesShown } from './images-shown.ts';
import { outcomeMark, signalsOf } from './signal-list.ts';
import { type SignalTitleWords, signalTitle } from './signal-title.ts';
import type { ViewWords } from './view-words.ts';

type ViewerWords = SignalTitleWords & ViewWords<'viewer' | 'outcomes'>;

/** The signals' maps that are kept, most telling first. */
function mapsOf(signals: readonly Signal[], { maps }: ImagesShown) {
  const inOrder = (['speaking', 'quiet', 'absent'] as const).flatMap((group) => signalsOf(signals, group));
  return inOrder.flatMap((signal) => {
    const map = signal.method && maps.get(signal.method);
    return map ? [{ signal, map }] : [];
  });
}

/** Nothing where no preview is kept. */
export function imageViewer(
  { signals, kind }: Pick<MediaResult, 'signals' | 'kind'>,
  words: ViewerWords,
  images: ImagesShown,
): Html | undefined {
  if (images.preview === undefined) return undefined;
  const { url, size } = images.preview;
  const place = size ? html` width="${size.width}" height="${size.height}"` : undefined;
  const say = words.verdict.viewer;
  const maps = mapsOf(signals, images);
  const layers = maps.map(
    ({ signal, map }, index) =>
      html`<img class="map map-${index + 1}" src="${map}" alt="${say.map({ method: signalTitle(signal, words) })}" loading="lazy">`,
  );
  return html`
<section class="viewer"><h2>${say[kind].title}</h2>
<div class="frame"><img src="${url}" alt="${say[kind].preview}"${place}>${layers}</div>
${maps.length > 0 ? chooser(maps, words) : undefined}
</section>`;
}

function chooser(maps: ReturnType<typeof mapsOf>, words: ViewerWords): Html {
  const say = words.verdict.viewer;
  const choices = maps.map(
    ({ signal }, index) =>
      html`<label><input type="radio" name="map" class="pick-${index + 1}"> <span>${signalTitle(signal, words)} ${outcomeMark(signal, words)}</span></label>`,
  );
  return html`<fieldset class="viewer-choice">
<legend>${say.choose}</legend>
<label><input type="radio" name="map" class="pick-0" checked> <span>${say.plain}</span></label>
${choices}
</fieldset>
<p class="viewer-strength needs-script"><label>${say.strength} <input type="range" min="0" max="100" step="5" value="85"></label></p>
<p class="note">${say.caution}</p>`;
}

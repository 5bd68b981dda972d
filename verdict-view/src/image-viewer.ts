/** The preview with its heat maps, one at a time, chosen without scripts (verdict.css shows the chosen one). */
import type { Language, MediaResult, Signal } from '@riscontro/contract';
import { type Html, html } from './html.ts';
import type { ImagesShown } from './images-shown.ts';
import { outcomeMark, signalsOf } from './signal-list.ts';
import { signalTitle } from './signal-words.ts';

const words = {
  it: {
    immagine: { title: "L'immagine", preview: "Anteprima dell'immagine verificata" },
    video: { title: 'Il video', preview: 'Un fotogramma del video verificato' },
    choose: 'Che cosa mostrare',
    plain: "Solo l'immagine",
    strength: 'Forza della mappa',
    map: (method: string) =>
      `Mappa del controllo “${method}”, sovrapposta all'immagine: più una zona è accesa, più si distingue dal resto.`,
    caution:
      'Le mappe indicano dove guardare: più una zona è accesa, più si distingue dal resto. Anche le foto autentiche hanno zone accese; da sola, una mappa non prova nulla.',
  },
  en: {
    immagine: { title: 'The picture', preview: 'Preview of the checked picture' },
    video: { title: 'The video', preview: 'A frame of the checked video' },
    choose: 'What to show',
    plain: 'The picture alone',
    strength: 'Strength of the map',
    map: (method: string) =>
      `Map of the check “${method}”, laid over the picture: the brighter an area, the more it stands out from the rest.`,
    caution:
      'The maps say where to look: the brighter an area, the more it stands out from the rest. Authentic photos have bright areas too; by itself a map proves nothing.',
  },
} as const satisfies Record<Language, object>;

/** The signals' maps that are kept, most telling first. */
function mapsOf(signals: readonly Signal[], { maps }: ImagesShown) {
  const inOrder = (['speaking', 'quiet', 'absent'] as const).flatMap((group) => signalsOf(signals, group));
  return inOrder.flatMap((signal) => {
    const map = signal.nome && maps.get(signal.nome);
    return map ? [{ signal, map }] : [];
  });
}

/** Nothing where no preview is kept. */
export function imageViewer(
  { segnali, tipo }: Pick<MediaResult, 'segnali' | 'tipo'>,
  language: Language,
  images: ImagesShown,
): Html | undefined {
  if (images.preview === undefined) return undefined;
  const { url, size } = images.preview;
  const place = size ? html` width="${size.width}" height="${size.height}"` : undefined;
  const say = words[language];
  const maps = mapsOf(segnali, images);
  const layers = maps.map(
    ({ signal, map }, index) =>
      html`<img class="map map-${index + 1}" src="${map}" alt="${say.map(signalTitle(signal)[language])}" loading="lazy">`,
  );
  return html`
<section class="viewer"><h2>${say[tipo].title}</h2>
<div class="frame"><img src="${url}" alt="${say[tipo].preview}"${place}>${layers}</div>
${maps.length > 0 ? chooser(maps, language) : undefined}
</section>`;
}

function chooser(maps: ReturnType<typeof mapsOf>, language: Language): Html {
  const say = words[language];
  const choices = maps.map(
    ({ signal }, index) =>
      html`<label><input type="radio" name="map" class="pick-${index + 1}"> <span>${signalTitle(signal)[language]} ${outcomeMark(signal, language)}</span></label>`,
  );
  return html`<fieldset class="viewer-choice">
<legend>${say.choose}</legend>
<label><input type="radio" name="map" class="pick-0" checked> <span>${say.plain}</span></label>
${choices}
</fieldset>
<p class="viewer-strength needs-script"><label>${say.strength} <input type="range" min="0" max="100" step="5" value="85"></label></p>
<p class="note">${say.caution}</p>`;
}

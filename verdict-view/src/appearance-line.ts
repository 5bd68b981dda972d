/** Where an image was seen before, on a line of time, oldest first. */
import type { Appearance, Bilingual, Language } from '@riscontro/contract';
import { shortAddress } from './checked-content.ts';
import { type Html, html, safeLink } from './html.ts';
import { dayElement } from './readable-date.ts';

const words = {
  it: {
    title: 'Apparizioni precedenti',
    noDate: 'Data non nota',
    foundBy: 'trovata con',
    declared: 'data dichiarata dalla pagina:',
  },
  en: {
    title: 'Earlier appearances',
    noDate: 'Date not known',
    foundBy: 'found with',
    declared: 'date declared by the page:',
  },
} as const satisfies Record<Language, object>;

const kindWords: Record<Appearance['tipo'], Bilingual> = {
  identica: { it: 'la stessa immagine', en: 'the same picture' },
  simile: { it: 'immagine simile', en: 'a similar picture' },
  parziale: { it: "una parte dell'immagine", en: 'a part of the picture' },
};

export function appearanceLine(found: readonly Appearance[], language: Language): Html {
  const say = words[language];
  const items = found.map(
    ({ url, titolo, data, data_dichiarata, tipo, fonte }) => html`<li>
<p class="timeline-date">${data ? dayElement(data, language) : say.noDate}</p>
<p class="timeline-title">${safeLink(url, titolo || shortAddress(url))}</p>
<p class="note">${kindWords[tipo][language]} · ${shortAddress(hostOf(url))} · ${say.foundBy} ${fonte}${
      data_dichiarata ? html` · ${say.declared} ${dayElement(data_dichiarata, language)}` : undefined
    }</p>
</li>`,
  );
  return html`<section><h2>${say.title}</h2><ol class="timeline">${items}</ol></section>`;
}

const hostOf = (url: string) => URL.parse(url)?.host ?? url;

/** Where an image was seen before, on a line of time, oldest first. */
import type { Appearance } from '@riscontro/contract/inside';
import { shortAddress } from './checked-content.ts';
import { type Html, html, safeLink } from './html.ts';
import { dayElement } from './readable-date.ts';
import type { ViewWords } from './view-words.ts';

export function appearanceLine(
  found: readonly Appearance[],
  { verdict, format }: ViewWords<'appearances'>,
): Html {
  const say = verdict.appearances;
  const items = found.map(
    ({ url, title, date, declaredDate, kind, foundBy }) => html`<li>
<p class="timeline-date">${date ? dayElement(date, format) : say.noDate}</p>
<p class="timeline-title">${safeLink(url, title || shortAddress(url))}</p>
<p class="note">${say.kinds[kind]} · ${shortAddress(hostOf(url))} · ${say.foundBy} ${foundBy}${
      declaredDate ? html` · ${say.declared} ${dayElement(declaredDate, format)}` : undefined
    }</p>
</li>`,
  );
  return html`<section><h2>${say.title}</h2><ol class="timeline">${items}</ol></section>`;
}

const hostOf = (url: string) => URL.parse(url)?.host ?? url;

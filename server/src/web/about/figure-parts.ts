/** The parts of the measured figures that look alike in both languages. */
import type { Language } from '@riscontro/contract';
import { dayElement, type Html, html } from '@riscontro/verdict-view';
import type { TextSet } from './measured-figures.ts';
import { count, percent } from './written-figures.ts';

export interface TextSetWords {
  readonly headings: readonly [string, string, string, string, string];
  /** By the sets' names in the document; another one is told by that name. */
  readonly names: Readonly<Record<string, string>>;
}

export const measuredNote = (label: string, iso: string | undefined, language: Language): Html | undefined =>
  iso === undefined ? undefined : html`<p class="note">${label} ${dayElement(iso, language)}.</p>`;

export function textSetTable(sets: readonly TextSet[], words: TextSetWords, language: Language): Html {
  const [first, ...others] = words.headings;
  const cells = ({ claims, decided, right, swapped }: TextSet) => [
    count(claims, language),
    ...[decided, right, swapped].map((share) => percent(share, language)),
  ];
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${first}"><table class="figures"><thead><tr><th scope="col">${first}</th>${others.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${sets.map(
    (set) =>
      html`<tr><th scope="row">${words.names[set.set] ?? set.set}</th>${cells(set).map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`;
}

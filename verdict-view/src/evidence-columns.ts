/** Evidence in favour and against, side by side where there is room; every quote with its source. */
import type { Evidence, Language, Source } from '@riscontro/contract';
import { Html, html } from './html.ts';
import { sourceLine } from './source-line.ts';

const words = {
  it: {
    favore: 'A favore',
    contro: 'Contro',
    none: 'Nessuna prova trovata.',
    neither: 'Nessuna prova trovata, né a favore né contro.',
  },
  en: {
    favore: 'In favour',
    contro: 'Against',
    none: 'No evidence found.',
    neither: 'No evidence found, neither in favour nor against.',
  },
} as const satisfies Record<Language, object>;

export interface EvidenceAbout {
  readonly sources: readonly Source[];
  /** Of the page. */
  readonly language: Language;
  /** Of the evidence's texts. */
  readonly textLanguage: Language;
  /** Which headings the two sides are. */
  readonly heading: 3 | 4;
}

export function evidenceColumns(evidence: readonly Evidence[], about: EvidenceAbout): Html {
  const say = words[about.language];
  if (evidence.length === 0) return html`<p class="note">${say.neither}</p>`;
  const side = (sign: Evidence['segno']) => {
    const items = evidence.filter(({ segno }) => segno === sign);
    const title = new Html(`<h${about.heading}>${say[sign]}</h${about.heading}>`);
    return html`<div class="${items.length === 0 ? 'evidence-side empty' : 'evidence-side'}">${title}
${items.length === 0 ? html`<p class="note">${say.none}</p>` : html`<ul>${items.map((item) => quote(item, about))}</ul>`}</div>`;
  };
  return html`<div class="evidence">${side('favore')}${side('contro')}</div>`;
}

function quote({ testo, fonte }: Evidence, { sources, language, textLanguage }: EvidenceAbout): Html {
  const source = fonte === undefined ? undefined : sources[fonte];
  // Quotation marks only around what the source really says.
  const isQuote = source?.estratto?.includes(testo) ?? false;
  const text = isQuote ? html`<blockquote>${testo}</blockquote>` : html`<p>${testo}</p>`;
  return html`<li lang="${textLanguage}">${text}${source ? html`<p class="source">${sourceLine(source, language)}</p>` : undefined}</li>`;
}

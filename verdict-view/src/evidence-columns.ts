/** Evidence in favour and against, side by side where there is room; every quote with its source. */
import type { Evidence, Language, Source } from '@riscontro/contract/inside';
import { Html, html } from './html.ts';
import { type SourceWords, sourceLine } from './source-list.ts';
import type { ViewWords } from './view-words.ts';

export type EvidenceWords = SourceWords & ViewWords<'evidence'>;

export interface EvidenceAbout {
  readonly sources: readonly Source[];
  /** Of the evidence's texts. */
  readonly textLanguage: Language;
  /** Which headings the two sides are. */
  readonly heading: 3 | 4;
}

export function evidenceColumns(
  evidence: readonly Evidence[],
  words: EvidenceWords,
  about: EvidenceAbout,
): Html {
  const say = words.verdict.evidence;
  if (evidence.length === 0) return html`<p class="note">${say.neither}</p>`;
  const column = (side: Evidence['side']) => {
    const items = evidence.filter((item) => item.side === side);
    const title = new Html(`<h${about.heading}>${say[side]}</h${about.heading}>`);
    return html`<div class="${items.length === 0 ? 'evidence-side empty' : 'evidence-side'}">${title}
${items.length === 0 ? html`<p class="note">${say.none}</p>` : html`<ul>${items.map((item) => quote(item, words, about))}</ul>`}</div>`;
  };
  return html`<div class="evidence">${column('supports')}${column('refutes')}</div>`;
}

function quote(evidence: Evidence, words: EvidenceWords, { sources, textLanguage }: EvidenceAbout): Html {
  const source = evidence.source === undefined ? undefined : sources[evidence.source];
  // Quotation marks only around what the source really says.
  const isQuote = source?.excerpt?.includes(evidence.text) ?? false;
  const spoken = source?.language ? html` lang="${source.language}"` : undefined;
  const text = isQuote
    ? html`<blockquote${spoken}>${evidence.text}</blockquote>`
    : html`<p>${evidence.text}</p>`;
  return html`<li lang="${textLanguage}">${text}${source ? html`<p class="source">${sourceLine(source, words)}</p>` : undefined}</li>`;
}

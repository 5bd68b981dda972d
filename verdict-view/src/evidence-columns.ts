/** Evidence in favour and against, side by side where there is room; every quote with its source. */
import type { Evidence, Language, Source } from '@riscontro/contract';
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
  const side = (sign: Evidence['segno']) => {
    const items = evidence.filter(({ segno }) => segno === sign);
    const title = new Html(`<h${about.heading}>${say[sign]}</h${about.heading}>`);
    return html`<div class="${items.length === 0 ? 'evidence-side empty' : 'evidence-side'}">${title}
${items.length === 0 ? html`<p class="note">${say.none}</p>` : html`<ul>${items.map((item) => quote(item, words, about))}</ul>`}</div>`;
  };
  return html`<div class="evidence">${side('favore')}${side('contro')}</div>`;
}

function quote(
  { testo, fonte }: Evidence,
  words: EvidenceWords,
  { sources, textLanguage }: EvidenceAbout,
): Html {
  const source = fonte === undefined ? undefined : sources[fonte];
  // Quotation marks only around what the source really says.
  const isQuote = source?.estratto?.includes(testo) ?? false;
  const spoken = source?.lingua ? html` lang="${source.lingua}"` : undefined;
  const text = isQuote ? html`<blockquote${spoken}>${testo}</blockquote>` : html`<p>${testo}</p>`;
  return html`<li lang="${textLanguage}">${text}${source ? html`<p class="source">${sourceLine(source, words)}</p>` : undefined}</li>`;
}

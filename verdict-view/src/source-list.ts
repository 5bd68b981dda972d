/** Everything that was read for a verdict. */
import type { Source, VerificationResult } from '@riscontro/contract';
import { type Html, html, safeLink } from './html.ts';
import { dayElement } from './readable-date.ts';
import type { ViewWords } from './view-words.ts';

export type SourceWords = ViewWords<'sources' | 'sourceKinds'>;

/** Some sources are named by their whole address. */
const nameLengthMax = 140;

/** A source in one line: its name as a link, its kind, when it was read. */
export function sourceLine(
  { nome, url, tipo, recuperata_il }: Source,
  { code, verdict, format }: SourceWords,
): Html {
  const parts = [
    safeLink(url, nome.length > nameLengthMax ? `${nome.slice(0, nameLengthMax)}…` : nome),
    ...(tipo ? [html`<span lang="${code}">${verdict.sourceKinds[tipo]}</span>`] : []),
    ...(recuperata_il
      ? [html`<span lang="${code}">${verdict.sources.read} ${dayElement(recuperata_il, format)}</span>`]
      : []),
  ];
  return html`${parts.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]))}`;
}

/** Passages that stand among the evidence already are not repeated. */
export function sourceList(result: VerificationResult, words: SourceWords): Html | undefined {
  const { fonti, lingua } = result;
  if (fonti.length === 0) return undefined;
  const shown = new Set('prove' in result ? result.prove.map(({ testo }) => testo) : []);
  const say = words.verdict.sources;
  const items = fonti.map((source) => {
    const passage =
      source.estratto && !shown.has(source.estratto)
        ? html`<details><summary lang="${words.code}">${say.passage}</summary><blockquote${source.lingua ? html` lang="${source.lingua}"` : undefined}>${source.estratto}</blockquote></details>`
        : undefined;
    return html`<li lang="${lingua}">${sourceLine(source, words)}${passage}</li>`;
  });
  return html`<section><h2>${say.title}</h2><ol class="sources">${items}</ol></section>`;
}

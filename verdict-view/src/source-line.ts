/** A source in one line: its name as a link, its kind, when it was read. */
import type { Source } from '@riscontro/contract';
import { type Html, html, safeLink } from './html.ts';
import { dayElement } from './readable-date.ts';
import type { ViewWords } from './view-words.ts';

export type SourceWords = ViewWords<'sources' | 'sourceKinds'>;

/** Some sources are named by their whole address. */
const nameLengthMax = 140;

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

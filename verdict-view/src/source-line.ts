/** A source in one line: its name as a link, its kind, when it was read. */
import type { Language, Source } from '@riscontro/contract';
import { type Html, html, safeLink } from './html.ts';
import { dayElement } from './readable-date.ts';
import { sourceKindWords } from './verdict-words.ts';

/** Some sources are named by their whole address. */
const nameLengthMax = 140;
const read = { it: 'letta il', en: 'read on' } as const;

export function sourceLine({ nome, url, tipo, recuperata_il }: Source, language: Language): Html {
  const parts = [
    safeLink(url, nome.length > nameLengthMax ? `${nome.slice(0, nameLengthMax)}…` : nome),
    ...(tipo ? [html`<span lang="${language}">${sourceKindWords[tipo][language]}</span>`] : []),
    ...(recuperata_il
      ? [html`<span lang="${language}">${read[language]} ${dayElement(recuperata_il, language)}</span>`]
      : []),
  ];
  return html`${parts.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]))}`;
}

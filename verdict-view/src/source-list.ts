/** Everything that was read for a verdict. */
import type { Language, VerificationResult } from '@riscontro/contract';
import { type Html, html } from './html.ts';
import { sourceLine } from './source-line.ts';

const words = {
  it: { title: 'Fonti lette', passage: 'Il brano usato' },
  en: { title: 'Sources read', passage: 'The passage used' },
} as const satisfies Record<Language, object>;

/** Passages that stand among the evidence already are not repeated. */
export function sourceList(result: VerificationResult, language: Language): Html | undefined {
  const { fonti, lingua } = result;
  if (fonti.length === 0) return undefined;
  const shown = new Set('prove' in result ? result.prove.map(({ testo }) => testo) : []);
  const say = words[language];
  const items = fonti.map((source) => {
    const passage =
      source.estratto && !shown.has(source.estratto)
        ? html`<details><summary lang="${language}">${say.passage}</summary><blockquote>${source.estratto}</blockquote></details>`
        : undefined;
    return html`<li lang="${lingua}">${sourceLine(source, language)}${passage}</li>`;
  });
  return html`<section><h2>${say.title}</h2><ol class="sources">${items}</ol></section>`;
}

/** Everything that was read for a verdict. */
import type { VerificationResult } from '@riscontro/contract';
import { type Html, html } from './html.ts';
import { type SourceWords, sourceLine } from './source-line.ts';

/** Passages that stand among the evidence already are not repeated. */
export function sourceList(result: VerificationResult, words: SourceWords): Html | undefined {
  const { fonti, lingua } = result;
  if (fonti.length === 0) return undefined;
  const shown = new Set('prove' in result ? result.prove.map(({ testo }) => testo) : []);
  const say = words.verdict.sources;
  const items = fonti.map((source) => {
    const passage =
      source.estratto && !shown.has(source.estratto)
        ? html`<details><summary lang="${words.code}">${say.passage}</summary><blockquote>${source.estratto}</blockquote></details>`
        : undefined;
    return html`<li lang="${lingua}">${sourceLine(source, words)}${passage}</li>`;
  });
  return html`<section><h2>${say.title}</h2><ol class="sources">${items}</ol></section>`;
}

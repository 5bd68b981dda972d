/** Everything that was read for a verdict. */
import type { Source, VerificationResult } from '@riscontro/contract/inside';
import { type Html, html, safeLink } from './html.ts';
import { dayElement } from './readable-date.ts';
import type { ViewWords } from './view-words.ts';

export type SourceWords = ViewWords<'sources' | 'sourceKinds'>;

/** Some sources are named by their whole address. */
const nameLengthMax = 140;

/** A source in one line: its name as a link, its kind, when it was read. */
export function sourceLine(
  { name, url, kind, retrievedAt }: Source,
  { code, verdict, format }: SourceWords,
): Html {
  const parts = [
    safeLink(url, name.length > nameLengthMax ? `${name.slice(0, nameLengthMax)}…` : name),
    ...(kind ? [html`<span lang="${code}">${verdict.sourceKinds[kind]}</span>`] : []),
    ...(retrievedAt
      ? [html`<span lang="${code}">${verdict.sources.read} ${dayElement(retrievedAt, format)}</span>`]
      : []),
  ];
  return html`${parts.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]))}`;
}

/** Passages that stand among the evidence already are not repeated. */
export function sourceList(result: VerificationResult, words: SourceWords): Html | undefined {
  const { sources, language } = result;
  if (sources.length === 0) return undefined;
  const shown = new Set('evidence' in result ? result.evidence.map(({ text }) => text) : []);
  const say = words.verdict.sources;
  const items = sources.map((source) => {
    const passage =
      source.excerpt && !shown.has(source.excerpt)
        ? html`<details><summary lang="${words.code}">${say.passage}</summary><blockquote${source.language ? html` lang="${source.language}"` : undefined}>${source.excerpt}</blockquote></details>`
        : undefined;
    return html`<li lang="${language}">${sourceLine(source, words)}${passage}</li>`;
  });
  return html`<section><h2>${say.title}</h2><ol class="sources">${items}</ol></section>`;
}

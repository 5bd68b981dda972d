/** What was checked: the claim, the article or the address, as far as it is known. */
import type { VerificationResult } from '@riscontro/contract/inside';
import { type Html, html, safeLink } from './html.ts';
import type { ViewWords } from './view-words.ts';

/** Longer texts are set like any other text, not like a title. */
const titleLengthMax = 160;
/** Still longer ones open on request. */
const lengthMax = 420;

export function checkedContent(
  { subject, kind, claims }: VerificationResult & { claims?: readonly { text: string }[] },
  { verdict }: ViewWords<'checked' | 'content'>,
): Html | undefined {
  const only = claims?.length === 1 ? claims[0]?.text : undefined;
  const text = kind === 'article' ? subject?.title : (subject?.text ?? only);
  const url = subject?.url;
  if (text === undefined && url === undefined) return undefined;
  return html`<div class="checked">
<p class="checked-kind">${verdict.checked[kind]}</p>
${text === undefined ? undefined : quoted(text, verdict.content.wholeText)}
${url === undefined ? undefined : html`<p class="checked-link">${safeLink(url, shortAddress(url))}</p>`}
</div>`;
}

function quoted(text: string, wholeText: string): Html {
  const look = text.length > titleLengthMax ? 'checked-text long' : 'checked-text';
  if (text.length <= lengthMax) return html`<blockquote class="${look}">${text}</blockquote>`;
  const [beginning = ''] = /^[\s\S]{0,400}(?=\s)/.exec(text) ?? [text.slice(0, lengthMax)];
  return html`<blockquote class="${look}">${beginning}…</blockquote>
<details class="checked-whole"><summary>${wholeText}</summary><blockquote>${text}</blockquote></details>`;
}

/** Without what is the same for all, and cut where it would fill lines. */
export function shortAddress(address: string): string {
  const shown = address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return shown.length > 80 ? `${shown.slice(0, 79)}…` : shown;
}

/** A document of ours as HTML: read by marked, written by our own template, which escapes everything. */
import { type Html, html, safeLink } from '@riscontro/verdict-view';
import { Lexer, type Token, type Tokens } from 'marked';

/** Headings begin at the level below the page's own. */
export const documentHtml = (document: string): Html => written(Lexer.lex(document));

const written = (tokens: readonly Token[] = []): Html =>
  html`${tokens.map((token) => writers[token.type]?.(token as never))}`;

/** By the kind of token. Images and rules, which our documents do not have, are left out. */
const writers: Readonly<Record<string, (token: never) => Html | string | undefined>> = {
  // The first one is the document's title, which the page bears already.
  heading({ depth, tokens }: Tokens.Heading) {
    if (depth === 1) return undefined;
    return depth === 2 ? html`<h2>${written(tokens)}</h2>` : html`<h3>${written(tokens)}</h3>`;
  },
  paragraph: ({ tokens }: Tokens.Paragraph) => html`<p>${written(tokens)}</p>`,
  blockquote: ({ tokens }: Tokens.Blockquote) => html`<blockquote>${written(tokens)}</blockquote>`,
  code: ({ text }: Tokens.Code) => html`<pre tabindex="0"><code>${text}</code></pre>`,
  table: tableHtml,
  list({ ordered, items }: Tokens.List) {
    const points = items.map(({ tokens }) => html`<li>${written(tokens)}</li>`);
    return ordered ? html`<ol>${points}</ol>` : html`<ul>${points}</ul>`;
  },
  // Notes for those who write the document are not for those who read it; other markup is text.
  html: ({ text }: Tokens.HTML) => text.replaceAll(/<!--[\s\S]*?-->/g, ''),
  // The text of a list's item has tokens of its own.
  text: ({ text, tokens }: Tokens.Text) => (tokens ? written(tokens) : text),
  escape: ({ text }: Tokens.Escape) => text,
  codespan: ({ text }: Tokens.Codespan) => html`<code>${text}</code>`,
  strong: ({ tokens }: Tokens.Strong) => html`<strong>${written(tokens)}</strong>`,
  em: ({ tokens }: Tokens.Em) => html`<em>${written(tokens)}</em>`,
  br: () => html`<br>`,
  // Links to other files of the project stay their words.
  link: ({ href, text, tokens }: Tokens.Link) =>
    URL.canParse(href) ? safeLink(href, text) : written(tokens),
};

function tableHtml({ header, rows }: Tokens.Table): Html {
  const label = header.find(({ text }) => text !== '')?.text;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table class="figures"><thead><tr>${header.map(({ tokens }) => html`<th scope="col">${written(tokens)}</th>`)}</tr></thead>
<tbody>${rows.map(
    ([first, ...cells]) =>
      html`<tr><th scope="row">${written(first?.tokens)}</th>${cells.map(({ tokens }) => html`<td>${written(tokens)}</td>`)}</tr>`,
  )}</tbody></table></div>`;
}

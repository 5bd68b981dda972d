/** A document of ours as HTML: the little of Markdown that docs/ uses. What it does not know stays text. */
import { type Html, html, safeLink } from '@riscontro/verdict-view';

/** Headings begin at the level below the page's own. */
export function documentHtml(document: string): Html {
  const text = document.replaceAll('\r\n', '\n').replaceAll(/<!--[\s\S]*?-->\n?/g, '\n');
  // Code keeps its empty lines; everything else ends at one.
  const blocks = text.split(/^(```[\s\S]*?^```)$|\n{2,}/m).filter((block) => block?.trim());
  return html`${blocks.map((block) => blockHtml(block?.trim() ?? ''))}`;
}

function blockHtml(block: string): Html {
  const lines = block.split('\n');
  const [, marks = '', heading] = /^(#{1,4}) (.*)$/.exec(lines[0] ?? '') ?? [];
  if (heading !== undefined) {
    const rest = lines.slice(1).join('\n').trim();
    return html`${headingHtml(marks.length, heading)}${rest ? blockHtml(rest) : undefined}`;
  }
  if (block.startsWith('```'))
    return html`<pre tabindex="0"><code>${lines.slice(1, -1).join('\n')}</code></pre>`;
  if (lines.every((line) => line.startsWith('|'))) return tableHtml(lines);
  if (lines.every((line) => line.startsWith('- '))) {
    return html`<ul>${lines.map((line) => html`<li>${inline(line.slice(2))}</li>`)}</ul>`;
  }
  return html`<p>${inline(lines.join(' '))}</p>`;
}

function headingHtml(level: number, text: string): Html {
  // The first one is the document's title, which the page bears already.
  if (level === 1) return html``;
  return level === 2 ? html`<h2>${inline(text)}</h2>` : html`<h3>${inline(text)}</h3>`;
}

/** Of a line of a table. */
const cellsOf = (line: string) =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

function tableHtml(lines: readonly string[]): Html {
  const [headings = [], , ...rows] = lines.map(cellsOf);
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${headings.find(Boolean) ?? ''}"><table class="figures"><thead><tr>${headings.map((cell) => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead>
<tbody>${rows.map(
    ([first = '', ...cells]) =>
      html`<tr><th scope="row">${inline(first)}</th>${cells.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`,
  )}</tbody></table></div>`;
}

/** Code, strong words, emphasis and links; links to other files of the project stay their words. */
function inline(text: string): Html {
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)\s]+\))/);
  return html`${parts.map((part, i) => (i % 2 === 0 ? part : marked(part)))}`;
}

function marked(part: string): Html {
  if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
  if (part.startsWith('**')) return html`<strong>${inline(part.slice(2, -2))}</strong>`;
  if (part.startsWith('*')) return html`<em>${inline(part.slice(1, -1))}</em>`;
  const [, words = '', address = ''] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
  return safeLink(address, words);
}

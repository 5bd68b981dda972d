/** Extraction of articles: how long a page of 200 kB takes, without network, in the thread that reads pages. */

import { readdirSync, readFileSync } from 'node:fs';
import { fixed } from '../src/evaluation/figures/figure.ts';
import { decodeText } from '../src/pages/decode-text.ts';
import { extractArticle } from '../src/pages/extract-article.ts';
import { extractPage } from '../src/pages/extract-page.ts';
import { parseDocument } from '../src/pages/parse-document.ts';
import { quantile } from './quantile.ts';
import { reportBench } from './report.ts';

const fixtures = new URL('../../fixtures/articles/', import.meta.url);
const pageBytes = 200_000;
const rounds = 8;
const url = 'https://www.example.org/page.html';

export async function benchExtract({ write }: { write: boolean }): Promise<void> {
  const pages = largePages();
  const tasks: [string, (html: string) => unknown][] = [
    ['parse', parseDocument],
    ['text of a search hit', (html) => extractPage(html, url)],
    ['article with all its fields', (html) => extractArticle(html, url)],
  ];
  const rows = tasks.map(([name, task]) => {
    const { wall, busy } = measure(pages, task);
    return [
      name,
      ...[0.5, 0.95, 1].map((share) => fixed(quantile(wall, share), 0)),
      fixed(quantile(busy, 0.95), 0),
    ];
  });
  const columns = [
    `${pages.length} pages of 200 kB`,
    'p50, ms',
    'p95, ms (aim ≤ 150)',
    'longest, ms',
    'p95 of processor time, ms',
  ];
  reportBench('extract', [{ columns, rows }], { write });
}

/** Each begins as one of the sample pages and goes on with parts of the others. */
function largePages(): string[] {
  const sources = readdirSync(fixtures).map((name) =>
    decodeText(readFileSync(new URL(`${name}/source.html`, fixtures)), 'text/html'),
  );
  const bodies = sources.map((source) => /<body[^>]*>([\s\S]*)<\/body>/i.exec(source)?.[1] ?? '');
  return sources
    .filter((source) => source.includes('</article>'))
    .map((source, first) => {
      let page = source.replace(/<\/body>[\s\S]*/i, '');
      for (let next = first + 1; page.length < pageBytes; next += 1)
        page += `<div class="more">${bodies[next % bodies.length]}</div>`;
      return `${page.slice(0, pageBytes)}</body></html>`;
    });
}

function measure(pages: readonly string[], task: (html: string) => unknown) {
  const wall: number[] = [];
  // What others do on the machine does not count here.
  const busy: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) {
      const [startMs, start] = [performance.now(), process.threadCpuUsage()];
      task(page);
      const used = process.threadCpuUsage(start);
      // The first rounds warm up.
      if (round < 2) continue;
      wall.push(performance.now() - startMs);
      busy.push((used.user + used.system) / 1000);
    }
  }
  return { wall, busy };
}

/**
 * `node server/tools/record-article.ts URL|FILE CASE`: keeps a page as a case under fixtures/articles, with what is
 * read in it today. Read expected.json and mend it by hand before committing: a test holds extraction to it. Pages of
 * others are theirs: record them to learn a shape, and commit pages that are written for this project.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { readConfig } from '../src/config.ts';
import { createSafeFetch } from '../src/net/safe-fetch.ts';
import { decodeText } from '../src/pages/decode-text.ts';
import { extractArticle } from '../src/pages/extract-article.ts';
import { version } from '../src/version.ts';

const [input, name] = process.argv.slice(2);
if (!input || !name || !/^(?:it|en)-[a-z\d-]+$/.test(name)) {
  console.error('Usage: node server/tools/record-article.ts URL|FILE CASE\nCASE is called it-… or en-…');
  process.exit(2);
}

const bytes = /^https?:\/\//i.test(input) ? await fetched(input) : await readFile(input);
const extraction = extractArticle(decodeText(bytes, 'text/html'), undefined);
const folder = new URL(`../../fixtures/articles/${name}/`, import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('source.html', folder), bytes);
await writeFile(new URL('expected.json', folder), `${JSON.stringify(expectedOf(extraction), null, 2)}\n`);
console.log(
  `fixtures/articles/${name}: ${'article' in extraction ? extraction.article.title : extraction.notArticle}`,
);

async function fetched(link: string): Promise<Buffer> {
  const { offline, fetchAllow: allow } = readConfig();
  const safeFetch = createSafeFetch({ offline, allow, userAgent: `Riscontro/${version}` });
  const limits = { kinds: ['html'], sizeBytesMax: 5 * 1024 * 1024, timeoutMs: 25_000 } as const;
  return (await safeFetch.read(link, limits)).body;
}

/** What is unknown is null; reviews are counted. */
function expectedOf(found: typeof extraction): object {
  if (!('article' in found)) return found;
  const { article } = found;
  const {
    title,
    author,
    site,
    published,
    modified,
    language,
    canonical,
    image,
    kind,
    paywalled,
    hiddenText,
    text,
  } = article;
  const told = { title, author, site, published, modified, language, canonical, image, kind, paywalled };
  return {
    ...Object.fromEntries(Object.entries(told).map(([field, value]) => [field, value ?? null])),
    ...(hiddenText && { hiddenText }),
    ...(article.claimReviews.length > 0 && { claimReviews: article.claimReviews.length }),
    text,
  };
}

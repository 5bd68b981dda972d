/** The dumps of Wikipedia as a format of the import: a record is a page, an item a passage of it. */
import { basename } from 'node:path';
import type { NewPassage } from '../../evidence-index.ts';
import type { Parsed } from '../import-file.ts';
import type { RecordFormat } from '../records.ts';
import { type ExportPage, readExportPage } from './export-page.ts';
import { type ExportSite, siteOfExport } from './export-site.ts';
import { passagesOfPage } from './page-passages.ts';
import { pageBytesMax, readPages } from './read-pages.ts';

/** What stands before the first page tells the site and its namespaces: some ten kilobytes. */
const headBytesMax = 1024 * 1024;

interface PageRecord {
  readonly site: ExportSite;
  readonly page: ExportPage;
}

/** Whether a file is called as dumps are. */
export function isDumpName(path: string): boolean {
  return /-pages-articles|\.xml(?:\.(?:bz2|gz|zst))?$/i.test(basename(path));
}

/** Rejects, in words for the operator, what is no dump or one in another language. */
export async function wikipediaFormat(chunks: AsyncIterable<Buffer>): Promise<RecordFormat> {
  const head = await readHead(chunks);
  const site = siteOfExport(head.toString('utf8'));
  return {
    read: readPages,
    startBytes: head.length,
    recordBytesMax: pageBytesMax,
    decode(bytes) {
      const page = readExportPage(bytes);
      if ('fault' in page || !page.value) return page;
      return { value: { site, page: page.value } satisfies PageRecord };
    },
  };
}

/** Everything before the first page, or the beginning where there is none. */
async function readHead(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('<page>');
    if (end >= 0) return head.subarray(0, end);
    if (head.length > headBytesMax) break;
  }
  const end = head.indexOf('</mediawiki>');
  return head.subarray(0, end >= 0 ? end : headBytesMax);
}

/** The passages of a page that the format has read. */
export function parseWikipediaPage(record: unknown): Parsed<NewPassage> {
  const { site, page } = record as PageRecord;
  try {
    return { items: passagesOfPage(page, site) };
  } catch (error) {
    // Whatever is wrong with one page of two million, the others are still wanted.
    return { fault: { code: 'badPage', values: { title: page.title, reason: (error as Error).message } } };
  }
}

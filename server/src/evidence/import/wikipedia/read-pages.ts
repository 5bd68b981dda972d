/** Cuts a MediaWiki export into its pages, from `<page>` to `</page>`, without ever holding more than one. */
import { OperatorError } from '../../../domain/operator-error.ts';
import { createCollector, type RawRecord } from '../records.ts';

/** MediaWiki itself takes at most 2 MB of wikitext; what its XML adds is little. */
export const pageBytesMax = 8 * 1024 * 1024;
/** A page that goes on for longer is none: the file was made to never end. */
const endlessBytes = 1024 ** 3;
/** Between two pages there is nothing but white space. */
const betweenBytesMax = 1024 * 1024;

// In an export these bytes occur as tags only: in texts the bracket is written as an entity.
const pageStart = Buffer.from('<page>');
const pageEnd = Buffer.from('</page>');
const dumpEnd = Buffer.from('</mediawiki>');

/** The chunks begin between two pages. Rejects where the file ends before its last line. */
export async function* readPages(
  chunks: AsyncIterable<Buffer>,
  startBytes: number,
): AsyncGenerator<RawRecord> {
  const page = createCollector(pageBytesMax);
  let inPage = false;
  /** How long the page, or the room between two pages, is so far. */
  let passedBytes = 0;
  let position = startBytes;
  let window: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    // What a tag's beginning may be was left over.
    window = window.length === 0 ? chunk : Buffer.concat([window, chunk]);
    for (;;) {
      const tag = inPage ? pageEnd : pageStart;
      const found = window.indexOf(tag);
      const last = inPage ? -1 : window.indexOf(dumpEnd);
      if (last >= 0 && (found < 0 || last < found)) return;
      const end = found < 0 ? Math.max(0, window.length - dumpEnd.length) : found + tag.length;
      if (inPage) page.add(window.subarray(0, end));
      else if (found >= 0) page.add(pageStart);
      window = window.subarray(end);
      position += end;
      passedBytes += end;
      if (found < 0) break;
      passedBytes = 0;
      if (inPage) yield { bytes: page.take(), endBytes: position };
      inPage = !inPage;
    }
    if (passedBytes > (inPage ? endlessBytes : betweenBytesMax))
      throw new OperatorError({ of: 'files', code: 'endlessPage' });
  }
  throw new OperatorError({ of: 'files', code: 'exportEndsEarly' });
}

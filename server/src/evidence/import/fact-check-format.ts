/** Recognises how a file of fact-checks is written by how it begins; names lie. */

import { OperatorError } from '../../domain/operator-error.ts';
import { parsedJson } from '../../domain/parsed-json.ts';
import { csvFormatOf, csvHeadings } from './csv-fact-checks.ts';
import { createScriptReader, decodeJsonLd } from './json-ld-scripts.ts';
import { listStart, readObjects } from './json-objects.ts';
import { lineFormat, type RecordFormat, readElements } from './records.ts';

/** How far into a file the beginning of a feed's list is looked for. */
const headBytesMax = 1024 * 1024;
/** So many lines may be broken before the first whole object of a file that has one a line. */
const linesTried = 20;

/**
 * JSON objects one after another, a JSON list, an object that holds a list, a web page, or CSV. Rejects with a message
 * for the operator when the file is nothing of it. `types` are the reviews that a page is searched for.
 */
export async function factCheckFormatOf(
  chunks: AsyncIterable<Buffer>,
  types: readonly string[] = ['ClaimReview'],
): Promise<RecordFormat> {
  const head = await beginningOf(chunks);
  // One character per byte, so that positions are bytes.
  const text = head.toString('latin1');
  const [blank = ''] = /^(?:ï»¿)?\s*/.exec(text) ?? [];
  const rest = text.slice(blank.length);
  if (rest === '') return lineFormat;
  if (rest.startsWith('[')) return { read: readElements, startBytes: blank.length + 1 };
  if (rest.startsWith('<')) return { read: createScriptReader(types), startBytes: 0, decode: decodeJsonLd };
  if (hasObjectLines(rest)) return lineFormat;
  if (rest.startsWith('{')) {
    const start = listStart(rest);
    return start === undefined
      ? { read: readObjects, startBytes: blank.length }
      : { read: readElements, startBytes: blank.length + start };
  }
  checkPacking(text);
  const csv = csvFormatOf(head, blank.length);
  if (csv) return csv;
  const { claim, url, rating } = csvHeadings;
  const headings = [claim[0], url[0], rating[0]].join(', ');
  throw new OperatorError({ of: 'files', code: 'noFactChecks', values: { headings } });
}

async function beginningOf(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    pieces.push(chunk);
    size += chunk.length;
    if (size >= headBytesMax) break;
  }
  return Buffer.concat(pieces).subarray(0, headBytesMax);
}

/** Whether one of the first lines is a whole object. One that is the whole file may as well be read as a document. */
function hasObjectLines(text: string): boolean {
  const lines = text.split('\n', linesTried);
  if (lines.length === 1 || (lines.length === 2 && lines[1]?.trim() === '')) return false;
  return lines.some((line) => line.startsWith('{') && parsedJson(line) !== undefined);
}

/** What would be understood if it were packed or encoded otherwise. */
function checkPacking(text: string): void {
  if (/^(?:ÿþ|þÿ)/.test(text)) throw new OperatorError({ of: 'files', code: 'utf16' });
  const isPacked = ['PK\x03\x04', 'BZh', '7z', 'Rar!', '\xfd7zXZ'].some((mark) => text.startsWith(mark));
  if (isPacked) throw new OperatorError({ of: 'files', code: 'otherPacking' });
}

/** Recognises how a list of images is written by how it begins: a JSON object a line, or CSV with headings. */
import { OperatorError } from '../../domain/operator-error.ts';
import {
  type CsvDelimiter,
  createCsvReader,
  csvFields,
  rowBytesMax,
} from '../../evidence/import/csv-rows.ts';
import { decodeLoosely } from '../../evidence/import/decode-loosely.ts';
import { type Decoded, lineFormat, type RecordFormat } from '../../evidence/import/records.ts';

const columns = ['url', 'title', 'date', 'image', 'hash', 'quality'];
const delimiters: readonly CsvDelimiter[] = [',', ';', '\t'];
const headBytesMax = 64 * 1024;

/** Rejects with a message for the operator when it is neither. */
export async function imageFormatOf(chunks: AsyncIterable<Buffer>): Promise<RecordFormat> {
  const head = await beginningOf(chunks);
  const mark = head.subarray(0, 3).toString('latin1') === '\xef\xbb\xbf' ? 3 : 0;
  const start = head.toString('latin1', mark).trimStart();
  if (start === '' || start.startsWith('{')) return { ...lineFormat, startBytes: mark };
  const end = head.indexOf('\n');
  const row = decodeLoosely(head.subarray(mark, end < 0 ? head.length : end));
  for (const delimiter of delimiters) {
    const headings = (csvFields(row, delimiter) ?? []).map((heading) => heading.trim().toLowerCase());
    if (!headings.includes('url') || !(headings.includes('hash') || headings.includes('image'))) continue;
    return {
      read: createCsvReader(delimiter),
      startBytes: end < 0 ? head.length : end + 1,
      firstNumber: 2,
      recordBytesMax: rowBytesMax,
      decode: (bytes) => decodeRow(decodeLoosely(bytes), delimiter, headings),
    };
  }
  throw new OperatorError({ of: 'files', code: 'noImages', values: { columns: columns.join(', ') } });
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

function decodeRow(row: string, delimiter: CsvDelimiter, headings: readonly string[]): Decoded {
  if (row.trim() === '') return { value: undefined };
  const fields = csvFields(row, delimiter);
  if (!fields) return { fault: { code: 'quoteNotClosed' } };
  const known = columns.flatMap((column) => {
    const field = fields[headings.indexOf(column)]?.trim();
    return field ? [[column, field]] : [];
  });
  return { value: Object.fromEntries(known) };
}

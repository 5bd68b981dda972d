/** Cuts a stream of bytes into the rows of a CSV file and a row into its fields, forgiving what people's files hold. */
import { createCollector, type RecordReader } from './records.ts';

export type CsvDelimiter = ',' | ';' | '\t';

/** A row of fact-checks is far shorter. Few rows are lost after a quotation mark that is never closed. */
export const rowBytesMax = 256 * 1024;

const [lineFeed, carriageReturn, quote] = [0x0a, 0x0d, 0x22];

/**
 * Where a row is: at the beginning of a field, in a plain one, in a quoted one, or behind a mark that closes it
 * unless another one follows. A mark in the middle of a field is a character like any other, and a field with text
 * behind its closing mark was not quoted: what is wrong with one row stays in it.
 */
type Place = 'start' | 'plain' | 'quoted' | 'closing';

function nextPlace(place: Place, byte: number, delimiter: number): Place | 'end' {
  if (place === 'quoted') return byte === quote ? 'closing' : 'quoted';
  if (byte === lineFeed) return 'end';
  if (byte === delimiter) return 'start';
  if (byte === quote && place !== 'plain') return 'quoted';
  return place === 'closing' && byte === carriageReturn ? 'closing' : 'plain';
}

/** Quoted fields may hold line ends. The bytes of every encoding that has ASCII in it will do. */
export function createCsvReader(delimiter: CsvDelimiter): RecordReader {
  const mark = delimiter.charCodeAt(0);
  return async function* readRows(chunks, startBytes) {
    const row = createCollector(rowBytesMax);
    let place: Place = 'start';
    let rowBytes = 0;
    let passedBytes = startBytes;
    for await (const chunk of chunks) {
      let start = 0;
      for (let at = 0; at < chunk.length; at++) {
        rowBytes += 1;
        if (rowBytes > rowBytesMax) place = 'plain';
        const next = nextPlace(place, chunk[at] ?? 0, mark);
        place = next === 'end' ? 'start' : next;
        if (next !== 'end') continue;
        rowBytes = 0;
        row.add(chunk.subarray(start, at));
        start = at + 1;
        yield { bytes: row.take(), endBytes: passedBytes + start };
      }
      if (start < chunk.length) row.add(chunk.subarray(start));
      passedBytes += chunk.length;
    }
    if (!row.isEmpty()) yield { bytes: row.take(), endBytes: passedBytes };
  };
}

/** The fields of one row; undefined when a quotation mark opens one and nothing closes it. */
export function csvFields(row: string, delimiter: CsvDelimiter): string[] | undefined {
  const fields: string[] = [];
  const mark = delimiter.charCodeAt(0);
  const text = row.replace(/\r?\n?$/, '');
  let place: Place = 'start';
  let field = '';
  for (const character of text) {
    const next = nextPlace(place, character.charCodeAt(0), mark);
    if (next === 'start') {
      fields.push(field);
      field = '';
    } else if (place === 'closing' && next === 'plain') field = `"${field}"${character}`;
    else if (next === 'quoted' ? place !== 'start' : next === 'plain') field += character;
    place = next === 'end' ? 'plain' : next;
  }
  return place === 'quoted' ? undefined : [...fields, field];
}

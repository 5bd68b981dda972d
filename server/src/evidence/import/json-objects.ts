/** Reads JSON objects that stand one after another, each over as many lines as it likes. */
import { OperatorError } from '../../domain/operator-error.ts';
import { createCollector, type RecordReader } from './records.ts';

const [quote, backslash, openBrace, closeBrace] = [0x22, 0x5c, 0x7b, 0x7d];

/** What stands between the objects is passed over. */
export const readObjects: RecordReader = async function* (chunks, startBytes) {
  const object = createCollector();
  let [depth, inString, escaped] = [0, false, false];
  let passedBytes = startBytes;
  for await (const chunk of chunks) {
    let start = 0;
    for (let place = 0; place < chunk.length; place++) {
      const byte = chunk[place];
      if (escaped) escaped = false;
      else if (inString) {
        if (byte === backslash) escaped = true;
        else if (byte === quote) inString = false;
      } else if (byte === quote) inString = depth > 0;
      else if (byte === openBrace) {
        if (depth === 0) start = place;
        depth += 1;
      } else if (byte === closeBrace && depth > 0) {
        depth -= 1;
        if (depth > 0) continue;
        object.add(chunk.subarray(start, place + 1));
        yield { bytes: object.take(), endBytes: passedBytes + place + 1 };
      }
    }
    if (depth > 0) object.add(chunk.subarray(start));
    passedBytes += chunk.length;
  }
  if (depth > 0) throw new OperatorError({ of: 'files', code: 'endsInEntry' });
};

const keysOfLists = new Set(['dataFeedElement', '@graph', 'itemListElement', 'claims']);

/**
 * Where the first element stands of the list that an object keeps its reviews in (a DataFeed, a graph, the answer of
 * the Fact Check Tools); undefined when its beginning shows none. One character of `text` is one byte.
 */
export function listStart(text: string): number | undefined {
  const value = /\s*:\s*\[/y;
  let depth = 0;
  for (let place = text.indexOf('{'); place >= 0 && place < text.length; place++) {
    const character = text[place];
    if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === '"') {
      const end = endOfString(text, place);
      value.lastIndex = end;
      if (depth === 1 && keysOfLists.has(text.slice(place + 1, end - 1)) && value.test(text))
        return value.lastIndex;
      place = end - 1;
    }
    if (depth === 0) return undefined;
  }
  return undefined;
}

/** The position behind a string that begins with the quotation mark at `start`. */
function endOfString(text: string, start: number): number {
  let place = start + 1;
  while (place < text.length && text[place] !== '"') place += text[place] === '\\' ? 2 : 1;
  return place + 1;
}

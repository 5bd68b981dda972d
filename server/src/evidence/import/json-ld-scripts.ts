/** Reviews in web pages: the JSON-LD of their `<script type="application/ld+json">` elements. */

import { OperatorError } from '../../domain/operator-error.ts';
import { parsedJson } from '../../domain/parsed-json.ts';
import { decodeLoosely } from './decode-loosely.ts';
import { type Decoded, type RecordReader, recordBytesMax } from './records.ts';

/** A tag longer than this is none. */
const tagLengthMax = 4_096;
const openingTag = /<script\b[^<>]*>/gi;
const closingTag = /<\/script\b/gi;

/**
 * The scripts that speak of one of these types, as their bytes; a page's other data is nobody's fault. Many pages in
 * a row are read like one.
 */
export const createScriptReader = (types: readonly string[]): RecordReader =>
  async function* (chunks, startBytes) {
    // One character per byte, so that positions are bytes.
    let text = '';
    let textAtBytes = startBytes;
    let searchedFrom = 0;
    let [inScript, isWanted, found] = [false, false, false];
    const drop = (length: number) => {
      text = text.slice(length);
      textAtBytes += length;
      searchedFrom = 0;
    };
    for await (const chunk of chunks) {
      text += chunk.toString('latin1');
      for (;;) {
        const tag = inScript ? closingTag : openingTag;
        tag.lastIndex = searchedFrom;
        const match = tag.exec(text);
        if (!match) break;
        // Now, because others use the same expression while this one waits.
        const end = tag.lastIndex;
        if (inScript && isWanted) {
          const script = text.slice(0, match.index);
          if (types.some((type) => script.includes(type))) {
            found = true;
            const bytes = script.length > recordBytesMax ? undefined : Buffer.from(script, 'latin1');
            yield { bytes, endBytes: textAtBytes + end };
          }
        }
        isWanted = !inScript && /\btype\s*=\s*["']?\s*application\/ld\+json/i.test(match[0]);
        inScript = !inScript;
        drop(end);
      }
      if (isWanted && text.length > recordBytesMax) {
        isWanted = false;
        found = true;
        yield { bytes: undefined, endBytes: textAtBytes + text.length };
      }
      // The end of what is there may be the beginning of a tag.
      const tail = Math.max(0, text.length - tagLengthMax);
      if (isWanted) searchedFrom = tail;
      else drop(tail);
    }
    if (!found && startBytes === 0)
      throw new OperatorError({ of: 'files', code: 'noReviewMarkup', values: { types } });
  };

/** Pages wrap their data in comments and break lines inside of texts, which JSON does not allow. */
export function decodeJsonLd(bytes: Buffer): Decoded {
  const text = decodeLoosely(bytes)
    .trim()
    // Bounded, because a text of blanks alone would be searched again from each of them.
    .replace(/^(?:\/[/*])?\s{0,9}(?:<!\[CDATA\[|<!--)\s{0,9}(?:\*\/)?/, '')
    .replace(/(?:\/[/*])?\s{0,9}(?:\]\]>|-->)\s{0,9}(?:\*\/)?$/, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that JSON does not allow
    .replace(/[\0-\x1f]+/g, ' ');
  const value = parsedJson(text);
  return value === undefined ? { fault: { code: 'notJson' } } : { value };
}

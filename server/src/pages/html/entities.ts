/** Reads `&egrave;` and `&#232;` as the characters they stand for. */
import { parseHTML } from 'linkedom';

/** A page may hold as many spellings as it likes; only the common ones are worth keeping. */
const keptMax = 4_000;
const kept = { text: new Map<string, string>(), attribute: new Map<string, string>() };

const entity = /&(?:#x?[\da-f]{1,10}|[a-z][a-z\d]{1,40});?=?/gi;

export function decodeEntities(text: string, place: 'text' | 'attribute'): string {
  return text.includes('&') ? text.replace(entity, (spelling) => decodeOne(spelling, place)) : text;
}

/** The table of names is the parser's; what it makes of one is remembered. */
function decodeOne(spelling: string, place: 'text' | 'attribute'): string {
  const known = kept[place].get(spelling);
  if (known !== undefined) return known;
  const { document } = parseHTML(
    place === 'text' ? `<html><i>${spelling}</i></html>` : `<html><i title="${spelling}"></i></html>`,
  );
  const element = document.querySelector('i');
  const decoded = (place === 'text' ? element?.textContent : element?.getAttribute('title')) ?? spelling;
  if (kept[place].size < keptMax) kept[place].set(spelling, decoded);
  return decoded;
}

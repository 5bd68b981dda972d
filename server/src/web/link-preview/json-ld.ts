/** Data for machines inside a page, written so that no text in it can end its element. */
import { Html } from '@riscontro/verdict-view';

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

export function jsonLd(data: object): Html {
  const text = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '');
  return new Html(`<script type="application/ld+json">${text}</script>`);
}

/** Links inside of a page go on naming the language that its address named; there is no cookie to remember it. */
import type { Language } from '@riscontro/contract';
import { Html } from '@riscontro/verdict-view';

/** Quotes in texts are escaped, so what looks like an attribute here is one. Files have no language. */
const ownAddress = / (href|action)="(\/(?![/\\]|assets\/)[^"#?]*)(\?[^"#]*)?(#[^"]*)?"/g;
const isFile = /\.\w+$/;

export function keepLanguage(body: Html, named: Language | undefined): Html {
  if (named === undefined) return body;
  return new Html(
    body.text.replaceAll(ownAddress, (whole, attribute: string, path: string, query = '', place = '') => {
      if (isFile.test(path) || /[?;]lang=/.test(query)) return whole;
      const further = query === '' ? '?' : `${query}&amp;`;
      return ` ${attribute}="${path}${further}lang=${named}${place}"`;
    }),
  );
}

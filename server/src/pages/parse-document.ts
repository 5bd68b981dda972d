/** Parses markup into the document that a browser would make of it. */
import { parseHTML } from 'linkedom';
import { parse } from 'parse5';
import { createDocumentAdapter, elementsMax } from './html/document-adapter.ts';
import { lightenNodes } from './html/light-nodes.ts';

/**
 * The parser that comes with the document model puts every tag where it stands. Browsers do not, and the reader was
 * made for what browsers build: on broken markup it finds another text, or none. So parse5 reads, and writes into it.
 */
export function parseDocument(markup: string): Document {
  refuseTooManyTags(markup);
  const { document } = parseHTML('<html></html>');
  document.documentElement.remove();
  lightenNodes(document);
  parse(markup, { treeAdapter: createDocumentAdapter(document), scriptingEnabled: false });
  // A page of frames has no body, and no text of its own either.
  document.querySelector('html > frameset')?.replaceWith(document.createElement('body'));
  return document;
}

/** Counted before anything is built: to find out while building takes a hundred times as long. */
function refuseTooManyTags(markup: string): void {
  let tags = 0;
  for (const _ of markup.matchAll(/<[a-z]/gi)) {
    tags += 1;
    if (tags > elementsMax) throw new RangeError('The page has too many tags');
  }
}

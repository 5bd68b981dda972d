/** Parses markup into the document that a browser would make of it. */
import { parseHTML } from 'linkedom';
import { buildTree } from './html/build-tree.ts';
import { lightenNodes } from './html/light-nodes.ts';

/**
 * The parser that comes with the document model puts every tag where it stands. Browsers do not, and the reader was
 * made for what browsers build: on broken markup it finds another text, or none.
 */
export function parseDocument(markup: string): Document {
  const { document } = parseHTML('<!doctype html><html><head></head><body></body></html>');
  lightenNodes(document);
  buildTree(document, markup);
  return document;
}

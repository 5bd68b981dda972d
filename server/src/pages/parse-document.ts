/** Parses markup into a document with a head and a body, whatever the page leaves out. */
import { parseHTML } from 'linkedom';

const headElements = new Set(['TITLE', 'META', 'LINK', 'BASE', 'STYLE']);

/**
 * The tags of html, head and body may be left out, and shrunken pages do. Browsers put them in; this parser does not,
 * and what stands outside of a body is not found by the reader.
 */
export function parseDocument(html: string): Document {
  const { document } = parseHTML(html);
  if (document.documentElement?.nodeName.toUpperCase() === 'HTML') return withBody(document);
  return withBody(parseHTML(`<html>${html.replace(/<!doctype[^>]*>/i, '')}</html>`).document);
}

function withBody(document: Document): Document {
  const { documentElement: root } = document;
  const children = [...root.childNodes];
  // Made where they are missing.
  const { head, body } = document;
  for (const child of children) {
    if (child === head || child === body) continue;
    (headElements.has(child.nodeName.toUpperCase()) ? head : body).appendChild(child);
  }
  return document;
}

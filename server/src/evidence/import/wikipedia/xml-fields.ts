/** The texts of a small XML document by the names of the elements around them. */
import { SaxesParser } from 'saxes';

/** Exports go four deep. */
const depthMax = 10;

/** Well-formed, and yet not read. */
export class XmlRefused extends Error {
  readonly reason: 'ownEntities' | 'nestedTooDeeply';

  constructor(reason: XmlRefused['reason']) {
    super(reason);
    this.name = 'XmlRefused';
    this.reason = reason;
  }
}

/**
 * `page/revision/text` → its text; of elements with the same path the last one counts, and what elements have inside
 * them is not theirs. An empty element has an empty text. Throws where the document is not well-formed: there are no
 * entities but XML's own five, so that none can unfold.
 */
export function xmlFields(xml: string): Map<string, string> {
  const fields = new Map<string, string>();
  const path: string[] = [];
  let texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new XmlRefused('ownEntities');
  });
  parser.on('opentag', ({ name }) => {
    path.push(name);
    if (path.length > depthMax) throw new XmlRefused('nestedTooDeeply');
    texts = [];
  });
  const collect = (text: string) => void texts.push(text);
  parser.on('text', collect);
  parser.on('cdata', collect);
  parser.on('closetag', () => {
    fields.set(path.join('/'), texts.join(''));
    path.pop();
    texts = [];
  });
  parser.write(xml).close();
  return fields;
}

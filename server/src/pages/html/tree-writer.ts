/** Puts elements and texts into the tree where the open elements say, and before tables what tables cannot hold. */
import { tableStructure } from './element-kinds.ts';
import type { Inserting } from './formatting.ts';
import type { Open, OpenElements } from './open-elements.ts';
import type { StartTag } from './tokens.ts';

/** Browsers go to 512, people write to 50. What is nested deeper stands side by side. */
const depthMax = 160;
/** The longest lists of an encyclopedia have half as many. With more, a page keeps its thread busy and is not read. */
export const elementsMax = 150_000;
const drawing = 'http://www.w3.org/2000/svg';

const images = new Set([
  'img',
  'picture',
  'figure',
  'source',
  'amp-img',
  'iframe',
  'embed',
  'object',
  'video',
]);
export const attributeName = /^[a-z_:][\w:.-]*$/;
/** By the reader of articles, by us, or by whoever asks what is hidden. */
const readAttributes = new Set(
  `align alt aria-hidden aria-label aria-modal border class colspan content data-ai datatable datetime dir hidden href
  http-equiv id itemprop itemscope itemtype lang name property pubdate rel role rowspan src srcset style summary title
  type value`.split(/\s+/),
);

export interface TreeWriter extends Inserting {
  /** Also opens it. */
  insert(tag: Pick<StartTag, 'name' | 'attributes'>, settings?: { isForeign?: boolean }): Open;
  /** For elements that hold nothing. */
  insertEmpty(tag: Pick<StartTag, 'name' | 'attributes'>): Open;
  insertText(text: string): void;
  insertComment(text: string): void;
}

export function createTreeWriter(document: Document, open: OpenElements): TreeWriter {
  let elements = 0;

  function create({ name, attributes }: Pick<StartTag, 'name' | 'attributes'>, isForeign: boolean): Open {
    elements += 1;
    if (elements > elementsMax) throw new RangeError('The page has too many elements');
    const isDrawing = isForeign && (name === 'svg' || isInDrawing(open));
    const element = isDrawing ? document.createElementNS(drawing, name) : document.createElement(name);
    // An image's address may stand in any attribute; of the others each costs memory, and few are read.
    const isImage = images.has(name);
    for (const [key, value] of attributes) {
      if (readAttributes.has(key) || (isImage && attributeName.test(key))) element.setAttribute(key, value);
    }
    return { name, element, isForeign, attributes };
  }

  function placeIn(parent: Open): { parent: Node; before: Node | null } {
    const outside = { parent: parent.element, before: null };
    if (parent.isForeign || !tableStructure.has(parent.name)) return outside;
    const at = open.stack.findLastIndex(({ name }) => name === 'table');
    const table = open.stack[at]?.element;
    if (table?.parentNode) return { parent: table.parentNode, before: table };
    return { parent: open.stack[at - 1]?.element ?? parent.element, before: null };
  }

  function write(node: Node, parent: Open, isStructure: boolean): void {
    if (isStructure) parent.element.appendChild(node);
    else {
      const place = placeIn(parent);
      place.parent.insertBefore(node, place.before);
    }
  }

  function push(added: Open): void {
    if (open.stack.length < depthMax) open.stack.push(added);
  }

  function insertElement(tag: Pick<StartTag, 'name' | 'attributes'>, isForeign: boolean): Open {
    const added = create(tag, isForeign);
    write(added.element, open.top(), belongsInTable(open.top().name, tag));
    return added;
  }

  return {
    push,
    copyOf: (original) => create(original, original.isForeign),
    appendTo: (parent, node) => write(node, parent, false),
    insert(tag, { isForeign = false } = {}) {
      const added = insertElement(tag, isForeign);
      push(added);
      return added;
    },
    insertEmpty: (tag) => insertElement(tag, false),
    insertText(text) {
      const isSpace = !/[^\s]/.test(text);
      const { parent, before } = isSpace ? { parent: open.top().element, before: null } : placeIn(open.top());
      const previous = before ? before.previousSibling : parent.lastChild;
      if (previous?.nodeType === 3) previous.nodeValue = (previous.nodeValue ?? '') + text;
      else parent.insertBefore(document.createTextNode(text), before);
    },
    insertComment(text) {
      open.top().element.appendChild(document.createComment(text));
    },
  };
}

function belongsInTable(
  parent: string,
  { name, attributes }: Pick<StartTag, 'name' | 'attributes'>,
): boolean {
  if (!tableStructure.has(parent)) return true;
  if (/^(?:caption|colgroup|col|tbody|thead|tfoot|tr|td|th|script|style|template|form)$/.test(name))
    return true;
  return name === 'input' && attributes.get('type')?.toLowerCase() === 'hidden';
}

function isInDrawing({ stack }: OpenElements): boolean {
  const { isForeign, element } = stack.at(-1) ?? {};
  return isForeign === true && element?.namespaceURI === drawing;
}

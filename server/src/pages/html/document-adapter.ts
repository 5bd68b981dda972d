/** Lets parse5, which knows the rules that browsers share (HTML, section 13.2), write into a document. */
import { html, type Token, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5';

type Nodes = TreeAdapterTypeMap<
  Node,
  ParentNode & Node,
  ChildNode,
  Document,
  DocumentFragment,
  Element,
  Comment,
  Text,
  Element,
  DocumentType
>;

/** Browsers go to 512, people write to 50. What is nested deeper stands side by side. */
const depthMax = 160;
/** The longest lists of an encyclopedia have half as many. With more, a page keeps its thread busy and is not read. */
export const elementsMax = 150_000;

const imageElements = new Set([
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
const attributeName = /^[a-z_:][\w:.-]*$/;
/** By the reader of articles, by us, or by whoever asks what is hidden. */
const readAttributes = new Set(
  `align alt aria-hidden aria-label aria-modal border class colspan content data-ai datatable datetime dir hidden href
  http-equiv id itemprop itemscope itemtype lang name property pubdate rel role rowspan src srcset style summary title
  type value`.split(/\s+/),
);

/** For one page: writes into the document, which must be empty. Throws RangeError for too large a page. */
export function createDocumentAdapter(document: Document): TreeAdapter<Nodes> {
  let elements = 0;
  let mode = html.DOCUMENT_MODE.NO_QUIRKS;
  const attributesOf = new Map<Element, Token.Attribute[]>();
  const depthOf = new Map<Node, number>();
  const templates = new Map<Element, DocumentFragment>();

  function setAttributes(element: Element, attributes: readonly Token.Attribute[]): void {
    // An image's address may stand in any attribute; of the others each costs memory, and few are read.
    const isImage = imageElements.has(element.localName);
    for (const { name, value } of attributes) {
      if (readAttributes.has(name) || (isImage && attributeName.test(name)))
        element.setAttribute(name, value);
    }
  }

  /** Where something in `parent` is put: a parent that lies too deep gives it to the one above. */
  function place(parent: Node, child: Node): Node {
    const depth = depthOf.get(parent) ?? 0;
    const host = depth < depthMax ? parent : (parent.parentNode ?? parent);
    if (child.nodeType === child.ELEMENT_NODE) depthOf.set(child, (depthOf.get(host) ?? 0) + 1);
    return host;
  }

  function appendText(parent: Node, text: string, before: Node | null): void {
    const previous = before ? before.previousSibling : parent.lastChild;
    if (previous?.nodeType === parent.TEXT_NODE) previous.nodeValue = (previous.nodeValue ?? '') + text;
    else parent.insertBefore(document.createTextNode(text), before);
  }

  return {
    createDocument: () => document,
    createDocumentFragment: () => document.createDocumentFragment(),
    createElement(name, namespace, attributes) {
      elements += 1;
      if (elements > elementsMax) throw new RangeError('The page has too many elements');
      const element =
        namespace === html.NS.HTML
          ? document.createElement(name)
          : document.createElementNS(namespace as string, name);
      setAttributes(element, attributes);
      attributesOf.set(element, attributes);
      return element;
    },
    createCommentNode: (text) => document.createComment(text),
    createTextNode: (text) => document.createTextNode(text),
    appendChild(parent, child) {
      place(parent, child).appendChild(child);
    },
    insertBefore(parent, child, before) {
      depthOf.set(child, (depthOf.get(parent) ?? 0) + 1);
      parent.insertBefore(child, before);
    },
    // What a template holds is shown nowhere: it stays apart from the page.
    setTemplateContent(template, content) {
      templates.set(template, content);
    },
    getTemplateContent: (template) => templates.get(template) ?? document.createDocumentFragment(),
    setDocumentType: () => undefined,
    setDocumentMode(_, given) {
      mode = given;
    },
    getDocumentMode: () => mode,
    detachNode(node) {
      node.parentNode?.removeChild(node);
    },
    insertText(parent, text) {
      appendText(parent, text, null);
    },
    insertTextBefore(parent, text, before) {
      appendText(parent, text, before);
    },
    adoptAttributes(element, attributes) {
      setAttributes(
        element,
        attributes.filter(({ name }) => !element.hasAttribute(name)),
      );
    },
    getFirstChild: ({ firstChild }) => firstChild,
    getChildNodes: ({ childNodes }) => [...childNodes],
    getParentNode: ({ parentNode }) => parentNode,
    getAttrList: (element) => attributesOf.get(element) ?? [],
    getTagName: ({ localName }) => localName,
    getNamespaceURI: ({ namespaceURI }) => (namespaceURI ?? html.NS.HTML) as html.NS,
    getTextNodeContent: ({ data }) => data,
    getCommentNodeContent: ({ data }) => data,
    getDocumentTypeNodeName: ({ name }) => name,
    getDocumentTypeNodePublicId: ({ publicId }) => publicId,
    getDocumentTypeNodeSystemId: ({ systemId }) => systemId,
    isTextNode: (node): node is Text => node.nodeType === node.TEXT_NODE,
    isCommentNode: (node): node is Comment => node.nodeType === node.COMMENT_NODE,
    isDocumentTypeNode: (node): node is DocumentType => node.nodeType === node.DOCUMENT_TYPE_NODE,
    isElementNode: (node): node is Element => node.nodeType === node.ELEMENT_NODE,
    getNodeSourceCodeLocation: () => undefined,
    setNodeSourceCodeLocation: () => undefined,
    updateNodeSourceCodeLocation: () => undefined,
  };
}

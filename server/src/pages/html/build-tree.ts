/** From markup to a document, by the rules that browsers share: wrong, missing and crossing tags have one meaning. */
import { endInBody, startInBody } from './body-rules.ts';
import {
  endingForeign,
  escapableElements,
  headElements,
  integrationPoints,
  rawElements,
  tableParts,
  voidElements,
} from './element-kinds.ts';
import { decodeEntities } from './entities.ts';
import { reopenFormatting } from './formatting.ts';
import { createOpenElements, type Open } from './open-elements.ts';
import { endInTable, startInTable } from './table-rules.ts';
import { createTokens, type StartTag } from './tokens.ts';
import { attributeName, createTreeWriter, elementsMax } from './tree-writer.ts';

const framing = new Set(['html', 'head', 'body', 'frameset', 'frame']);
const selectable = new Set(['option', 'optgroup', 'hr', 'script', 'template']);
const inHeadNoscript = new Set(['link', 'meta', 'style', 'noframes', 'basefont', 'bgsound']);

const modernDoctype =
  /^\s*(?:<\?[^>]*>\s*|<!--[\s\S]*?-->\s*)*<!doctype(?![^>]*(?:html 3\.2|html 2\.0|4\.0[^>]*(?:transitional|frameset)\/\/\w*["']\s*>))/i;

/** Fills a document that has an html element with an empty head and an empty body. Throws RangeError for too large a page. */
export function buildTree(document: Document, markup: string): void {
  refuseTooManyTags(markup);
  const tokens = createTokens(markup);
  const root: Open = {
    name: 'html',
    element: document.documentElement,
    isForeign: false,
    attributes: new Map(),
  };
  const head: Open = { ...root, name: 'head', element: document.head };
  const body: Open = { ...root, name: 'body', element: document.body };
  const open = createOpenElements(root);
  const writer = createTreeWriter(document, open);
  open.stack.push(head);
  let place: 'head' | 'after-head' | 'body' = 'head';
  let form: Open | undefined;
  // Pages without a declaration are read as they were in the nineties: a table stands within its paragraph.
  const isOld = !modernDoctype.test(markup.slice(0, 4_096));

  function beginBody(): void {
    place = 'body';
    open.stack.length = 1;
    open.stack.push(body);
  }

  function start(tag: StartTag): void {
    const { name } = tag;
    if (name === 'html') frame(tag, root);
    if (name === 'body') frame(tag, body);
    if (framing.has(name)) return;
    if (place !== 'body' && startInHead(tag)) return;
    if (place !== 'body') beginBody();
    if (isInForeign() && startInForeign(tag)) return;
    if (name === 'template') {
      skipTemplate(tag);
      return;
    }
    if (isInSelect() && !startInSelect(tag)) return;
    if (name === 'form' && form) return;
    if (startInTable(tag, open, writer)) {
      // In a table a form is there, and holds nothing.
      if (name === 'form') form = { ...root, name };
      return;
    }
    if (name === 'svg' || name === 'math') {
      reopenFormatting(open, writer);
      writer.insert(tag, { isForeign: true });
      if (tag.isSelfClosing && open.top().name === name) open.stack.pop();
    } else if (rawElements.has(name)) insertRaw(tag);
    else if (name === 'form') startForm(tag);
    else startInBody(name === 'image' ? { ...tag, name: 'img' } : tag, open, writer, isOld);
  }

  function startForm(tag: StartTag): void {
    startInBody(tag, open, writer, isOld);
    if (open.top().name === 'form') form = open.top();
  }

  /** Only the form itself is closed: what began within it goes on. */
  function endForm(): void {
    const at = form ? open.stack.lastIndexOf(form) : -1;
    form = undefined;
    if (at === -1 || !open.hasInScope((name) => name === 'form')) return;
    open.popImplied();
    if (at < open.stack.length) open.stack.splice(at, 1);
  }

  /** A second one adds what the first left out. */
  function frame({ name, attributes }: StartTag, { element }: Open): void {
    if (name === 'body' && place !== 'body') beginBody();
    for (const [key, value] of attributes)
      if (attributeName.test(key) && !element.hasAttribute(key)) element.setAttribute(key, value);
  }

  function startInHead(tag: StartTag): boolean {
    if (open.top().name === 'noscript' && !inHeadNoscript.has(tag.name)) return false;
    if (!headElements.has(tag.name) || (place === 'after-head' && tag.name === 'noscript')) return false;
    if (tag.name === 'template') skipTemplate(tag);
    else if (rawElements.has(tag.name)) insertRaw(tag);
    else if (voidElements.has(tag.name)) writer.insertEmpty(tag);
    else writer.insert(tag);
    return true;
  }

  function insertRaw(tag: StartTag): void {
    const { name } = tag;
    if (name === 'xmp') startInBody(tag, open, writer, isOld);
    else writer.insert(tag);
    const raw = tokens.takeRaw(name);
    const text = escapableElements.has(name) ? decodeEntities(raw, 'text') : raw;
    const element = open.top().element;
    if (text !== '' && open.top().name === name) element.appendChild(document.createTextNode(text));
    if (open.top().name === name) open.stack.pop();
  }

  /** A browser keeps its content apart, and shows none of it. */
  function skipTemplate(tag: StartTag): void {
    writer.insertEmpty(tag);
    for (let depth = 1; depth > 0; ) {
      const token = tokens.next();
      if (!token) return;
      if (token.kind === 'start' && token.name === 'template') depth += 1;
      else if (token.kind === 'end' && token.name === 'template') depth -= 1;
      else if (token.kind === 'start' && rawElements.has(token.name)) tokens.takeRaw(token.name);
    }
  }

  const isInSelect = () =>
    /^(?:select|option|optgroup)$/.test(open.top().name) && open.stack.some(({ name }) => name === 'select');

  /** Whether the tag is to be read on. */
  function startInSelect({ name }: StartTag): boolean {
    const closes =
      /^(?:select|input|keygen|textarea)$/.test(name) || tableParts.has(name) || name === 'table';
    if (closes) open.popUntil((other) => other === 'select');
    return (closes && name !== 'select') || selectable.has(name);
  }

  const isInForeign = () => open.top().isForeign && !integrationPoints.has(open.top().name);

  function startInForeign(tag: StartTag): boolean {
    if (endingForeign.has(tag.name)) {
      while (isInForeign()) open.stack.pop();
      return false;
    }
    writer.insert(tag, { isForeign: true });
    if (tag.isSelfClosing && open.top().name === tag.name) open.stack.pop();
    return true;
  }

  function end(name: string): void {
    if (name === 'html' || name === 'body' || name === 'head') {
      // What follows is still the page's.
      if (name !== 'head' && place !== 'body') beginBody();
      if (name === 'head' && place === 'head') place = 'after-head';
      return;
    }
    if (place !== 'body') {
      if (open.top().name === name && name === 'noscript') open.stack.pop();
      if (name !== 'br') return;
      beginBody();
    }
    if (open.top().isForeign && endInForeign(name)) return;
    if (name === 'select' || /^opt(?:ion|group)$/.test(name)) {
      if (open.stack.some((other) => other.name === name)) open.popUntil((other) => other === name);
      return;
    }
    if (name === 'form') endForm();
    else if (!endInTable(name, open)) endInBody(name, open, writer);
  }

  function endInForeign(name: string): boolean {
    for (let at = open.stack.length - 1; at > 1 && open.stack[at]?.isForeign; at -= 1) {
      if (open.stack[at]?.name !== name) continue;
      open.stack.length = at;
      return true;
    }
    return false;
  }

  function text(content: string): void {
    const isSpace = !/\S/.test(content);
    if (place !== 'body') {
      if (isSpace) return;
      beginBody();
    }
    if (!isSpace && !open.top().isForeign) reopenFormatting(open, writer);
    writer.insertText(content);
  }

  for (let token = tokens.next(); token; token = tokens.next()) {
    if (token.kind === 'start') start(token);
    else if (token.kind === 'end') end(token.name);
    else if (token.kind === 'text') text(token.text);
    else if (open.stack.includes(body)) writer.insertComment(token.text);
  }
}

/** Counted before anything is built: to find out while building takes a hundred times as long. */
function refuseTooManyTags(markup: string): void {
  let tags = 0;
  for (const _ of markup.matchAll(/<[a-z]/gi)) {
    tags += 1;
    if (tags > elementsMax) throw new RangeError('The page has too many tags');
  }
}

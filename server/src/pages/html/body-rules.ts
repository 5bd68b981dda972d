/** Tags in the body of a page: what they end without saying so, and what their end tags end. */
import {
  blockEnds,
  buttonScope,
  closingParagraph,
  formattingElements,
  headings,
  listItemScope,
  markedElements,
  specialElements,
  voidElements,
} from './element-kinds.ts';
import { closeFormatting, keepFormatting, openFormatting, reopenFormatting } from './formatting.ts';
import type { OpenElements } from './open-elements.ts';
import type { StartTag } from './tokens.ts';
import type { TreeWriter } from './tree-writer.ts';

const items: Readonly<Record<string, ReadonlySet<string>>> = {
  li: new Set(['li']),
  dd: new Set(['dd', 'dt']),
  dt: new Set(['dd', 'dt']),
};
const looseBlocks = new Set(['address', 'div', 'p']);

export function startInBody(tag: StartTag, open: OpenElements, writer: TreeWriter, isOld: boolean): void {
  const { name } = tag;
  const ends = items[name];
  if (ends) closeItem(open, ends);
  if (closingParagraph.has(name) && !(isOld && name === 'table')) closeParagraph(open);
  if (headings.has(name) && headings.has(open.top().name)) open.stack.pop();
  if (name === 'a' && openFormatting(open, 'a')) closeOpenLink(open, writer);
  if (name === 'nobr' && open.hasInScope((other) => other === 'nobr')) closeFormatting(open, 'nobr', writer);
  if (name === 'button' && open.hasInScope((other) => other === 'button'))
    open.popUntil((other) => other === 'button');
  if ((name === 'option' || name === 'optgroup') && open.top().name === 'option') open.stack.pop();
  if (/^(?:rb|rp|rt|rtc)$/.test(name) && open.hasInScope((other) => other === 'ruby')) open.popImplied('rtc');

  if (!closingParagraph.has(name)) reopenFormatting(open, writer);
  if (voidElements.has(name)) {
    writer.insertEmpty(tag);
    return;
  }
  const added = writer.insert(tag);
  if (formattingElements.has(name)) keepFormatting(open, added);
  if (markedElements.has(name)) open.formatting.push(null);
}

export function endInBody(name: string, open: OpenElements, writer: TreeWriter): void {
  const is = (other: string) => other === name;
  if (name === 'p') {
    if (!open.hasInScope(is, buttonScope)) writer.insert({ name, attributes: new Map() });
    closeParagraph(open);
  } else if (name === 'br') {
    writer.insertEmpty({ name, attributes: new Map() });
  } else if (headings.has(name)) {
    if (open.hasInScope((other) => headings.has(other))) open.popUntil((other) => headings.has(other));
  } else if (items[name]) {
    const scope = name === 'li' ? listItemScope : undefined;
    if (open.hasInScope(is, scope)) open.popUntil(is);
  } else if (blockEnds.has(name) || markedElements.has(name)) {
    if (!open.hasInScope(is)) return;
    open.popUntil(is);
    if (markedElements.has(name)) open.clearToMarker();
  } else if (!formattingElements.has(name) || !closeFormatting(open, name, writer)) closeNearest(name, open);
}

function closeParagraph(open: OpenElements): void {
  const isParagraph = (name: string) => name === 'p';
  if (open.hasInScope(isParagraph, buttonScope)) open.popUntil(isParagraph);
}

/** An item ends the one before it, unless something else began within that. */
function closeItem(open: OpenElements, ends: ReadonlySet<string>): void {
  for (let at = open.stack.length - 1; at > 0; at -= 1) {
    const name = open.stack[at]?.name ?? '';
    if (ends.has(name)) {
      open.popUntil((other) => other === name);
      return;
    }
    if (specialElements.has(name) && !looseBlocks.has(name)) return;
  }
}

function closeOpenLink(open: OpenElements, writer: TreeWriter): void {
  const link = openFormatting(open, 'a');
  closeFormatting(open, 'a', writer);
  for (const list of [open.stack, open.formatting]) {
    const at = link ? (list as unknown[]).indexOf(link) : -1;
    if (at !== -1) list.splice(at, 1);
  }
}

function closeNearest(name: string, open: OpenElements): void {
  for (let at = open.stack.length - 1; at > 1; at -= 1) {
    const entry = open.stack[at];
    if (entry?.name === name) {
      open.stack.length = at;
      return;
    }
    if (entry && !entry.isForeign && specialElements.has(entry.name)) return;
  }
}

/** Formatting whose tags are missing or cross other elements, taken apart as browsers do it (HTML, 13.2.4.3, 13.2.6.4.7). */
import { specialElements } from './element-kinds.ts';
import type { Open, OpenElements } from './open-elements.ts';

export interface Inserting {
  /** A new element like that one, not yet in the tree. */
  copyOf(open: Open): Open;
  /** At the place where something in `parent` belongs: before the table, where the parent is a table. */
  appendTo(parent: Open, node: Node): void;
  push(open: Open): void;
}

/** More of the same around a text change nothing; a page could pile up thousands. */
const alikeMax = 3;

export function keepFormatting(open: OpenElements, added: Open): void {
  let alike = 0;
  for (let at = open.formatting.length - 1; at >= 0; at -= 1) {
    const entry = open.formatting[at];
    if (!entry) break;
    if (entry.name !== added.name || !sameAttributes(entry, added)) continue;
    alike += 1;
    if (alike === alikeMax) {
      open.formatting.splice(at, 1);
      break;
    }
  }
  open.formatting.push(added);
}

/** Opens again what was closed by a paragraph's end and not by its own. */
export function reopenFormatting(
  { formatting, stack }: OpenElements,
  { copyOf, appendTo, push }: Inserting,
): void {
  const isOpen = (entry: Open | null | undefined) => !entry || stack.includes(entry);
  let at = formatting.length - 1;
  if (at < 0 || isOpen(formatting[at])) return;
  while (at > 0 && !isOpen(formatting[at - 1])) at -= 1;
  for (; at < formatting.length; at += 1) {
    const entry = formatting[at];
    if (!entry) continue;
    const copy = copyOf(entry);
    appendTo(stack.at(-1) ?? copy, copy.element);
    push(copy);
    formatting[at] = copy;
  }
}

export function openFormatting({ formatting }: OpenElements, name: string): Open | undefined {
  for (let at = formatting.length - 1; at >= 0; at -= 1) {
    const entry = formatting[at];
    if (!entry) return undefined;
    if (entry.name === name) return entry;
  }
  return undefined;
}

/** False where the end tag is no formatting's, and an ordinary one. */
export function closeFormatting(open: OpenElements, name: string, inserting: Inserting): boolean {
  const { stack, formatting } = open;
  if (open.top().name === name && !formatting.includes(open.top())) {
    open.popUntil((other) => other === name);
    return true;
  }
  for (let turn = 0; turn < 8; turn += 1) {
    const entry = openFormatting(open, name);
    if (!entry) return turn > 0;
    const place = stack.indexOf(entry);
    if (place === -1) {
      remove(formatting, entry);
      return true;
    }
    if (!open.hasInScope((other) => other === name)) return true;
    const furthestAt = stack.findIndex(
      (other, at) => at > place && !other.isForeign && specialElements.has(other.name),
    );
    const furthest = stack[furthestAt];
    if (!furthest) {
      stack.length = place;
      remove(formatting, entry);
      return true;
    }
    adopt(open, { entry, place, furthest, furthestAt }, inserting);
  }
  return true;
}

interface Crossing {
  readonly entry: Open;
  readonly place: number;
  readonly furthest: Open;
  readonly furthestAt: number;
}

/** Moves the formatting inside of the block that it crosses. */
function adopt(
  { stack, formatting }: OpenElements,
  { entry, place, furthest, furthestAt }: Crossing,
  { copyOf, appendTo }: Inserting,
): void {
  const ancestor = stack[place - 1] ?? furthest;
  let bookmark = formatting.indexOf(entry);
  let last = furthest;
  let inner = 0;
  for (let at = furthestAt - 1; at > place; at -= 1) {
    const node = stack[at];
    if (!node) continue;
    inner += 1;
    let listed = formatting.indexOf(node);
    if (inner > 3 && listed !== -1) {
      formatting.splice(listed, 1);
      if (listed < bookmark) bookmark -= 1;
      listed = -1;
    }
    if (listed === -1) {
      stack.splice(at, 1);
      continue;
    }
    const copy = copyOf(node);
    formatting[listed] = copy;
    stack[at] = copy;
    if (last === furthest) bookmark = listed + 1;
    copy.element.appendChild(last.element);
    last = copy;
  }
  appendTo(ancestor, last.element);
  const copy = copyOf(entry);
  while (furthest.element.firstChild) copy.element.appendChild(furthest.element.firstChild);
  furthest.element.appendChild(copy.element);
  const listed = formatting.indexOf(entry);
  formatting.splice(bookmark, 0, copy);
  formatting.splice(listed < bookmark ? listed : listed + 1, 1);
  remove(stack, entry);
  stack.splice(stack.indexOf(furthest) + 1, 0, copy);
}

function remove<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at !== -1) list.splice(at, 1);
}

function sameAttributes({ attributes: a }: Open, { attributes: b }: Open): boolean {
  if (a.size !== b.size) return false;
  for (const [name, value] of a) if (b.get(name) !== value) return false;
  return true;
}

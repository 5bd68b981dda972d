/** Tags within tables: rows and cells that begin without the tags that should stand around them. */
import { tableParts, tableScope } from './element-kinds.ts';
import type { Open, OpenElements } from './open-elements.ts';
import type { StartTag } from './tokens.ts';
import type { TreeWriter } from './tree-writer.ts';

const nothing: ReadonlyMap<string, string> = new Map();
const bodies = new Set(['tbody', 'thead', 'tfoot']);
const roots = new Set(['html', 'template']);
const contexts = new Set([
  'td',
  'th',
  'caption',
  'table',
  'tbody',
  'thead',
  'tfoot',
  'tr',
  'html',
  'template',
]);

/** Which of the parts of a table is the innermost that is open; `html` outside of tables. */
export function tableContext({ stack }: OpenElements): string {
  for (let at = stack.length - 1; at >= 0; at -= 1) {
    const { name = 'html', isForeign } = stack[at] ?? ({} as Partial<Open>);
    if (!isForeign && contexts.has(name)) return name;
  }
  return 'html';
}

/** Whether the tag is dealt with; otherwise it is to be read as if it stood outside of a table. */
export function startInTable(tag: StartTag, open: OpenElements, writer: TreeWriter): boolean {
  const { name } = tag;
  let context = tableContext(open);
  if (context === 'td' || context === 'th' || context === 'caption') {
    if (!tableParts.has(name)) return false;
    closeCell(open);
    context = tableContext(open);
  }
  if (roots.has(context)) return tableParts.has(name);
  if (tableParts.has(name)) {
    startPart(tag, open, writer);
    return true;
  }
  if (name === 'table') {
    open.popUntil((other) => other === 'table');
    return false;
  }
  if (name === 'form') {
    // It is there, and holds nothing.
    writer.insertEmpty(tag);
    return true;
  }
  return false;
}

function startPart(tag: StartTag, open: OpenElements, writer: TreeWriter): void {
  const { name } = tag;
  const back = (...names: string[]) => open.popTo(new Set([...names, ...roots]));
  const imply = (implied: string) => writer.insert({ name: implied, attributes: nothing });
  if (name === 'td' || name === 'th') {
    back('tr', ...bodies, 'table');
    if (open.top().name === 'table') imply('tbody');
    if (open.top().name !== 'tr') imply('tr');
    writer.insert(tag);
    open.formatting.push(null);
  } else if (name === 'tr') {
    back(...bodies, 'table');
    if (open.top().name === 'table') imply('tbody');
    writer.insert(tag);
  } else {
    back('table');
    if (name === 'col') writer.insertEmpty(tag);
    else if (name !== 'colgroup') writer.insert(tag);
    if (name === 'caption') open.formatting.push(null);
  }
}

function closeCell(open: OpenElements): void {
  open.popUntil((name) => name === 'td' || name === 'th' || name === 'caption');
  open.clearToMarker();
}

/** Whether the end tag is dealt with. */
export function endInTable(name: string, open: OpenElements): boolean {
  if (name !== 'table' && !tableParts.has(name)) return false;
  if (!open.hasInScope((other) => other === name, tableScope)) return true;
  const context = tableContext(open);
  if (name === 'td' || name === 'th' || name === 'caption') {
    open.popUntil((other) => other === name);
    open.clearToMarker();
    return true;
  }
  if (context === 'td' || context === 'th' || context === 'caption') closeCell(open);
  open.popUntil((other) => other === name);
  return true;
}

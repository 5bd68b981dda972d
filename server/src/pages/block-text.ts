/** The text of a part of a page as a reader sees it: one line a paragraph, white space folded. */

const lineElements = new Set(
  `ADDRESS ARTICLE ASIDE BLOCKQUOTE BR CAPTION DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6
  HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TR UL`.split(/\s+/),
);
const cellElements = new Set(['TD', 'TH']);
const silentElements = new Set([
  'SCRIPT',
  'STYLE',
  'NOSCRIPT',
  'TEMPLATE',
  'IFRAME',
  'SVG',
  'MATH',
  'BUTTON',
]);

/** Walks without recursion: how deep a page is nested is its author's choice. */
export function blockText(root: Node): string {
  const pieces: string[] = [];
  let node: Node | null = root;
  while (node) {
    if (node.nodeType === 3) pieces.push((node.nodeValue ?? '').replace(/\s+/g, ' '));
    else if (node.nodeType === 1) pieces.push(breakAt(node));
    const child: Node | null = silentElements.has(node.nodeName.toUpperCase()) ? null : node.firstChild;
    if (child) {
      node = child;
      continue;
    }
    while (node && node !== root && !node.nextSibling) {
      node = node.parentNode;
      if (node) pieces.push(breakAt(node));
    }
    node = node === root ? null : (node?.nextSibling ?? null);
  }
  return foldLines(pieces.join(''));
}

function breakAt(node: Node): string {
  const name = node.nodeName.toUpperCase();
  if (lineElements.has(name)) return '\n';
  return cellElements.has(name) ? ' ' : '';
}

/** Trims every line, folds its white space, drops what cannot be seen, and leaves no empty lines. */
export function foldLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => visible(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Without control characters, soft hyphens, zero-width and direction marks, which hide words from whoever searches. */
function visible(line: string): string {
  return line.replace(/[\p{Cc}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu, (mark) =>
    mark === '\t' ? ' ' : '',
  );
}

/** Makes the nodes of documents lighter: they are read and thrown away, and nobody listens to them. */

let isDone = false;

/**
 * The document model keeps a table of listeners for every node, in a weak map. Hundreds of thousands of such entries
 * make the collector of garbage stop the thread for seconds (measured: up to 6), which is longer than a page may take.
 * The table is made by the class that nodes extend; without it the longest stop was a tenth of a second.
 */
export function lightenNodes(document: Document): void {
  if (isDone) return;
  isDone = true;
  const element = document.createElement('p');
  withoutListeners(element);
  withPlainStyles(element);
}

function withoutListeners(element: Element): void {
  for (let maker: unknown = element.constructor; typeof maker === 'function'; ) {
    const parent: unknown = Object.getPrototypeOf(maker);
    if (typeof parent === 'function' && parent.name === 'DOMEventTarget') {
      Object.setPrototypeOf(maker, class Unheard {});
      return;
    }
    maker = parent;
  }
}

/** Asked of every element, and nearly none has one. What is told of it is what tells whether it is shown. */
function withPlainStyles(element: Element): void {
  for (let holder: object = element; holder !== null; holder = Object.getPrototypeOf(holder)) {
    if (!Object.hasOwn(holder, 'style')) continue;
    Object.defineProperty(holder, 'style', { configurable: true, get: styleOf });
    return;
  }
}

function styleOf(this: Element): { display: string | undefined; visibility: string | undefined } | undefined {
  const style = this.getAttribute('style');
  if (!style) return undefined;
  return { display: declared(style, 'display'), visibility: declared(style, 'visibility') };
}

/** The last word counts, in any case, also with `!important`. */
function declared(style: string, property: string): string | undefined {
  let value: string | undefined;
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (declaration.slice(0, colon).trim().toLowerCase() !== property) continue;
    value = declaration
      .slice(colon + 1)
      .replace(/!.*$/, '')
      .trim()
      .toLowerCase();
  }
  return value;
}

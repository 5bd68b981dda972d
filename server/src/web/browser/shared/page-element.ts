/** The element with an id: pages and their scripts are made for each other. */
export function pageElement<E extends HTMLElement = HTMLElement>(id: string): E {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found as E;
}

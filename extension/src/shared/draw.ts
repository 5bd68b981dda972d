/** Puts words and HTML into the extension's pages. */
import type { Html } from '@riscontro/verdict-view';
import type { CarriedWords, ExtensionWords } from './words.ts';

/** The element with an id: pages and their scripts are made for each other. */
export function place<E extends HTMLElement = HTMLElement>(id: string): E {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found as E;
}

/** Fills every element that names a word by `data-say`, and says which language the page is in. */
export function fillWords({ code, extension }: CarriedWords): void {
  document.documentElement.lang = code;
  for (const element of document.querySelectorAll<HTMLElement>('[data-say]')) {
    const word = extension[element.dataset.say as keyof ExtensionWords];
    if (typeof word === 'string') element.textContent = word;
  }
  document.title = document.querySelector('title')?.textContent ?? '';
}

/** Links open beside the panel, never in it. */
export function draw(element: HTMLElement, { text }: Html): void {
  const parsed = new DOMParser().parseFromString(text, 'text/html');
  for (const link of parsed.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    link.target = '_blank';
    link.rel = 'nofollow noopener noreferrer';
  }
  element.replaceChildren(...parsed.body.childNodes);
}

/** Said to those who listen. */
export function announce(text: string): void {
  const live = place('announce');
  if (live.textContent !== text) live.textContent = text;
}

/**
 * `/widget.js`: puts the widget into every `<div data-riscontro>` of a page, also those that come later, fits its
 * height, and tells the page what happens there by events on the div. Loaded twice it does nothing twice.
 */
import type { LoaderMessage } from './widget/messages.ts';

interface Mounted {
  readonly place: HTMLElement;
  readonly frame: HTMLIFrameElement;
}

declare global {
  interface Window {
    riscontro?: { scan(): void };
  }
}

/** What the frame is called in each language, the usual one first: put in by the bundler. */
declare const frameTitles: readonly [readonly [string, string], ...(readonly [string, string])[]];

const heightMaxPx = 20_000;
const firstHeight = '480px';

/** Where this script came from, and so everything else. */
const script =
  document.currentScript instanceof HTMLScriptElement
    ? document.currentScript
    : document.querySelector<HTMLScriptElement>('script[src*="/widget.js"]');

if (window.riscontro?.scan) window.riscontro.scan();
else if (script) install(new URL('/widget', script.src));

function install(widget: URL): void {
  let mounted: Mounted[] = [];

  function scan(): void {
    mounted = mounted.filter(({ place, frame }) => place.isConnected && frame.parentNode === place);
    for (const place of document.querySelectorAll<HTMLElement>('[data-riscontro]')) {
      if (!mounted.some((one) => one.place === place)) mounted.push({ place, frame: mount(place, widget) });
    }
  }

  window.riscontro = { scan };
  addEventListener('message', ({ origin, source, data }: MessageEvent<LoaderMessage>) => {
    if (origin !== widget.origin || !source) return;
    const one = mounted.find(({ frame }) => frame.contentWindow === source);
    if (one) take(one, data);
  });
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) scan();
  }).observe(document.documentElement, { childList: true, subtree: true });
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', scan);
  scan();
}

function mount(place: HTMLElement, widget: URL): HTMLIFrameElement {
  const { lang = '', tema = '', q = '', url = '', larghezza = '' } = place.dataset;
  const address = new URL(widget);
  for (const [name, value] of Object.entries({ lang, tema, q, url })) {
    if (value !== '') address.searchParams.set(name, value);
  }
  const frame = document.createElement('iframe');
  frame.title = titleFor(lang || document.documentElement.lang);
  // The site's name alone, whatever the page says otherwise: its checks are counted under it.
  frame.referrerPolicy = 'origin';
  frame.loading = 'lazy';
  frame.src = address.href;
  const maxWidth = /^\d{2,4}$/.test(larghezza) ? `${larghezza}px` : 'none';
  Object.assign(frame.style, { display: 'block', width: '100%', maxWidth, height: firstHeight, border: '0' });
  frame.addEventListener('load', () => {
    frame.contentWindow?.postMessage({ riscontro: 'hello' }, widget.origin);
  });
  place.replaceChildren(frame);
  return frame;
}

/** In the language of the widget or of the page around it; in the usual one where it is not spoken here. */
function titleFor(language: string): string {
  const spoken = language.toLowerCase().split('-', 1)[0];
  return (frameTitles.find(([code]) => code === spoken) ?? frameTitles[0])[1];
}

function take({ place, frame }: Mounted, message: LoaderMessage): void {
  const { riscontro: name, ...detail } = message;
  if (!['ready', 'height', 'result', 'limit'].includes(name)) return;
  if (message.riscontro === 'height') {
    const { height } = message;
    if (!(height > 0 && height <= heightMaxPx)) return;
    frame.style.height = `${height}px`;
  }
  place.dispatchEvent(new CustomEvent(`riscontro:${name}`, { detail, bubbles: true }));
}

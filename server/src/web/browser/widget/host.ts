/**
 * Talks to the page around the frame, once its loader has said hello, and to that page's origin alone. A page without
 * the loader hears nothing.
 */
import type { LoaderMessage } from './messages.ts';

export interface Host {
  tell(message: LoaderMessage): void;
}

export function talkToHost(): Host {
  let hostOrigin: string | undefined;
  let toldHeight = 0;

  function tell(message: LoaderMessage): void {
    if (hostOrigin !== undefined) parent.postMessage(message, hostOrigin);
  }

  function tellHeight(): void {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (hostOrigin === undefined || height === toldHeight) return;
    toldHeight = height;
    tell({ riscontro: 'height', height });
  }

  addEventListener('message', ({ source, origin, data }) => {
    if (parent === window || source !== parent || data?.riscontro !== 'hello') return;
    // A page without an origin cannot be told apart from any other.
    if (!/^https?:/.test(origin)) return;
    hostOrigin = origin;
    toldHeight = 0;
    tell({ riscontro: 'ready' });
    tellHeight();
  });
  new ResizeObserver(tellHeight).observe(document.body, { box: 'border-box' });
  return { tell };
}

/** The widget with scripts: its form in the frame, and what the page around the frame is told. */
import { html, sharePath } from '@riscontro/verdict-view';
import { widget as say } from '@riscontro/words/of-page/pages/widget.ts';
import { runCheckForm } from './check/check-form.ts';
import { showDeletionLink } from './shared/deletion-token.ts';
import { pageLanguage } from './shared/page-language.ts';
import type { LoaderMessage } from './widget/messages.ts';

const host = talkToHost();
const form = document.getElementById('verifica') as HTMLFormElement | null;
if (form) run(form);
else showDeletionLink();

function run({ action, elements }: HTMLFormElement): void {
  const site = elements.namedItem('sito') as HTMLInputElement | null;
  const needsPass = site !== null && learnSite(site);
  const query = new URLSearchParams(new URL(action).search);
  if (site) query.set('sito', site.value);
  const more = document.getElementById('altra-via') as HTMLAnchorElement;
  runCheckForm({
    stateAddress: `/verifica?${query}`,
    needsPass,
    checkAddress: (id) => `/widget/verifica/${id}?${query}`,
    actions: (result) =>
      html`<a class="button primary" href="${sharePath(result)}?lang=${pageLanguage}" target="_blank" rel="noopener">${say.open}</a>`,
    result({ id, tipo, livello, affidabilita, condividi, riservata }) {
      // What is confidential is the reader's, not that of the page around.
      if (!riservata) host.tell({ riscontro: 'result', id, tipo, livello, affidabilita, condividi });
    },
    refused({ codice, status }) {
      if (status === 429) host.tell({ riscontro: 'limit', codice });
    },
    wayOn({ codice, status }, text) {
      if (status !== 429) return undefined;
      const home = `/?lang=${pageLanguage}&q=${encodeURIComponent(text)}`;
      const way =
        codice === 'limite_del_sito' ? { label: say.here, href: home } : { label: say.api, href: more.href };
      return { ...way, isCalm: true, isElsewhere: true };
    },
  });
}

/** Some sites hide from where they load the frame; then the browser may tell. True where it has told something new. */
function learnSite(site: HTMLInputElement): boolean {
  const around = location.ancestorOrigins?.[0];
  if (site.value !== 'null' || around === undefined || around === 'null') return false;
  site.value = around;
  return true;
}

/**
 * Talks to the page around the frame, once its loader has said hello, and to that page's origin alone. A page without
 * the loader hears nothing.
 */
function talkToHost() {
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

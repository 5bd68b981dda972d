/** The widget with scripts: its form in the frame, and what the page around the frame is told. */
import { html, sharePath } from '@riscontro/verdict-view';
import { runCheckForm } from './check/check-form.ts';
import { pageLanguage } from './check/words.ts';
import { showDeletionLink } from './shared/deletion-link.ts';
import { talkToHost } from './widget/host.ts';

const words = {
  it: { open: 'Prove e fonti', here: 'Verifica sulla pagina di Riscontro', api: 'Usa l’API' },
  en: { open: 'Evidence and sources', here: 'Check on the page of Riscontro', api: 'Use the API' },
}[pageLanguage];

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
      html`<a class="button primary" href="${sharePath(result)}?lang=${pageLanguage}" target="_blank" rel="noopener">${words.open}</a>`,
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
        codice === 'limite_del_sito'
          ? { label: words.here, href: home }
          : { label: words.api, href: more.href };
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

/** Code to read and to copy. */
import type { Language } from '@riscontro/contract';
import { type Html, html } from '@riscontro/verdict-view';

const words = {
  it: { copy: 'Copia', done: 'Copiato.', failed: 'Il browser non lo permette: seleziona e copia.' },
  en: { copy: 'Copy', done: 'Copied.', failed: 'The browser does not allow it: select and copy.' },
} as const satisfies Record<Language, object>;

/** `what` tells buttons apart for those who hear them. */
export function codeBlock(code: string, what: string, language: Language): Html {
  const say = words[language];
  return html`<div class="code"><pre tabindex="0"><code>${code}</code></pre>
<p class="copy-part needs-script"><button type="button" data-copy data-done="${say.done}" data-failed="${say.failed}">${say.copy}<span class="unseen"> ${what}</span></button> <span role="status"></span></p></div>`;
}

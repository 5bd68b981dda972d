/** Code to read and to copy. */
import { type Html, html } from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';

/** `what` tells buttons apart for those who hear them. */
export function codeBlock(code: string, what: string, language: Language): Html {
  const say = wordsIn(language).pages.copying;
  return html`<div class="code"><pre tabindex="0"><code>${code}</code></pre>
<p class="copy-part needs-script"><button type="button" data-copy data-done="${say.done}" data-failed="${say.failed}">${say.copy}<span class="unseen"> ${what}</span></button> <span role="status"></span></p></div>`;
}

/** The form that makes a key, what stands there without scripts, and the mould of what it shows in the end. */
import type { Language } from '@riscontro/contract';
import { type Html, html } from '@riscontro/verdict-view';
import { codeBlock } from './code-block.ts';
import type { DeveloperFacts } from './developer-facts.ts';
import { developersWords } from './developers-words.ts';
import { consoleLink, keyPanel, keyPanelTitle, keyPlaceholder } from './key-panel.ts';
import { registrationScript } from './quick-starts.ts';

export function registrationForm(facts: DeveloperFacts, language: Language): Html {
  const say = developersWords[language].key;
  const { confirmsEmail, baseUrl, registration } = facts;
  const emailHint = confirmsEmail ? `${say.emailHint} ${say.emailConfirm}` : say.emailHint;
  return html`<noscript><p class="warning">${say.plain}</p></noscript>
<form id="registrazione" class="panel needs-script" method="post" action="/api/v1/registrazione" data-placeholder="${keyPlaceholder}">
<div id="avviso" class="problem-note" role="alert" hidden></div>
<div class="field"><label for="nome">${say.name}</label><p class="hint" id="nome-aiuto">${say.nameHint}</p>
<input type="text" id="nome" name="nome" required minlength="2" maxlength="100" autocomplete="organization" aria-describedby="nome-aiuto"></div>
<div class="field"><label for="email">${say.email}</label><p class="hint" id="email-aiuto">${emailHint}</p>
<input type="email" id="email" name="email" required maxlength="254" autocomplete="email" aria-describedby="email-aiuto"></div>
<div class="field"><label for="uso">${say.use}</label><p class="hint" id="uso-aiuto">${say.useHint}</p>
<input type="text" id="uso" name="uso" required minlength="3" maxlength="1000" autocomplete="off" aria-describedby="uso-aiuto"></div>
<div class="send-part"><button class="primary" type="submit">${say.send}</button>
<div id="lavoro" class="work" hidden><progress max="1" value="0" aria-labelledby="lavoro-testo"></progress><span id="lavoro-testo" role="status"></span></div></div>
<p class="note">${say.work} <a href="/privacy#conservazione">${say.privacy}</a></p>
</form>
<section id="chiave-nuova" class="panel" aria-labelledby="chiave-nuova-titolo" hidden>
<h3 id="chiave-nuova-titolo" tabindex="-1">${keyPanelTitle(language)}</h3>
${keyPanel(language, { key: keyPlaceholder, quota: registration.quota, baseUrl })}
${consoleLink(language)}
</section>
<section id="da-confermare" class="panel" aria-labelledby="da-confermare-titolo" hidden>
<h3 id="da-confermare-titolo" tabindex="-1">${say.confirmTitle}</h3>
<p>${say.confirmAbout}</p>
</section>
<details><summary>${say.script}</summary>
<p>${say.scriptAbout}</p>
${codeBlock(registrationScript(baseUrl, language), say.script, language)}
</details>`;
}

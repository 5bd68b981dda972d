/** The console of a key: moulds that the page's script fills once the key has been given. */
import { filledText, type Html, html } from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';
import type { Page } from '../layout.ts';
import { codeBlock } from './code-block.ts';
import { keyPanel, keyPlaceholder } from './key-panel.ts';

export function consolePage(baseUrl: string, language: Language): Page {
  const say = wordsIn(language).pages.keyConsole;
  return {
    language,
    title: say.title,
    description: say.description,
    styles: ['about.css', 'developers.css'],
    scripts: ['console.js'],
    body: html`<p><a href="/sviluppatori">${say.back}</a></p>
<h1>${say.title}</h1>
<p class="lead" id="console-invito">${say.lead}</p>
<noscript><p class="warning">${say.plain}</p>${codeBlock(commands(baseUrl), say.curl, language)}</noscript>
<div id="avviso" class="problem-note" role="alert" hidden></div>
<form id="ingresso" class="panel needs-script" method="post" action="/sviluppatori/console">
<div class="field"><label for="chiave">${say.key}</label><p class="hint" id="chiave-aiuto">${say.keyHint}</p>
<input type="password" id="chiave" name="chiave" required autocomplete="current-password" autocapitalize="none" spellcheck="false" aria-describedby="chiave-aiuto"></div>
<div class="send-part"><button class="primary" type="submit">${say.open}</button></div>
</form>
<div id="console" class="full" data-placeholder="${keyPlaceholder}" hidden>
${figures(language)}
${days(language)}
${errors(language)}
${rotation(baseUrl, language)}
${deactivation(language)}
</div>
<section id="disattivata" class="panel" aria-labelledby="disattivata-titolo" hidden>
<h2 id="disattivata-titolo" tabindex="-1">${say.isOff}</h2>
<p>${say.isOffAbout}</p>
<p><a class="button" href="/sviluppatori#chiave">${say.back}</a></p>
</section>
<p id="annuncio" class="unseen" role="status"></p>`,
  };
}

function figures(language: Language): Html {
  const say = wordsIn(language).pages.keyConsole;
  return html`<section aria-labelledby="cliente">
<div class="console-head"><h2 id="cliente" tabindex="-1" data-empty="${say.month}">${say.month}</h2>
<p class="actions"><button type="button" id="aggiorna">${say.refresh}</button> <button type="button" id="chiudi">${say.close}</button></p></div>
<dl class="key-figures">
<div><dt>${say.used}</dt><dd>${filledText(say.usedOf, { used: html`<strong id="usate"></strong>`, quota: html`<span id="quota"></span>` })}</dd></div>
<div><dt>${say.left}</dt><dd><strong id="rimanenti"></strong></dd></div>
<div><dt>${say.cached}</dt><dd>${filledText(say.cachedShare, { share: html`<strong id="dalla-cache"></strong>` })}</dd></div>
</dl>
<p class="note">${filledText(say.resets, { day: html`<span id="si-azzera"></span>` })}</p>
</section>`;
}

function days(language: Language): Html {
  const say = wordsIn(language).pages.keyConsole;
  return html`<section aria-labelledby="giorni-titolo">
<h2 id="giorni-titolo">${say.days}</h2>
<div id="grafico" data-label="${say.chart}" data-checks="${say.checks}" data-cached="${say.fromCache}"></div>
<p id="nessun-giorno" hidden>${say.none}</p>
<details id="giorni-tabella"><summary>${say.table}</summary>
<table class="figures"><thead><tr><th scope="col">${say.day}</th><th scope="col">${say.checks}</th><th scope="col">${say.fromCache}</th></tr></thead><tbody id="giorni"></tbody></table></details>
</section>`;
}

function errors(language: Language): Html {
  const say = wordsIn(language).pages.keyConsole;
  return html`<section aria-labelledby="errori-titolo">
<h2 id="errori-titolo">${say.errors}</h2>
<p class="note">${say.errorsAbout}</p>
<p id="nessun-errore" hidden>${say.noErrors}</p>
<div id="errori-tabella" class="scroll" tabindex="0" role="region" aria-labelledby="errori-titolo"><table class="figures"><thead><tr><th scope="col">${say.when}</th><th scope="col">${say.status}</th><th scope="col">${say.code}</th><th scope="col">${say.request}</th></tr></thead><tbody id="errori"></tbody></table></div>
</section>`;
}

/** For how long a key that was replaced may go on. */
const graceHours = [
  [0, 'atOnce'],
  [24, 'inADay'],
  [168, 'inAWeek'],
] as const;

function rotation(baseUrl: string, language: Language): Html {
  const say = wordsIn(language).pages.keyConsole;
  return html`<section aria-labelledby="rotazione-titolo">
<h2 id="rotazione-titolo">${say.rotate}</h2>
<p>${say.rotateAbout}</p>
<form id="rotazione">
<fieldset><legend>${say.grace}</legend>${graceHours.map(
    ([hours, name]) =>
      html`<label class="choice"><input type="radio" name="ore" value="${hours}"${hours === 24 ? html` checked` : undefined}> ${say.graceOf[name]}</label>`,
  )}</fieldset>
<p><button type="submit">${say.rotateSend}</button></p>
</form>
<div id="chiave-nuova" class="panel" hidden>
<h3 id="chiave-nuova-titolo" tabindex="-1">${say.rotated}</h3>
${keyPanel(language, { key: keyPlaceholder, quota: 0, baseUrl })}
<p class="note" id="vecchia"></p>
</div>
</section>`;
}

function deactivation(language: Language): Html {
  const say = wordsIn(language).pages.keyConsole;
  return html`<section aria-labelledby="disattivazione-titolo">
<h2 id="disattivazione-titolo">${say.off}</h2>
<p>${say.offAbout}</p>
<form id="disattivazione">
<label class="choice"><input type="checkbox" name="certo" required> ${say.offSure}</label>
<p><button class="primary danger" type="submit">${say.offSend}</button></p>
</form>
</section>`;
}

const commands = (baseUrl: string) => `key="X-API-Key: $RISCONTRO_KEY"
curl -H "$key" ${baseUrl}/api/v1/usage
curl -H "$key" ${baseUrl}/api/v1/usage/giorni
curl -H "$key" ${baseUrl}/api/v1/usage/errori
curl -H "$key" -H "Content-Type: application/json" -d '{"ore_di_grazia": 24}' \\
  ${baseUrl}/api/v1/chiave/rotazione
curl -H "$key" -X POST ${baseUrl}/api/v1/chiave/disattivazione`;

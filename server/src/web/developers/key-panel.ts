/** A key that is shown this once: to copy, to try, and what to know about it. */
import type { Language } from '@riscontro/contract';
import { type Html, html } from '@riscontro/verdict-view';
import { codeBlock } from './code-block.ts';
import { curlLine } from './quick-starts.ts';

/** Stands for the key where the page's script is going to put it in. */
export const keyPlaceholder = 'rsc_live_…';

const words = {
  it: {
    title: 'La tua chiave',
    once: 'Questa chiave si vede adesso e mai più: qui ne resta solo un’impronta, e nessuno può recuperarla. Copiala in un posto sicuro, come un gestore di password, e non metterla in pagine web o nel codice pubblicato.',
    key: 'la chiave',
    try: 'Per provarla subito, in un terminale:',
    line: 'il comando',
    quota: (quota: Html | number) => html`Vale subito, per ${quota} verifiche al mese.`,
    console: 'Apri la console della chiave',
  },
  en: {
    title: 'Your key',
    once: 'This key is shown now and never again: only a fingerprint of it stays here, and nobody can recover it. Copy it to a safe place, such as a password manager, and keep it out of web pages and published code.',
    key: 'the key',
    try: 'To try it at once, in a terminal:',
    line: 'the command',
    quota: (quota: Html | number) => html`It works at once, for ${quota} checks a month.`,
    console: 'Open the console of the key',
  },
} as const satisfies Record<Language, object>;

export interface NewKey {
  readonly key: string;
  readonly quota: number;
  readonly baseUrl: string;
}

/** Without a key it is the mould that the page's script fills and shows. */
export function keyPanel(language: Language, { key, quota, baseUrl }: NewKey): Html {
  const say = words[language];
  return html`<p class="warning">${say.once}</p>
<div class="new-key">${codeBlock(key, say.key, language)}</div>
<p>${say.quota(html`<span data-quota>${quota}</span>`)} ${say.try}</p>
${codeBlock(curlLine(baseUrl, key, language), say.line, language)}`;
}

export const keyPanelTitle = (language: Language): string => words[language].title;

export const consoleLink = (language: Language): Html =>
  html`<p><a class="button" href="/sviluppatori/console">${words[language].console}</a></p>`;

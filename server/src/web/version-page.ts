/** An earlier version of a verdict: its page as it was, under a plain word that it no longer holds. */
import type { Correction, Language, VerificationResult } from '@riscontro/contract';
import { dayElement, html, levelMark } from '@riscontro/verdict-view';
import type { Page } from './layout.ts';

const words = {
  it: {
    version: (number: number) => `Versione ${number}`,
    title: 'Questa è una versione superata',
    since: 'È stata corretta il',
    now: 'Ora il verdetto è',
    current: 'Leggi la versione attuale',
  },
  en: {
    version: (number: number) => `Version ${number}`,
    title: 'This version has been replaced',
    since: 'It was corrected on',
    now: 'The verdict is now',
    current: 'Read the current version',
  },
} as const satisfies Record<Language, object>;

export interface VersionAbout {
  readonly number: number;
  /** The version that holds. */
  readonly current: VerificationResult;
  /** Where that one is read. */
  readonly address: string;
}

/** `page` is the share page of the old version. */
export function versionPage(page: Page, { number, current, address }: VersionAbout): Page {
  const { language } = page;
  const say = words[language];
  const replacing = current.correzioni?.find(({ versione }) => versione === number + 1);
  const { head: _, ...rest } = page;
  return {
    ...rest,
    title: `${say.version(number)} · ${page.title}`,
    styles: [...(page.styles ?? []), 'corrections.css'],
    body: html`<aside class="old-version full" aria-labelledby="superata">
<h2 id="superata">${say.title}</h2>
<p>${replacing ? html`${say.since} ${dayElement(replacing.data, language)}: ${noteOf(replacing, language)}` : undefined}</p>
<p class="now">${say.now} ${levelMark(current.livello, language)}</p>
<p><a class="button" href="${address}">${say.current}</a></p>
</aside>
${page.body}`,
  };
}

const noteOf = ({ nota, nota_en }: Correction, language: Language) =>
  language === 'en' && nota_en !== undefined ? nota_en : html`<span lang="it">${nota}</span>`;

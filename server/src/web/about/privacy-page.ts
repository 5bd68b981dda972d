/** The page that says what this installation keeps, for how long, and who else gets to see what. */
import type { Language } from '@riscontro/contract';
import { type Html, html } from '@riscontro/verdict-view';
import type { Installation } from '../../domain/installation.ts';
import type { Page } from '../layout.ts';
import { type AboutText, aboutPage } from './about-page.ts';
import { privacyEnglish } from './privacy-english.ts';
import { privacyItalian } from './privacy-italian.ts';

/** One thing that is kept: what it is called, what it holds and what for, for how long. */
export type KeptRow = readonly [what: string, text: string, howLong: string];

const texts: Record<Language, (installation: Installation) => AboutText> = {
  it: privacyItalian,
  en: privacyEnglish,
};

export const privacyPage = (installation: Installation, language: Language): Page =>
  aboutPage(texts[language](installation), language);

export function keptList(howLong: string, rows: readonly KeptRow[]): Html {
  return html`<dl class="kept">${rows.map(
    ([what, text, time]) =>
      html`<div><dt>${what}</dt><dd>${text}</dd><dd class="note">${howLong}: <strong>${time}</strong></dd></div>`,
  )}</dl>`;
}

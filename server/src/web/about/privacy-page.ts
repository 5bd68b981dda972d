/** The page that says what this installation keeps, for how long, and who else gets to see what. */
import type { Language } from '@riscontro/contract';
import { type Html, html } from '@riscontro/verdict-view';
import type { Installation } from '../../domain/installation.ts';
import type { Page } from '../layout.ts';
import { privacyEnglish } from './privacy-english.ts';
import { privacyItalian } from './privacy-italian.ts';
import { type Section, sectionedPage } from './sections.ts';

/** One thing that is kept: what it is called, what it holds and what for, for how long. */
export type KeptRow = readonly [what: string, text: string, howLong: string];

export interface PrivacyText {
  readonly title: string;
  readonly description: string;
  readonly lead: Html;
  readonly contents: string;
  readonly sections: readonly Section[];
}

const texts: Record<Language, (installation: Installation) => PrivacyText> = {
  it: privacyItalian,
  en: privacyEnglish,
};

export function privacyPage(installation: Installation, language: Language): Page {
  const { title, description, lead, contents: label, sections } = texts[language](installation);
  return {
    language,
    title,
    description,
    styles: ['about.css'],
    indexed: true,
    body: html`<h1>${title}</h1>
<p class="lead">${lead}</p>
${sectionedPage(label, sections)}`,
  };
}

export function keptList(howLong: string, rows: readonly KeptRow[]): Html {
  return html`<dl class="kept">${rows.map(
    ([what, text, time]) =>
      html`<div><dt>${what}</dt><dd>${text}</dd><dd class="note">${howLong}: <strong>${time}</strong></dd></div>`,
  )}</dl>`;
}

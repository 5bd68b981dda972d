/** The frame of the long pages about the service: a title, what it is about, and sections. */
import type { Language } from '@riscontro/contract';
import { type Html, html } from '@riscontro/verdict-view';
import type { Page } from '../layout.ts';
import { type Section, sectionedPage } from './sections.ts';

export interface AboutText {
  readonly title: string;
  readonly description: string;
  readonly lead: Html | string;
  /** What the list of sections is called. */
  readonly contents: string;
  readonly sections: readonly Section[];
}

export function aboutPage(
  { title, description, lead, contents, sections }: AboutText,
  language: Language,
): Page {
  return {
    language,
    title,
    description,
    styles: ['about.css'],
    indexed: true,
    body: html`<h1>${title}</h1>
<p class="lead">${lead}</p>
${sectionedPage(contents, sections)}`,
  };
}

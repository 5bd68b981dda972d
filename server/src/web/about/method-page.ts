/** The page that says how a verdict is made, how far it can be trusted, and what was measured. */
import type { Language, Level } from '@riscontro/contract';
import { type Html, html, levelMark } from '@riscontro/verdict-view';
import type { Installation } from '../../domain/installation.ts';
import type { Page } from '../layout.ts';
import type { MeasuredFigures } from './measured-figures.ts';
import { methodEnglish } from './method-english.ts';
import { methodItalian } from './method-italian.ts';
import { type Section, sectionedPage } from './sections.ts';

/** What the page depends on, beside the method itself. */
export interface MethodFacts {
  readonly installation: Installation;
  readonly checksVideos: boolean;
  readonly figures: MeasuredFigures;
}

export interface MethodText {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly contents: string;
  readonly sections: readonly Section[];
}

const texts: Record<Language, (facts: MethodFacts) => MethodText> = { it: methodItalian, en: methodEnglish };

export function methodPage(facts: MethodFacts, language: Language): Page {
  const { title, description, lead, contents: label, sections } = texts[language](facts);
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

/** Each level as it is marked on results, with what it means. */
export function levelList(meanings: readonly (readonly [Level, string])[], language: Language): Html {
  return html`<dl class="levels">${meanings.map(
    ([level, meaning]) => html`<div><dt>${levelMark(level, language)}</dt><dd>${meaning}</dd></div>`,
  )}</dl>`;
}

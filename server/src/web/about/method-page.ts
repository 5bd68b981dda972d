/** The page that says how a verdict is made, how far it can be trusted, and what was measured. */
import type { Language, Level } from '@riscontro/contract';
import { type Html, html, levelMark } from '@riscontro/verdict-view';
import type { Installation } from '../../domain/installation.ts';
import type { Page } from '../layout.ts';
import { type AboutText, aboutPage } from './about-page.ts';
import type { MeasuredFigures } from './measured-figures.ts';
import { methodEnglish } from './method-english.ts';
import { methodItalian } from './method-italian.ts';

/** What the page depends on, beside the method itself. */
export interface MethodFacts {
  readonly installation: Installation;
  readonly checksVideos: boolean;
  readonly figures: MeasuredFigures;
}

const texts: Record<Language, (facts: MethodFacts) => AboutText> = { it: methodItalian, en: methodEnglish };

export const methodPage = (facts: MethodFacts, language: Language): Page =>
  aboutPage(texts[language](facts), language);

/** Each level as it is marked on results, with what it means. */
export function levelList(meanings: readonly (readonly [Level, string])[], language: Language): Html {
  return html`<dl class="levels">${meanings.map(
    ([level, meaning]) => html`<div><dt>${levelMark(level, language)}</dt><dd>${meaning}</dd></div>`,
  )}</dl>`;
}

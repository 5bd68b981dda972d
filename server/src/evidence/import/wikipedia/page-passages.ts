/** An article as passages: by sections, in whole sentences, none of them long. */
import { everyGrammar, inAnyGrammar } from '../../../language/grammars.ts';
import { passagesOf } from '../../../pages/passages.ts';
import type { NewPassage } from '../../evidence-index.ts';
import type { ExportPage } from './export-page.ts';
import { type ExportSite, pageAddress } from './export-site.ts';
import { withoutEmphasis } from './wikitext/emphasis.ts';
import { decodeEntities } from './wikitext/entities.ts';
import { hasGap } from './wikitext/gaps.ts';
import { expandMarkup } from './wikitext/markup.ts';
import { paragraphsOf } from './wikitext/paragraphs.ts';
import { type Section, sectionsOf } from './wikitext/sections.ts';
import { withoutTags } from './wikitext/tags.ts';
import { createTemplateText } from './wikitext/templates.ts';

/** Short paragraphs of a section share a passage up to this length. */
const passageLengthMax = 800;
/** What is shorter names something rather than saying anything of it. */
const passageLengthMin = 40;
const headingLengthMax = 200;

/** Lists of articles with the same name, under the names that their marks have. */
const disambiguation = new RegExp(
  [...everyGrammar.map(({ encyclopedia }) => encyclopedia.disambiguation.source), '__DISAMBIG__'].join('|'),
  'i',
);
const disambiguationTitle = new RegExp(
  `\\((?:${everyGrammar.map(({ encyclopedia }) => encyclopedia.disambiguationTitle).join('|')})\\)$`,
);
const redirects = inAnyGrammar(({ encyclopedia }) => encyclopedia.redirects);
const redirect = new RegExp(`^\\s*#\\s*(?:${[...redirects].join('|')})\\b`, 'i');

/** Nothing for redirects and lists of articles with the same name. Throws what is wrong with the page. */
export function passagesOfPage(page: ExportPage, site: ExportSite): NewPassage[] {
  const { id, title, wikitext, revisedOn } = page;
  if (redirect.test(wikitext) || disambiguationTitle.test(title) || disambiguation.test(wikitext)) return [];
  const url = pageAddress(site, title);
  const templateText = createTemplateText(site.language);
  return sectionsOf(withoutTags(wikitext)).flatMap((section) => {
    const text = paragraphsOf(expandMarkup(section.wikitext, { templateText })).join('\n');
    const heading = headingText(section, templateText);
    return passagesOf(text, { lengthMax: passageLengthMax })
      .filter((passage) => passage.text.length >= passageLengthMin)
      .map((passage, place) => ({
        docId: `${site.database}/${id}/${section.number}-${place + 1}`,
        url,
        title: heading === '' ? title : `${title}: ${heading}`,
        text: passage.text,
        language: site.language,
        ...(revisedOn ? { publishedOn: revisedOn } : {}),
      }));
  });
}

function headingText({ heading }: Section, templateText: ReturnType<typeof createTemplateText>): string {
  const text = decodeEntities(withoutEmphasis(expandMarkup(heading, { templateText }))).trim();
  return hasGap(text) ? '' : text.slice(0, headingLengthMax).toWellFormed();
}

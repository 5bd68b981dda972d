/** A dump of Wikipedia that nobody wrote: invented words in the markup of real articles, about 6 kB each. */
import { randomNumbers, type SyntheticLanguage, syntheticPassage } from './synthetic-corpus.ts';

const databases: Readonly<Record<SyntheticLanguage, string>> = { it: 'itwiki', en: 'enwiki' };
/** In real dumps nearly every second page is a redirect. */
const redirectShare = 0.4;

export function dumpHead(language: SyntheticLanguage): string {
  return `<mediawiki version="0.11" xml:lang="${language}">\n<siteinfo><dbname>${databases[language]}</dbname></siteinfo>\n`;
}
export const dumpTail = '</mediawiki>\n';

/** A page of an article, and with it now and then one of a redirect. */
export function syntheticPages(number: number): string {
  const random = randomNumbers(number + 9_000_000);
  const title = `${syntheticPassage(2 * number).title} ${number}`;
  const article = page(title, 2 * number + 1, wikitextOf(number, random));
  if (random() > redirectShare) return article;
  return `${article}${page(`${title} bis`, 2 * number + 2, `#REDIRECT [[${title}]]`, '<redirect title="x" />')}`;
}

function page(title: string, id: number, wikitext: string, mark = ''): string {
  const text = wikitext.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `  <page>
    <title>${title}</title>
    <ns>0</ns>
    <id>${id}</id>${mark}
    <revision>
      <id>${id}</id>
      <timestamp>2026-10-01T00:00:00Z</timestamp>
      <model>wikitext</model>
      <format>text/x-wiki</format>
      <text xml:space="preserve">${text}</text>
    </revision>
  </page>
`;
}

/** An infobox, some sections with links, templates and references, a table, and the usual end. */
function wikitextOf(number: number, random: () => number): string {
  let passage = number * 40;
  const sentence = () => {
    passage += 2;
    const words = syntheticPassage(passage).text.slice(0, -1).split(' ').slice(0, 24);
    const [first = '', second = '', third = '', ...rest] = words;
    const figures = Math.floor(random() * 9_000);
    return `${first} [[${second}]] [[${third}|${third}a]] ${rest.slice(0, 9).join(' ')} {{formatnum:${figures}}} ${rest.slice(9).join(' ')}.`;
  };
  const reference = () =>
    `<ref>{{cite web|url=https://example.org/${passage}|title=${syntheticPassage(passage).title}|access-date=2020-01-01}}</ref>`;
  const paragraph = () =>
    `${Array.from({ length: 2 + Math.floor(random() * 4) }, sentence).join(' ')}${reference()}\n\n`;
  const section = (place: number) =>
    `== Section ${place} ==\n${Array.from({ length: 1 + Math.floor(random() * 2) }, paragraph).join('')}`;
  const box = `{{Infobox\n${Array.from({ length: 12 }, (_, row) => `| field${row} = {{convert|${row}|km|mi}} [[a]]\n`).join('')}}}\n`;
  const table = `{| class="wikitable"\n${Array.from({ length: 8 }, (_, row) => `|-\n| ${row} || [[b]] || ${number}\n`).join('')}|}\n`;
  const sections = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, place) => section(place)).join(
    '',
  );
  return `${box}'''Title''' ${paragraph()}${sections}${table}== References ==\n{{Reflist}}\n[[Category:Test]]`;
}

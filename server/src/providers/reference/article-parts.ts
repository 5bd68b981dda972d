/** Cuts the plain text of an encyclopedia's article into passages, at sentences, without its appendices. */
import { cleanText } from '../../language/clean-text.ts';
import { sentencesOf } from '../../language/sentences.ts';

/** Long enough to say something whole, short enough to be about one thing. */
const partLengthAim = 700;
/** The reference's promise; a longer sentence is a list or a table, and left out. */
const partLengthMax = 1_200;
const paragraphLengthMin = 40;
/** Longer than nearly every article; the rest of a longer one is not read, so that no claim holds up the others. */
const articleLengthMax = 120_000;

/** Sections that hold no statements of the article. */
const appendices = new Set(
  `note|bibliografia|voci correlate|altri progetti|collegamenti esterni|filmografia|discografia|references|notes|
  see also|external links|further reading|bibliography|sources|citations|footnotes|works cited|discography|
  filmography`
    .split('|')
    .map((title) => title.trim()),
);

/** The passages in the order of the article, none twice, each made of whole sentences of one paragraph. */
export function articleParts(extract: string): string[] {
  const parts = new Set<string>();
  let isAppendix = false;
  for (const line of extract.slice(0, articleLengthMax).split('\n')) {
    const heading = /^(={2,6}) {0,4}([^=]{1,200}?) {0,4}={2,6}\s*$/.exec(line);
    if (heading) {
      // Subsections belong to the section above them.
      if (heading[1] === '==') isAppendix = appendices.has((heading[2] ?? '').toLowerCase());
    } else if (!isAppendix && line.length >= paragraphLengthMin && !line.includes('\\displaystyle')) {
      for (const part of paragraphParts(cleanText(line))) parts.add(part);
    }
  }
  return [...parts];
}

function paragraphParts(paragraph: string): string[] {
  const parts: string[] = [];
  let part = '';
  const finish = () => {
    if (part) parts.push(part);
    part = '';
  };
  for (const { text } of sentencesOf(paragraph)) {
    const sentence = text.trim();
    if (part.length + 1 + sentence.length > partLengthAim) finish();
    // Left out, and so the end of the part: what stands in a passage stands together in the article.
    if (sentence.length <= partLengthMax) part = part ? `${part} ${sentence}` : sentence;
  }
  finish();
  return parts;
}

/** The text of an article that was found in a page, without the lines that belong to the site and not to the article. */
import { blockText } from './block-text.ts';

export interface ArticleText {
  /** Paragraphs separated by an empty line. */
  readonly text: string;
  readonly headings: readonly string[];
}

const headingsMax = 100;
const headingCharactersMax = 300;
/** Longer ones are sentences of the article, whatever they begin with. */
const noiseWordsMax = 25;

/** Lines that lead elsewhere, ask for something, or say whose the text is. */
const noise =
  /^(?:(?:leggi|vedi|guarda|ascolta|scopri)\s+anche\b|(?:potrebbe|potrebbero)\s+interessart|ti\s+potrebbe|articoli\s+correlati|read\s+(?:also|more:)|also\s+read\b|see\s+also:|related\s+(?:articles?|stories|posts)\b|you\s+(?:may|might)\s+also\s+like|condividi\b(?:\s+(?:su|questo|l['’]articolo)|\s*:?\s*$)|share\s+(?:this|on|via)\b|seguici\s+su|follow\s+us\s+on|iscriviti\s+(?:alla|al|gratis)|sign\s+up\s+(?:for|to)\s+(?:our|the)\b|subscribe\s+to\s+our|©?\s*riproduzione\s+riservata|pubblicità$|advertisement$)/i;
const relatedHeading =
  /^(?:leggi\s+anche|articoli\s+correlati|potrebbe\s+interessarti(?:\s+anche)?|ti\s+potrebbe(?:ro)?\s+interessare(?:\s+anche)?|related(?:\s+(?:articles|stories|posts))?|read\s+(?:also|more)|you\s+(?:may|might)\s+also\s+like|più\s+letti|most\s+read)\s*:?$/i;

export function articleText(root: Element): ArticleText {
  dropRelatedLists(root);
  dropRepeatedCaptions(root);
  const headings = [...root.querySelectorAll('h1, h2, h3, h4')]
    .slice(0, headingsMax)
    .map((heading) => oneLine(heading))
    .filter((text) => text !== '' && text.length <= headingCharactersMax && !relatedHeading.test(text));
  const lines = blockText(root).split('\n');
  const kept = lines.filter((line) => !noise.test(line) || countWords(line) > noiseWordsMax);
  return { text: kept.join('\n\n'), headings };
}

/** “Leggi anche” and the list of links under it. */
function dropRelatedLists(root: Element): void {
  for (const heading of root.querySelectorAll('h2, h3, h4, h5, h6, p, strong')) {
    const text = heading.textContent ?? '';
    if (text.length > 80 || !relatedHeading.test(text.replace(/\s+/g, ' ').trim())) continue;
    const block =
      heading.nodeName === 'STRONG' && heading.parentElement !== root ? heading.parentElement : heading;
    const list = block?.nextElementSibling;
    if (list && /^(?:UL|OL|DIV)$/.test(list.nodeName) && linkShare(list) > 0.8) list.remove();
    heading.remove();
  }
}

function linkShare(element: Element): number {
  const length = (node: Element) => (node.textContent ?? '').replace(/\s+/g, '').length;
  const linked = [...element.querySelectorAll('a')].reduce((sum, link) => sum + length(link), 0);
  return linked / Math.max(1, length(element));
}

function dropRepeatedCaptions(root: Element): void {
  const seen = new Set<string>();
  for (const caption of root.querySelectorAll('figcaption')) {
    const text = oneLine(caption);
    if (seen.has(text)) caption.remove();
    seen.add(text);
  }
}

function oneLine(element: Element): string {
  return blockText(element).replaceAll('\n', ' ');
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

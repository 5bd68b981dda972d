/** Lines of text, lists among them, as paragraphs of whole sentences. */

import { sentencesOf } from '../../../../language/sentences.ts';
import { withoutEmphasis } from './emphasis.ts';
import { decodeEntities } from './entities.ts';
import { hasGap, isOnlyGaps, withoutGaps } from './gaps.ts';

/** An item that is longer stands by itself; a shorter one does when it ends as a sentence, unless it ends a row. */
const shortItemLengthMax = 200;
const lastItemLengthMax = 80;
/** Short items in a row become one paragraph of at most so much. */
const rowLengthMax = 600;

interface Line {
  readonly kind: 'text' | 'item' | 'break';
  readonly text: string;
}

export function paragraphsOf(text: string): string[] {
  const paragraphs: string[] = [];
  let words: string[] = [];
  let items: string[] = [];
  const endText = () => {
    if (words.length > 0) paragraphs.push(tidied(words.join(' ')));
    words = [];
  };
  const endItems = () => {
    if (items.length === 0) return;
    const intro = paragraphs.at(-1)?.endsWith(':') ? paragraphs.pop() : undefined;
    paragraphs.push(...listParagraphs(items, intro));
    items = [];
  };
  for (const { kind, text: line } of linesOf(text)) {
    if (kind === 'item') {
      endText();
      items.push(line);
      continue;
    }
    if (kind === 'text') {
      endItems();
      words.push(line);
    } else endText();
  }
  endText();
  endItems();
  // What announces something that is not there says nothing.
  return paragraphs.map(withoutAnnouncement).filter((paragraph) => paragraph !== '');
}

function* linesOf(text: string): Generator<Line> {
  for (const raw of text.split('\n')) {
    const line = decodeEntities(withoutEmphasis(raw)).replace(/\s+/g, ' ').trim();
    const isMarkup = /^(?:-{4,}|[|!{}]|__[A-Z]+__$)/.test(raw.trim()) || isOnlyGaps(line);
    if (line === '') yield { kind: 'break', text: '' };
    if (line === '' || isMarkup) continue;
    const [, marker, rest = ''] = /^([*#:;]+)\s*(.*)$/s.exec(line) ?? [];
    // `:` alone indents a paragraph.
    if (!marker || /^:+$/.test(marker)) yield { kind: 'text', text: marker ? rest : line };
    else yield { kind: 'item', text: marker.endsWith(';') ? rest.replace(' : ', ': ') : rest };
  }
}

/** An enumeration that has lost an item is not the same enumeration: it goes, and what announces it. */
function listParagraphs(items: readonly string[], intro: string | undefined): string[] {
  const whole = items.map((item) => tidied(item)).filter((item) => item !== '');
  if (intro !== undefined && items.some(hasLost)) return [];
  const paragraphs: string[] = [];
  let row = intro === undefined ? '' : `${intro} `;
  let isFirst = true;
  const endRow = () => {
    if (!isFirst) paragraphs.push(/[.!?…:]$/.test(row) ? row : `${row}.`);
    else if (row !== '') paragraphs.push(row.trimEnd());
    row = '';
    isFirst = true;
  };
  for (const item of whole) {
    const isSentence = /[.!?…]$/.test(item);
    const endsRow = isSentence && row !== '' && item.length <= lastItemLengthMax;
    if (item.length > shortItemLengthMax || (isSentence && !endsRow)) {
      endRow();
      paragraphs.push(item);
      continue;
    }
    if (row.length + item.length > rowLengthMax) endRow();
    row += `${isFirst ? '' : row.endsWith(':') ? ' ' : '; '}${item.replace(/[;,]$/, '')}`;
    isFirst = false;
    if (endsRow) endRow();
  }
  endRow();
  return paragraphs;
}

const hasLost = (item: string) => hasGap(item) && tidied(item) === '';

/** Whole sentences, without the crumbs of what was taken out of them. */
function tidied(text: string): string {
  return withoutGaps(text)
    .replace(/__[A-Z]{3,30}__|https?:\/\/\S+/g, '')
    .replace(/\( ?(?:[,;:/–-] ?){0,5}/g, '(')
    .replace(/(?: ?[,;:/–-]){0,5} ?\)/g, ')')
    .replace(/\(\)|\[\]|« ?»|“ ?”/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:)](?:\s|$))/g, '')
    .trim();
}

function withoutAnnouncement(paragraph: string): string {
  if (!paragraph.endsWith(':')) return paragraph;
  const sentences = sentencesOf(paragraph).slice(0, -1);
  return sentences.map(({ text }) => text).join(' ');
}

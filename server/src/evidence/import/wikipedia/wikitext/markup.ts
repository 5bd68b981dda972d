/**
 * Reads templates, links and tables in one pass from left to right, whatever is nested in what. Own code rather than
 * wtf_wikipedia, which drops or guesses what it does not know without a trace, and takes seconds for unclosed brackets.
 */
import { gap } from './gaps.ts';
import { externalText, linkText } from './links.ts';
import type { TemplateCall } from './template-call.ts';

export interface MarkupOptions {
  /** The text of a template, or a gap. */
  readonly templateText: (call: TemplateCall) => string;
}

/** MediaWiki itself unfolds at most 100. */
const depthMax = 100;

interface Frame {
  readonly kind: 'page' | 'template' | 'link' | 'external' | 'table';
  /** Where it began. */
  readonly start: number;
  /** Whether nothing stood before it in its line. */
  readonly beginsLine: boolean;
  /** The parts between bars that are complete, and the one under way. */
  readonly parts: { readonly text: string; readonly equalsAt: number }[];
  pieces: string[];
  length: number;
  /** Where in the part under way its first equals sign is, or -1. */
  equalsAt: number;
  /** Whether there is nothing yet in the line under way. */
  lineIsEmpty: boolean;
}

const token = /\{\{|\}\}|\[\[|\]\]|\{\||\|\}|\||\[(?=(?:https?:|ftp:|mailto:)?\/\/|mailto:)|\]|=|\n[ \t]*\n/g;

/** Throws when the nesting is deeper than a page can need. */
export function expandMarkup(wikitext: string, { templateText }: MarkupOptions): string {
  const stack: [Frame, ...Frame[]] = [createFrame('page', 0, true)];
  let openTemplates = 0;
  const top = (): Frame => stack[stack.length - 1] ?? stack[0];
  const open = (kind: Frame['kind'], start: number) => {
    if (stack.length > depthMax) throw new Error(`is nested more than ${depthMax} deep`);
    if (kind === 'template') openTemplates += 1;
    stack.push(createFrame(kind, start, top().lineIsEmpty));
  };
  /** Takes the innermost frame off and gives it to the one around it: as what it is, or as something left open. */
  const close = (end: number, isWhole: boolean) => {
    const frame = stack.pop() ?? stack[0];
    if (frame.kind === 'template') openTemplates -= 1;
    endPart(frame);
    // A box of several lines before the text is no part of it.
    const isBox = frame.beginsLine && stack.length === 1 && wikitext.slice(frame.start, end).includes('\n');
    const text = isWhole ? textOf(frame, templateText) : leftOpen(frame);
    append(top(), isWhole && isBox && text === gap ? '\n' : text);
  };
  const closeTemplate = (end: number) => {
    while (top().kind !== 'template') close(end, false);
    close(end, true);
  };

  let place = 0;
  const goOnAt = (next: number) => {
    place = next;
    token.lastIndex = next;
  };
  goOnAt(0);
  for (let found = token.exec(wikitext); found; found = token.exec(wikitext)) {
    const { 0: mark, index } = found;
    const end = index + mark.length;
    const frame = top();
    append(frame, wikitext.slice(place, index));
    place = end;
    const opens = openers[mark];
    if (opens && (opens !== 'table' || frame.lineIsEmpty)) open(opens, index);
    else if (mark === '}}' && openTemplates > 0) closeTemplate(end);
    else if (mark === '}}') append(frame, gap);
    else if (mark === ']]' && frame.kind === 'link') close(end, true);
    else if (mark.startsWith(']') && frame.kind === 'external') {
      // Of two brackets the second may close the link around it.
      goOnAt(index + 1);
      close(place, true);
    } else if (mark === '|}' && frame.kind === 'table' && frame.lineIsEmpty) close(end, true);
    else if (mark.startsWith('|') && (frame.kind === 'template' || frame.kind === 'link')) {
      endPart(frame);
      // Of a bar and a brace the brace belongs to the template's end.
      goOnAt(index + 1);
    } else if (mark.startsWith('\n')) {
      // No link goes beyond its paragraph.
      while (isLink(top())) close(index, false);
      append(top(), mark);
    } else if (mark !== ']]') {
      if (mark === '=' && frame.equalsAt < 0) frame.equalsAt = frame.length;
      append(frame, mark);
    }
  }
  append(top(), wikitext.slice(place));
  while (stack.length > 1) close(wikitext.length, false);
  return stack[0].pieces.join('');
}

const openers: Readonly<Record<string, Frame['kind']>> = {
  '{{': 'template',
  '[[': 'link',
  '[': 'external',
  '{|': 'table',
};

const isLink = ({ kind }: Frame) => kind === 'link' || kind === 'external';

function createFrame(kind: Frame['kind'], start: number, beginsLine: boolean): Frame {
  return { kind, start, beginsLine, parts: [], pieces: [], length: 0, equalsAt: -1, lineIsEmpty: true };
}

function append(frame: Frame, text: string): void {
  if (text === '') return;
  frame.pieces.push(text);
  frame.length += text.length;
  const lastLine = text.slice(text.lastIndexOf('\n') + 1);
  const startsLine = frame.lineIsEmpty || lastLine.length < text.length;
  // Lists and indents may stand before a table.
  frame.lineIsEmpty = startsLine && /^[ \t:*]*$/.test(lastLine);
}

function endPart(frame: Frame): void {
  frame.parts.push({ text: frame.pieces.join(''), equalsAt: frame.equalsAt });
  frame.pieces = [];
  frame.length = 0;
  frame.equalsAt = -1;
}

function textOf({ kind, parts }: Frame, templateText: MarkupOptions['templateText']): string {
  if (kind === 'table') return '\n';
  if (kind === 'template') return templateText({ parts });
  const texts = parts.map(({ text }) => text);
  return kind === 'external' ? externalText(texts.join('|')) : linkText(texts);
}

/** What was never closed: a link's words are text; a template or a table has swallowed what follows it. */
function leftOpen({ kind, parts }: Frame): string {
  return kind === 'link' || kind === 'external' ? (parts.at(-1)?.text ?? '') : gap;
}

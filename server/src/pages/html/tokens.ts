/** Cuts markup into tags, texts and comments. Never fails: what is no tag is text. */
import { decodeEntities } from './entities.ts';

export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'comment'; readonly text: string }
  | {
      readonly kind: 'start';
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
      readonly isSelfClosing: boolean;
    }
  | { readonly kind: 'end'; readonly name: string };

export type StartTag = Extract<Token, { kind: 'start' }>;

export interface Tokens {
  /** Undefined at the end. */
  next(): Token | undefined;
  /** All up to the end tag of that name, which is passed over, or up to the end of the markup. */
  takeRaw(name: string): string;
}

/** More than any element has; every one is looked for among the others. */
const attributesMax = 100;

const tagName = /[^\s/>]+/y;
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
const tagEnd = /[\s/]*>/y;

export function createTokens(markup: string): Tokens {
  const html = markup.replaceAll('\0', '').replace(/\r\n?/g, '\n');
  let at = 0;

  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(html);
    if (found) at = pattern.lastIndex;
    return found;
  };

  function text(end: number): Token {
    const raw = html.slice(at, end);
    at = end;
    return { kind: 'text', text: decodeEntities(raw, 'text') };
  }

  function comment(): Token {
    const start = at + 4;
    const end = /^<!---?>/.exec(html.slice(at, at + 6)) ? start : indexOr(html.indexOf('-->', start - 2));
    const close = html.indexOf('>', Math.max(end, at + 3));
    at = close === -1 ? html.length : close + 1;
    return { kind: 'comment', text: html.slice(start, Math.max(start, end)) };
  }

  const indexOr = (index: number) => (index === -1 ? html.length : index);

  /** A declaration, an instruction, or a tag that is none. */
  function bogusComment(): Token {
    const end = indexOr(html.indexOf('>', at));
    const inside = html.slice(at + 2, end);
    at = end + 1;
    return { kind: 'comment', text: inside };
  }

  function tag(kind: 'start' | 'end'): Token | undefined {
    at += kind === 'start' ? 1 : 2;
    const name = (match(tagName)?.[0] ?? '').toLowerCase();
    const attributes = new Map<string, string>();
    for (;;) {
      const found = match(attribute);
      if (!found) break;
      const key = (found[1] ?? '').toLowerCase();
      const value = found[2] ?? found[3] ?? found[4] ?? '';
      if (!attributes.has(key) && attributes.size < attributesMax)
        attributes.set(key, decodeEntities(value, 'attribute'));
    }
    const end = match(tagEnd)?.[0];
    // The markup ends within the tag.
    if (end === undefined) {
      at = html.length;
      return undefined;
    }
    return kind === 'end' ? { kind, name } : { kind, name, attributes, isSelfClosing: end.includes('/') };
  }

  return {
    next() {
      if (at >= html.length) return undefined;
      if (html[at] !== '<') return text(indexOr(html.indexOf('<', at)));
      const after = html.slice(at + 1, at + 4);
      if (/^[a-z]/i.test(after)) return tag('start');
      if (/^\/[a-z]/i.test(after)) return tag('end');
      if (after === '!--') return comment();
      if (/^[!?/]/.test(after)) return bogusComment();
      return text(indexOr(html.indexOf('<', at + 1)));
    },
    takeRaw(name) {
      const end = name === 'script' ? scriptEnd(html, at) : endTagOf(html, name, at);
      const raw = html.slice(at, end);
      const close = html.indexOf('>', end);
      at = close === -1 ? html.length : close + 1;
      return raw;
    },
  };
}

function endTagOf(html: string, name: string, from: number): number {
  const pattern = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  pattern.lastIndex = from;
  return pattern.exec(html)?.index ?? html.length;
}

/** A script within a comment within a script does not end the outer one. */
function scriptEnd(html: string, from: number): number {
  const end = endTagOf(html, 'script', from);
  const script = html.slice(from, end);
  const opening = script.lastIndexOf('<!--');
  if (opening === -1 || script.includes('-->', opening) || !/<script[\s/>]/i.test(script.slice(opening)))
    return end;
  const later = endTagOf(html, 'script', end + 1);
  return later < html.length ? later : end;
}

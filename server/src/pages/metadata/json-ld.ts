/** The JSON-LD of a page, as a flat list of the things it describes. */
import { parsedJson } from '../../domain/parsed-json.ts';

export type Thing = Readonly<Record<string, unknown>>;

export interface JsonLd {
  /** The page's own things, outermost first: not those of lists of other pages. */
  readonly things: readonly Thing[];
  /** Follows a reference to another thing of the page. */
  resolve(value: unknown): unknown;
}

const scriptsMax = 40;
const charactersMax = 1_000_000;
const thingsMax = 1_000;
const depthMax = 8;
/** Under these stand other pages, other people's words and parts of the site. */
const others = new Set([
  'itemListElement',
  'comment',
  'isPartOf',
  'relatedLink',
  'citation',
  'review',
  'significantLink',
]);

export function readJsonLd(document: Document): JsonLd {
  const things: Thing[] = [];
  const named = new Map<string, Thing>();
  let read = 0;
  const scripts = [...document.querySelectorAll('script[type]')].filter(
    ({ type }: { type?: string } & Element) => /^\s*application\/ld\+json/i.test(type ?? ''),
  );
  for (const script of scripts.slice(0, scriptsMax)) {
    const text = script.textContent ?? '';
    read += text.length;
    if (read > charactersMax) break;
    collect(parseLoosely(text), 0);
  }

  function collect(value: unknown, depth: number): void {
    if (depth > depthMax || things.length >= thingsMax) return;
    if (Array.isArray(value)) {
      for (const item of value.slice(0, thingsMax)) collect(item, depth);
      return;
    }
    if (!isThing(value)) return;
    if (value['@type'] !== undefined) things.push(value);
    const id = value['@id'];
    // A reference is not the thing itself.
    if (typeof id === 'string' && Object.keys(value).length > 1 && !named.has(id)) named.set(id, value);
    for (const [key, inner] of Object.entries(value)) {
      if (inner !== null && typeof inner === 'object' && !others.has(key)) collect(inner, depth + 1);
    }
  }

  return {
    things,
    resolve(value) {
      if (!isThing(value) || Object.keys(value).length > 1) return value;
      return named.get(String(value['@id'])) ?? value;
    },
  };
}

export function isThing(value: unknown): value is Thing {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Without the vocabulary's address: `NewsArticle`. */
export function typesOf(thing: Thing): string[] {
  const types = [thing['@type']].flat();
  return types.flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/#:]/, '')] : []));
}

export function textOf(value: unknown): string | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'string') return first.trim() || undefined;
  if (!isThing(first)) return undefined;
  const inner = first['@value'] ?? first.name ?? first.url ?? first.contentUrl;
  return typeof inner === 'string' ? inner.trim() || undefined : undefined;
}

/** Pages wrap their data in comments, and break lines inside of texts, which JSON does not allow. */
function parseLoosely(text: string): unknown {
  const plain = text
    .replace(/^\s*(?:\/[/*])?\s*(?:<!\[CDATA\[|<!--)(?:\s*\*\/)?/, '')
    .replace(/(?:\/[/*])?\s*(?:\]\]>|-->)(?:\s*\*\/)?\s*;?\s*$/, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that JSON does not allow
    .replace(/[\0-\x1f]+/g, ' ')
    .replace(/;\s*$/, '')
    .trim();
  return parsedJson(plain);
}

/** What a page's meta elements say, by name: Open Graph, Twitter cards, Dublin Core and the older ones alike. */

const tagsMax = 500;
const charactersMax = 4_000;

export interface MetaTags {
  /** The first of the names that says something. */
  first(...names: string[]): string | undefined;
  all(name: string): readonly string[];
}

export function readMetaTags(document: Document): MetaTags {
  const contents = new Map<string, string[]>();
  for (const element of [...document.querySelectorAll('meta')].slice(0, tagsMax)) {
    const content = element.getAttribute('content')?.replace(/\s+/g, ' ').trim().slice(0, charactersMax);
    if (!content) continue;
    const named = ['property', 'name', 'itemprop', 'http-equiv'].map(
      (name) => element.getAttribute(name) ?? '',
    );
    for (const name of named.join(' ').toLowerCase().split(/\s+/)) {
      if (name === '') continue;
      // `dc.date`, `dc:date` and `dc-date` are one.
      const key = name.replace(/^(dc|dcterms|article|og|twitter)[.\-:]/, '$1:');
      contents.set(key, [...(contents.get(key) ?? []), content]);
    }
  }
  return {
    first(...names) {
      for (const name of names) {
        const content = contents.get(name)?.[0];
        if (content !== undefined) return content;
      }
      return undefined;
    },
    all: (name) => contents.get(name) ?? [],
  };
}

/** The page under test is not its own witness: neither it, nor its site, nor its copies count. */
import type { Passage, SourceKind } from '../../domain/passage.ts';
import { isSameSite } from '../../domain/same-site.ts';
import type { Sources } from '../text/gather.ts';

export interface UnderTest {
  /** Addresses under which the article stands: where it was found, and where it says that it belongs. */
  readonly urls: readonly string[];
  readonly text: string;
}

/** A passage most of whose runs of words stand in the article repeats it. */
const copiedMin = 0.5;
const runLength = 5;
/** They do not reprint the press: where the words are the same, the article took them from there. */
const originals: ReadonlySet<SourceKind> = new Set(['primary', 'encyclopedia']);
/** No article is longer than its claims are looked for (own-sentences.ts). */
const charactersMax = 150_000;

export function withoutOwnWitness(sources: Sources, { urls, text }: UnderTest): Sources {
  const isOwnSite = (url: string) => urls.some((own) => isSameSite(url, own));
  const isCopy = createIsCopy(text);
  // What the knowledge says in its own words only points to a page, and was never copied from one.
  const isOwn = ({ writtenBy, url, kind, text }: Passage) =>
    writtenBy === undefined && (isOwnSite(url) || (!originals.has(kind) && isCopy(text)));
  const others = (passages: Passage[]) => passages.filter((passage) => !isOwn(passage));
  return {
    ...sources,
    references: sources.references.map((reference) => ({
      ...reference,
      find: async (question, context) => others(await reference.find(question, context)),
    })),
    factChecks: sources.factChecks.map((factChecks) => ({
      ...factChecks,
      find: async (question, context) =>
        (await factChecks.find(question, context)).filter(({ url }) => !isOwnSite(url)),
    })),
    readFound: async (url, question, context) =>
      isOwnSite(url) ? [] : others(await sources.readFound(url, question, context)),
  };
}

function createIsCopy(article: string): (text: string) => boolean {
  const runs = new Set(runsOf(article.slice(0, charactersMax)));
  return (text) => {
    const own = runsOf(text);
    return own.length > 0 && own.filter((run) => runs.has(run)).length / own.length >= copiedMin;
  };
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, Math.max(0, words.length - runLength + 1))
    .map((_, i) => words.slice(i, i + runLength).join(' '));
}

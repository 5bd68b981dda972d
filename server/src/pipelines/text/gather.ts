/** Asks every source at once, each within its own time, and tells which ones did not answer. */
import type { Progress } from '@riscontro/contract/inside';
import { isQueueFull } from '../../domain/fair-queue.ts';
import { reportFault } from '../../domain/fault-report.ts';
import { inTime } from '../../domain/in-time.ts';
import type { Passage } from '../../domain/passage.ts';
import type { Question } from '../../domain/question.ts';
import type { FactCheck, FactChecks } from '../../providers/fact-check/fact-check.ts';
import type { Reference } from '../../providers/reference/reference.ts';
import type { Search } from '../../providers/search/search.ts';

/** Reads a found page and gives the parts of it that may bear on the claim. Rejects when it cannot be read. */
export type ReadFound = (
  url: string,
  question: Question,
  context: { readonly signal: AbortSignal },
) => Promise<Passage[]>;

export interface Sources {
  readonly references: readonly Reference[];
  readonly searches: readonly Search[];
  readonly factChecks: readonly FactChecks[];
  readonly readFound: ReadFound;
}

export interface Gathered {
  /** Best first: the first of every source, then the second of every source, and so on. */
  readonly passages: readonly Passage[];
  readonly factChecks: readonly FactCheck[];
  /** Ids of the sources that answered, and of those that did not. */
  readonly answered: readonly string[];
  readonly silent: readonly string[];
}

export interface GatherLimits {
  readonly referenceMs: number;
  readonly searchMs: number;
  readonly factCheckMs: number;
  /** Pages that are read for one search engine. */
  readonly pagesMax: number;
  readonly passagesMax: number;
}

export const gatherLimits: GatherLimits = {
  referenceMs: 8_000,
  searchMs: 15_000,
  factCheckMs: 6_000,
  pagesMax: 4,
  passagesMax: 20,
};

export async function gather(
  sources: Sources,
  question: Question,
  context: { readonly signal: AbortSignal; readonly progress: (event: Progress) => void },
  limits: GatherLimits = gatherLimits,
): Promise<Gathered> {
  const [answered, silent]: [string[], string[]] = [[], []];
  const ask = async <T>(
    source: { id: string; name: string; holdsAnything?(): Promise<boolean> },
    timeMs: number,
    work: (signal: AbortSignal) => Promise<T[]>,
  ) => {
    try {
      const signal = AbortSignal.any([context.signal, AbortSignal.timeout(timeMs)]);
      if (source.holdsAnything && !(await inTime(source.holdsAnything(), signal))) return [];
      const found = await inTime(work(signal), signal);
      answered.push(source.id);
      if (found.length > 0) {
        context.progress({ event: 'source', data: { name: source.name, outcome: 'found' } });
      }
      return found;
    } catch (error) {
      context.signal.throwIfAborted();
      // A check for which there is no room is refused, and not answered with half of what is known.
      if (isQueueFull(error)) throw error;
      // Whatever else went wrong: the check goes on without the source, and the result says so.
      reportFault(error, { place: 'pipelines/text/gather', provider: source.id });
      silent.push(source.id);
      context.progress({ event: 'source', data: { name: source.name, outcome: 'silent' } });
      return [];
    }
  };
  const [referred, searched, checked] = await Promise.all([
    Promise.all(
      sources.references.map((reference) =>
        ask(reference, limits.referenceMs, (signal) => reference.find(question, { signal })),
      ),
    ),
    Promise.all(
      sources.searches.map((search) =>
        ask(search, limits.searchMs, (signal) =>
          readHits(search, sources.readFound, question, signal, limits),
        ),
      ),
    ),
    Promise.all(
      sources.factChecks.map((factChecks) =>
        ask(factChecks, limits.factCheckMs, (signal) => factChecks.find(question, { signal })),
      ),
    ),
  ]);
  return {
    passages: taken([...referred, ...searched], limits.passagesMax),
    factChecks: checked.flat(),
    answered,
    silent,
  };
}

/** The engine's excerpts are not evidence: the pages themselves are read, and those that cannot be are left out. */
async function readHits(
  search: Search,
  readFound: ReadFound,
  question: Question,
  signal: AbortSignal,
  { pagesMax }: GatherLimits,
): Promise<Passage[]> {
  const hits = await search.search(question.queries[question.language], {
    language: question.language,
    signal,
  });
  const pages = await Promise.allSettled(
    hits.slice(0, pagesMax).map(({ url }) => readFound(url, question, { signal })),
  );
  const read = pages.flatMap((page) => {
    if (page.status === 'fulfilled') return [page.value];
    reportFault(page.reason, { place: 'pipelines/text/read-hits', provider: search.id });
    return [];
  });
  return taken(read, Number.POSITIVE_INFINITY);
}

/** In turns, so that one talkative source does not push the others out; no passage twice. */
function taken(lists: readonly (readonly Passage[])[], countMax: number): Passage[] {
  const chosen = new Map<string, Passage>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let place = 0; place < longest; place++) {
    for (const list of lists) {
      const passage = list[place];
      if (passage && !chosen.has(passage.id) && chosen.size < countMax) chosen.set(passage.id, passage);
    }
  }
  return [...chosen.values()];
}

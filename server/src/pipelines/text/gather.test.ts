import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Progress } from '@riscontro/contract/inside';
import { queriesIn } from '../../../test/support/queries.ts';
import type { Passage } from '../../domain/passage.ts';
import type { Question } from '../../domain/question.ts';
import { ProviderError } from '../../net/provider-error.ts';
import type { FactCheck, FactChecks } from '../../providers/fact-check/fact-check.ts';
import type { Reference } from '../../providers/reference/reference.ts';
import type { Search } from '../../providers/search/search.ts';
import { type GatherLimits, gather, gatherLimits, type Sources } from './gather.ts';

const nameTold = ({ data }: Progress) => ('name' in data ? data.name : '');

const question: Question = {
  claim: 'La torre è alta 330 metri',
  language: 'it',
  queries: queriesIn({ it: 'torre alta 330 metri', en: 'tower 330 metres high' }),
};
const passage = (id: string): Passage => ({
  id,
  text: `Il brano ${id}.`,
  title: '',
  url: `https://example.org/${id}`,
  language: 'it',
  kind: 'secondary',
  retrievedAtMs: 0,
});
const reference = (id: string, find: Reference['find']): Reference => ({ id, name: id.toUpperCase(), find });
const holding = (id: string, ...ids: string[]) => reference(id, async () => ids.map(passage));
const search = (id: string, ...urls: string[]): Search => ({
  id,
  name: id.toUpperCase(),
  search: async () => urls.map((url) => ({ url, title: '', snippet: 'Un estratto.' })),
});
const factCheck: FactCheck = {
  url: 'https://checks.example/1',
  title: 'La torre',
  publisher: 'Verifiche',
  claimReviewed: 'La torre è alta 330 metri',
  rating: 'Vero',
  level: 'true',
  language: 'it',
};
const factChecks = (id: string, find: FactChecks['find']): FactChecks => ({
  id,
  name: id.toUpperCase(),
  find,
});
const unread = async () => assert.fail('no page is to be read');

/** Never settles and does not look at its signal; a timer keeps the process waiting for what leaves it behind. */
function never(t: TestContext): Promise<never> {
  const timer = setTimeout(() => undefined, 60_000);
  t.after(() => clearTimeout(timer));
  return new Promise(() => undefined);
}

const soon: GatherLimits = { ...gatherLimits, referenceMs: 30, searchMs: 30, factCheckMs: 30 };

async function gathered(
  sources: Partial<Sources>,
  limits: Partial<GatherLimits> = {},
  { signal } = new AbortController(),
) {
  const told: Progress[] = [];
  const all = { references: [], searches: [], factChecks: [], readFound: unread, ...sources };
  const progress = (event: Progress) => told.push(event);
  const found = await gather(all, question, { signal, progress }, { ...gatherLimits, ...limits });
  return { ...found, ids: found.passages.map(({ id }) => id), told };
}

test('sources take turns: the first of each, then the second of each', async () => {
  const { ids, answered } = await gathered({
    references: [holding('a', 'a1', 'a2', 'a3'), holding('b', 'b1'), holding('c', 'c1', 'c2')],
  });
  assert.deepEqual(ids, ['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  assert.deepEqual(answered.toSorted(), ['a', 'b', 'c']);
});

test('the order is that of the sources, not of who answers first', async () => {
  const late = Promise.withResolvers<Passage[]>();
  const first = reference('first', () => late.promise);
  const second = reference('second', async () => {
    setImmediate(() => late.resolve([passage('f1')]));
    return [passage('s1')];
  });
  assert.deepEqual((await gathered({ references: [first, second] })).ids, ['f1', 's1']);
});

test('a passage that two sources hold is given once', async () => {
  const { ids } = await gathered({ references: [holding('a', 'same', 'a2'), holding('b', 'b1', 'same')] });
  assert.deepEqual(ids, ['same', 'b1', 'a2']);
});

test('no more passages than the limit, and a talkative source does not push the others out', async () => {
  const many = Array.from({ length: 50 }, (_, i) => `a${i}`);
  const { ids } = await gathered({ references: [holding('a', ...many), holding('b', 'b1', 'b2')] });
  assert.equal(ids.length, gatherLimits.passagesMax);
  assert.ok(ids.includes('b1') && ids.includes('b2'));
});

test('a slow source is left behind at its limit, though it does not look at its signal', async (t) => {
  const slow = [
    reference('slow-reference', () => never(t)),
    { ...reference('slow-to-say', unread), holdsAnything: () => never(t) },
  ];
  const searches = [{ ...search('slow-search'), search: () => never(t) }];
  const checks = [factChecks('slow-checks', () => never(t))];
  const sources = { references: [...slow, holding('quick', 'q1')], searches, factChecks: checks };
  const { ids, answered, silent } = await gathered(sources, soon);
  assert.deepEqual(ids, ['q1']);
  assert.deepEqual(answered, ['quick']);
  assert.deepEqual(silent.toSorted(), ['slow-checks', 'slow-reference', 'slow-search', 'slow-to-say']);
});

test('a source is told when its time is up', async (t) => {
  let reason: unknown;
  const polite = reference('polite', (_, { signal }) => {
    signal.addEventListener('abort', () => {
      reason = signal.reason;
    });
    return never(t);
  });
  await gathered({ references: [polite] }, soon);
  assert.equal(reason instanceof DOMException && reason.name, 'TimeoutError');
});

test('a source that fails in any way is silent, and the others still answer', async () => {
  const { ids, silent } = await gathered({
    references: [
      reference('limited', async () => {
        throw new ProviderError('limited', 'too_many_requests');
      }),
      reference('broken', () => {
        throw new TypeError('a bug of its own');
      }),
      holding('well', 'w1'),
    ],
  });
  assert.deepEqual(ids, ['w1']);
  assert.deepEqual(silent.toSorted(), ['broken', 'limited']);
});

test('a source that holds nothing is not asked and not told of', async () => {
  const empty = { ...reference('empty', unread), holdsAnything: async () => false };
  const full = { ...holding('full', 'f1'), holdsAnything: async () => true };
  const { ids, answered, silent, told } = await gathered({ references: [empty, full] });
  assert.deepEqual(ids, ['f1']);
  assert.deepEqual([answered, silent], [['full'], []]);
  assert.deepEqual(told.map(nameTold), ['FULL']);
});

test('those who wait are told which source found something and which does not answer, by name', async () => {
  const failing = reference('failing', async () => {
    throw new ProviderError('failing', 'unreachable');
  });
  const { told } = await gathered({ references: [failing, holding('found', 'f1'), holding('nothing')] });
  assert.deepEqual(
    told.toSorted((a, b) => nameTold(a).localeCompare(nameTold(b))),
    [
      { event: 'source', data: { name: 'FAILING', outcome: 'silent' } },
      { event: 'source', data: { name: 'FOUND', outcome: 'found' } },
    ],
  );
});

test('a source that finds nothing has answered', async () => {
  const { answered, silent } = await gathered({ references: [holding('nothing')] });
  assert.deepEqual([answered, silent], [['nothing'], []]);
});

test('of a search the pages are read, never its excerpts, and only the first ones', async () => {
  const read: string[] = [];
  const urls = Array.from({ length: 9 }, (_, i) => `https://example.org/${i}`);
  const { ids } = await gathered(
    {
      searches: [search('web', ...urls)],
      readFound: async (url) => {
        read.push(url);
        return [passage(`${url}#1`), passage(`${url}#2`)];
      },
    },
    { pagesMax: 2 },
  );
  assert.deepEqual(read, urls.slice(0, 2));
  assert.deepEqual(ids, [`${urls[0]}#1`, `${urls[1]}#1`, `${urls[0]}#2`, `${urls[1]}#2`]);
});

test('a page that cannot be read is left out, and the search has still answered', async () => {
  const { ids, answered } = await gathered({
    searches: [search('web', 'https://example.org/gone', 'https://example.org/there')],
    readFound: async (url) => {
      if (url.endsWith('gone')) throw new Error('404');
      return [passage('there')];
    },
  });
  assert.deepEqual(ids, ['there']);
  assert.deepEqual(answered, ['web']);
});

test('a search is asked in the language of the claim', async () => {
  const asked: unknown[] = [];
  const web: Search = {
    ...search('web'),
    search: async (query, { language }) => {
      asked.push([query, language]);
      return [];
    },
  };
  await gathered({ searches: [web] });
  assert.deepEqual(asked, [[question.queries.it, 'it']]);
});

test('fact-checks are kept apart from passages', async () => {
  const checks = factChecks('checks', async () => [factCheck]);
  const found = await gathered({ factChecks: [checks], references: [holding('a', 'a1')] });
  assert.deepEqual(found.factChecks, [factCheck]);
  assert.deepEqual(found.ids, ['a1']);
});

test('without a source there is nothing, and nobody was silent', async () => {
  const { ids, answered, silent } = await gathered({});
  assert.deepEqual([ids, answered, silent], [[], [], []]);
});

test('when the whole check is stopped it rejects with the reason, and no source is blamed', async (t) => {
  const stopping = new AbortController();
  const reason = new Error('the service is closing');
  const slow = reference('slow', () => {
    setImmediate(() => stopping.abort(reason));
    return never(t);
  });
  await assert.rejects(gathered({ references: [slow, holding('quick', 'q1')] }, {}, stopping), reason);
});

test('a check that is stopped before it begins rejects, though no source looks at its signal', async (t) => {
  const stopped = new AbortController();
  stopped.abort(new Error('too late'));
  const outcome = await Promise.race([
    gathered({ references: [reference('slow', () => never(t))] }, {}, stopped).catch(() => 'rejected'),
    new Promise((resolve) => setTimeout(resolve, 2_000, 'still waiting').unref()),
  ]);
  assert.equal(outcome, 'rejected');
});

/** Wikidata: the suite of its kind, and what is Wikidata's own. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { readFixture } from '../../../test/support/fixture.ts';
import { queriesIn } from '../../../test/support/queries.ts';
import { startUpstream, testAskJson, type UpstreamRequest } from '../../../test/support/upstream.ts';
import type { Question } from '../../domain/question.ts';
import type { GrammarLanguage } from '../../language/grammars.ts';
import { testReference } from './reference.conformance.ts';
import { createWikidata } from './wikidata.ts';

const known = ['torre eiffel', 'roma', 'sergio mattarella'];

function recorded({ url }: UpstreamRequest): unknown {
  const parameters = url.searchParams;
  const name = parameters.get('search')?.toLowerCase() ?? '';
  const parts: Record<string, () => string> = {
    wbsearchentities: () => `search-${known.includes(name) ? name.replace(' ', '-') : 'nothing'}`,
    query: () => `words-${parameters.get('srsearch')?.includes('torre') ? 'torre' : 'nothing'}`,
    wbgetentities: () =>
      parameters.get('props') === 'labels' ? 'labels' : (parameters.get('ids') ?? 'none'),
  };
  return readFixture(`providers/wikidata/${parts[parameters.get('action') ?? '']?.()}.json`);
}

function nothing({ url }: UpstreamRequest): unknown {
  const part = url.searchParams.get('action') === 'query' ? 'words' : 'search';
  return readFixture(`providers/wikidata/${part}-nothing.json`);
}

testReference('Wikidata', {
  create: (baseUrl, means) => createWikidata({ baseUrl }, means),
  found: recorded,
  nothing,
  texts: ['value'],
  addresses: [],
});

const asking = (claim: string, language: GrammarLanguage = 'it'): Question => ({
  claim,
  language,
  queries: queriesIn({ it: claim, en: claim }),
});

async function start(t: TestContext, answer: (request: UpstreamRequest) => unknown = recorded) {
  const upstream = await startUpstream();
  t.after(() => upstream.close());
  upstream.answer = answer;
  const wikidata = createWikidata({ baseUrl: upstream.baseUrl }, { askJson: testAskJson, clock: () => 0 });
  const find = (claim: string, language?: GrammarLanguage) =>
    wikidata.find(asking(claim, language), { signal: new AbortController().signal });
  const sentences = async (claim: string, language?: GrammarLanguage) =>
    (await find(claim, language)).map(({ text }) => text);
  return { upstream, find, sentences };
}

test('the fact of which the claim speaks comes first, with the page of its subject', async (t) => {
  const { upstream, find } = await start(t);
  const [first] = await find('La Torre Eiffel è alta 500 metri.');
  assert.deepEqual(first, {
    id: `${upstream.baseUrl}/wiki/Q243#P2048-0`,
    text: 'Torre Eiffel ha un’altezza di 330 metri.',
    title: 'Torre Eiffel',
    url: `${upstream.baseUrl}/wiki/Q243`,
    language: 'it',
    kind: 'encyclopedia',
    retrievedAtMs: 0,
  });
});

test('deprecated statements are never told, and former ones not as if they still held', async (t) => {
  const { sentences } = await start(t);
  const told = (await sentences('La Torre Eiffel è alta 500 metri.')).join('\n');
  assert.doesNotMatch(told, /500|324/);
});

test('places, dates before Christ and numbers with their year are told in Italian', async (t) => {
  const { sentences } = await start(t);
  const told = await sentences(
    'Roma, capitale d’Italia fondata nel 753 a.C., si trova in un Paese con una superficie e una popolazione di 3 milioni di abitanti nel 2014.',
  );
  for (const sentence of [
    'Roma è capitale o capoluogo di Italia.',
    'La fondazione o creazione di Roma avvenne il 21 aprile 753 a.C.',
    'Roma ha una popolazione di 2.748.109 abitanti (2023).',
    'Roma ha una popolazione di 2.860.009 abitanti (2014).',
    'Roma ha una superficie di 1285,31 chilometri quadrati.',
    'Roma si trova in questo Paese: Italia.',
  ]) {
    assert.ok(told.includes(sentence), `${sentence}\n—\n${told.join('\n')}`);
  }
});

test('offices have their beginning and their end', async (t) => {
  const { sentences } = await start(t);
  const told = await sentences('Sergio Mattarella è presidente della Repubblica, nato a Palermo nel 1941.');
  for (const sentence of [
    'Sergio Mattarella ha ricoperto la carica di presidente della Repubblica Italiana dal 3 febbraio 2015.',
    'Sergio Mattarella ha ricoperto la carica di vicepresidente del Consiglio dei ministri dal 21 ottobre 1998 al dicembre 1999.',
    'Sergio Mattarella nacque a Palermo.',
    'Sergio Mattarella nacque il 23 luglio 1941.',
  ]) {
    assert.ok(told.includes(sentence), `${sentence}\n—\n${told.join('\n')}`);
  }
});

test('an English claim gets English sentences', async (t) => {
  const { sentences } = await start(t);
  const told = await sentences(
    'Sergio Mattarella was born in 1941 and works as a lawyer and president.',
    'en',
  );
  for (const sentence of [
    'Sergio Mattarella was born on 23 July 1941.',
    'Sergio Mattarella worked as politician and lawyer.',
    'Sergio Mattarella held the position of President of Italy since 3 February 2015.',
    'Sergio Mattarella held the position of Deputy Prime Minister from 21 October 1998 to December 1999.',
  ]) {
    assert.ok(told.includes(sentence), `${sentence}\n—\n${told.join('\n')}`);
  }
});

test('a claim without capitals is looked up by its words', async (t) => {
  const { sentences } = await start(t);
  assert.equal(
    (await sentences('la torre eiffel è alta 330 metri'))[0],
    'Torre Eiffel ha un’altezza di 330 metri.',
  );
});

test('labels are looked up in one call, and facts that need none are told without them', async (t) => {
  const { upstream, sentences } = await start(t, (request) =>
    request.url.searchParams.get('props') === 'labels' ? [] : recorded(request),
  );
  const told = await sentences('La Torre Eiffel è alta 500 metri e si trova a Roma.');
  const calls = upstream.requests.filter(({ url }) => url.searchParams.get('props') === 'labels');
  assert.equal(calls.length, 1);
  assert.ok(told.includes('Torre Eiffel ha un’altezza di 330 metri.'));
  assert.ok(!told.some((sentence) => sentence.includes('Paese')));
});

test('an entity that cannot be had leaves the others', async (t) => {
  const { sentences } = await start(t, (request) =>
    request.url.searchParams.get('ids') === 'Q243' ? { entities: 'none' } : recorded(request),
  );
  const told = await sentences('La Torre Eiffel si trova a Roma, in Italia.');
  assert.ok(told.includes('Roma si trova in questo Paese: Italia.'), told.join('\n'));
});

test('an entity that does not exist any more tells nothing', async (t) => {
  const { find } = await start(t, (request) =>
    request.url.searchParams.get('action') === 'wbgetentities'
      ? { entities: { Q3956186: { id: 'Q3956186', missing: '' } }, success: 1 }
      : recorded(request),
  );
  assert.deepEqual(await find('Sergio Mattarella è nato a Palermo.'), []);
});

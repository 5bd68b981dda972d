import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cpuNowMs } from '../../../test/support/cpu-clock.ts';
import { queriesIn } from '../../../test/support/queries.ts';
import type { Passage } from '../../domain/passage.ts';
import { isSameSite } from '../../domain/same-site.ts';
import type { FactCheck } from '../../providers/fact-check/fact-check.ts';
import type { Sources } from '../text/gather.ts';
import { withoutOwnWitness } from './exclude-own-site.ts';

const text =
  'Il ponte di Vallebruna fu inaugurato nel 1961 dal presidente della provincia. Costò quaranta milioni di lire, e ne servirono altri dieci per la strada che lo raggiunge da sud.';
const urls = ['https://www.giornale.example/ponte', 'https://agenzia.example/originale'];
const other = 'In provincia si ricorda ancora il giorno in cui si aprì la nuova strada sopra il fiume.';

const passage = (url: string, words = other, more: Partial<Passage> = {}): Passage => ({
  id: url,
  text: words,
  title: '',
  url,
  language: 'it',
  kind: 'secondary',
  retrievedAtMs: 0,
  ...more,
});
const factCheck = (url: string): FactCheck => ({
  url,
  title: '',
  publisher: '',
  claimReviewed: 'x',
  rating: 'Falso',
  level: 'false',
  language: 'it',
});
const question = { claim: 'x', language: 'it', queries: queriesIn({ it: 'x', en: 'x' }) } as const;
const context = { signal: new AbortController().signal };

/** What is left of the passages, by their addresses. */
async function left(passages: readonly Passage[]) {
  const sources: Sources = {
    references: [{ id: 'a', name: 'A', find: async () => [...passages] }],
    searches: [],
    factChecks: [],
    readFound: async () => [...passages],
  };
  const { references, readFound } = withoutOwnWitness(sources, { urls, text });
  const found = (await references[0]?.find(question, context)) ?? [];
  const read = await readFound('https://altro.example/', question, context);
  assert.deepEqual(read, found, 'pages that a search found are held to the same rules');
  return found.map(({ url }) => url);
}

describe('witnesses of an article', () => {
  test('neither its page nor its site nor the site it says it belongs to', async () => {
    const own = [
      'https://www.giornale.example/ponte',
      'https://giornale.example/altro',
      'http://sport.giornale.example./x',
      'https://GIORNALE.example:8443/x',
      'https://amp.agenzia.example/altro',
    ];
    assert.deepEqual(await left(own.map((url) => passage(url))), []);
  });

  test('sites with another name do, however alike', async () => {
    const others = ['https://altrogiornale.example/', 'https://giornale.example.net/', 'https://esempio.it/'];
    assert.deepEqual(await left(others.map((url) => passage(url))), others);
  });

  test('copies do not, under whatever name, also with a few words changed', async () => {
    const copies = [
      text,
      text.toUpperCase(),
      text.replace('quaranta', 'quasi quaranta').replaceAll(',', ' -'),
      `${text.slice(78)} Leggi tutto sul nostro sito.`,
    ];
    assert.deepEqual(await left(copies.map((words, i) => passage(`https://copia${i}.example/`, words))), []);
  });

  test('a page that quotes a sentence of it and says more does', async () => {
    const words = `${other} «Il ponte di Vallebruna fu inaugurato nel 1961», recita la lapide, che però fu murata soltanto dieci anni dopo da un comitato di abitanti.`;
    assert.equal((await left([passage('https://altro.example/', words)])).length, 1);
  });

  test('the knowledge’s own words do, whatever page they point to', async () => {
    const known = passage('https://www.giornale.example/', text, { writtenBy: 'Riscontro' });
    assert.equal((await left([known])).length, 1);
  });

  test('encyclopedias and institutions do with the same words: it was the article that took them', async () => {
    const kinds = (['encyclopedia', 'primary'] as const).map((kind) =>
      passage(`https://${kind}.example/`, text, { kind }),
    );
    assert.equal((await left(kinds)).length, 2);
  });

  test('a few words are no copy', async () => {
    assert.equal((await left([passage('https://altro.example/', 'Il ponte di Vallebruna')])).length, 1);
  });

  test('a found page of its own site is not even read', async () => {
    const read: string[] = [];
    const sources: Sources = {
      references: [],
      searches: [],
      factChecks: [],
      readFound: async (url) => {
        read.push(url);
        return [];
      },
    };
    const { readFound } = withoutOwnWitness(sources, { urls, text });
    for (const url of ['https://giornale.example/1', 'https://altro.example/2']) {
      await readFound(url, question, context);
    }
    assert.deepEqual(read, ['https://altro.example/2']);
  });

  test('its own fact-checks do not, those of others do', async () => {
    const sources: Sources = {
      references: [],
      searches: [],
      factChecks: [
        {
          id: 'f',
          name: 'F',
          find: async () => [factCheck('https://giornale.example/f'), factCheck('https://altro.example/f')],
        },
      ],
      readFound: async () => [],
    };
    const [checks] = withoutOwnWitness(sources, { urls, text }).factChecks;
    const found = (await checks?.find(question, context)) ?? [];
    assert.deepEqual(
      found.map(({ url }) => url),
      ['https://altro.example/f'],
    );
  });

  test('a very long article is compared in bounded time', async () => {
    const startMs = cpuNowMs();
    const sources: Sources = { references: [], searches: [], factChecks: [], readFound: async () => [] };
    withoutOwnWitness(sources, { urls, text: 'parola dopo parola '.repeat(300_000) });
    assert.ok(cpuNowMs() - startMs < 2_000);
  });
});

describe('one site', () => {
  for (const [a, b] of [
    ['https://www.example.org/a', 'http://example.org/b'],
    ['https://sport.example.org/', 'https://m.example.org/'],
    ['https://news.example.co.uk/', 'https://example.co.uk/'],
    ['http://127.0.0.1:8000/', 'http://127.0.0.1:9000/'],
    ['https://uno.blogspot.com/', 'https://www.uno.blogspot.com/'],
  ] as const)
    test(`${a} and ${b}`, () => assert.ok(isSameSite(a, b)));
  for (const [a, b] of [
    ['https://example.org/', 'https://example.com/'],
    ['https://a.co.uk/', 'https://b.co.uk/'],
    ['https://salute.gov.it/', 'https://interno.gov.it/'],
    ['https://uno.blogspot.com/', 'https://due.blogspot.com/'],
    ['http://127.0.0.1/', 'http://10.0.0.1/'],
    ['nonsense', 'nonsense'],
  ] as const)
    test(`not ${a} and ${b}`, () => assert.ok(!isSameSite(a, b)));
});

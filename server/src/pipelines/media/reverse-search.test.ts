import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProviderError } from '../../net/provider-error.ts';
import type { FoundPicture, ReverseImage } from '../../providers/reverse-image/reverse-image.ts';
import type { PictureMatch } from '../../similarity/picture-index.ts';
import { lookUpPicture } from './local-lookup.ts';
import { factCheckSources, findAppearances } from './reverse-search.ts';
import { oldAppearance, reverseSignal } from './reverse-words.ts';

const nowMs = Date.parse('2026-06-01T00:00:00Z');
const words = new Uint32Array(8);
const hashes = {
  words,
  quality: 100,
  stored: [{ words, part: 'whole' }],
  queries: [
    { words, part: 'whole', turn: 'original' },
    { words, part: 'whole', turn: 'mirrored' },
    { words, part: 'inner', turn: 'original' },
  ],
} as const;
const match = (
  url: string,
  rest: Partial<PictureMatch> = {},
  picture: Partial<PictureMatch['picture']> = {},
) =>
  ({
    picture: { id: url, url, title: 'Titolo', origin: 'importata', ...picture },
    distance: 4,
    query: 0,
    part: 'whole',
    ...rest,
  }) as PictureMatch;

interface World {
  readonly matches?: PictureMatch[];
  readonly known?: number;
  readonly providers?: ReverseImage[];
  readonly sinceMs?: number;
}

const find = ({ matches = [], known = 9, providers = [], sinceMs }: World, ownUrl?: string, plain = false) =>
  findAppearances(
    { lookUp: lookUpPicture(plain ? { queries: [] } : hashes), preview: new Uint8Array(3) },
    {
      index: { search: async () => matches, count: async () => known },
      providers,
      checksSinceMs: () => sinceMs,
    },
    { signal: new AbortController().signal, ownUrl },
  );
const service = (found: FoundPicture[] | Error): ReverseImage => ({
  id: 'altrove',
  name: 'Altrove',
  find: async () => {
    if (found instanceof Error) throw found;
    return found;
  },
});

test('the oldest comes first, those without a date last, and a page is told once', async () => {
  const { list } = await find({
    matches: [match('https://a.example/1'), match('https://b.example/', {}, { date: '2019-04-02' })],
    providers: [
      service([
        { url: 'https://c.example/', title: 'C', date: '2015-01-01', kind: 'identica', similarity: 1 },
        { url: 'https://b.example/#x', title: 'B', kind: 'parziale', similarity: 0.5 },
      ]),
    ],
  });
  assert.deepEqual(
    list.map(({ url, fonte }) => [url, fonte]),
    [
      ['https://c.example/', 'Altrove'],
      ['https://b.example/', 'indice locale'],
      ['https://a.example/1', 'indice locale'],
    ],
  );
});

test('identical, similar and partial are told apart by distance, turn and part', async () => {
  const { list } = await find({
    matches: [
      match('https://a.example/'),
      match('https://b.example/', { distance: 20 }),
      match('https://c.example/', { query: 1 }),
      match('https://d.example/', { query: 2 }),
      match('https://e.example/', { part: 'trimmed' }),
    ],
  });
  assert.deepEqual(Object.fromEntries(list.map(({ url, tipo }) => [url.at(8), tipo])), {
    a: 'identica',
    b: 'simile',
    c: 'simile',
    d: 'parziale',
    e: 'parziale',
  });
});

test('where the picture comes from now is no earlier appearance, and pages of checks that are gone are left out', async () => {
  const check = { origin: 'verifica', date: '2026-01-01T00:00:00Z' } as const;
  const own = 'https://own.example/photo.jpg';
  const found = await find(
    {
      matches: [match(own), match('https://here.example/v/1', {}, check)],
      sinceMs: Date.parse('2026-03-01'),
    },
    own,
  );
  assert.deepEqual(found.list, []);
  assert.equal(found.isRemembered, false);
  const still = await find({ matches: [match('https://here.example/v/1', {}, check)] });
  assert.equal(still.list.length, 1);
  assert.equal(still.isRemembered, true);
});

test('a service that fails is named, and the rest still answers', async () => {
  const failing = service(new ProviderError('altrove', 'timeout'));
  const found = await find({ matches: [match('https://a.example/')], providers: [failing] });
  assert.equal(found.list.length, 1);
  assert.deepEqual(found.silent, ['Altrove']);
  assert.match(reverseSignal('immagine', found, nowMs).detail.it, /Non hanno risposto: Altrove/);
});

test('an old appearance calls for attention, with its date and title; a recent one informs', async () => {
  const old = await find({
    matches: [match('https://a.example/', {}, { date: '2015-03-12', title: 'Alluvione' })],
  });
  const signal = reverseSignal('immagine', old, nowMs);
  assert.equal(signal.outcome, 'attenzione');
  assert.equal(signal.meaning, undefined);
  assert.match(signal.detail.it, /online dal 12 marzo 2015, con il titolo «Alluvione»/);
  assert.match(signal.detail.en, /online since 12 March 2015, with the title “Alluvione”/);
  assert.ok(oldAppearance(old, nowMs));
  const recent = await find({ matches: [match('https://a.example/', {}, { date: '2026-05-01' })] });
  assert.equal(reverseSignal('immagine', recent, nowMs).outcome, 'ok');
  assert.equal(oldAppearance(recent, nowMs), undefined);
});

test('a fact-check of the picture becomes a source, once', async () => {
  const factCheck = {
    claim: 'Uno squalo in strada',
    rating: 'Falso',
    publisher: 'Verificatori',
    url: 'https://f.example/',
  };
  const found = await find({
    matches: [match('https://a.example/', {}, { factCheck }), match('https://b.example/', {}, { factCheck })],
  });
  assert.deepEqual(factCheckSources(found), [
    {
      nome: 'Verificatori',
      url: 'https://f.example/',
      estratto: 'Uno squalo in strada: Falso',
      tipo: 'fact_check',
    },
  ]);
  assert.equal(reverseSignal('immagine', found, nowMs).outcome, 'attenzione');
});

test('nothing to search in, too plain a picture and nothing found are three different answers', async () => {
  assert.equal(reverseSignal('immagine', await find({ known: 0 }), nowMs).outcome, 'non_eseguito');
  assert.equal(reverseSignal('immagine', await find({}, undefined, true), nowMs).outcome, 'non_applicabile');
  const nothing = reverseSignal('immagine', await find({ known: 1234 }), nowMs);
  assert.equal(nothing.outcome, 'ok');
  assert.match(nothing.detail.it, /tra 1.?234 immagini note/);
});

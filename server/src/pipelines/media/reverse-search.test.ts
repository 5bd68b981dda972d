import assert from 'node:assert/strict';
import { test } from 'node:test';
import { said } from '../../media-methods/testing/said.ts';
import { ProviderError } from '../../net/provider-error.ts';
import type { FoundImage, ReverseImage } from '../../providers/reverse-image/reverse-image.ts';
import type { FoundChecked, ImageMatch } from '../../similarity/image-index.ts';
import { lookUpImage } from './local-lookup.ts';
import { factCheckSources, findAppearances } from './reverse-search.ts';
import { oldAppearance, reverseSignal } from './reverse-signal.ts';

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
const match = (url: string, rest: Partial<ImageMatch> = {}, image: Partial<ImageMatch['image']> = {}) =>
  ({
    image: { id: url, url, title: 'Titolo', origin: 'importata', ...image },
    distance: 4,
    query: 0,
    part: 'whole',
    ...rest,
  }) as ImageMatch;

interface World {
  readonly matches?: ImageMatch[];
  readonly known?: number;
  readonly providers?: ReverseImage[];
  readonly checked?: ImageMatch<FoundChecked>[];
  readonly rated?: Record<string, number>;
}

const find = (
  { matches = [], known = 9, providers = [], checked = [], rated = {} }: World,
  ownUrl?: string,
  plain = false,
) =>
  findAppearances(
    { lookUp: lookUpImage(plain ? { queries: [] } : hashes), preview: new Uint8Array(3) },
    {
      index: {
        search: async () => matches,
        searchChecked: async () => checked,
        count: async () => known,
      },
      providers,
      reliabilityOf: (url) => rated[new URL(url).hostname],
    },
    { signal: new AbortController().signal, ownUrl },
  );
const service = (found: FoundImage[] | Error): ReverseImage => ({
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
        { url: 'https://c.example/', title: 'C', date: '2015-01-01', kind: 'identical', similarity: 1 },
        { url: 'https://b.example/#x', title: 'B', kind: 'partial', similarity: 0.5 },
      ]),
    ],
  });
  assert.deepEqual(
    list.map(({ url, foundBy }) => [url, foundBy]),
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
  assert.deepEqual(Object.fromEntries(list.map(({ url, kind }) => [url.at(8), kind])), {
    a: 'identical',
    b: 'similar',
    c: 'similar',
    d: 'partial',
    e: 'partial',
  });
});

test('where the picture comes from now is no earlier appearance, with its query or without', async () => {
  const own = 'https://own.example/photo.jpg?sig=abc';
  const found = await find({ matches: [match(own), match('https://own.example/photo.jpg')] }, own);
  assert.deepEqual(found.list, []);
});

const seen = (date: string, rest: Partial<ImageMatch<FoundChecked>> = {}): ImageMatch<FoundChecked> => ({
  image: { id: date, origin: 'verifica', date },
  distance: 2,
  query: 0,
  part: 'whole',
  ...rest,
});

test('a check is no appearance: it is told with the first day, and changes nothing else', async () => {
  const checked = [
    seen('2024-02-03', { distance: 20 }),
    seen('2024-05-06'),
    seen('2020-01-01', { query: 2 }),
  ];
  for (const world of [{ known: 0 }, { known: 9 }, { matches: [match('https://a.example/')] }]) {
    const without = await find(world);
    const found = await find({ ...world, checked });
    assert.deepEqual(
      [found.list, found.since, found.factChecks],
      [without.list, without.since, without.factChecks],
    );
    assert.equal(found.isRemembered, true);
    const [before, now] = [without, found].map((one) => reverseSignal('image', one, nowMs));
    assert.equal(now?.outcome, before?.outcome);
    assert.match(said(now).it, /già stata vista qui, la prima volta il 3 febbraio 2024: .* non conta/);
    assert.match(said(now).en, /was seen here before, first on 3 February 2024: .* not count/);
    assert.equal(oldAppearance(found, nowMs), undefined);
  }
});

test('a part of what was checked is not told of at all', async () => {
  const found = await find({
    checked: [seen('2020-01-01', { query: 2 }), seen('2020-01-01', { part: 'trimmed' })],
  });
  assert.equal(found.checkedOn, undefined);
  assert.equal(found.isRemembered, false);
});

const lead = (site: string, title: string, declaredDate?: string) =>
  match(
    `https://${site}/a`,
    {},
    {
      origin: 'articolo',
      date: '2026-05-20',
      title,
      ...(declaredDate === undefined ? {} : { declaredDate }),
    },
  );

test('the lead image of a page that declares 2009 counts from the day on which it was seen here', async () => {
  const found = await find({ matches: [lead('falso.example', 'La grande alluvione di ieri', '2009-01-01')] });
  assert.deepEqual(
    found.list.map(({ date, declaredDate }) => [date, declaredDate]),
    [['2026-05-20', '2009-01-01']],
  );
  assert.equal(oldAppearance(found, nowMs), undefined);
  const signal = reverseSignal('image', found, nowMs);
  assert.equal(signal.outcome, 'ok');
  assert.match(
    said(signal).it,
    /visibile a questo servizio dal 20 maggio 2026, con il titolo «La grande alluvione di ieri» \(falso\.example\)/,
  );
  assert.match(said(signal).en, /seen by this service since 20 May 2026/);
  assert.doesNotMatch(JSON.stringify(said(signal)), /2009/);
});

test('the declared date counts where the operator trusts the site, or a second site bears it out', async () => {
  const one = lead('serio.example', 'La piena del fiume vista dal ponte vecchio', '2009-01-01');
  const trusted = await find({ matches: [one], rated: { 'serio.example': 0.8 } });
  assert.equal(oldAppearance(trusted, nowMs)?.date, '2009-01-01');
  assert.match(said(reverseSignal('image', trusted, nowMs)).it, /online dal 1 gennaio 2009/);
  const other = lead('altro.example', 'Quando il centro finì sotto un metro di acqua', '2010-02-02');
  const borneOut = await find({ matches: [one, other] });
  assert.equal(oldAppearance(borneOut, nowMs)?.date, '2010-02-02');
  assert.equal(reverseSignal('image', borneOut, nowMs).outcome, 'attention');
  assert.equal(borneOut.list[0]?.date, '2026-05-20');
});

for (const [what, title] of Object.entries({
  'that speaks for this service': 'Riscontro ha verificato: autentica.',
  'that ends the quotation': 'Alluvione», e Riscontro conferma: «autentica',
  'with characters that turn the line round': 'Allu\u202evione \u2066di ieri',
  'on many lines': 'Alluvione\n\nRiscontro: autentica\r\u2028fine',
  'without an end': 'autentica '.repeat(1_000),
})) {
  test(`a title ${what} stays within its quotation marks, with its site`, async () => {
    const found = await find({
      matches: [match('https://ostile.example/', {}, { date: '2015-03-12', title })],
    });
    const detail = said(reverseSignal('image', found, nowMs));
    for (const [text, open, close] of [
      [detail.it, '«', '»'],
      [detail.en, '“', '”'],
    ] as const) {
      const before = text.slice(0, text.indexOf(open));
      const behind = text.slice(text.indexOf(close));
      assert.doesNotMatch(before + behind, /autentica|alluvione/i);
      assert.ok(behind.startsWith(`${close} (ostile.example)`), text);
      assert.doesNotMatch(text, /[\n\r\u2028\u202e\u2066]/);
      assert.ok(text.length < 400);
    }
    assert.ok((found.list[0]?.title.length ?? 0) <= 300);
    assert.doesNotMatch(found.list[0]?.title ?? '', /[\n\r\u2028\u202e\u2066]/);
  });
}

test('a service that fails is named, and the rest still answers', async () => {
  const failing = service(new ProviderError('altrove', 'timeout'));
  const found = await find({ matches: [match('https://a.example/')], providers: [failing] });
  assert.equal(found.list.length, 1);
  assert.deepEqual(found.silent, ['Altrove']);
  assert.match(said(reverseSignal('image', found, nowMs)).it, /Non hanno risposto: Altrove/);
});

test('an old appearance calls for attention, with its date and title; a recent one informs', async () => {
  const old = await find({
    matches: [match('https://a.example/', {}, { date: '2015-03-12', title: 'Alluvione' })],
  });
  const signal = reverseSignal('image', old, nowMs);
  assert.equal(signal.outcome, 'attention');
  assert.equal(signal.meaning, undefined);
  assert.match(said(signal).it, /online dal 12 marzo 2015, con il titolo «Alluvione»/);
  assert.match(said(signal).en, /online since 12 March 2015, with the title “Alluvione”/);
  assert.ok(oldAppearance(old, nowMs));
  const recent = await find({ matches: [match('https://a.example/', {}, { date: '2026-05-01' })] });
  assert.equal(reverseSignal('image', recent, nowMs).outcome, 'ok');
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
      name: 'Verificatori',
      url: 'https://f.example/',
      excerpt: 'Uno squalo in strada: Falso',
      kind: 'factCheck',
    },
  ]);
  assert.equal(reverseSignal('image', found, nowMs).outcome, 'attention');
});

test('nothing to search in, too plain a picture and nothing found are three different answers', async () => {
  assert.equal(reverseSignal('image', await find({ known: 0 }), nowMs).outcome, 'not_run');
  assert.equal(reverseSignal('image', await find({}, undefined, true), nowMs).outcome, 'not_applicable');
  const nothing = reverseSignal('image', await find({ known: 1234 }), nowMs);
  assert.equal(nothing.outcome, 'ok');
  assert.match(said(nothing).it, /tra 1.?234 immagini note/);
});

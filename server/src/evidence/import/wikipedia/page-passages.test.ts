/** Articles as passages: the sample dumps in both languages, and pages made to do harm. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { cpuNowMs } from '../../../../test/support/cpu-clock.ts';
import { saidOfRow } from '../../../../test/support/said-faults.ts';
import { passagesOfPage } from './page-passages.ts';
import { parseWikipediaPage, wikipediaFormat } from './wikipedia-format.ts';

const site = { database: 'itwiki', host: 'it.wikipedia.org', language: 'it' } as const;
const passages = (wikitext: string, title = 'Prova') =>
  passagesOfPage({ id: '1', title, wikitext, revisedOn: undefined }, site);

async function readSample(name: string) {
  const bytes = readFileSync(new URL(`../../../../../fixtures/wikipedia/${name}`, import.meta.url));
  const chunks = async function* (start = 0) {
    yield bytes.subarray(start);
  };
  const { read, startBytes, decode } = await wikipediaFormat(chunks());
  const found = [];
  for await (const { bytes: page } of read(chunks(startBytes), startBytes)) {
    const decoded = decode?.(page ?? Buffer.alloc(0)) ?? assert.fail('no decoder');
    if ('fault' in decoded) found.push(saidOfRow(decoded.fault));
    else if (decoded.value === undefined) found.push('nothing');
    else {
      const parsed = parseWikipediaPage(decoded.value);
      found.push('fault' in parsed ? saidOfRow(parsed.fault) : parsed.items);
    }
  }
  return found;
}

test('the Italian sample: articles, a redirect, a disambiguation, a discussion, and two bad pages', async () => {
  const tower = {
    url: 'https://it.wikipedia.org/wiki/Torre_Eiffel',
    language: 'it',
    publishedOn: '2026-09-30',
  };
  const engineer = {
    url: 'https://it.wikipedia.org/wiki/Gustave_Eiffel',
    language: 'it',
    publishedOn: '2025-02-28',
  };
  assert.deepEqual(await readSample('itwiki-sample-pages-articles.xml'), [
    [
      {
        docId: 'itwiki/2041/0-1',
        title: 'Torre Eiffel',
        text: "La torre Eiffel è una torre metallica di Parigi, alta 330 m con le antenne. Pesa circa 10.100 tonnellate e poggia su 4 pilastri. Fu inaugurata il 31 marzo 1889 – il pubblico entrò il 15 maggio. L'architetto Stephen Sauvestre ne ridisegnò gli archi; l'Esposizione universale del 1889 la volle come ingresso. Il Figaro parlò dell'Opera come di un modello.",
        ...tower,
      },
      {
        docId: 'itwiki/2041/2-1',
        title: 'Torre Eiffel: Costruzione',
        text: 'I lavori durarono due anni, due mesi e cinque giorni. Le fasi furono tre: le fondamenta, dal 28 gennaio 1887; il primo piano, nel marzo 1888; con Maurice Koechlin ai calcoli; la cima, nel marzo 1889.',
        ...tower,
      },
      {
        docId: 'itwiki/2041/3-1',
        title: 'Torre Eiffel: Dati tecnici',
        text: 'Altezza: 330 metri con le antenne; Piani: tre, tutti aperti al pubblico. Scrivere {{torre}} mostra il simbolo, e il sito ufficiale dà gli orari.',
        ...tower,
      },
    ],
    'nothing',
    [],
    'nothing',
    [
      {
        docId: 'itwiki/2045/0-1',
        title: 'Gustave Eiffel',
        text: 'Alexandre Gustave Eiffel, nato Bonickhausen (Digione, 15 dicembre 1832 – Parigi, 27 dicembre 1923) è stato un ingegnere e imprenditore francese, specializzato in strutture metalliche. La sua impresa costruì il viadotto di Garabit, lungo 565 m, tra il 1880 e il 1884.',
        ...engineer,
      },
      {
        docId: 'itwiki/2045/1-1',
        title: 'Gustave Eiffel: Opere',
        text: 'Ponte Maria Pia, a Porto (1877); Viadotto di Garabit (1884).',
        ...engineer,
      },
    ],
    '“Senza numero” has no id',
    'not well-formed XML (2:26: undefined entity.)',
  ]);
});

test('the English sample: an article and a module', async () => {
  const mountain = {
    url: 'https://en.wikipedia.org/wiki/Mount_Everest',
    language: 'en',
    publishedOn: '2026-10-02',
  };
  assert.deepEqual(await readSample('enwiki-sample-pages-articles.xml'), [
    [
      {
        docId: 'enwiki/42179/0-1',
        title: 'Mount Everest',
        text: "Mount Everest (सगरमाथा) is Earth's highest mountain above sea level, 8848.86 m high. It grows by about 3 to 5 mm a year, and its rock is 4.5 × 10⁸ years old. Climbing it costs between US$35,000 and US$200,000. It was named c. 1865 after Sir George Everest, who opposed it – in vain. It was known as Qomolangma to Tibetans.",
        ...mountain,
      },
      {
        docId: 'enwiki/42179/1-1',
        title: 'Mount Everest: Climbing',
        text: 'The first ascent was made on 29 May 1953 by Edmund Hillary and Tenzing Norgay. The air has 1/3 of the oxygen at sea level, and CO₂ falls too. Roughly 10⁹ snowflakes fell. A game was named Everest Quest (Eberesuto Kuesuto) after it.',
        ...mountain,
      },
    ],
    'nothing',
  ]);
});

const sentence = 'Questa frase racconta qualcosa di abbastanza lungo da restare.';

for (const [what, wikitext, title] of [
  ['a redirect without a mark', `#REDIRECT [[Roma]]\n\n${sentence}`, 'A'],
  ['a disambiguation', `{{ disambigua }}\n${sentence}`, 'A'],
  ['an English disambiguation', `${sentence}\n{{Human name disambiguation|a}}`, 'A'],
  ['a disambiguation by its title', sentence, 'Torre (disambigua)'],
  ['a hoax', `{{Hoax|date=2020}}\n${sentence}`, 'A'],
] as const) {
  test(`no passages: ${what}`, () => {
    assert.deepEqual(passages(wikitext, title), []);
  });
}

test('a note that points to a disambiguation does not make one', () => {
  assert.equal(passages(`{{Nota disambigua|altro|Altro (disambigua)}}\n${sentence}`).length, 1);
});

test('short paragraphs share a passage, long ones are cut between sentences, sections never mix', () => {
  const found = passages(`${`${sentence}\n\n`.repeat(30)}== Altro ==\n${`${sentence} `.repeat(30)}`);
  const lengths = found.map(({ text }) => text.length);
  assert.ok(lengths.every((length) => length <= 800));
  assert.ok(lengths[0] && lengths[0] > 600);
  assert.deepEqual(new Set(found.map(({ title }) => title)), new Set(['Prova', 'Prova: Altro']));
  assert.equal(new Set(found.map(({ docId }) => docId)).size, found.length);
  assert.ok(found.every(({ text }) => text.endsWith('restare.')));
});

for (const [what, wikitext] of [
  ['templates 10,000 deep', `${'{{a|'.repeat(10_000)}x${'}}'.repeat(10_000)}`],
  ['templates that never close', '{{'.repeat(500_000)],
  ['links that never close', '[['.repeat(500_000)],
  ['tables that never close', '{|\n'.repeat(100_000)],
] as const) {
  test(`refused with the reason: ${what}`, () => {
    assert.throws(() => passages(wikitext), /is nested more than 100 deep/);
  });
}

for (const [what, wikitext] of [
  ['doubts in a row', `.${'{{cn}}'.repeat(150_000)}a`],
  ['full stops', '.'.repeat(1_000_000)],
  ['brackets', `${'('.repeat(1_000_000)}{{cn}}`],
  ['commas in brackets', `( ${', '.repeat(500_000)}`],
  ['white space', `a${' '.repeat(2_000_000)}b {{cn}}`],
  ['references that never close', '<ref>'.repeat(200_000)],
  ['powers that never close', '9<sup>'.repeat(200_000)],
  ['apostrophes', "a'''b".repeat(200_000)],
  ['headings', '=a=\n'.repeat(200_000)],
  ['one heading', `=${'('.repeat(1_000_000)}=`],
  ['bars', `{{a${'|'.repeat(1_000_000)}}}`],
  ['tags that never end', '<a '.repeat(200_000)],
  ['quantities', `{{convert|${'1|to|'.repeat(200_000)}}}`],
  ['a number', `{{val|${'1'.repeat(1_000_000)}x}}`],
  ['text in 90 templates', `${'{{nowrap|'.repeat(90)}${'x '.repeat(500_000)}${'}}'.repeat(90)}`],
] as const) {
  test(`a page of nothing but ${what} takes no more than seconds`, () => {
    const startMs = cpuNowMs();
    passages(wikitext);
    // Each takes well under a second on two busy cores; what grows with the square of the length takes hours.
    assert.ok(cpuNowMs() - startMs < 10_000);
  });
}

test('whatever the wikitext, the passages are plain, bounded and end', () => {
  const pieces = [
    ...[
      '{{',
      '}}',
      '[[',
      ']]',
      '{|',
      '|}',
      '|',
      '=',
      '\n',
      '\n\n',
      "''",
      "'''",
      '<ref>',
      '</ref>',
      '<!--',
      '-->',
    ],
    ...[
      '== A ==\n',
      '* ',
      '&nbsp;',
      '<sup>2</sup>',
      'File:',
      '{{convert|1|km}}',
      '{{cn}}',
      'Una frase. ',
      '1',
      '[',
    ],
  ];
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 60 }), (parts) => {
      for (const { text, title } of passages(parts.join(''))) {
        assert.ok(text.length >= 40 && text.length <= 800);
        assert.ok(title.startsWith('Prova'));
        assert.doesNotMatch(text, /[\ue000\ue001]/u);
      }
    }),
    { numRuns: 500 },
  );
});

/** Files of fact-checks in every form that they come in, told by their content. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { cpuNowMs } from '../../../test/support/cpu-clock.ts';
import { saidOfRow } from '../../../test/support/said-faults.ts';
import type { FactCheck } from '../../providers/fact-check/fact-check.ts';
import { parseClaimReviews } from './claim-review-record.ts';
import { createCsvReader, csvFields } from './csv-rows.ts';
import { factCheckFormatOf } from './fact-check-format.ts';
import { type Decoded, recordBytesMax } from './records.ts';

const fixture = (name: string) =>
  readFile(new URL(`../../../../fixtures/factchecks/${name}`, import.meta.url));

/** The bytes in pieces of the given size. */
async function* cut(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

function decodeJson(bytes: Buffer): Decoded {
  try {
    return { value: JSON.parse(bytes.toString()) };
  } catch {
    return { fault: { code: 'notJson' } };
  }
}

/** As the import does it: the fact-checks, and the faults with their numbers. */
async function readAll(content: Buffer | string, { size = 1 << 18, after = 0 } = {}) {
  const bytes = Buffer.from(content);
  const format = await factCheckFormatOf(cut(bytes, size));
  const start = Math.max(after, format.startBytes);
  const reviews: FactCheck[] = [];
  const faults: string[] = [];
  const ends: number[] = [];
  let number = (format.firstNumber ?? 1) - 1;
  for await (const record of format.read(cut(bytes.subarray(start), size), start)) {
    number += 1;
    ends.push(record.endBytes);
    const decode = format.decode ?? decodeJson;
    const decoded = record.bytes ? decode(record.bytes) : { fault: { code: 'tooLong' } as const };
    if ('value' in decoded && decoded.value === undefined) continue;
    const parsed = 'fault' in decoded ? decoded : parseClaimReviews(decoded.value);
    if ('items' in parsed) reviews.push(...parsed.items);
    else faults.push(`${number}: ${saidOfRow(parsed.fault)}`);
  }
  return { reviews, faults, ends };
}
const claims = ({ reviews }: { reviews: readonly FactCheck[] }) =>
  reviews.map(({ claimReviewed }) => claimReviewed);

const review = (number: number, more = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'ClaimReview',
  url: `https://verifiche.example/${number}`,
  claimReviewed: `Il ponte numero ${number} è crollato`,
  reviewRating: { alternateName: 'Falso' },
  ...more,
});
const reviews = [review(1), review(2, { note: '}{"[' }), review(3)];
const wanted = reviews.map(({ claimReviewed }) => claimReviewed);
const pretty = (value: unknown) => JSON.stringify(value, null, 2);

test('the Data Commons feed: items, lists of items, none, and other reviews', async () => {
  const { reviews: found, faults } = await readAll(await fixture('data-feed.json'));
  assert.deepEqual(faults, ['2: holds no ClaimReview', '3: holds no ClaimReview']);
  assert.deepEqual(found, [
    {
      url: 'https://verifiche.example/torre-eiffel',
      title: 'La Torre Eiffel sarà smontata dopo le Olimpiadi',
      publisher: "Verifiche d'esempio",
      claimReviewed: 'La Torre Eiffel sarà smontata dopo le Olimpiadi',
      rating: 'Falso',
      level: 'false',
      language: 'it',
      reviewedOn: '2024-04-02',
      appearances: ['https://reti.example/1', 'https://reti.example/2'],
    },
    {
      url: 'https://verifiche.example/torre-eiffel',
      title: "Quest'anno la torre ha avuto dieci milioni di visitatori",
      publisher: "Verifiche d'esempio",
      claimReviewed: "Quest'anno la torre ha avuto dieci milioni di visitatori",
      rating: 'C’eri quasi',
      level: 'misleading',
      language: 'it',
      reviewedOn: '2024-04-02',
    },
    {
      url: 'https://facts.example/bridge',
      title: 'The old bridge in the harbour will be closed for ten years',
      publisher: 'Facts of Example',
      claimReviewed: 'The old bridge in the harbour will be closed for ten years',
      rating: 'Stretching it a bit',
      level: undefined,
      language: 'en',
      reviewedOn: '2024-04-05',
    },
  ]);
});

test('a web page is searched for the types that are asked for, and for no others', async () => {
  const page = Buffer.from('<script type="application/ld+json">{"@type":"MediaReview"}</script>');
  const format = await factCheckFormatOf(cut(page, 7), ['ClaimReview', 'MediaReview']);
  const scripts = await Array.fromAsync(format.read(cut(page, 7), 0));
  assert.deepEqual(
    scripts.map(({ bytes }) => bytes?.toString()),
    ['{"@type":"MediaReview"}'],
  );
  await assert.rejects(readAll(page), /holds no ClaimReview\.$/);
});

test('a web page: every ClaimReview in its JSON-LD, and nothing of its other scripts and words', async () => {
  const { reviews: found, faults } = await readAll(await fixture('page.html'));
  assert.deepEqual(faults, []);
  assert.deepEqual(
    found.map(({ url, claimReviewed, level, reviewedOn }) => ({ url, claimReviewed, level, reviewedOn })),
    [
      {
        url: 'https://verifiche.example/ponte',
        claimReviewed: 'Il ponte vecchio sarà venduto a un privato',
        level: 'false',
        reviewedOn: '2024-06-01',
      },
      {
        url: 'https://verifiche.example/ponte-2',
        claimReviewed: 'Il ponte vecchio è del 1345',
        level: 'true',
        reviewedOn: undefined,
      },
    ],
  );
});

test('many pages or scripts in a row, as the Data Commons research set has them', async () => {
  const scripts = reviews.map(
    (each) => `<script type="application/ld+json">${JSON.stringify(each)}</script>\n`,
  );
  assert.deepEqual(claims(await readAll(scripts.join(''))), wanted);
});

test('CSV as an Italian spreadsheet saves it: headings in any order, marks and line ends in quotes, rows numbered', async () => {
  const { reviews: found, faults } = await readAll(await fixture('italian.csv'));
  assert.deepEqual(faults, ['5: claimReviewed is missing', '6: url must be an http or https address']);
  assert.deepEqual(found, [
    {
      url: 'https://verifiche.example/lago',
      title: 'No; il lago non è asciutto',
      publisher: 'Verifiche d’esempio',
      claimReviewed: 'Il lago "grande" è asciutto',
      rating: 'Falso',
      level: 'false',
      language: 'it',
      reviewedOn: '2023-12-31',
    },
    {
      url: 'https://verifiche.example/lago-2',
      title: 'Il lago è "profondo" 300 metri',
      publisher: 'verifiche.example',
      claimReviewed: 'Il lago è "profondo" 300 metri',
      rating: 'Vero, ma il dato è vecchio',
      level: 'misleading',
      language: 'it',
    },
  ]);
});

for (const [what, row] of [
  ['commas', 'claimReviewed,url,textualRating\nLa luna è piena,https://a.example/,Falso'],
  ['tabs', 'URL\tClaim\tVerdict\nhttps://a.example/\tLa luna è piena\tFalso\n'],
  [
    'numbers for ratings',
    'claim,url,ratingValue,bestRating,worstRating\nLa luna è piena,https://a.example/,1,5,1',
  ],
  [
    'headings of Data Commons tables',
    'reviewer_name,claim_text,review_url,review_rating\nX,La luna è piena,https://a.example/,Falso',
  ],
  ['two headings for one thing', 'text,claim,url,rating\nx,La luna è piena,https://a.example/,Falso'],
] as const) {
  test(`CSV with ${what}`, async () => {
    const [found, ...others] = (await readAll(row)).reviews;
    assert.equal(others.length, 0);
    assert.equal(found?.claimReviewed, 'La luna è piena');
    assert.equal(found?.level, 'false');
  });
}

test('CSV in windows-1252, as old spreadsheets save it', async () => {
  const row = Buffer.from('claim;url;rating\nL\x92acqua \xe8 blu;https://a.example/;Falso\n', 'latin1');
  assert.deepEqual(claims(await readAll(row)), ['L’acqua è blu']);
});

test('a quotation mark that is never closed costs the rows up to a limit, and the others are read', async () => {
  const good = 'Il mare è blu,https://a.example/,Falso\n';
  const content = `claim,url,rating\n${good}"aperta,https://a.example/,Falso\n${good.repeat(14_000)}`;
  const { reviews: found, faults } = await readAll(content);
  assert.deepEqual(faults, ['3: too long']);
  assert.ok(found.length > 5_000);
  const atEnd = await readAll(`claim,url,rating\n${good}"aperta,https://a.example/,Falso\n`);
  assert.deepEqual(atEnd.faults, ['3: a quotation mark is not closed']);
  assert.equal(atEnd.reviews.length, 1);
});

test('rows come out as they were written, wherever the stream is cut, and reading can go on behind any of them', async () => {
  const field = fc.string({ unit: fc.constantFrom('a', 'è', '"', ';', ',', '\n', '\r', ' ') });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(field, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 9 }),
      async (rows, size) => {
        const quoted = rows.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(';'));
        const bytes = Buffer.from(quoted.map((row) => `${row}\r\n`).join(''));
        const read = async (from: number) => {
          const found = [];
          for await (const row of createCsvReader(';')(cut(bytes.subarray(from), size), from))
            found.push(row);
          return found;
        };
        const found = await read(0);
        assert.deepEqual(
          found.map((row) => csvFields(row.bytes?.toString() ?? '', ';')),
          rows,
        );
        assert.deepEqual(await read(found[0]?.endBytes ?? 0), found.slice(1));
      },
    ),
    { numRuns: 60 },
  );
});

describe('JSON is told by its content, whatever its shape', () => {
  for (const [what, content] of Object.entries({
    'a review a line': reviews.map((each) => `${JSON.stringify(each)}\n`).join(''),
    'a review a line, after broken ones': `{"a":\nnot json\n${reviews.map((each) => JSON.stringify(each)).join('\n')}`,
    'a list': pretty(reviews),
    'a list in one line, after a byte order mark': `\ufeff ${JSON.stringify(reviews)}`,
    'reviews over many lines, one after another': reviews.map(pretty).join('\n'),
    'a feed in one line': JSON.stringify({
      '@context': ['x'],
      dataFeedElement: reviews.map((item) => ({ item })),
    }),
    'a feed whose description speaks of its list': pretty({
      about: '"dataFeedElement": [',
      more: { dataFeedElement: [review(9)] },
      dataFeedElement: reviews,
    }),
    'a graph': pretty({ '@context': 'x', '@graph': reviews }),
    'a list of graphs': pretty([{ '@graph': reviews }]),
    'reviews without a type': pretty(reviews.map(({ '@type': _, ...rest }) => rest)),
  })) {
    test(what, async () => {
      for (const size of [7, 1 << 18]) {
        const found = await readAll(content, { size }).catch((error: Error) => assert.fail(error));
        assert.deepEqual(claims(found).slice(0, 3), wanted);
      }
    });
  }

  test('a single review over many lines', async () => {
    assert.deepEqual(claims(await readAll(pretty(review(1)))), wanted.slice(0, 1));
    assert.deepEqual(claims(await readAll(`${JSON.stringify(review(1))}\n`)), wanted.slice(0, 1));
  });

  test("the answer of Google's tools", async () => {
    const { reviews: found } = await readAll(await fixture('tools-answer.json'));
    assert.deepEqual(
      found.map(({ title, publisher, rating, level, reviewedOn }) => [
        title,
        publisher,
        rating,
        level,
        reviewedOn,
      ]),
      [
        ['No, the lake has not dried up', 'Facts of Example', 'Pants on Fire', 'false', '2023-12-31'],
        ['The lake has dried up', 'lakes.example', 'Missing context', 'misleading', undefined],
      ],
    );
  });
});

test('every format goes on behind any entry', async () => {
  for (const content of [
    reviews.map(pretty).join('\n'),
    reviews.map((each) => `<script type="application/ld+json">${pretty(each)}</script>`).join('\n'),
    `claim,url,rating\n${reviews.map((each) => `${each.claimReviewed},${each.url},Falso\n`).join('')}`,
    pretty({ dataFeedElement: reviews }),
  ]) {
    const whole = await readAll(content, { size: 11 });
    assert.deepEqual(claims(whole), wanted);
    for (const [place, end] of whole.ends.entries())
      assert.deepEqual(claims(await readAll(content, { size: 11, after: end })), wanted.slice(place + 1));
  }
});

test('a script without end is passed over without being held, and the next one is read', async () => {
  const endless = `<script type="application/ld+json">"ClaimReview${' '.repeat(recordBytesMax)}"</script>`;
  const next = `<script type="application/ld+json">${JSON.stringify(review(1))}</script>`;
  const { faults, ...found } = await readAll(`<html>${endless}${next}`);
  assert.deepEqual(faults, ['1: too long']);
  assert.deepEqual(claims(found), wanted.slice(0, 1));
});

test('markup and brackets made to be slow are read in time', async () => {
  const startMs = cpuNowMs();
  await assert.rejects(readAll('<script '.repeat(300_000)), /holds no ClaimReview/);
  await assert.rejects(readAll(`{"a":"${'\\"'.repeat(500_000)}`), /ends in the middle/);
  await assert.rejects(readAll(`{"a":${'[{"a":'.repeat(100_000)}`), /ends in the middle/);
  assert.ok(cpuNowMs() - startMs < 5_000);
});

for (const [what, content, message] of [
  ['a web page without reviews', '<!doctype html><title>Ciao</title><p>ClaimReview', /holds no ClaimReview/],
  ['a news feed', '<?xml version="1.0"?><rss><channel/></rss>', /holds no ClaimReview/],
  ['plain words', 'Il ponte è crollato, dicono.', /ClaimReview as JSON or in a web page, or CSV/],
  ['one endless word', 'a'.repeat(3_000_000), /no fact-checks in a form/],
  ['bytes that are no text', Buffer.alloc(5_000, 7), /no fact-checks in a form/],
  ['UTF-16', Buffer.from('\ufeffclaim,url,rating', 'utf16le'), /save it as UTF-8/],
  ['a zip archive', 'PK\x03\x04....', /gzip or Zstandard/],
  ['CSV without ratings', 'claim,url,title\na,b,c', /no heading for the rating: textualRating, rating/],
  ['a list that breaks off', '{"dataFeedElement":[{"item":', /ends in the middle/],
  ['a review that breaks off', '{\n"claimReviewed":"x', /ends in the middle/],
] as const) {
  test(`refused in words: ${what}`, async () => {
    await assert.rejects(readAll(content), message);
  });
}

test('an empty file holds nothing, and nothing is wrong with it', async () => {
  assert.deepEqual(await readAll(''), { reviews: [], faults: [], ends: [] });
});

/** The promises of `text-index.ts` as tests. Every database runs them. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { analyse } from '../language/analyse.ts';
import type { SearchConcept } from '../language/search-concepts.ts';
import type { TextDocument, TextIndex } from './text-index.ts';

export interface TextIndexPlace {
  open(): Promise<TextIndex>;
  remove(): Promise<void>;
}

const italian = (key: string, text: string, title = ''): TextDocument => ({
  key,
  fingerprint: `${title} ${text}`,
  parts: () => [{ title, text, language: 'it', body: `${key}: ${text}` }],
});
const conceptsOf = (claim: string): SearchConcept[] =>
  analyse(claim, 'it').map((term) => ({ terms: [{ term, weight: 1 }] }));
const step = { file: 'file', offsetBytes: 100, records: 3, bad: 1, finished: false };

const tower = italian('torre', 'La Torre Eiffel di Parigi è alta 330 metri.');
const moon = italian('luna', 'La Luna dista 384.400 chilometri dalla Terra.');
const coffee = italian('caffè', 'Il caffè contiene caffeina, perché la pianta la produce.');

export function testTextIndex(name: string, createPlace: () => Promise<TextIndexPlace>): void {
  describe(name, () => {
    let place: TextIndexPlace;
    let index: TextIndex;
    before(async () => {
      place = await createPlace();
      index = await place.open();
    });
    after(async () => {
      await index.close();
      await place.remove();
    });
    beforeEach(() => index.clear());

    const find = async (claim: string, limit = 10) =>
      (await index.search(conceptsOf(claim), { limit })).map(({ body }) => body.split(':', 1)[0]);

    test('an empty index finds nothing', async () => {
      assert.deepEqual(await find('torre'), []);
      assert.equal(await index.count(), 0);
    });

    test('texts are found by stem, without accents, by number and by title, and come back as given', async () => {
      const titled = italian('gatto', 'Dorme molto.', 'Il gatto domestico');
      await index.add([tower, moon, coffee, titled]);
      assert.equal(await index.count(), 4);
      assert.deepEqual(await find('Le torri'), ['torre']);
      assert.deepEqual(await find('CAFFE'), ['caffè']);
      assert.deepEqual(await find('384400'), ['luna']);
      assert.deepEqual(await find('gatti'), ['gatto']);
      const [hit] = await index.search(conceptsOf('Parigi'), { limit: 1 });
      assert.equal(hit?.body, tower.parts()[0]?.body);
      assert.ok(hit && hit.score > 0);
    });

    test('the best come first, and no more than asked for', async () => {
      await index.add([tower, moon, italian('francia', 'Parigi è la capitale della Francia.')]);
      assert.deepEqual(await find('la torre di Parigi'), ['torre', 'francia']);
      assert.deepEqual(await find('la torre di Parigi', 1), ['torre']);
    });

    test('any term of a concept finds, the more by the more it weighs', async () => {
      await index.add([tower, moon, coffee]);
      const either = (moonWeight: number, towerWeight: number): SearchConcept[] => [
        {
          terms: [
            { term: 'lun', weight: moonWeight },
            { term: 'torr', weight: towerWeight },
          ],
        },
      ];
      const first = async (concepts: SearchConcept[]) =>
        (await index.search(concepts, { limit: 2 })).map(({ body }) => body.split(':', 1)[0]);
      assert.deepEqual(await first(either(1, 0.5)), ['luna', 'torre']);
      assert.deepEqual(await first(either(0.5, 1)), ['torre', 'luna']);
    });

    test('what is there already, by key and content or by content alone, is a duplicate', async () => {
      assert.deepEqual(await index.add([tower, moon]), { added: 2, duplicates: 0 });
      const renamed = { ...tower, key: 'other' };
      const counts = await index.add([tower, renamed, coffee, coffee]);
      assert.deepEqual(counts, { added: 1, duplicates: 3 });
      assert.equal(await index.count(), 3);
      assert.deepEqual(await find('torre'), ['torre']);
    });

    test('another text under a known key takes the place of the old one, all its parts included', async () => {
      const part = (text: string) => ({ title: '', text, language: 'it' as const, body: `long: ${text}` });
      const long = {
        key: 'long',
        fingerprint: 'one',
        parts: () => [part('Il cavallo corre.'), part('La mucca dorme.')],
      };
      await index.add([long, moon]);
      assert.equal(await index.count(), 3);
      await index.add([{ key: 'long', fingerprint: 'two', parts: () => [part('La pecora bruca.')] }]);
      assert.equal(await index.count(), 2);
      assert.deepEqual(await find('cavallo mucca'), []);
      assert.deepEqual(await find('pecora luna'), ['long', 'luna']);
      // Its first content is free again.
      assert.deepEqual(await index.add([{ ...long, key: 'again' }]), { added: 1, duplicates: 0 });
    });

    test('the rarity of a word follows what is added and replaced', async () => {
      const scoreOf = async () => (await index.search(conceptsOf('luna'), { limit: 1 }))[0]?.score ?? 0;
      await index.add([moon, tower, coffee]);
      const rare = await scoreOf();
      const filler = italian('altra', 'La Luna splende.');
      await index.add([filler]);
      assert.ok((await scoreOf()) < rare);
      await index.add([italian('altra', 'Il Sole splende.')]);
      const again = await scoreOf();
      await index.clear();
      await index.add([moon, tower, coffee, italian('altra', 'Il Sole splende.')]);
      assert.equal(await scoreOf(), again);
    });

    test('a census counts the texts by site and by field, with the oldest and the newest', async () => {
      const fields = { address: 'url', date: 'day', counted: ['language', 'publisher'] };
      const empty = await index.census(fields);
      assert.deepEqual([empty.texts, empty.dated, empty.siteCount], [0, 0, 0]);
      assert.deepEqual([empty.oldest, empty.newest, empty.sites], [undefined, undefined, []]);
      const bodies = [
        { url: 'https://www.a.example/1', day: '2021-03-04', language: 'it', publisher: 'Chi "sa" \\' },
        { url: 'https://a.example/2', language: 'it', publisher: 'Chi "sa" \\' },
        {
          url: 'http://A.example?x=/y',
          day: '1999-12-31',
          language: 'it',
          text: '"url":"https://no.example/"',
        },
        {
          url: 'https://b.example#y',
          day: '2024-01-02T03:04:05Z',
          publisher: 'Perché no',
          text: 'half an emoji: \ud83d',
        },
        { url: 'https://c.example:8443/x', language: 'en', publisher: 'Perché no' },
      ];
      const documents = bodies.map(
        (body, number): TextDocument => ({
          key: `k${number}`,
          fingerprint: `f${number}`,
          parts: () => [{ title: '', text: 'Un testo', language: 'it', body: JSON.stringify(body) }],
        }),
      );
      await index.add(documents, step);
      await index.add([], { ...step, file: 'other', finished: true });
      const { sizeBytes, values, ...census } = await index.census(fields);
      assert.deepEqual(census, {
        texts: 5,
        dated: 3,
        oldest: '1999-12-31',
        newest: '2024-01-02T03:04:05Z',
        siteCount: 3,
        sites: [
          { value: 'a.example', count: 3 },
          { value: 'b.example', count: 1 },
          { value: 'c.example:8443', count: 1 },
        ],
        imports: 2,
        unfinishedImports: 1,
      });
      const counts = (place: number) =>
        new Map(values[place]?.map(({ value, count }) => [value, count] as const));
      assert.deepEqual(
        counts(0),
        new Map([
          ['it', 3],
          ['en', 1],
          [undefined, 1],
        ]),
      );
      assert.deepEqual(
        counts(1),
        new Map([
          ['Chi "sa" \\', 2],
          ['Perché no', 2],
          [undefined, 1],
        ]),
      );
      assert.ok(sizeBytes > 1_000);
    });

    test('a census lists the largest sites only, and counts them all', async () => {
      const documents = Array.from({ length: 40 }, (_, number): TextDocument => {
        const body = JSON.stringify({ url: `https://s${number % 20}.example/${number}`, n: `${number % 2}` });
        return {
          key: `k${number}`,
          fingerprint: `f${number}`,
          parts: () => [{ title: '', text: 'Un testo', language: 'it', body }],
        };
      });
      await index.add(documents);
      const census = await index.census({ address: 'url', date: 'day', counted: ['n'] });
      assert.deepEqual([census.texts, census.siteCount, census.sites.length], [40, 20, 15]);
      assert.ok(census.sites.every(({ count }) => count === 2));
      assert.equal(census.oldest, undefined);
    });

    test('a bookmark is stored with its batch, and adds up over the batches', async () => {
      assert.equal(await index.bookmarkOf('file'), undefined);
      await index.add([tower, moon], step);
      await index.add([tower, coffee], { ...step, offsetBytes: 250, records: 6, finished: true });
      assert.deepEqual(await index.bookmarkOf('file'), {
        file: 'file',
        offsetBytes: 250,
        records: 6,
        added: 3,
        duplicates: 1,
        bad: 1,
        finished: true,
      });
      assert.equal(await index.bookmarkOf('another'), undefined);
    });

    test('overlapping batches are written in the order of the calls', async () => {
      const versions = Array.from({ length: 12 }, (_, number) =>
        italian('one', `Versione numero ${number}.`),
      );
      const counts = await Promise.all(
        versions.map((version, records) => index.add([version], { ...step, records })),
      );
      for (const each of counts) assert.deepEqual(each, { added: 1, duplicates: 0 });
      assert.equal(await index.count(), 1);
      assert.deepEqual(await find('numero 11'), ['one']);
      assert.equal((await index.search(conceptsOf('11'), { limit: 5 })).length, 1);
      assert.equal((await index.bookmarkOf('file'))?.records, 11);
    });

    test('a batch that fails leaves nothing behind, and those that waited behind it fail too', async () => {
      const broken = { ...italian('broken', 'La torre cade.'), key: 'broken', fingerprint: null as never };
      const outcomes = await Promise.allSettled([
        index.add([moon]),
        index.add([coffee, broken], step),
        index.add([tower], { ...step, offsetBytes: 999 }),
      ]);
      assert.deepEqual(
        outcomes.map(({ status }) => status),
        ['fulfilled', 'rejected', 'rejected'],
      );
      assert.equal(await index.count(), 1);
      assert.equal(await index.bookmarkOf('file'), undefined);
      assert.deepEqual(await index.add([tower]), { added: 1, duplicates: 0 });
    });

    test('what one opening adds, another one finds', async () => {
      const other = await place.open();
      try {
        await index.add([tower]);
        assert.equal((await other.search(conceptsOf('torre'), { limit: 5 })).length, 1);
      } finally {
        await other.close();
      }
    });

    test('two importers at once on the same texts add each of them once', async () => {
      const other = await place.open();
      try {
        const documents = Array.from({ length: 60 }, (_, number) =>
          italian(`doc-${number}`, `Il testo numero ${number} parla del mare.`),
        );
        const reversed = documents.toReversed();
        const counts = await Promise.all([
          ...[0, 20, 40].map((start) => index.add(documents.slice(start, start + 20))),
          ...[0, 20, 40].map((start) => other.add(reversed.slice(start, start + 20))),
        ]);
        assert.equal(
          counts.reduce((sum, { added }) => sum + added, 0),
          60,
        );
        assert.equal(
          counts.reduce((sum, { duplicates }) => sum + duplicates, 0),
          60,
        );
        assert.equal(await index.count(), 60);
      } finally {
        await other.close();
      }
    });

    test('hostile texts and hostile searches are only text', async () => {
      const nasty = `Robert'); drop table passages;-- " OR "x" NEAR/2 AND NOT * ^ col: 'a':1A & | ! <-> \\ ﷺ ⑴ ́ \u{1F600}`;
      await index.add([italian('nasty', nasty), tower]);
      assert.deepEqual(await find('robert'), ['nasty']);
      const terms = nasty.split(' ').concat('', ' ', "'", '"', '""', '\\', 'x'.repeat(5_000));
      const concepts = terms.map((term) => ({ terms: [{ term, weight: 1 }] }));
      for (const hit of await index.search(concepts, { limit: 10 })) assert.match(hit.body, /^nasty/);
      await find('torre');
    });

    test('a claim of thousands of words is searched like any other', async () => {
      await index.add([tower, moon]);
      const words = Array.from({ length: 3_000 }, (_, number) => `parola${number}`).join(' ');
      assert.deepEqual(await find(`${words} torre`), ['torre']);
    });

    test('a text without a single word can be added and is never found', async () => {
      assert.deepEqual(await index.add([italian('empty', '… !'), tower]), { added: 2, duplicates: 0 });
      assert.deepEqual(await find('torre'), ['torre']);
    });

    test('a search that is not wanted any more rejects at once with the reason', async () => {
      await index.add([tower]);
      const reason = new Error('too late');
      await assert.rejects(
        index.search(conceptsOf('torre'), { limit: 5, signal: AbortSignal.abort(reason) }),
        reason,
      );
      const controller = new AbortController();
      const searching = index.search(conceptsOf('torre'), { limit: 5, signal: controller.signal });
      controller.abort(reason);
      await assert.rejects(searching, reason);
      assert.deepEqual(await find('torre'), ['torre']);
    });

    test('put in order, it finds the same', async () => {
      await index.add([tower, moon, coffee]);
      const before = await index.search(conceptsOf('la torre sulla luna'), { limit: 5 });
      await index.tidy();
      assert.deepEqual(await index.search(conceptsOf('la torre sulla luna'), { limit: 5 }), before);
    });

    test('cleared, it has forgotten texts and bookmarks', async () => {
      await index.add([tower], step);
      await index.clear();
      assert.equal(await index.count(), 0);
      assert.equal(await index.bookmarkOf('file'), undefined);
      assert.deepEqual(await find('torre'), []);
    });

    test('what was added is there after closing and opening again', async () => {
      const own = await createPlace();
      const first = await own.open();
      await first.add([tower], step);
      await first.close();
      const second = await own.open();
      assert.equal(await second.count(), 1);
      assert.equal((await second.bookmarkOf('file'))?.offsetBytes, 100);
      await second.close();
      await own.remove();
    });
  });
}

/** The promises of `image-index.ts` as tests. Every database runs them. */

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { uint32At } from '../domain/array-values.ts';
import { hammingDistance } from './hamming.ts';
import { hashesMax, type ImageIndex, type PublishedImage } from './image-index.ts';
import { distanceLimit } from './multi-index.ts';
import { forgetResult, rememberChecked, rememberLeadImage } from './result-images.ts';

export interface ImageIndexPlace {
  open(): Promise<ImageIndex>;
  remove(): Promise<void>;
}

/** Hashes of chance are never near each other, so that no test sees another's images. */
export const randomHash = () => crypto.getRandomValues(new Uint32Array(8));

export function withChanges(words: Uint32Array, count: number): Uint32Array {
  const copy = words.slice();
  for (let bit = 0; bit < count; bit += 1) {
    const at = (bit * 37) % 256;
    copy[at >> 5] = uint32At(copy, at >> 5) ^ (1 << (at & 31));
  }
  return copy;
}

let made = 0;
export function image(words: Uint32Array, rest: Partial<PublishedImage> = {}): PublishedImage {
  made += 1;
  return {
    id: `id-${made}`,
    url: `https://example.org/${made}`,
    title: `Immagine ${made}`,
    origin: 'importata',
    hashes: [{ words, part: 'whole' }],
    ...rest,
  };
}

const nowMs = Date.parse('2026-06-01T12:00:00Z');
const dayMs = 24 * 60 * 60_000;
const usual = { distanceMax: distanceLimit, limit: 10 };

export function testImageIndex(name: string, createPlace: () => Promise<ImageIndexPlace>): void {
  describe(name, () => {
    let place: ImageIndexPlace;
    let index: ImageIndex;
    before(async () => {
      place = await createPlace();
      index = await place.open();
    });
    after(async () => {
      await index.close();
      await place.remove();
    });
    const find = async (words: Uint32Array, options = usual) =>
      (await index.search([words], options)).map(({ image: { id }, distance }) => `${id} ${distance}`);

    test('an empty index finds nothing, and makes itself ready without a query', async () => {
      assert.equal(await index.count(), 0);
      assert.deepEqual(await index.search([], usual), []);
      assert.deepEqual(await find(randomHash()), []);
    });

    test('a picture is found within the distance and comes back as it was given', async () => {
      const words = randomHash();
      const given = image(words, {
        title: "Robert'); drop table pictures;-- \u0000 \ud83d 🐟",
        date: '2019-03-04T05:06:07Z',
        declaredDate: '2009-01-01',
        origin: 'fact_check',
        frames: 12,
        factCheck: { claim: 'Così', rating: 'Falso', publisher: 'Chi "sa"', url: 'https://example.org/v' },
      });
      await index.add([given]);
      const { hashes: _, ...expected } = given;
      for (const distance of [0, 1, 16, 31]) {
        assert.deepEqual(await index.search([withChanges(words, distance)], usual), [
          { image: expected, distance, query: 0, part: 'whole' },
        ]);
      }
      assert.deepEqual(await find(withChanges(words, 32)), []);
      assert.deepEqual(await find(withChanges(words, 5), { distanceMax: 4, limit: 10 }), []);
    });

    test('nearest first, then oldest, undated last, and no more than asked for', async () => {
      const words = randomHash();
      const dated = (date: string | undefined, distance: number) =>
        image(withChanges(words, distance), date === undefined ? {} : { date });
      const young = dated('2024-01-01', 3);
      const old = dated('1944-06-06', 3);
      const undated = dated(undefined, 3);
      const sameDay = dated('1944-06-06T08:30', 3);
      const near = dated('2025-05-05', 1);
      await index.add([undated, young, sameDay, old, near]);
      const ids = async (limit: number) =>
        (await index.search([words], { ...usual, limit })).map((match) => match.image.id);
      const expected = [near, old, sameDay, young, undated].map(({ id }) => id);
      assert.deepEqual(await ids(10), expected);
      assert.deepEqual(await ids(2), expected.slice(0, 2));
    });

    test('a picture is named once, by its nearest part and query', async () => {
      const [whole, inner] = [randomHash(), randomHash()];
      const both = image(whole, {
        hashes: [
          { words: whole, part: 'whole' },
          { words: inner, part: 'inner' },
        ],
      });
      await index.add([both]);
      const queries = [withChanges(whole, 9), randomHash(), withChanges(inner, 4)];
      const [match, ...others] = await index.search(queries, usual);
      assert.deepEqual(
        [match?.image.id, match?.distance, match?.query, match?.part],
        [both.id, 4, 2, 'inner'],
      );
      assert.deepEqual(others, []);
    });

    test('a known id is replaced when its picture has changed, and left alone when not', async () => {
      const count = await index.count();
      const [first, second] = [randomHash(), randomHash()];
      const one = image(first);
      assert.deepEqual(await index.add([one, image(second)]), { added: 2, replaced: 0, unchanged: 0 });
      const moved = { ...one, hashes: [{ words: second, part: 'trimmed' as const }] };
      assert.deepEqual(await index.add([one, image(randomHash())]), {
        added: 1,
        replaced: 0,
        unchanged: 1,
      });
      assert.deepEqual(await index.add([one, moved]), { added: 0, replaced: 1, unchanged: 0 });
      assert.equal(await index.count(), count + 3);
      assert.deepEqual(await find(first), []);
      assert.equal((await find(second)).length, 2);
      const retitled = { ...moved, title: 'Un altro titolo' };
      assert.deepEqual(await index.add([retitled]), { added: 0, replaced: 1, unchanged: 0 });
      const matches = await index.search([second], usual);
      assert.ok(matches.some(({ image: { title } }) => title === 'Un altro titolo'));
      assert.equal(matches.length, 2);
    });

    test('what is forgotten is not found any more', async () => {
      const words = randomHash();
      const one = image(words);
      const count = await index.count();
      await index.add([one]);
      assert.equal((await find(words)).length, 1);
      assert.equal(await index.forget(one.id, nowMs), true);
      assert.equal(await index.forget(one.id, nowMs), false);
      assert.deepEqual(await find(words), []);
      assert.equal(await index.count(), count);
    });

    test('what the operator brings can be added again; what a check keeps is refused for a day', async () => {
      const [brought, kept] = [image(randomHash()), image(randomHash(), { keptAtMs: nowMs })];
      await index.add([brought, kept]);
      for (const { id } of [brought, kept]) assert.equal(await index.forget(id, nowMs), true);
      assert.deepEqual(await index.add([brought, kept]), { added: 1, replaced: 0, unchanged: 0 });
      await index.sweep({ nowMs: nowMs + dayMs - 1, keptBeforeMs: undefined });
      assert.deepEqual(await index.add([kept]), { added: 0, replaced: 0, unchanged: 0 });
      await index.sweep({ nowMs: nowMs + dayMs, keptBeforeMs: undefined });
      assert.deepEqual(await index.add([kept]), { added: 1, replaced: 0, unchanged: 0 });
    });

    test('a check is found among checks only, with its day and nothing else, and is not counted', async () => {
      const words = randomHash();
      const count = await index.count();
      const hashes = [{ words, part: 'whole' as const }];
      await rememberChecked(index, { resultId: 'uno', nowMs, hashes, frames: 3 });
      assert.deepEqual(await find(words), []);
      const [match, ...others] = await index.searchChecked([withChanges(words, 3)], usual);
      assert.deepEqual(others, []);
      assert.ok(match);
      const { id, ...rest } = match.image;
      assert.deepEqual(rest, { origin: 'verifica', date: '2026-06-01', frames: 3 });
      assert.ok(!id.includes('uno'));
      assert.equal(match.distance, 3);
      assert.equal(await index.count(), count);
    });

    test('however often a picture is checked, its appearance is found', async () => {
      const words = randomHash();
      const published = image(withChanges(words, 9));
      await index.add([published]);
      for (let number = 0; number < 5; number += 1)
        await rememberChecked(index, {
          resultId: `folla-${number}`,
          nowMs,
          hashes: [{ words: withChanges(words, number), part: 'whole' }],
        });
      assert.deepEqual(await find(words, { ...usual, limit: 1 }), [`${published.id} 9`]);
      assert.equal((await index.searchChecked([words], usual)).length, 5);
    });

    test('what was kept of a result is forgotten with it, late or not, and nothing of another', async () => {
      const [checked, article, other] = [randomHash(), randomHash(), randomHash()];
      const seen = (resultId: string, words: Uint32Array) => ({
        resultId,
        nowMs,
        hashes: [{ words, part: 'whole' as const }],
      });
      const page = { url: 'https://example.org/articolo', title: 'Vista' };
      await rememberChecked(index, seen('immagine', checked));
      await rememberLeadImage(index, { ...seen('articolo', article), ...page });
      await rememberLeadImage(index, { ...seen('altro', other), ...page });
      assert.equal(await forgetResult(index, 'immagine', nowMs), true);
      assert.equal(await forgetResult(index, 'immagine', nowMs), false);
      assert.equal(await forgetResult(index, 'articolo', nowMs), true);
      await rememberChecked(index, seen('immagine', checked));
      await rememberLeadImage(index, { ...seen('articolo', article), ...page });
      assert.deepEqual(await index.searchChecked([checked], usual), []);
      assert.deepEqual(await find(article), []);
      assert.equal((await find(other)).length, 1);
    });

    test('what checks kept ends with their results, what the operator brought stays', async () => {
      const own = await createPlace();
      const index = await own.open();
      const words = randomHash();
      const hashes = [{ words, part: 'whole' as const }];
      await index.add([image(words, { date: '1944-06-06' })]);
      for (let number = 0; number < 3; number += 1) {
        const seen = { resultId: `vecchio-${number}`, nowMs: nowMs - number, hashes };
        await rememberChecked(index, seen);
        await rememberLeadImage(index, {
          ...seen,
          resultId: `articolo-${number}`,
          url: 'https://example.org/',
          title: '',
        });
      }
      assert.equal(await index.sweep({ nowMs, keptBeforeMs: undefined }), 0);
      assert.equal(await index.sweep({ nowMs, keptBeforeMs: nowMs - 1 }), 4);
      assert.equal((await index.searchChecked([words], usual)).length, 1);
      assert.equal((await index.search([words], usual)).length, 2);
      // More than go at once.
      await index.add(Array.from({ length: 1_001 }, () => image(randomHash(), { keptAtMs: nowMs })));
      assert.equal(await index.sweep({ nowMs, keptBeforeMs: nowMs }), 2 + 1_001);
      assert.equal(await index.count(), 1);
      await index.close();
      await own.remove();
    });

    test('what one opening adds, replaces and removes, another one sees at its next search', async () => {
      const other = await place.open();
      try {
        const [before, afterwards] = [randomHash(), randomHash()];
        const [kept, gone] = [image(before), image(withChanges(before, 2))];
        const found = async (words: Uint32Array) =>
          (await other.search([words], usual)).map((match) => match.image.id);
        await index.add([kept, gone]);
        assert.deepEqual(await found(before), [kept.id, gone.id]);
        await index.forget(gone.id, nowMs);
        assert.deepEqual(await found(before), [kept.id]);
        await index.add([{ ...kept, hashes: [{ words: afterwards, part: 'whole' }] }]);
        assert.deepEqual([await found(before), await found(afterwards)], [[], [kept.id]]);
      } finally {
        await other.close();
      }
    });

    test('two writers and a reader at once: nothing is lost, and nothing found twice', async () => {
      const [other, reader] = [await place.open(), await place.open()];
      try {
        const count = await index.count();
        const base = randomHash();
        const images = Array.from({ length: 60 }, (_, at) => image(withChanges(base, at % 20)));
        let written = false;
        const writing = Promise.all([
          ...[0, 15, 30, 45].map((from) => index.add(images.slice(from, from + 15))),
          ...[30, 0, 45, 15].map((from) => other.add(images.slice(from, from + 15))),
        ]).finally(() => {
          written = true;
        });
        let seen = 0;
        while (!written) {
          const { length } = await reader.search([base], { ...usual, limit: 100 });
          assert.ok(length >= seen, `${length} after ${seen}`);
          seen = length;
        }
        const sum = (await writing).reduce(
          (all, { added, unchanged }) => ({ added: all.added + added, unchanged: all.unchanged + unchanged }),
          { added: 0, unchanged: 0 },
        );
        assert.deepEqual(sum, { added: 60, unchanged: 60 });
        assert.equal(await index.count(), count + 60);
        assert.equal((await reader.search([base], { ...usual, limit: 100 })).length, 60);
      } finally {
        await Promise.all([other.close(), reader.close()]);
      }
    });

    test('whatever is added, a search gives what comparing with every picture gives', async () => {
      const offsets = fc.array(fc.nat(45), { minLength: 1, maxLength: 40 });
      await fc.assert(
        fc.asyncProperty(
          offsets,
          fc.nat(20),
          fc.nat(distanceLimit),
          async (distances, shift, distanceMax) => {
            const base = randomHash();
            const wanted = withChanges(base, shift);
            const images = distances.map((distance) => image(withChanges(base, distance)));
            await index.add(images);
            const expected = images
              .map(({ id, hashes: [first] }) => ({
                id,
                distance: hammingDistance(first?.words ?? wanted, wanted),
              }))
              .filter(({ distance }) => distance <= distanceMax)
              .sort((a, b) => a.distance - b.distance);
            const found = await index.search([wanted], { distanceMax, limit: 100 });
            assert.deepEqual(
              found.map(({ distance }) => distance),
              expected.map(({ distance }) => distance),
            );
            assert.deepEqual(
              new Set(found.map((match) => match.image.id)),
              new Set(expected.map(({ id }) => id)),
            );
          },
        ),
        { numRuns: 15 },
      );
    });

    test('a batch with a hash that is none leaves nothing behind', async () => {
      const count = await index.count();
      const broken = [
        image(new Uint32Array(7)),
        image(randomHash(), { hashes: [] }),
        image(randomHash(), { hashes: [{ words: randomHash(), part: 'half' as never }] }),
        image(randomHash(), {
          hashes: Array.from({ length: hashesMax + 1 }, () => ({
            words: randomHash(),
            part: 'whole' as const,
          })),
        }),
      ];
      for (const one of broken) await assert.rejects(index.add([image(randomHash()), one]), RangeError);
      assert.equal(await index.count(), count);
    });

    test('a search that cannot be answered rightly is refused', async () => {
      const refused = [
        { ...usual, distanceMax: 32 },
        { ...usual, distanceMax: -1 },
        { ...usual, limit: 0 },
        { ...usual, limit: 1_001 },
        { ...usual, limit: Number.NaN },
      ];
      for (const options of refused) await assert.rejects(index.search([randomHash()], options), RangeError);
      await assert.rejects(index.search([new Uint32Array(4)], usual), RangeError);
    });

    test('what was added is there after closing and opening again', async () => {
      const own = await createPlace();
      const words = randomHash();
      const first = await own.open();
      await first.add([image(words)]);
      await first.close();
      const second = await own.open();
      assert.equal(await second.count(), 1);
      assert.equal((await second.search([words], usual)).length, 1);
      await second.close();
      await own.remove();
    });
  });
}

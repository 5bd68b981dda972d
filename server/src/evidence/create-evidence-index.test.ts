/** Passages in the index: long texts, white space, hidden characters. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { EvidenceIndex, NewPassage } from './evidence-index.ts';
import { openEvidenceIndex } from './open-evidence-index.ts';

describe('passages in the index', () => {
  let dataDir: string;
  let index: EvidenceIndex;
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'riscontro-evidence-'));
    index = await openEvidenceIndex({ dataDir, databaseUrl: undefined });
  });
  after(async () => {
    await index.close();
    await rm(dataDir, { recursive: true });
  });
  beforeEach(() => index.clear());

  const search = (term: string) => index.search([{ terms: [{ term, weight: 1 }] }], { limit: 100 });
  const passage: NewPassage = {
    docId: 'doc-7',
    url: 'https://example.org/torre',
    title: 'Torre Eiffel',
    text: 'La torre è alta 330 metri.',
    language: 'it',
    publishedOn: '2024-03-01',
  };

  test('a passage comes back with all its fields', async () => {
    await index.add([passage]);
    const [hit] = await search('metr');
    assert.ok(hit);
    const { score, ...fields } = hit;
    assert.deepEqual(fields, { ...passage, id: 'doc-7' });
    assert.ok(score > 0);
  });

  test('white space is folded and characters that do not show are gone', async () => {
    await index.add([{ ...passage, text: ' La\u200b torre\n\n è\talta\u202e 330 metri. ' }]);
    assert.equal((await search('torr'))[0]?.text, 'La torre è alta 330 metri.');
  });

  test('the same words at the same address are one passage, however they are spaced and shared', async () => {
    const again = {
      ...passage,
      docId: 'doc-8',
      text: 'La  torre è alta\n330 metri.',
      url: 'https://EXAMPLE.org/torre?utm_source=x#y',
    };
    const elsewhere = { ...passage, docId: 'doc-9', url: 'https://example.com/torre' };
    assert.deepEqual(await index.add([passage, again, elsewhere]), { added: 2, duplicates: 1 });
  });

  test('a long text is cut at sentence ends into passages of at most 1,200 characters, each found by itself', async () => {
    const sentences = Array.from(
      { length: 80 },
      (_, number) =>
        `La frase numero ${number} parla del monte${'abcdefghij'[number % 10]} e di altro ancora.`,
    );
    await index.add([{ ...passage, text: sentences.join(' ') }]);
    const count = await index.count();
    assert.ok(count >= 4 && count <= 6, `${count} passages`);
    const hits = await search('fras');
    assert.deepEqual(
      new Set(hits.map(({ id }) => id)),
      new Set(Array.from({ length: count }, (_, number) => `doc-7#${number + 1}`)),
    );
    for (const { text, docId } of hits) {
      assert.equal(docId, 'doc-7');
      assert.ok(text.length <= 1_200);
      assert.match(text, /^La frase .* ancora\.$/);
    }
    assert.deepEqual(await index.add([{ ...passage, text: sentences.join(' ') }]), {
      added: 0,
      duplicates: 1,
    });
  });
});

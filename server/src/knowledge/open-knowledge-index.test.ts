import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { EvidenceIndex, NewPassage } from '../evidence/evidence-index.ts';
import { openEvidenceIndex } from '../evidence/open-evidence-index.ts';
import { searchConcepts } from '../language/search-concepts.ts';
import { knowledgePassages } from './knowledge-passages.ts';
import { openKnowledgeIndex } from './open-knowledge-index.ts';
import { readKnowledge } from './read-knowledge.ts';

/** More than one batch of them. */
const passages = passagesNumbered(2_500, 'edizione prima');

function passagesNumbered(count: number, words: string): NewPassage[] {
  return Array.from({ length: count }, (_, number) => ({
    docId: `fact/f-${number}/it`,
    url: `https://it.wikipedia.org/wiki/Voce_${number}`,
    title: `Voce ${number}`,
    text: `La voce ${number} è nella ${words}.`,
    language: 'it',
  }));
}

async function temporaryFolder(t: TestContext): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'riscontro-knowledge-'));
  t.after(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Opens, looks and closes. */
async function withIndex<T>(
  dataDir: string,
  content: readonly NewPassage[],
  look: (index: EvidenceIndex) => Promise<T>,
): Promise<T> {
  const index = await openKnowledgeIndex(dataDir, content);
  try {
    return await look(index);
  } finally {
    await index.close();
  }
}

const countIn = (index: EvidenceIndex) => index.count();
const textsWith = async (index: EvidenceIndex, words: string) =>
  (await index.search(searchConcepts(words, 'it'), { limit: 100 })).map(({ text }) => text);

/** Gone after the next start, if that one fills anew. */
const mark: NewPassage = {
  docId: 'mark',
  url: 'https://example.org/',
  title: '',
  text: 'Il segno resta dove nessuno scrive.',
  language: 'it',
};

test('the whole knowledge is there after the first start, in seconds, and the second start writes nothing', async (t) => {
  const dataDir = await temporaryFolder(t);
  const content = knowledgePassages(await readKnowledge());
  const beganMs = performance.now();
  const first = await openKnowledgeIndex(dataDir, content);
  const tookMs = performance.now() - beganMs;
  t.diagnostic(`${content.length} passages in ${tookMs.toFixed(0)} ms`);
  assert.equal(await first.count(), content.length);
  await first.add([mark]);
  await first.close();
  // 5 seconds are promised; the machine that tests may be slow and busy.
  assert.ok(tookMs < 20_000, `${tookMs} ms`);
  assert.equal(await withIndex(dataDir, content, countIn), content.length + 1);
});

test('another edition takes the place of the old one completely', async (t) => {
  const dataDir = await temporaryFolder(t);
  await withIndex(dataDir, passages, countIn);
  const next = passagesNumbered(1_200, 'edizione seconda');
  await withIndex(dataDir, next, async (index) => {
    assert.equal(await index.count(), next.length);
    assert.deepEqual(await textsWith(index, 'prima'), []);
    assert.ok((await textsWith(index, 'seconda')).every((text) => text.includes('seconda')));
  });
  assert.equal(await withIndex(dataDir, passages, countIn), passages.length, 'and back again');
});

test("the operator's own index in the same folder stays as it is, and neither finds what is in the other", async (t) => {
  const dataDir = await temporaryFolder(t);
  const own = await openEvidenceIndex({ dataDir, databaseUrl: undefined });
  t.after(() => own.close());
  const text = 'Il documento è del comune di Zorbano.';
  await own.add([{ docId: 'fact/f-1/it', url: 'https://example.org/', title: '', text, language: 'it' }]);
  await withIndex(dataDir, passages, async (index) =>
    assert.deepEqual(await textsWith(index, 'Zorbano'), []),
  );
  assert.equal(await own.count(), 1);
  assert.deepEqual(await textsWith(own, 'Zorbano'), [text]);
  assert.deepEqual(await textsWith(own, 'edizione'), []);
});

test('two starts at the same time both end well, with everything there once', async (t) => {
  const dataDir = await temporaryFolder(t);
  const indexes = await Promise.all([1, 2].map(() => openKnowledgeIndex(dataDir, passages)));
  try {
    for (const index of indexes) assert.equal(await index.count(), passages.length);
    await indexes[0]?.add([mark]);
  } finally {
    await Promise.all(indexes.map((index) => index.close()));
  }
  const count = await withIndex(dataDir, passages, countIn);
  assert.equal(count, passages.length + 1, 'a third one finds nothing to do');
});

test('a start that breaks off half-way fails, and the next one begins anew', async (t) => {
  const dataDir = await temporaryFolder(t);
  const broken = passages.map((passage, number) => (number === 2_400 ? breaking(passage) : passage));
  await assert.rejects(openKnowledgeIndex(dataDir, broken), /broken off/);
  await withIndex(dataDir, passages, async (index) => {
    assert.equal(await index.count(), passages.length);
    assert.deepEqual(
      (await textsWith(index, 'voce 2400')).filter((text) => text.includes('2400')),
      ['La voce 2400 è nella edizione prima.'],
    );
  });
});

/** The same edition by its content, but no batch with it can be added. */
function breaking(passage: NewPassage): NewPassage {
  return Object.defineProperties(
    { ...passage },
    {
      url: {
        get: () => {
          throw new Error('broken off');
        },
      },
      toJSON: { value: () => passage },
    },
  );
}

test('an edition whose counts fall short is filled anew: another start had cleared it meanwhile', async (t) => {
  const dataDir = await temporaryFolder(t);
  await withIndex(dataDir, passages, async (index) => {
    const { file } = (await index.bookmarkOf(editionOf(passages))) ?? {};
    assert.ok(file, 'the edition is kept under the hash of its content');
    await index.clear();
    const last = passages.slice(2_000);
    await index.add(last, { file, offsetBytes: 2_500, records: 2_500, bad: 0, finished: true });
  });
  assert.equal(await withIndex(dataDir, passages, countIn), passages.length);
});

function editionOf(content: readonly NewPassage[]): string {
  return `knowledge-${createHash('sha256').update(JSON.stringify(content)).digest('hex')}`;
}

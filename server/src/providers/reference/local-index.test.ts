/** The local index as a reference, over a real index. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { queriesIn } from '../../../test/support/queries.ts';
import type { Question } from '../../domain/question.ts';
import type { EvidenceIndex } from '../../evidence/evidence-index.ts';
import { openEvidenceIndex } from '../../evidence/open-evidence-index.ts';
import { analyse } from '../../language/analyse.ts';
import { ProviderError } from '../../net/provider-error.ts';
import { createLocalIndex } from './local-index.ts';

const nowMs = Date.UTC(2025, 0, 15, 12);
const conceptsOf = ({ claim, language }: Question) =>
  analyse(claim, language).map((term) => ({ terms: [{ term, weight: 1 }] }));
const question = (claim: string): Question => ({
  claim,
  language: 'it',
  queries: queriesIn({ it: claim, en: claim }),
});
const { signal } = new AbortController();

let dataDir: string;
let index: EvidenceIndex;
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'riscontro-local-'));
  index = await openEvidenceIndex({ dataDir, databaseUrl: undefined });
  await index.add([
    {
      docId: 'torre',
      url: 'https://example.org/torre',
      title: 'Torre Eiffel',
      text: 'La torre è alta 330 metri.',
      language: 'it',
      publishedOn: '2024-03-01',
    },
    ...Array.from({ length: 30 }, (_, number) => ({
      docId: `mare-${number}`,
      url: `https://example.org/mare/${number}`,
      title: '',
      text: `Il mare è profondo ${number} metri. ${'Molto altro si può dire. '.repeat(number * 4)}`,
      language: 'it' as const,
    })),
  ]);
});
after(async () => {
  await index.close();
  await rm(dataDir, { recursive: true });
});

test('a passage says what it is, where it stands and when it was read', async () => {
  const reference = createLocalIndex(index, { conceptsOf, clock: () => nowMs });
  const [first] = await reference.find(question('La Torre Eiffel è alta 330 metri'), { signal });
  assert.deepEqual(first, {
    id: 'torre',
    text: 'La torre è alta 330 metri.',
    title: 'Torre Eiffel',
    url: 'https://example.org/torre',
    language: 'it',
    kind: 'local',
    publishedOn: '2024-03-01',
    retrievedAtMs: nowMs,
  });
});

test('at most 20 passages of at most 1,200 characters, none twice', async () => {
  const reference = createLocalIndex(index, { conceptsOf, clock: () => nowMs });
  const passages = await reference.find(question('Il mare è profondo'), { signal });
  assert.equal(passages.length, 20);
  assert.equal(new Set(passages.map(({ id }) => id)).size, 20);
  for (const { text } of passages) assert.ok(text.length <= 1_200);
});

test('a question that nothing fits, or without a word, gets an empty list', async () => {
  const reference = createLocalIndex(index, { conceptsOf, clock: () => nowMs });
  for (const claim of ['Giraffe volanti', '?!', '']) {
    assert.deepEqual(await reference.find(question(claim), { signal }), []);
  }
});

test('when the time is up it rejects at once as a timeout, when the index is gone as unreachable', async () => {
  const reference = createLocalIndex(index, { conceptsOf, clock: () => nowMs });
  const late = reference.find(question('mare'), { signal: AbortSignal.abort() });
  await assert.rejects(late, (error) => error instanceof ProviderError && error.failure === 'timeout');
  const closed = await openEvidenceIndex({ dataDir, databaseUrl: undefined });
  await closed.close();
  const gone = createLocalIndex(closed, { conceptsOf, clock: () => nowMs });
  await assert.rejects(
    gone.find(question('mare'), { signal }),
    (error) => error instanceof ProviderError && error.failure === 'unreachable',
  );
});

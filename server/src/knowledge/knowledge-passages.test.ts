import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passageLengthMax } from '../evidence/evidence-index.ts';
import { knowledgePassages, sourceFor } from './knowledge-passages.ts';
import { readKnowledge } from './read-knowledge.ts';

const inItalian = {
  name: 'Wikipedia: Giove',
  lang: 'it',
  url: 'https://it.wikipedia.org/wiki/Giove',
} as const;
const inEnglish = {
  name: 'Wikipedia: Jupiter',
  lang: 'en',
  url: 'https://en.wikipedia.org/wiki/Jupiter',
} as const;

const fact = {
  id: 'planets-largest',
  title: { it: 'Giove', en: 'Jupiter' },
  text: {
    it: 'Giove è il pianeta più grande del sistema solare.',
    en: 'Jupiter is the largest planet in the Solar System.',
  },
  sources: [inItalian, inEnglish],
};

test('a fact is a passage in each language, with the page in that language as its address', () => {
  assert.deepEqual(knowledgePassages({ claims: [], facts: [fact] }), [
    {
      docId: 'fact/planets-largest/it',
      url: inItalian.url,
      title: 'Giove',
      text: fact.text.it,
      language: 'it',
    },
    {
      docId: 'fact/planets-largest/en',
      url: inEnglish.url,
      title: 'Jupiter',
      text: fact.text.en,
      language: 'en',
    },
  ]);
});

test('where there is no page in a language, the first one stands in', () => {
  assert.equal(sourceFor([inItalian], 'en'), inItalian);
  assert.equal(sourceFor([inItalian, inEnglish], 'en'), inEnglish);
  assert.throws(() => sourceFor([], 'it'), /without a source/);
});

test('every fact of the knowledge gives passages of its own, short enough to be shown whole', async () => {
  const knowledge = await readKnowledge();
  const passages = knowledgePassages(knowledge);
  assert.equal(passages.length, 2 * knowledge.facts.length);
  assert.equal(new Set(passages.map(({ docId }) => docId)).size, passages.length);
  assert.equal(new Set(passages.map(({ url, text }) => `${url} ${text}`)).size, passages.length);
  for (const { docId, text } of passages) assert.ok(text.length <= passageLengthMax, docId);
});

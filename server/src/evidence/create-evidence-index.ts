/** Passages in a text index. */
import { normaliseClaim } from '../domain/claim-text.ts';
import { cleanText } from '../language/clean-text.ts';
import { passagesOf } from '../pages/passages.ts';
import { type EvidenceIndex, type IndexHit, type NewPassage, passageLengthMax } from './evidence-index.ts';
import { fingerprint } from './fingerprint.ts';
import type { TextDocument, TextIndex, TextPart } from './text-index.ts';

const censusFields = { address: 'url', date: 'publishedOn', counted: ['language'] };

export function createEvidenceIndex(index: TextIndex): EvidenceIndex {
  return {
    ...index,
    add: (passages, bookmark) => index.add(passages.map(documentOf), bookmark),
    async search(concepts, options) {
      const hits = await index.search(concepts, options);
      return hits.map(({ body, score }) => ({ ...(JSON.parse(body) as Omit<IndexHit, 'score'>), score }));
    },
    census: () => index.census(censusFields),
  };
}

function documentOf(passage: NewPassage): TextDocument {
  return {
    key: passage.docId,
    fingerprint: fingerprint(passage.url, normaliseClaim(passage.text)),
    parts: () => partsOf(passage),
  };
}

function partsOf(passage: NewPassage): TextPart[] {
  const { docId, language } = passage;
  const title = cleanText(passage.title);
  const whole = cleanText(passage.text);
  const texts =
    whole.length <= passageLengthMax
      ? [whole]
      : passagesOf(whole, { lengthMax: passageLengthMax }).map(({ text }) => text);
  return texts.map((text, index) => {
    const id = texts.length > 1 ? `${docId}#${index + 1}` : docId;
    return { title, text, language, body: JSON.stringify({ ...passage, id, title, text }) };
  });
}

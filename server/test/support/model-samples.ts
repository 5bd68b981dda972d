/** Passages, and what a language model may say about them, for the tests of that judge. */
import type { Passage } from '../../src/domain/passage.ts';
import type { ModelAnswer } from '../../src/providers/judge/language-model/model-answer.ts';

export function samplePassage(text: string): Passage {
  return {
    id: `sample:${text.slice(0, 20)}`,
    text,
    title: 'Sample',
    url: 'https://example.org/page',
    language: 'it',
    kind: 'secondary',
    retrievedAtMs: 0,
  };
}

type PassageAnswer = ModelAnswer['passages'][number];

export const supports = (number: number, quote: string, certainty = 0.9): PassageAnswer => ({
  number,
  stance: 'supports',
  quote,
  certainty,
});

export const refutes = (number: number, quote: string, certainty = 0.9): PassageAnswer => ({
  number,
  stance: 'refutes',
  quote,
  certainty,
});

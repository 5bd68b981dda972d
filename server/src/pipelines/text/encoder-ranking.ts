/** What a sentence encoder adds when one is installed: the order of the passages, and claims that mean the same. */
import type { Passage } from '../../domain/passage.ts';
import type { Encoder } from '../../providers/encoder/encoder.ts';

/** How slowly the worth of a rank falls (the usual 60 of reciprocal rank fusion). */
const rankSlack = 60;

/** By the order given and by likeness of meaning, both alike. */
export async function orderByMeaning(
  encoder: Encoder,
  claim: string,
  passages: readonly Passage[],
  signal: AbortSignal,
): Promise<Passage[]> {
  if (passages.length < 2) return [...passages];
  const [query] = await encoder.encode([claim], 'query', signal);
  const vectors = await encoder.encode(
    passages.map(({ title, text }) => `${title}\n${text}`),
    'passage',
    signal,
  );
  const likeness = vectors.map((vector) => (query ? cosine(query, vector) : 0));
  const byLikeness = [...likeness.keys()].sort((a, b) => (likeness[b] ?? 0) - (likeness[a] ?? 0));
  const worth = passages.map(
    (_, place) => 1 / (rankSlack + place) + 1 / (rankSlack + byLikeness.indexOf(place)),
  );
  return [...worth.keys()]
    .sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0))
    .flatMap((place) => passages[place] ?? []);
}

/** Of vectors of length 1. */
function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

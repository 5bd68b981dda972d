/** How far two texts hold the same words the same number of times: F1, 1 where they do. */
export function wordAgreement(found: string, expected: string): number {
  const [a, b] = [counts(found), counts(expected)];
  let shared = 0;
  for (const [word, count] of a.words) shared += Math.min(count, b.words.get(word) ?? 0);
  return a.total + b.total === 0 ? 1 : (2 * shared) / (a.total + b.total);
}

function counts(text: string) {
  const words = new Map<string, number>();
  let total = 0;
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    words.set(word, (words.get(word) ?? 0) + 1);
    total += 1;
  }
  return { words, total };
}

/** Who says the same thing only once: copies, pages of one site, and the words of one writer are one source. */
import type { Passage } from './passage.ts';

/** Texts that share more of their runs of words than this are copies. */
const likenessMax = 0.6;
const runLength = 4;

/** The number of its independent origin for every passage, in order: equal numbers speak with one voice. */
export function originsOf(passages: readonly Pick<Passage, 'text' | 'url' | 'writtenBy'>[]): number[] {
  const runs = passages.map(({ text }) => runsOf(text));
  const hosts = passages.map(({ url, writtenBy }) => writtenBy ?? hostOf(url));
  const origins = passages.map((_, i) => i);
  for (let i = 0; i < passages.length; i++) {
    for (let j = 0; j < i; j++) {
      const sameSite = hosts[i] !== '' && hosts[i] === hosts[j];
      if (!sameSite && likeness(runs[i] ?? new Set(), runs[j] ?? new Set()) <= likenessMax) continue;
      // A copy may tie together what stood apart until now.
      const [from, to] = [
        Math.max(origins[i] ?? i, origins[j] ?? j),
        Math.min(origins[i] ?? i, origins[j] ?? j),
      ];
      for (const [k, origin] of origins.entries()) if (origin === from) origins[k] = to;
    }
  }
  return origins;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < runLength) return new Set([words.join(' ')]);
  return new Set(words.slice(0, 1 - runLength).map((_, i) => words.slice(i, i + runLength).join(' ')));
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const run of a) if (b.has(run)) shared++;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

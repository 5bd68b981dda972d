/** The order of the passages found: BM25 over concepts. Pure, so that every database ranks alike. */
import type { SearchConcept } from '../language/search-concepts.ts';

/** How soon more occurrences of a term stop counting (the usual 1.2). */
const saturation = 1.2;
/** How much a long text is held back, from 0 to 1. Passages are of one kind of length, so less than the usual 0.75. */
const lengthPenalty = 0.5;
/** Occurrences that one in the title is worth. */
const titleOccurrences = 1.5;

export interface Candidate {
  readonly id: number;
  /** Analysed terms, repeated as often as they occur. */
  readonly titleTerms: readonly string[];
  readonly textTerms: readonly string[];
}

export interface Statistics {
  /** How many texts the index holds. */
  readonly documents: number;
  /** Terms in the average text, title included. */
  readonly averageLength: number;
  /** In how many texts each of the search's terms occurs; a term that is not here occurs in none. */
  readonly frequencies: ReadonlyMap<string, number>;
}

export interface Ranked {
  readonly id: number;
  readonly score: number;
}

/** Rare terms lead even more than by their logarithm; measured on the public sets. */
const rarityPower = 1.2;

/** What the occurrence of a term is worth by its rarity; above 0 even when every text has it. */
export function rarity(frequency: number, documents: number): number {
  return Math.log(1 + Math.max(0, documents - frequency + 0.5) / (frequency + 0.5)) ** rarityPower;
}

/** Those candidates that hold a concept at all, best first; of equals the one that was added first. */
export function rank(
  concepts: readonly SearchConcept[],
  candidates: readonly Candidate[],
  statistics: Statistics,
): Ranked[] {
  const worths = concepts.map((concept) => worthOfTerms(concept, statistics));
  const sought = new Set(worths.flatMap((terms) => [...terms.keys()]));
  return candidates
    .map((candidate) => ({ id: candidate.id, score: scoreOf(candidate, worths, sought, statistics) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.id - b.id);
}

/** Each known term of the concept with its weight times its rarity. */
function worthOfTerms({ terms }: SearchConcept, { documents, frequencies }: Statistics): Map<string, number> {
  const worths = new Map<string, number>();
  for (const { term, weight } of terms) {
    const frequency = frequencies.get(term) ?? 0;
    const worth = weight * rarity(frequency, documents);
    if (frequency > 0 && worth > (worths.get(term) ?? 0)) worths.set(term, worth);
  }
  return worths;
}

function scoreOf(
  { titleTerms, textTerms }: Candidate,
  worths: readonly ReadonlyMap<string, number>[],
  sought: ReadonlySet<string>,
  { averageLength }: Statistics,
): number {
  const occurrences = new Map<string, number>();
  const count = (terms: readonly string[], value: number) => {
    for (const term of terms) {
      if (sought.has(term)) occurrences.set(term, (occurrences.get(term) ?? 0) + value);
    }
  };
  count(titleTerms, titleOccurrences);
  count(textTerms, 1);
  const length = (titleTerms.length + textTerms.length) / Math.max(1, averageLength);
  const brake = saturation * (1 - lengthPenalty + lengthPenalty * length);
  let score = 0;
  for (const terms of worths) {
    let best = 0;
    for (const [term, worth] of terms) {
      const times = occurrences.get(term);
      if (times) best = Math.max(best, (worth * times * (saturation + 1)) / (times + brake));
    }
    score += best;
  }
  return score;
}

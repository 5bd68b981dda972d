/**
 * Which texts are worth ranking. A search for all the words of a claim would match a good part of a large index;
 * this asks only for texts that hold words, or pairs or threes of words, rare enough to lead the ranking.
 */
import type { SearchConcept } from '../language/search-concepts.ts';
import { rarity, type Statistics } from './bm25.ts';

/** Texts that fit at least one alternative. */
export interface SearchPlan {
  readonly alternatives: readonly Alternative[];
}

/** Texts that hold all of the first and one of the second. */
export interface Alternative {
  readonly all: readonly string[];
  readonly any: readonly string[];
}

/** What a database can do in time. */
export interface PlanBudget {
  /** Texts that match and have to be ranked. */
  readonly rowsMax: number;
  /** Entries of the terms' lists that have to be read. */
  readonly entriesMax: number;
}

/** The most valuable terms that are looked at: alone, in pairs, in threes. */
const singlesMax = 64;
const pairedMax = 18;
const trebledMax = 10;

interface Unit {
  readonly term: string;
  readonly concept: number;
  readonly frequency: number;
  /** What a text gains by holding it. */
  readonly value: number;
}

interface TermSet {
  /** Most valuable first. */
  readonly units: readonly Unit[];
  readonly value: number;
  /** Texts that hold all of the terms, if they were strewn independently. */
  readonly rows: number;
}

/**
 * All sets of terms whose common value reaches a threshold, smallest sets only: then every text that reaches it
 * by its terms' rarity is found. The threshold is the lowest that the budget allows.
 */
export function planSearch(
  concepts: readonly SearchConcept[],
  statistics: Statistics,
  budget: PlanBudget,
): SearchPlan {
  const units = unitsOf(concepts, statistics);
  const sets = alternativesOf(units, statistics.documents);
  const thresholds = [...new Set(sets.map(({ value }) => value))].sort((a, b) => b - a);
  // The lower the threshold, the more is found: the last one within the budget is found by halving.
  let [low, high] = [0, thresholds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(reaching(sets, thresholds[middle] ?? 0), budget)) low = middle + 1;
    else high = middle;
  }
  const chosen = reaching(sets, thresholds[Math.max(0, low - 1)] ?? 0);
  const termsOf = (units: readonly Unit[]) => units.map(({ term }) => term);
  return { alternatives: grouped(chosen).map(({ all, any }) => ({ all: termsOf(all), any: termsOf(any) })) };
}

/** Sets that differ in their last term only go together: the databases look them up in one go. */
function grouped(
  sets: readonly TermSet[],
): { readonly all: readonly Unit[]; readonly any: readonly Unit[] }[] {
  const groups = new Map<string, { all: Unit[]; any: Unit[] }>();
  for (const { units } of sets) {
    const all = units.slice(0, -1);
    const group = groups.get(nameOf(all)) ?? { all, any: [] };
    group.any.push(...units.slice(-1));
    groups.set(nameOf(all), group);
  }
  return [...groups.values()];
}

function unitsOf(concepts: readonly SearchConcept[], { documents, frequencies }: Statistics): Unit[] {
  const best = new Map<string, Unit>();
  concepts.forEach(({ terms }, concept) => {
    for (const { term, weight } of terms) {
      const frequency = frequencies.get(term) ?? 0;
      const value = weight * rarity(frequency, documents);
      if (frequency > 0 && value > (best.get(term)?.value ?? 0)) {
        best.set(term, { term, concept, frequency, value });
      }
    }
  });
  return [...best.values()].sort((a, b) => b.value - a.value).slice(0, singlesMax);
}

function alternativesOf(units: readonly Unit[], documents: number): TermSet[] {
  const sets: TermSet[] = [];
  const add = (...members: Unit[]) => {
    if (new Set(members.map(({ concept }) => concept)).size < members.length) return;
    sets.push({
      units: members,
      value: members.reduce((sum, { value }) => sum + value, 0),
      rows: members.reduce((rows, { frequency }) => (rows * frequency) / documents, documents),
    });
  };
  for (const [i, last] of units.entries()) {
    add(last);
    if (i >= pairedMax) continue;
    for (const [j, second] of units.slice(0, i).entries()) {
      add(second, last);
      if (i >= trebledMax) continue;
      for (const first of units.slice(0, j)) add(first, second, last);
    }
  }
  return sets;
}

/** Units stand in one order in every set, the most valuable first, so that equal sets have equal names. */
const nameOf = (units: readonly Unit[]) => units.map(({ term }) => term).join(' ');

/** Sets that reach the threshold, without those that hold a smaller one that does. */
function reaching(sets: readonly TermSet[], threshold: number): TermSet[] {
  const minimal: TermSet[] = [];
  const known = new Set<string>();
  for (const set of sets
    .filter(({ value }) => value >= threshold)
    .sort((a, b) => a.units.length - b.units.length)) {
    const [first, second, third] = set.units;
    const parts = set.units.map((unit) => [unit]);
    if (first && second && third) parts.push([first, second], [first, third], [second, third]);
    if (set.units.length > 1 && parts.some((part) => known.has(nameOf(part)))) continue;
    known.add(nameOf(set.units));
    minimal.push(set);
  }
  return minimal;
}

function fits(sets: readonly TermSet[], { rowsMax, entriesMax }: PlanBudget): boolean {
  const rows = sets.reduce((sum, set) => sum + set.rows, 0);
  if (rows > rowsMax) return false;
  let entries = 0;
  for (const { all, any } of grouped(sets)) {
    for (const { frequency } of [...all, ...any]) entries += frequency;
  }
  return entries <= entriesMax;
}

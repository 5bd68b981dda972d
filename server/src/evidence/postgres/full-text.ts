/** Terms in the notation of PostgreSQL's full-text types, and back. */
import type { SearchConcept } from '../../language/search-concepts.ts';
import type { Alternative } from '../search-plan.ts';

/** PostgreSQL counts no further. */
const positionMax = 16_383;

const quoted = (term: string) =>
  /['\\]/.test(term) ? `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${term}'`;

/** A `tsvector` in which the words of the title bear the weight A, with a position for every occurrence. */
export function vectorOf(titleTerms: readonly string[], textTerms: readonly string[]): string {
  const lexemes = new Map<string, string>();
  let position = 0;
  const add = (terms: readonly string[], weight: 'A' | '') => {
    for (const term of terms) {
      position = Math.min(position + 1, positionMax);
      const before = lexemes.get(term);
      const start = before === undefined ? `${quoted(term)}:` : `${before},`;
      lexemes.set(term, `${start}${position}${weight}`);
    }
  };
  add(titleTerms, 'A');
  add(textTerms, '');
  return [...lexemes.values()].join(' ');
}

/** The terms of a `tsvector`, each as often as it occurs; their order is lost. */
export function termsOfVector(vector: string): { titleTerms: string[]; textTerms: string[] } {
  const titleTerms: string[] = [];
  const textTerms: string[] = [];
  for (const [, written = '', places = ''] of vector.matchAll(/'((?:[^']|'')*)':([\dA-D,]+)/g)) {
    const term = written.replaceAll("''", "'").replaceAll('\\\\', '\\');
    for (const place of places.split(',')) (place.endsWith('A') ? titleTerms : textTerms).push(term);
  }
  return { titleTerms, textTerms };
}

/** A `tsquery` for texts that fit the alternative. */
export function queryOf({ all, any }: Alternative): string {
  return [...all.map(quoted), `(${any.map(quoted).join(' | ')})`].join(' & ');
}

/** A `tsquery` for texts that hold one of the concept's terms. */
export function queryOfConcept({ terms }: SearchConcept): string {
  return terms.map(({ term }) => quoted(term)).join(' | ');
}

/** Finds a claim among what the bundled knowledge can answer, in other words and in whatever language. */
import type { TextLevel } from '@riscontro/contract/inside';
import { normaliseClaim } from '../domain/claim-text.ts';
import { type GrammarLanguage, grammarOf } from '../language/grammars.ts';
import type { SearchConcept } from '../language/search-concepts.ts';
import { type InEach, knowledgeLanguageFor, knowledgeLanguages } from './knowledge-schema.ts';
import type { KnownStatement } from './known-statement.ts';

interface Statement {
  readonly text: string;
  readonly language: GrammarLanguage;
}

/** What the knowledge has to say to a claim. */
export interface KnownAnswer {
  readonly entry: KnownStatement;
  /** Of the claim, which may be the contrary of what the entry is about. */
  readonly level: TextLevel;
  /** Word by word what is known; otherwise told by other words, a negation, another number or name. */
  readonly exact: boolean;
}

export interface KnownClaims {
  find(claim: Statement): KnownAnswer | undefined;
}

export interface KnownClaimsDependencies<Reading> {
  readonly read: (statement: Statement) => Reading;
  readonly compare: (
    claim: Reading,
    wordings: readonly { readonly reading: Reading; readonly denies: boolean }[],
    about: readonly Reading[],
  ) => {
    readonly relation: 'same' | 'opposite' | `${'not' | 'holds'}_${'affirming' | 'denying'}` | 'other';
    readonly closeness: number;
    readonly exact: boolean;
  };
  readonly termsOf: (text: string, language: GrammarLanguage) => readonly string[];
  readonly conceptsOf: (text: string, language: GrammarLanguage) => readonly SearchConcept[];
}

interface Read<Reading> {
  readonly wordings: readonly { readonly reading: Reading; readonly denies: boolean }[];
  readonly about: InEach<Reading>;
}

/** Compared closely, those that share most words; the others cannot be the same. */
const candidatesMax = 24;

/** The denial of a half-truth may be anything. */
const opposite: Partial<Record<TextLevel, TextLevel>> = { true: 'false', false: 'true' };

export function createKnownClaims<Reading>(
  statements: readonly KnownStatement[],
  { read, compare, termsOf, conceptsOf }: KnownClaimsDependencies<Reading>,
): KnownClaims {
  const byTerm = new Map<string, KnownStatement[]>();
  const bySaying = new Map<string, KnownAnswer>();
  for (const entry of statements) {
    for (const { denies, ...statement } of wordingsOf(entry)) {
      const level = denies ? opposite[entry.level] : entry.level;
      const saying = asSaid(statement);
      if (level && !bySaying.has(saying)) bySaying.set(saying, { entry, level, exact: true });
    }
    const terms = new Set(wordingsOf(entry).flatMap(({ text, language }) => termsOf(text, language)));
    for (const term of terms) {
      const others = byTerm.get(term);
      if (others) others.push(entry);
      else byTerm.set(term, [entry]);
    }
  }
  // Read when they are first needed: most never are.
  const readings = new WeakMap<KnownStatement, Read<Reading>>();
  const readingsOf = (entry: KnownStatement): Read<Reading> => {
    const known = readings.get(entry) ?? {
      wordings: wordingsOf(entry).map(({ denies, ...statement }) => ({ reading: read(statement), denies })),
      about: {
        it: read({ text: entry.explanation.it, language: 'it' }),
        en: read({ text: entry.explanation.en, language: 'en' }),
      },
    };
    readings.set(entry, known);
    return known;
  };
  const answerTo = (claim: Statement): KnownAnswer | undefined => {
    const itself = bySaying.get(asSaid(claim));
    if (itself) return itself;
    const reading = read(claim);
    const { language } = claim;
    const best = closestByWords(byTerm, conceptsOf(claim.text, language))
      .map((entry) => {
        const { wordings, about } = readingsOf(entry);
        return { entry, ...compare(reading, wordings, [about[knowledgeLanguageFor(language, language)]]) };
      })
      .filter(({ relation }) => relation !== 'other')
      .map((found) => ({ ...found, level: levelOf(found.relation, found.entry.level) }))
      .sort((a, b) => b.closeness - a.closeness);
    const found = best.find(({ level }) => level !== undefined);
    return found?.level && { entry: found.entry, level: found.level, exact: found.exact };
  };
  return {
    find(claim) {
      const whole = answerTo(claim);
      if (whole) return whole;
      const opening = openingOf(claim);
      const answer = opening === undefined ? undefined : answerTo({ ...claim, text: opening });
      // What is false stays so whatever is added; what is true may not.
      return answer?.level === 'false' ? { ...answer, exact: false } : undefined;
    },
  };
}

const openingWordsMin = 4;

/** The first part of a sentence in several, when it says something by itself: no condition, nobody else's words. */
function openingOf({ text, language }: Statement): string | undefined {
  const { clauseBreak, boundOpening } = grammarOf(language).coordination;
  const [opening = '', ...rest] = text.split(clauseBreak);
  const isAlone = opening.trim().split(/\s+/u).length >= openingWordsMin && rest.length > 0;
  return isAlone && !boundOpening.test(opening) ? opening : undefined;
}

function levelOf(relation: string, level: TextLevel): TextLevel | undefined {
  if (relation === 'same') return level;
  if (relation === 'opposite') return opposite[level];
  const said = relation.endsWith('_affirming') ? level : opposite[level];
  // Another value speaks only against what is true; what is false stays so with whatever is added.
  return said === (relation.startsWith('not_') ? 'true' : 'false') ? 'false' : undefined;
}

/** The very words, whatever their capitals and the mark at their end. */
function asSaid({ text, language }: Statement): string {
  const words = normaliseClaim(text).toLowerCase().replaceAll('’', "'");
  // Tried where a run of marks begins, and nowhere else: it may be a long one.
  return `${language} ${words.replace(/(?<![\s.!?…])[\s.!?…]+$/u, '')}`;
}

function wordingsOf({ wordings, contrary }: KnownStatement): (Statement & { denies: boolean })[] {
  return knowledgeLanguages.flatMap((language) => [
    ...wordings[language].map((text) => ({ text, language, denies: false })),
    ...(contrary ? [{ text: contrary[language], language, denies: true }] : []),
  ]);
}

/** By how much of the claim is found in them, each of its words at its best. */
function closestByWords(
  byTerm: ReadonlyMap<string, readonly KnownStatement[]>,
  concepts: readonly SearchConcept[],
): KnownStatement[] {
  const shared = new Map<KnownStatement, number>();
  for (const { terms } of concepts) {
    const here = new Map<KnownStatement, number>();
    for (const { term, weight } of terms) {
      for (const entry of byTerm.get(term) ?? []) here.set(entry, Math.max(weight, here.get(entry) ?? 0));
    }
    for (const [entry, weight] of here) shared.set(entry, (shared.get(entry) ?? 0) + weight);
  }
  return [...shared]
    .sort(([, a], [, b]) => b - a)
    .slice(0, candidatesMax)
    .map(([entry]) => entry);
}

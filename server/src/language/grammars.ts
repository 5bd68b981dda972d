/** The languages whose grammar the service knows, apart from those in which it answers: a folder and a line each. */
import { en } from './en/index.ts';
import type { Grammar } from './grammar.ts';
import { it } from './it/index.ts';

const grammars = { it, en } satisfies Readonly<Record<string, Grammar>>;

/** A language in which claims can be read. */
export type GrammarLanguage = keyof typeof grammars;

export const grammarLanguages = Object.keys(grammars) as readonly GrammarLanguage[];

export const everyGrammar: readonly Grammar[] = Object.values(grammars);

export const grammarOf = (language: GrammarLanguage): Grammar => grammars[language];

export const isGrammarLanguage = (name: string): name is GrammarLanguage => Object.hasOwn(grammars, name);

/** The other ones, in their order. */
export const otherGrammars = (language: GrammarLanguage): GrammarLanguage[] =>
  grammarLanguages.filter((other) => other !== language);

/** One thing for each language, made from its grammar. */
export function fromEachGrammar<T>(
  make: (grammar: Grammar, language: GrammarLanguage) => T,
): Readonly<Record<GrammarLanguage, T>> {
  const made = grammarLanguages.map((language) => [language, make(grammars[language], language)] as const);
  return Object.fromEntries(made) as Record<GrammarLanguage, T>;
}

/** What any of the languages lists, and what else is given: names and loans cross from one into the other. */
export const inAnyGrammar = (
  listIn: (grammar: Grammar) => ReadonlySet<string>,
  others?: string,
): ReadonlySet<string> =>
  new Set([...everyGrammar.flatMap((grammar) => [...listIn(grammar)]), ...(others?.split(' ') ?? [])]);

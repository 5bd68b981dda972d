/** The queries of a question, in some of the languages that are read: nothing is looked for in the others. */
import { fromEachGrammar, type GrammarLanguage } from '../../src/language/grammars.ts';

export const queriesIn = (
  queries: Readonly<Partial<Record<GrammarLanguage, string>>>,
): Readonly<Record<GrammarLanguage, string>> => ({ ...fromEachGrammar(() => ''), ...queries });

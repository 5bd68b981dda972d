/** The templates that stand inside sentences, by what becomes of them, of every encyclopedia that can be read. */
import type { TemplateNames } from '../../../../language/grammar-encyclopedia.ts';
import { everyGrammar, inAnyGrammar } from '../../../../language/grammars.ts';

type Lists = Exclude<keyof TemplateNames, 'characters'>;
const named = (list: Lists) => inAnyGrammar(({ encyclopedia }) => encyclopedia.templates[list]);

export const leftOut = named('leftOut');
export const leftOutBeginning = new RegExp(`^(?:${[...named('leftOutBeginnings')].join('|')})[ -]`);
export const doubtful = named('doubtful');
export const firstShown = named('firstShown');
export const secondShown = named('secondShown');
export const characters: ReadonlyMap<string, string> = new Map(
  everyGrammar.flatMap(({ encyclopedia }) => Object.entries(encyclopedia.templates.characters)),
);

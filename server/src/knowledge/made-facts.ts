/** The facts that are made from npm packages when the knowledge is loaded, instead of being kept in files. */
import { countryFacts } from './country-facts.ts';
import { elementFacts } from './element-facts.ts';
import type { Fact } from './fact.ts';

/** The same facts in the same order every time. */
export const madeFacts = (): Fact[] => [...countryFacts(), ...elementFacts()];

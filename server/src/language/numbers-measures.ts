/** Lookup tables for the words around a number, made from the grammars: units, and what makes a number less than exact. */
import type { UnitNames } from './grammar-numbers.ts';
import { everyGrammar, fromEachGrammar } from './grammars.ts';
import {
  type CurrencyCode,
  currencies,
  fahrenheitSigns,
  type Measure,
  type UnitName,
  units,
} from './units.ts';

const split = (list = '') => list.split('|').filter((name) => name !== '');
const unitNames = Object.keys(units) as UnitName[];
const currencyCodes = Object.keys(currencies) as CurrencyCode[];

function measuresCalled(names: Pick<UnitNames, 'measures' | 'currencies'>): [string, Measure][] {
  return [
    ...unitNames.flatMap((name) => {
      const [unit, factor] = units[name];
      return split(names.measures[name]).map((word): [string, Measure] => [word, { unit, factor }]);
    }),
    ...currencyCodes.flatMap((currency) =>
      split(names.currencies[currency]).map((word): [string, Measure] => [
        word,
        { unit: 'currency', factor: 1, currency },
      ]),
    ),
  ];
}

const signs: Pick<UnitNames, 'measures' | 'currencies'> = {
  measures: Object.fromEntries(unitNames.map((name) => [name, units[name][2]])) as Record<UnitName, string>,
  currencies,
};

/** The language's own names over those of the others: `500 miles` stands in Italian texts too. */
export const measures = fromEachGrammar(
  (own): ReadonlyMap<string, Measure> =>
    new Map([
      ...measuresCalled(signs),
      ...everyGrammar.filter((other) => other !== own).flatMap((other) => measuresCalled(other.units)),
      ...measuresCalled(own.units),
    ]),
);

export const fahrenheit: ReadonlySet<string> = new Set([
  ...split(fahrenheitSigns),
  ...everyGrammar.flatMap((grammar) => split(grammar.units.fahrenheit)),
]);

/** How names of units begin: most words after a number are none. */
export const measureStarts: ReadonlySet<string> = new Set(
  [...fahrenheit, ...Object.values(measures).flatMap((table) => [...table.keys()])].map(
    (name) => /^(?:[a-z]+|.)/.exec(name)?.[0] ?? name,
  ),
);

type Approximation = 'over' | 'under' | 'about';

/** Phrase before a number → what it says about the true value. */
export const approximations = fromEachGrammar(
  ({ numbers }): ReadonlyMap<string, Approximation> =>
    new Map(
      (Object.entries(numbers.approximations) as [Approximation, string][]).flatMap(([kind, list]) =>
        split(list).map((phrase) => [phrase, kind] as const),
      ),
    ),
);

/** The last words of those phrases: most numbers have none before them. */
export const approximationEnds = fromEachGrammar(
  (_, language): ReadonlySet<string> =>
    new Set([...approximations[language].keys()].map((phrase) => phrase.split(' ').at(-1) ?? '')),
);

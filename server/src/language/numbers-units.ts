/** What a number can count: units of measure with their size, currencies, months, and words before a number. */
import type { Language } from '@riscontro/contract';

/**
 * What the value is of. Measures are turned into one unit each, so that 3 km and 3,000 m are the same:
 * metres, square metres, kilograms, litres, metres a second, degrees Celsius, days.
 */
export type NumberUnit =
  | 'percent'
  | 'year'
  | 'day_of_month'
  | 'time_of_day'
  | 'ordinal'
  | 'currency'
  | 'length'
  | 'area'
  | 'mass'
  | 'volume'
  | 'speed'
  | 'temperature'
  | 'duration';

export interface Measure {
  readonly unit: NumberUnit;
  readonly factor: number;
  readonly currency?: string;
}

const yearDays = 365.25;

/** Unit, its size, and the folded words and signs for it. Several words: the longest is tried first. */
const rows: readonly (readonly [NumberUnit, number, string])[] = [
  ['percent', 1, '%|per cento|percento|percent|per cent|punti percentuali|percentage points'],
  ['percent', 0.1, '‰|per mille'],
  ['length', 0.001, 'mm|millimetro|millimetri|millimetre|millimetres|millimeter|millimeters'],
  ['length', 0.01, 'cm|centimetro|centimetri|centimetre|centimetres|centimeter|centimeters'],
  ['length', 1, 'm|metro|metri|metre|metres|meter|meters'],
  ['length', 1000, 'km|chilometro|chilometri|kilometre|kilometres|kilometer|kilometers'],
  ['length', 1609.344, 'miglio|miglia|mile|miles|mi'],
  ['length', 0.3048, 'ft|piede|piedi|foot|feet'],
  ['length', 0.0254, 'pollice|pollici|inch|inches'],
  ['length', 9.4607e15, 'anno luce|anni luce|light year|light years'],
  ['area', 1, 'm²|mq|m2|metri quadrati|metri quadri|square metres|square meters'],
  ['area', 1e6, 'km²|kmq|km2|chilometri quadrati|square kilometres|square kilometers'],
  ['area', 1e4, 'ha|ettaro|ettari|hectare|hectares'],
  ['area', 4046.86, 'acro|acri|acre|acres'],
  ['area', 2589988, 'miglia quadrate|square miles|square mile'],
  ['mass', 1e-6, 'mg|milligrammo|milligrammi|milligram|milligrams'],
  ['mass', 0.001, 'g|grammo|grammi|gram|grams'],
  ['mass', 1, 'kg|chilo|chili|chilogrammo|chilogrammi|kilo|kilos|kilogram|kilograms'],
  ['mass', 1000, 'tonnellata|tonnellate|tonne|tonnes|ton|tons'],
  ['mass', 0.45359237, 'lb|lbs|libbra|libbre|pound|pounds'],
  ['volume', 0.001, 'ml|millilitro|millilitri|millilitre|millilitres|milliliter|milliliters'],
  ['volume', 1, 'l|litro|litri|litre|litres|liter|liters'],
  ['volume', 3.785, 'gallone|galloni|gallon|gallons'],
  ['speed', 1 / 3.6, 'km/h|chilometri orari|chilometri all ora|kilometres per hour|kilometers per hour|kph'],
  ['speed', 0.44704, 'mph|miles per hour|miglia orarie|miglia all ora'],
  ['speed', 1, 'm/s|metri al secondo|metres per second|meters per second'],
  ['speed', 1609.344, 'miles per second|miglia al secondo'],
  ['speed', 1000, 'km/s|chilometri al secondo|kilometres per second|kilometers per second'],
  ['temperature', 1, '°c|° c|°|gradi|grado|degrees|degree|gradi centigradi|gradi celsius|degrees celsius'],
  ['duration', 1 / 86_400, 'secondi|second|seconds|sec'],
  ['duration', 1 / 1440, 'minuto|minuti|minute|minutes|min'],
  ['duration', 1 / 24, 'ora|ore|hour|hours'],
  ['duration', 1, 'giorno|giorni|day|days'],
  ['duration', 7, 'settimana|settimane|week|weeks'],
  ['duration', yearDays / 12, 'mese|mesi|month|months'],
  ['duration', yearDays, 'anno|anni|year|years'],
  ['duration', yearDays * 10, 'decennio|decenni|decade|decades'],
  ['duration', yearDays * 100, 'secolo|secoli|century|centuries'],
];

const currencyRows: readonly (readonly [string, string])[] = [
  ['EUR', '€|eur|euro|euros'],
  ['USD', '$|usd|us$|dollaro|dollari|dollar|dollars'],
  ['GBP', '£|gbp|sterlina|sterline|pound sterling|pounds sterling'],
  ['JPY', '¥|yen'],
  ['ITL', 'lira|lire'],
  ['CHF', 'chf|franchi svizzeri|swiss francs'],
  ['INR', '₹|rs|rupie|rupee|rupees'],
];

export const measures: ReadonlyMap<string, Measure> = new Map([
  ...rows.flatMap(([unit, factor, names]) =>
    names.split('|').map((name): [string, Measure] => [name, { unit, factor }]),
  ),
  ...currencyRows.flatMap(([currency, names]) =>
    names.split('|').map((name): [string, Measure] => [name, { unit: 'currency', factor: 1, currency }]),
  ),
]);

/** How names of units begin: most words after a number are none. */
export const measureStarts: ReadonlySet<string> = new Set(
  ['fahrenheit', '°', ...measures.keys()].map((name) => /^(?:[a-z]+|.)/.exec(name)?.[0] ?? name),
);

/** Fahrenheit is the one unit that a factor does not turn. */
export const fahrenheit: ReadonlySet<string> = new Set([
  '°f',
  '° f',
  'fahrenheit',
  'gradi fahrenheit',
  'degrees fahrenheit',
]);

const monthNames: Readonly<Record<Language, string>> = {
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  en: 'january february march april may june july august september october november december',
};

export const months: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  it: monthsWith(monthNames.it.split(' '), (name) => [name]),
  en: monthsWith(monthNames.en.split(' '), (name) => [
    name,
    name.slice(0, 3),
    ...(name === 'september' ? ['sept'] : []),
  ]),
};

function monthsWith(names: readonly string[], spellings: (name: string) => string[]): Map<string, number> {
  return new Map(
    names.flatMap((name, index) => spellings(name).map((spelling) => [spelling, index + 1] as const)),
  );
}

/** Words before a number that make it less than exact, and what they say about the true value. */
export const approximations: Readonly<Record<Language, ReadonlyMap<string, 'over' | 'under' | 'about'>>> = {
  it: approximationMap({
    over: 'oltre|piu di|almeno|sopra|sopra i|minimo|non meno di|superiore a|superiori a',
    under: 'meno di|quasi|sotto|sotto i|fino a|al massimo|non piu di|inferiore a|inferiori a|massimo',
    about:
      'circa|intorno a|intorno al|attorno a|approssimativamente|pressappoco|piu o meno|grosso modo|verso il',
  }),
  en: approximationMap({
    over: 'over|more than|at least|above|upwards of|exceeding|no fewer than|no less than|greater than',
    under: 'under|less than|fewer than|almost|nearly|below|up to|at most|no more than|close to',
    about: 'about|around|approximately|roughly|some|circa|an estimated|more or less',
  }),
};

/** The last words of those phrases: most numbers have none before them. */
export const approximationEnds: ReadonlySet<string> = new Set(
  Object.values(approximations).flatMap((map) =>
    [...map.keys()].map((phrase) => phrase.split(' ').at(-1) ?? ''),
  ),
);

function approximationMap(lists: Record<'over' | 'under' | 'about', string>) {
  const map = new Map<string, 'over' | 'under' | 'about'>();
  for (const [kind, list] of Object.entries(lists) as ['over' | 'under' | 'about', string][]) {
    for (const words of list.split('|')) map.set(words, kind);
  }
  return map;
}

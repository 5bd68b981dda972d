/** What a number can count: units of measure with their size, and currencies. Their names are in the grammars. */

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

/** Unit, its size, and the signs for it that all languages share. */
export const units = {
  percent: ['percent', 1, '%'],
  perMille: ['percent', 0.1, '‰'],
  millimetre: ['length', 0.001, 'mm'],
  centimetre: ['length', 0.01, 'cm'],
  metre: ['length', 1, 'm'],
  kilometre: ['length', 1000, 'km'],
  mile: ['length', 1609.344, 'mi'],
  foot: ['length', 0.3048, 'ft'],
  inch: ['length', 0.0254, ''],
  lightYear: ['length', 9.4607e15, ''],
  squareMetre: ['area', 1, 'm²|m2'],
  squareKilometre: ['area', 1e6, 'km²|km2'],
  hectare: ['area', 1e4, 'ha'],
  acre: ['area', 4046.86, ''],
  squareMile: ['area', 2589988, ''],
  milligram: ['mass', 1e-6, 'mg'],
  gram: ['mass', 0.001, 'g'],
  kilogram: ['mass', 1, 'kg'],
  tonne: ['mass', 1000, ''],
  pound: ['mass', 0.45359237, 'lb|lbs'],
  millilitre: ['volume', 0.001, 'ml'],
  litre: ['volume', 1, 'l'],
  gallon: ['volume', 3.785, ''],
  kilometresPerHour: ['speed', 1 / 3.6, 'km/h'],
  milesPerHour: ['speed', 0.44704, 'mph'],
  metresPerSecond: ['speed', 1, 'm/s'],
  milesPerSecond: ['speed', 1609.344, ''],
  kilometresPerSecond: ['speed', 1000, 'km/s'],
  degree: ['temperature', 1, '°c|° c|°'],
  second: ['duration', 1 / 86_400, 'sec'],
  minute: ['duration', 1 / 1440, 'min'],
  hour: ['duration', 1 / 24, ''],
  day: ['duration', 1, ''],
  week: ['duration', 7, ''],
  month: ['duration', yearDays / 12, ''],
  year: ['duration', yearDays, ''],
  decade: ['duration', yearDays * 10, ''],
  century: ['duration', yearDays * 100, ''],
} as const satisfies Readonly<Record<string, readonly [NumberUnit, number, string]>>;

export type UnitName = keyof typeof units;

/** Code of ISO 4217 → the signs for it that all languages share. */
export const currencies = {
  EUR: '€|eur',
  USD: '$|usd|us$',
  GBP: '£|gbp',
  JPY: '¥|yen',
  ITL: '',
  CHF: 'chf',
  INR: '₹|rs',
} as const satisfies Readonly<Record<string, string>>;

export type CurrencyCode = keyof typeof currencies;

/** Fahrenheit is the one unit that a factor does not turn. */
export const fahrenheitSigns = '°f|° f|fahrenheit';

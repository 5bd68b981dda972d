/** Templates that show numbers, with and without units. A number is shown exactly as it was given, or not at all. */
import type { TemplateArguments } from '../../../../language/grammar-encyclopedia.ts';
import { type GrammarLanguage, grammarOf } from '../../../../language/grammars.ts';
import { superscript } from './scripts.ts';

type Show = (template: TemplateArguments, language: GrammarLanguage) => string | undefined;

const number = /^[-−+±~]?\d[\d\s.,' ]*(?:\s?(?:million|billion|trillion|e[-+]?\d+))?$/i;

/** Only where the short form would not be understood; the other units are shown as they are written. */
const units: Readonly<Record<string, string>> = {
  sqmi: 'sq mi',
  sqkm: 'km²',
  sqft: 'sq ft',
  sqm: 'm²',
  cuft: 'cu ft',
  cum: 'm³',
  C: '°C',
  F: '°F',
  kph: 'km/h',
  kmh: 'km/h',
  ft: 'feet',
  in: 'inches',
  mi: 'miles',
  nmi: 'nautical miles',
  yd: 'yards',
  lb: 'pounds',
  acre: 'acres',
  foot: 'feet',
  inch: 'inches',
  mile: 'miles',
};
const between: Readonly<Record<string, string>> = {
  to: ' to ',
  and: ' and ',
  or: ' or ',
  '-': '–',
  '–': '–',
  'to(-)': '–',
  x: ' × ',
  by: ' by ',
  '×': ' × ',
};

const currencies: Readonly<Record<string, string>> = {
  us$: 'US$',
  usd: 'US$',
  a$: 'A$',
  au$: 'A$',
  aud: 'A$',
  c$: 'C$',
  cad: 'C$',
  '€': '€',
  eur: '€',
  euro: '€',
  '£': '£',
  gbp: '£',
  '¥': '¥',
  jpy: '¥',
  yen: '¥',
  '₹': '₹',
  inr: '₹',
};

const shows: Readonly<Record<string, Show>> = {
  convert: converted,
  cvt: converted,
  val,
  m: measure,
  'formatnum:': ({ positional: [first = ''] }, language) => grouped(first, language),
  formatnum: ({ positional: [first = ''] }, language) => grouped(first, language),
  frac: fraction,
  fraction,
  sfrac: fraction,
  frazione: fraction,
};

export const quantityShown: Show = (template, language) => {
  const { name, positional, named } = template;
  if (Object.hasOwn(shows, name)) return shows[name]?.(template, language);
  if (!Object.hasOwn(currencies, name)) return undefined;
  const [amount = ''] = positional;
  return number.test(amount) && named.size === 0 ? `${currencies[name]}${amount}` : undefined;
};

function unitShown(unit: string): string {
  return Object.hasOwn(units, unit) ? (units[unit] ?? unit) : unit.replace(/(?<=\p{L})[23](?!\d)/gu, raise);
}
const raise = (digit: string) => superscript(digit) ?? digit;

/** {{convert|5|ft|10|in|m}}, {{convert|3|to|5|km|mi}}: as given, without what it is converted to. */
function converted({ positional, named }: TemplateArguments): string | undefined {
  if (named.has('disp') && named.get('disp') !== 'or' && named.get('disp') !== 'sqbr') return undefined;
  const texts: string[] = [];
  let place = 0;
  while (number.test(positional[place] ?? '')) {
    let text = positional[place] ?? '';
    place += 1;
    for (let link = between[positional[place] ?? '']; link; link = between[positional[place] ?? '']) {
      const next = positional[place + 1] ?? '';
      if (!number.test(next)) return undefined;
      text += `${link}${next}`;
      place += 2;
    }
    const unit = positional[place] ?? '';
    if (!/^[\p{L}°µ]/u.test(unit)) return undefined;
    texts.push(`${text} ${unitShown(unit)}`);
    place += 1;
  }
  return texts.length > 0 ? texts.join(' ') : undefined;
}

/** {{val|1.5|0.1|e=6|u=m}}: a value, how far it may be off, a power of ten and a unit. */
function val({
  positional: [value = '', off = '', more = ''],
  named,
}: TemplateArguments): string | undefined {
  const known = ['e', 'u', 'ul', 'fmt', 'p', 's'];
  if (!number.test(value) || more !== '' || [...named.keys()].some((key) => !known.includes(key)))
    return undefined;
  const unit = named.get('u') ?? named.get('ul') ?? '';
  return withUnit(off === '' ? value : `${value}±${off}`, named.get('e') ?? '', unit, {
    before: named.get('p') ?? '',
    after: named.get('s') ?? '',
  });
}

/** {{M|1285,3|ul=km²}}, {{M|10||m}} of the Italian Wikipedia. */
function measure({ positional: [value = '', second = '', third = ''], named }: TemplateArguments) {
  const known = ['e', 'u', 'ul', 'um'];
  if (!number.test(value) || second !== '' || [...named.keys()].some((key) => !known.includes(key)))
    return undefined;
  const unit = named.get('u') ?? named.get('ul') ?? named.get('um') ?? third;
  return withUnit(value, named.get('e') ?? '', unit);
}

function withUnit(value: string, power: string, unit: string, { before = '', after = '' } = {}) {
  const raised = power === '' ? '' : superscript(power);
  if (raised === undefined) return undefined;
  const times = raised === '' ? '' : ` × 10${raised}`;
  return `${before}${value}${times}${after}${unit === '' ? '' : ` ${unitShown(unit)}`}`;
}

/** Digits in groups of three, in the language's notation. Given in the machine's: 1234.5. */
function grouped(digits: string, language: GrammarLanguage): string | undefined {
  if (!/^[-−]?\d{1,30}(?:\.\d{1,30})?$/.test(digits)) return number.test(digits) ? digits : undefined;
  const [whole = '', decimals] = digits.split('.');
  const group = grammarOf(language).numbers.groupingSign;
  const point = group === '.' ? ',' : '.';
  // Of four digits some languages make no groups.
  const isGrouped = whole.replace(/\D/g, '').length > 4 || (1_000).toLocaleString(language) !== '1000';
  const text = isGrouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, group) : whole;
  return decimals === undefined ? text : `${text}${point}${decimals}`;
}

/** {{frac|1|2}} is a half, {{frac|3|1|2}} three and a half. */
function fraction({ positional }: TemplateArguments): string | undefined {
  if (positional.length === 0 || positional.length > 3 || !positional.every((part) => /^\d{1,6}$/.test(part)))
    return undefined;
  if (positional.length === 1) return `1/${positional[0]}`;
  const [over, under] = positional.slice(-2);
  return positional.length === 2 ? `${over}/${under}` : `${positional[0]} ${over}/${under}`;
}

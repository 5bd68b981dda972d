/** Facts about the chemical elements, made from the package chemical-elements. */

import { type Element, elements } from 'chemical-elements';
import { ofIt } from '../language/it/writing.ts';
import type { Fact, InEach } from './knowledge-schema.ts';
import { elementNameIt, elementTitleEn, elementTitleIt } from './names-elements.ts';
import { wikipediaSource } from './wikipedia-source.ts';
import { capitalised, numberText } from './wording.ts';

/** An element with what its sentences are put together from. */
interface Subject {
  readonly element: Element;
  /** With the article, at the head of a sentence: "Il ferro", "Iron". */
  readonly head: InEach<string>;
  /** "del ferro", "of iron". */
  readonly of: InEach<string>;
}

type Text = InEach<string> & { readonly about: string };

/** Standard values that have been revised since the package's isotope data. */
const revisedMass: Readonly<Record<string, number>> = { Mo: 95.95, Se: 78.97 };

/** Atomic numbers of the noble gases, which close the periods. */
const periodEnds = [2, 10, 18, 36, 54, 86, 118];

const gases = new Set('H He N O F Ne Cl Ar Kr Xe Rn'.split(' '));
const liquids = new Set(['Br', 'Hg']);
/** Never seen in a piece large enough to tell. */
const stateUntold = new Set(['At', 'Fr']);
/** The last element of which such a piece has been made. */
const lastSeen = 99;

const families: readonly (readonly [members: string, it: string, en: string])[] = [
  ['Li Na K Rb Cs Fr', 'un metallo alcalino', 'an alkali metal'],
  ['Be Mg Ca Sr Ba Ra', 'un metallo alcalino-terroso', 'an alkaline earth metal'],
  ['F Cl Br I', 'un alogeno', 'a halogen'],
  ['He Ne Ar Kr Xe Rn', 'un gas nobile', 'a noble gas'],
  ['La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu', 'un lantanide', 'a lanthanide'],
  ['Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr', 'un attinide', 'an actinide'],
];

/** All 118 elements, several facts each, in the order of their atomic numbers. */
export function elementFacts(): Fact[] {
  return elements.flatMap((element) => {
    const it = elementNameIt(element.number);
    const sources = [
      wikipediaSource('it', elementTitleIt(it)),
      wikipediaSource('en', elementTitleEn(element.name)),
    ];
    return texts(subjectOf(element, it)).map((text) => ({
      id: `element-${element.symbol.toLowerCase()}-${text.about}`,
      title: { it: capitalised(it), en: element.name },
      text: { it: text.it, en: text.en },
      sources,
    }));
  });
}

function subjectOf(element: Element, nameIt: string): Subject {
  const withArticle = articleBefore(nameIt) + nameIt;
  return {
    element,
    head: { it: capitalised(withArticle), en: element.name },
    of: { it: ofIt(withArticle), en: `of ${element.name.toLowerCase()}` },
  };
}

function articleBefore(name: string): string {
  // "lo iodio": an i before a vowel counts as a consonant.
  if (/^(?:s[^aeiou]|z|x|i[aeiou])/.test(name)) return 'lo ';
  return /^[aeiou]/.test(name) ? "l'" : 'il ';
}

function texts(subject: Subject): Text[] {
  return [
    symbolText(subject),
    numberOfProtonsText(subject),
    ...massText(subject),
    tableText(subject),
    ...familyText(subject),
    ...stateText(subject),
  ];
}

function symbolText({ element, of }: Subject): Text {
  return {
    about: 'symbol',
    it: `Il simbolo chimico ${of.it} è ${element.symbol}.`,
    en: `The chemical symbol ${of.en} is ${element.symbol}.`,
  };
}

function numberOfProtonsText({ element, of }: Subject): Text {
  const protonsIt = element.number === 1 ? 'un solo protone' : `${element.number} protoni`;
  const protonsEn = element.number === 1 ? 'one proton' : `${element.number} protons`;
  return {
    about: 'number',
    it: `Il numero atomico ${of.it} è ${element.number}: il nucleo di ogni suo atomo ha ${protonsIt}.`,
    en: `The atomic number ${of.en} is ${element.number}: the nucleus of each of its atoms has ${protonsEn}.`,
  };
}

function massText({ element, of }: Subject): Text[] {
  if (element.mass === null) return [];
  const mass = Number((revisedMass[element.symbol] ?? element.mass).toPrecision(4));
  return [
    {
      about: 'mass',
      it: `La massa atomica ${of.it} è di circa ${numberText(mass, 'it')} unità.`,
      en: `The atomic mass ${of.en} is about ${numberText(mass, 'en')} units.`,
    },
  ];
}

function tableText({ element, head }: Subject): Text {
  const period = periodEnds.findIndex((end) => element.number <= end) + 1;
  const group = groupOf(element.number, period);
  return {
    about: 'table',
    it: `${head.it} si trova nel periodo ${period}${group ? ` e nel gruppo ${group}` : ''} della tavola periodica.`,
    en: `${head.en} is in period ${period}${group ? ` and group ${group}` : ''} of the periodic table.`,
  };
}

/** Undefined for lanthanides and actinides: which of them belong to group 3 is debated. */
function groupOf(number: number, period: number): number | undefined {
  const place = number - (periodEnds[period - 2] ?? 0);
  if (place <= (period === 1 ? 1 : 2)) return place;
  const fromEnd = 18 - ((periodEnds[period - 1] ?? number) - number);
  if (period < 4) return fromEnd;
  return period < 6 || fromEnd > 3 ? fromEnd : undefined;
}

function familyText({ element, head }: Subject): Text[] {
  const family = families.find(([members]) => members.split(' ').includes(element.symbol));
  return family
    ? [{ about: 'family', it: `${head.it} è ${family[1]}.`, en: `${head.en} is ${family[2]}.` }]
    : [];
}

function stateText({ element, head }: Subject): Text[] {
  if (element.number > lastSeen || stateUntold.has(element.symbol)) return [];
  const [it, en] = gases.has(element.symbol)
    ? ['un gas', 'a gas']
    : liquids.has(element.symbol)
      ? ['un liquido', 'a liquid']
      : ['un solido', 'a solid'];
  return [
    {
      about: 'state',
      it: `A temperatura ambiente ${head.it.charAt(0).toLowerCase()}${head.it.slice(1)} è ${it}.`,
      en: `At room temperature ${head.en.toLowerCase()} is ${en}.`,
    },
  ];
}

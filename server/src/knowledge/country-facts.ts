/** Facts about countries, made from the package world-countries and from tables of names and exceptions. */
import { createRequire } from 'node:module';
import type { Country } from 'world-countries';
import { isPlural, ofIt, onIt, withoutArticle } from '../language/it/writing.ts';
import {
  areaSentences,
  areaUntold,
  bordersOf,
  bordersUntold,
  caspianOnly,
  isIslandCountry,
  notNeighbours,
  onlyNeighbour,
  position,
  seasOf,
} from './country-geography.ts';
import { countryLanguages } from './country-languages.ts';
import { euroSince, memberships } from './country-memberships.ts';
import type { Fact, InEach } from './knowledge-schema.ts';
import { capitalNames } from './names-capitals.ts';
import { countryCodes, countryNames } from './names-countries.ts';
import { currencyCode, currencyNames } from './names-currencies.ts';
import { wikipediaSource } from './wikipedia-source.ts';
import { capitalised, listed, numberText } from './wording.ts';

// Required, not imported: the package's types promise a default export that its CommonJS file does not have.
const countries: readonly Country[] = createRequire(import.meta.url)('world-countries');
const byCode = new Map(countries.map((country) => [country.cca2, country]));
const codeOf = new Map(countries.map(({ cca2, cca3 }) => [cca3, cca2]));

/** A country with what its sentences are put together from. */
interface Subject {
  readonly code: string;
  readonly country: Country;
  /** "la Francia", "France". */
  readonly name: InEach<string>;
  /** At the head of a sentence: "La Francia", "The Netherlands". */
  readonly head: InEach<string>;
  /** "della Francia", "of France". */
  readonly of: InEach<string>;
  readonly plural: boolean;
}

type Text = InEach<string> & { readonly about: string };

/** The members of the United Nations and Vatican City, several facts each, in the order of their codes. */
export function countryFacts(): Fact[] {
  return countryCodes.flatMap((code) => {
    const names = countryNames(code);
    const country = byCode.get(code);
    if (!names || !country) throw new Error(`the package world-countries has no ${code}`);
    const sources = [wikipediaSource('it', names.titleIt), wikipediaSource('en', names.titleEn)];
    const title = { it: withoutArticle(names.it), en: names.en.replace(/^the /, '') };
    return texts(subjectOf(code, country, names)).map(({ about, it, en }) => ({
      id: `country-${code.toLowerCase()}-${about}`,
      title,
      text: { it, en },
      sources,
    }));
  });
}

function subjectOf(code: string, country: Country, { it, en }: InEach<string>): Subject {
  return {
    code,
    country,
    name: { it, en },
    head: { it: capitalised(it), en: capitalised(en) },
    of: { it: ofIt(it), en: `of ${en}` },
    plural: isPlural(it),
  };
}

function texts(subject: Subject): Text[] {
  return [
    ...capitalText(subject),
    ...currencyText(subject),
    ...languageText(subject),
    ...positionText(subject),
    ...seaText(subject),
    ...bordersText(subject),
    ...areaText(subject),
    ...dialText(subject),
    ...memberships(subject.code, subject.head, subject.plural),
  ];
}

function capitalText({ code, country, of }: Subject): Text[] {
  const names = capitalNames(code, country.capital[0]);
  if (!names) return [];
  if (!('further' in names)) return [{ about: 'capital', ...names }];
  const { it, en, further } = names;
  return [
    {
      about: 'capital',
      it: `La capitale ${of.it} è ${it}.${further ? ` ${further.it}` : ''}`,
      // "Washington, D.C." brings its own full stop.
      en: `The capital ${of.en} is ${en}${en.endsWith('.') ? '' : '.'}${further ? ` ${further.en}` : ''}`,
    },
  ];
}

function currencyText({ code, country, of }: Subject): Text[] {
  const currency = currencyCode(code, Object.keys(country.currencies));
  const names = currency && currencyNames(currency);
  if (!names) return [];
  const since = euroSince(code);
  const cash = since && since < 2002;
  const it = since ? `, adottato nel ${since}${cash ? ' e in circolazione in contanti dal 2002' : ''}` : '';
  const en = since ? `, adopted in ${since}${cash ? ' and in circulation as cash since 2002' : ''}` : '';
  return [
    {
      about: 'currency',
      it: `La moneta ufficiale ${of.it} è ${names.it}${it}.`,
      en: `The official currency ${of.en} is ${names.en}${en}.`,
    },
  ];
}

function languageText({ code, name, of }: Subject): Text[] {
  const languages = countryLanguages(code);
  if (!languages) return [];
  const it = listed(
    languages.names.map((name) => name.it),
    'it',
  );
  const en = listed(
    languages.names.map((name) => name.en),
    'en',
  );
  if (languages.standing === 'nationwide') {
    return [
      {
        about: 'languages',
        it: `${capitalised(it)} è lingua ufficiale in tutto il territorio ${of.it}.`,
        en: `${en} is an official language throughout ${name.en}.`,
      },
    ];
  }
  const several = languages.names.length > 1;
  const [wordsIt, wordsEn] = {
    official: several
      ? [`Le lingue ufficiali ${of.it} sono`, `The official languages ${of.en} are`]
      : [`La lingua ufficiale ${of.it} è`, `The official language ${of.en} is`],
    'some official': [`Tra le lingue ufficiali ${of.it} ci sono`, `The official languages ${of.en} include`],
    main: [`La lingua principale ${of.it} è`, `The main language ${of.en} is`],
  }[languages.standing];
  return [{ about: 'languages', it: `${wordsIt} ${it}.`, en: `${wordsEn} ${en}.` }];
}

function positionText({ code, country, head, plural }: Subject): Text[] {
  const place = position(code, country.subregion);
  if (!place) return [];
  return [
    {
      about: 'position',
      it: `${head.it} ${plural ? 'sono' : 'è'} uno Stato ${place.it}.`,
      en: `${head.en} is a country ${place.en}.`,
    },
  ];
}

function seaText({ code, country, head, plural }: Subject): Text[] {
  if (isIslandCountry(code)) {
    const it = `${head.it} ${plural ? 'sono' : 'è'} uno Stato insulare.`;
    return [{ about: 'sea', it, en: `${head.en} is an island country.` }];
  }
  if (caspianOnly.includes(code)) {
    return [
      {
        about: 'sea',
        it: `${head.it} si affaccia sul mar Caspio e non ha sbocco sugli oceani.`,
        en: `${head.en} lies on the Caspian Sea and has no access to the ocean.`,
      },
    ];
  }
  if (country.landlocked) {
    const it = `${head.it} non ha sbocco sul mare.`;
    return [{ about: 'sea', it, en: `${head.en} is landlocked: it has no access to the sea.` }];
  }
  const seas = seasOf(code);
  if (seas.length === 0) return [];
  const it = listed(
    seas.map((sea) => onIt(sea.it)),
    'it',
  );
  const en = listed(
    seas.map((sea) => sea.en),
    'en',
  );
  return [
    {
      about: 'sea',
      it: `${head.it} si ${plural ? 'affacciano' : 'affaccia'} ${it}.`,
      en: `${head.en} lies on ${en}.`,
    },
  ];
}

function bordersText({ code, country, head, plural }: Subject): Text[] {
  if (bordersUntold.includes(code)) return [];
  const neighbours = country.borders
    .filter((cca3) => !notNeighbours[code]?.includes(cca3))
    .map((cca3) => countryNames(codeOf.get(cca3) ?? '') ?? unknownNeighbour(cca3));
  if (neighbours.length === 0) return [];
  const subject = bordersOf[code] ?? head;
  const only = onlyNeighbour.includes(code);
  // With three names or more Italian leaves the articles out.
  const it = listed(
    neighbours.map((names) => (neighbours.length > 2 ? withoutArticle(names.it) : names.it)),
    'it',
  );
  const en = listed(
    neighbours.map((names) => names.en),
    'en',
  );
  return [
    {
      about: 'borders',
      it: `${subject.it} ${plural ? 'confinano' : 'confina'} via terra ${only ? 'solo ' : ''}con ${it}.`,
      en: `${subject.en} borders ${only ? 'only ' : ''}${en} by land.`,
    },
  ];
}

function unknownNeighbour(cca3: string): never {
  throw new Error(`no name for the neighbour ${cca3}`);
}

function areaText({ code, country, of }: Subject): Text[] {
  const sentence = areaSentences[code];
  if (sentence) return [{ about: 'area', ...sentence }];
  if (areaUntold.includes(code)) return [];
  const area = Number(country.area.toPrecision(3));
  const [it, en] =
    area < 1e6
      ? [numberText(area, 'it'), numberText(area, 'en')]
      : [`${numberText(area / 1e6, 'it')} milioni di`, `${numberText(area / 1e6, 'en')} million`];
  return [
    {
      about: 'area',
      it: `La superficie ${of.it} è di circa ${it} chilometri quadrati.`,
      en: `The area ${of.en} is about ${en} square kilometres.`,
    },
  ];
}

function dialText({ code, country, of }: Subject): Text[] {
  // The Vatican has a number of its own and uses Italy's.
  if (code === 'VA') return [];
  const { root, suffixes } = country.idd;
  const dial = suffixes.length === 1 ? `${root}${suffixes[0]}` : root;
  const domain = country.tld[0];
  if (!domain) return [];
  const shown = dial.replace(/^\+1(\d{3})$/, '+1 $1');
  return [
    {
      about: 'dialling',
      it: `Il prefisso telefonico internazionale ${of.it} è ${shown} e il dominio internet nazionale è ${domain}.`,
      en: `The international calling code ${of.en} is ${shown} and the national internet domain is ${domain}.`,
    },
  ];
}

/** Which unions and alliances countries belong to, and since when. */

import type { InEach } from './knowledge-schema.ts';
import type { CountryNames } from './names-countries.ts';
import { listed } from './wording.ts';

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

function years(text: string): ReadonlyMap<string, number> {
  return new Map(
    text.split('; ').flatMap((line) => {
      const [year = '', members = ''] = line.split(': ');
      return members.split(' ').map((code): [string, number] => [code, Number(year)]);
    }),
  );
}

const union = years(
  '1957: BE DE FR IT LU NL; 1973: DK IE; 1981: GR; 1986: ES PT; 1995: AT FI SE; ' +
    '2004: CY CZ EE HU LT LV MT PL SI SK; 2007: BG RO; 2013: HR',
);
const nato = years(
  '1949: BE CA DK FR GB IS IT LU NL NO PT US; 1952: GR TR; 1955: DE; 1982: ES; 1999: CZ HU PL; ' +
    '2004: BG EE LT LV RO SI SK; 2009: AL HR; 2017: ME; 2020: MK; 2023: FI; 2024: SE',
);
const euro = years(
  '1999: AT BE DE ES FI FR IE IT LU NL PT; 2001: GR; 2007: SI; 2008: CY MT; 2009: SK; 2011: EE; 2014: LV; ' +
    '2015: LT; 2023: HR; 2026: BG',
);
const unitedNations = years('1955: IT; 1956: JP; 1973: DE; 1991: KP KR; 2002: CH TL; 2006: ME; 2011: SS');

const schengen = codes(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK',
);
const seven = codes('CA DE FR GB IT JP US');
const permanent = codes('CN FR GB RU US');
const asean = codes('BN ID KH LA MM MY PH SG TH TL VN');
const arabLeague = codes('AE BH DJ DZ EG IQ JO KM KW LB LY MA MR OM QA SA SD SO SY TN YE');
const commonwealth = codes(
  'AG AU BB BD BN BS BW BZ CA CM CY DM FJ GA GB GD GH GM GY IN JM KE KI KN LC LK LS MT MU MV MW MY MZ NA NG NR NZ PG ' +
    'PK RW SB SC SG SL SZ TG TO TT TV TZ UG VC VU WS ZA ZM',
);

const ownSentences: Readonly<Record<string, InEach<string>>> = {
  CH: {
    it: "La Svizzera non fa parte dell'Unione europea né della NATO.",
    en: 'Switzerland is a member neither of the European Union nor of NATO.',
  },
  GB: {
    it: "Il Regno Unito non fa più parte dell'Unione europea, che ha lasciato il 31 gennaio 2020 (Brexit).",
    en: 'The United Kingdom is no longer a member of the European Union, which it left on 31 January 2020 (Brexit).',
  },
  IS: {
    it: "Dal 1994 l'Islanda fa parte dello Spazio economico europeo, ma non è entrata nell'Unione europea.",
    en: 'Iceland has been in the European Economic Area since 1994 but has not joined the European Union.',
  },
  NO: {
    it: "La Norvegia non fa parte dell'Unione europea: gli elettori respinsero l'adesione nel 1972 e nel 1994.",
    en: 'Norway is not a member of the European Union: voters rejected membership in 1972 and in 1994.',
  },
  TR: {
    it: "La Turchia è candidata a entrare nell'Unione europea dal 1999, ma non ne è uno Stato membro.",
    en: 'Turkey has been a candidate for the European Union since 1999 but is not a member state.',
  },
  UA: {
    it: "L'Ucraina è candidata a entrare nell'Unione europea dal giugno 2022; nel 2025 non faceva parte né dell'Unione europea né della NATO.",
    en: 'Ukraine has been a candidate for the European Union since June 2022; in 2025 it was a member neither of the European Union nor of NATO.',
  },
};

interface Verbs {
  readonly fa: string;
  readonly is: string;
  readonly andIs: string;
}

const singularVerbs: Verbs = { fa: 'fa', is: 'è', andIs: 'ed è' };
const pluralVerbs: Verbs = { fa: 'fanno', is: 'sono', andIs: 'e sono' };

/** The year in which the country took the euro as a member of its union. */
export const euroSince = (country: string): number | undefined => euro.get(country);

/** One text for each membership worth saying, named for the fact's id. Subjects come in capitals already. */
export function memberships(
  country: string,
  { it, en }: Pick<CountryNames, 'it' | 'en'>,
  plural: boolean,
): readonly (InEach<string> & { readonly about: string })[] {
  const verbs = plural ? pluralVerbs : singularVerbs;
  const own = ownSentences[country];
  return [
    ...unionText(country, it, en, verbs),
    ...natoText(country, it, en, verbs),
    ...groupText(country, it, en, verbs.fa),
    ...(own ? [{ about: 'europe', ...own }] : []),
    ...unitedNationsText(country, it, en, verbs.is),
  ];
}

function unionText(country: string, it: string, en: string, { fa, andIs }: Verbs) {
  const since = union.get(country);
  if (!since) return [];
  if (since === 1957) {
    return [
      {
        about: 'eu',
        it: `${it} ${fa} parte dell'Unione europea ${andIs} tra i sei Paesi fondatori, che firmarono i Trattati di Roma nel 1957.`,
        en: `${en} is a member of the European Union and one of its six founders, who signed the Treaties of Rome in 1957.`,
      },
    ];
  }
  return [
    {
      about: 'eu',
      it: `${it} ${fa} parte dell'Unione europea dal ${since}.`,
      en: `${en} has been a member of the European Union since ${since}.`,
    },
  ];
}

function natoText(country: string, it: string, en: string, { fa, andIs }: Verbs) {
  const since = nato.get(country);
  if (!since) return [];
  if (since === 1949) {
    return [
      {
        about: 'nato',
        it: `${it} ${fa} parte della NATO ${andIs} tra i dodici Paesi che la fondarono nel 1949.`,
        en: `${en} is a member of NATO and one of the twelve countries that founded it in 1949.`,
      },
    ];
  }
  return [
    {
      about: 'nato',
      it: `${it} ${fa} parte della NATO dal ${since}.`,
      en: `${en} has been a member of NATO since ${since}.`,
    },
  ];
}

function groupText(country: string, it: string, en: string, fa: string) {
  const groups: readonly (readonly [ReadonlySet<string>, string, string])[] = [
    [schengen, 'dello spazio Schengen', 'the Schengen Area'],
    [seven, 'del G7', 'the G7'],
    [asean, "dell'ASEAN", 'ASEAN'],
    [arabLeague, 'della Lega araba', 'the Arab League'],
    [commonwealth, 'del Commonwealth delle nazioni', 'the Commonwealth of Nations'],
  ];
  const mine = groups.filter(([members]) => members.has(country));
  if (mine.length === 0) return [];
  return [
    {
      about: 'groups',
      it: `${it} ${fa} parte ${listed(
        mine.map(([, name]) => name),
        'it',
      )}.`,
      en: `${en} belongs to ${listed(
        mine.map(([, , name]) => name),
        'en',
      )}.`,
    },
  ];
}

function unitedNationsText(country: string, it: string, en: string, is: string) {
  if (country === 'VA') {
    return [
      {
        about: 'un',
        it: 'La Città del Vaticano non è uno Stato membro delle Nazioni Unite (ONU): la Santa Sede vi siede come osservatore permanente.',
        en: 'Vatican City is not a member state of the United Nations (UN): the Holy See sits there as a permanent observer.',
      },
    ];
  }
  const since = unitedNations.get(country);
  const council = permanent.has(country);
  return [
    {
      about: 'un',
      it: `${it} ${is} uno Stato membro delle Nazioni Unite (ONU)${since ? ` dal ${since}` : ''}${council ? ' e uno dei cinque membri permanenti del Consiglio di sicurezza' : ''}.`,
      en: since
        ? `${en} has been a member state of the United Nations (UN) since ${since}.`
        : `${en} is a member state of the United Nations (UN)${council ? ' and one of the five permanent members of its Security Council' : ''}.`,
    },
  ];
}

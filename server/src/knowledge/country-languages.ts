/** Official languages of countries, from knowledge: the package mixes official, national and spoken ones. */
import type { InEach } from './knowledge-schema.ts';

const names: Readonly<Record<string, readonly [it: string, en: string]>> = {
  af: ["l'afrikaans", 'Afrikaans'],
  am: ["l'amarico", 'Amharic'],
  ar: ["l'arabo", 'Arabic'],
  ay: ["l'aymara", 'Aymara'],
  az: ["l'azero", 'Azerbaijani'],
  be: ['il bielorusso', 'Belarusian'],
  ber: ['il berbero (amazigh)', 'Berber (Tamazight)'],
  bg: ['il bulgaro', 'Bulgarian'],
  bi: ['il bislama', 'Bislama'],
  bn: ['il bengalese', 'Bengali'],
  bs: ['il bosniaco', 'Bosnian'],
  ca: ['il catalano', 'Catalan'],
  cnr: ['il montenegrino', 'Montenegrin'],
  crs: ['il creolo delle Seychelles', 'Seychellois Creole'],
  cs: ['il ceco', 'Czech'],
  da: ['il danese', 'Danish'],
  de: ['il tedesco', 'German'],
  dv: ['il dhivehi (maldiviano)', 'Dhivehi (Maldivian)'],
  dz: ['lo dzongkha', 'Dzongkha'],
  el: ['il greco', 'Greek'],
  en: ["l'inglese", 'English'],
  es: ['lo spagnolo', 'Spanish'],
  et: ["l'estone", 'Estonian'],
  fa: ['il persiano (farsi)', 'Persian (Farsi)'],
  fi: ['il finlandese', 'Finnish'],
  fil: ['il filippino', 'Filipino'],
  fj: ['il figiano', 'Fijian'],
  fr: ['il francese', 'French'],
  ga: ["l'irlandese (gaelico)", 'Irish (Gaelic)'],
  gil: ['il gilbertese', 'Gilbertese'],
  gn: ['il guaraní', 'Guaraní'],
  he: ["l'ebraico", 'Hebrew'],
  hi: ["l'hindi", 'Hindi'],
  hr: ['il croato', 'Croatian'],
  ht: ['il creolo haitiano', 'Haitian Creole'],
  hu: ["l'ungherese", 'Hungarian'],
  hy: ["l'armeno", 'Armenian'],
  id: ["l'indonesiano", 'Indonesian'],
  is: ["l'islandese", 'Icelandic'],
  it: ["l'italiano", 'Italian'],
  ja: ['il giapponese', 'Japanese'],
  ka: ['il georgiano', 'Georgian'],
  kk: ['il kazako', 'Kazakh'],
  km: ['il khmer', 'Khmer'],
  ko: ['il coreano', 'Korean'],
  ku: ['il curdo', 'Kurdish'],
  ky: ['il kirghiso', 'Kyrgyz'],
  lb: ['il lussemburghese', 'Luxembourgish'],
  lo: ['il lao', 'Lao'],
  lt: ['il lituano', 'Lithuanian'],
  lv: ['il lettone', 'Latvian'],
  mg: ['il malgascio', 'Malagasy'],
  mh: ['il marshallese', 'Marshallese'],
  mk: ['il macedone', 'Macedonian'],
  mn: ['il mongolo', 'Mongolian'],
  ms: ['il malese', 'Malay'],
  mt: ['il maltese', 'Maltese'],
  my: ['il birmano', 'Burmese'],
  na: ['il nauruano', 'Nauruan'],
  nd: ['lo ndebele', 'Ndebele'],
  ne: ['il nepalese', 'Nepali'],
  nl: ["l'olandese (nederlandese)", 'Dutch'],
  no: ['il norvegese', 'Norwegian'],
  pau: ['il palauano', 'Palauan'],
  pl: ['il polacco', 'Polish'],
  prs: ['il dari', 'Dari'],
  ps: ['il pashtu', 'Pashto'],
  pt: ['il portoghese', 'Portuguese'],
  qu: ['il quechua', 'Quechua'],
  rm: ['il romancio', 'Romansh'],
  rn: ['il kirundi', 'Kirundi'],
  ro: ['il romeno (rumeno)', 'Romanian'],
  ru: ['il russo', 'Russian'],
  rw: ['il kinyarwanda', 'Kinyarwanda'],
  sg: ['il sango', 'Sango'],
  si: ['il singalese', 'Sinhala'],
  sk: ['lo slovacco', 'Slovak'],
  sl: ['lo sloveno', 'Slovene'],
  sm: ['il samoano', 'Samoan'],
  sn: ['lo shona', 'Shona'],
  so: ['il somalo', 'Somali'],
  sq: ["l'albanese", 'Albanian'],
  sr: ['il serbo', 'Serbian'],
  ss: ['lo swazi', 'Swazi'],
  st: ['il sesotho', 'Sesotho'],
  sv: ['lo svedese', 'Swedish'],
  sw: ['lo swahili', 'Swahili'],
  ta: ['il tamil', 'Tamil'],
  tet: ['il tetum', 'Tetum'],
  tg: ['il tagico', 'Tajik'],
  th: ['il thailandese', 'Thai'],
  tk: ['il turkmeno', 'Turkmen'],
  to: ['il tongano', 'Tongan'],
  tpi: ['il tok pisin', 'Tok Pisin'],
  tr: ['il turco', 'Turkish'],
  tvl: ['il tuvaluano', 'Tuvaluan'],
  uk: ["l'ucraino", 'Ukrainian'],
  ur: ["l'urdu", 'Urdu'],
  uz: ["l'uzbeko", 'Uzbek'],
  vi: ['il vietnamita', 'Vietnamese'],
  xh: ['lo xhosa', 'Xhosa'],
  zdj: ['il comoriano', 'Comorian'],
  zh: ['il cinese mandarino', 'Mandarin Chinese'],
  zu: ['lo zulu', 'Zulu'],
};

/** All the official languages of the country. */
const official =
  'AD:ca AE:ar AF:ps,prs AL:sq AM:hy AO:pt AT:de AZ:az BA:bs,hr,sr BB:en BD:bn BE:nl,fr,de BG:bg BH:ar BI:rn,fr,en ' +
  'BJ:fr BN:ms BR:pt BS:en BT:dz BW:en BY:be,ru BZ:en CA:en,fr CD:fr CF:fr,sg CG:fr CH:de,fr,it,rm CI:fr CM:fr,en ' +
  'CN:zh CR:es CU:es CY:el,tr CZ:cs DE:de DJ:fr,ar DK:da DM:en DO:es DZ:ar,ber EE:et EG:ar FI:fi,sv FR:fr GA:fr ' +
  'GD:en GH:en GM:en GQ:es,fr,pt GR:el GT:es GW:pt GY:en HN:es HR:hr HT:fr,ht HU:hu ID:id IE:ga,en IQ:ar,ku ' +
  'IR:fa IS:is IT:it JM:en JO:ar KE:sw,en KG:ky,ru KH:km KI:gil,en KM:zdj,ar,fr KN:en KP:ko KW:ar LA:lo LB:ar ' +
  'LC:en LI:de LK:si,ta LR:en LT:lt LU:lb,fr,de LV:lv LY:ar MA:ar,ber MC:fr MD:ro ME:cnr MG:mg,fr MH:mh,en MM:my ' +
  'MN:mn MR:ar MT:mt,en MV:dv MY:ms MZ:pt NA:en NG:en NR:na,en OM:ar PA:es PH:fil,en PK:ur,en PL:pl PT:pt PW:pau,en ' +
  'PY:es,gn QA:ar RO:ro RS:sr RU:ru SA:ar SB:en SC:crs,en,fr SE:sv SG:ms,zh,ta,en SK:sk SL:en SM:it SN:fr SO:so,ar ' +
  'SR:nl SS:en ST:pt SV:es SY:ar SZ:ss,en TD:fr,ar TG:fr TH:th TJ:tg TL:pt,tet TM:tk TN:ar TO:to,en TR:tr TT:en ' +
  'TV:tvl,en UA:uk UG:en,sw UZ:uz VC:en VN:vi VU:bi,en,fr WS:sm,en YE:ar ZM:en';

/** Official in the whole country, beside others that are official too, mostly in parts of it. */
const nationwide =
  'CO:es CV:pt EC:es ES:es ET:am FM:en GE:ka IL:he KR:ko MW:en NI:es NL:nl NO:no NP:ne SI:sl VE:es';

/** Some of the official languages: there are more. */
const someOfficial =
  'BO:es,qu,ay,gn FJ:en,fj IN:hi,en KZ:kk,ru LS:st,en MK:mk,sq PE:es,qu,ay PG:en,tpi RW:rw,en,fr,sw SD:ar,en ' +
  'TZ:sw,en ZA:zu,xh,af,en ZW:en,sn,nd';

/** No law has made or for long did make it official, but it is the language of nearly all public life. */
const mainOnly = 'AG:en AR:es AU:en CL:es GB:en JP:ja MX:es NZ:en US:en UY:es';

export interface CountryLanguages {
  readonly standing: 'official' | 'nationwide' | 'some official' | 'main';
  readonly names: readonly InEach<string>[];
}

const table = new Map<string, CountryLanguages>([
  ...entries('official', official),
  ...entries('nationwide', nationwide),
  ...entries('some official', someOfficial),
  ...entries('main', mainOnly),
]);

/** Undefined where there is no plain answer. */
export const countryLanguages = (country: string): CountryLanguages | undefined => table.get(country);

function entries(standing: CountryLanguages['standing'], text: string): [string, CountryLanguages][] {
  return text.split(' ').map((entry) => {
    const [country = '', codes = ''] = entry.split(':');
    return [country, { standing, names: codes.split(',').map(languageName) }];
  });
}

function languageName(code: string): InEach<string> {
  const row = names[code];
  if (!row) throw new Error(`no name for the language ${code}`);
  return { it: row[0], en: row[1] };
}

/** What capitals are called, and whole sentences where one name would not be the truth. */
import type { InEach } from './knowledge-schema.ts';

/** Italian names that differ from the English ones. */
const italian: Readonly<Record<string, string>> = {
  AM: 'Erevan',
  BD: 'Dacca',
  BE: 'Bruxelles',
  BR: 'Brasilia',
  CH: 'Berna',
  CN: 'Pechino',
  CU: "L'Avana",
  CZ: 'Praga',
  DE: 'Berlino',
  DJ: 'la città di Gibuti',
  DK: 'Copenaghen',
  DZ: 'Algeri',
  EG: 'Il Cairo',
  ET: 'Addis Abeba',
  FR: 'Parigi',
  GB: 'Londra',
  GR: 'Atene',
  GT: 'Città del Guatemala',
  HR: 'Zagabria',
  ID: 'Giacarta',
  IE: 'Dublino',
  IN: 'Nuova Delhi',
  IR: 'Teheran',
  IS: 'Reykjavík',
  IT: 'Roma',
  KI: 'Tarawa Sud',
  KR: 'Seul',
  LU: 'la città di Lussemburgo',
  MT: 'La Valletta',
  MX: 'Città del Messico',
  NP: 'Katmandu',
  OM: 'Mascate',
  PA: 'Città di Panama',
  PL: 'Varsavia',
  PT: 'Lisbona',
  RO: 'Bucarest',
  RS: 'Belgrado',
  RU: 'Mosca',
  SA: 'Riad',
  SD: 'Khartum',
  SE: 'Stoccolma',
  SI: 'Lubiana',
  SM: 'la Città di San Marino',
  SO: 'Mogadiscio',
  SY: 'Damasco',
  TN: 'Tunisi',
  UA: 'Kiev',
  US: 'Washington',
};

/** English names in the spelling of the English encyclopedia, where the package has another. */
const english: Readonly<Record<string, string>> = {
  DJ: 'Djibouti City',
  IS: 'Reykjavík',
  LU: 'Luxembourg City',
  MN: 'Ulaanbaatar',
  SM: 'the City of San Marino',
  US: 'Washington, D.C.',
};

/** Several capitals, none, or a seat of government elsewhere; each is the whole text of the fact. */
const sentences: Readonly<Record<string, InEach<string>>> = {
  BJ: {
    it: 'La capitale ufficiale del Benin è Porto-Novo, mentre il governo ha sede a Cotonou, la città più grande.',
    en: 'The official capital of Benin is Porto-Novo, while the government sits in Cotonou, the largest city.',
  },
  BO: {
    it: 'La capitale costituzionale della Bolivia è Sucre, mentre il governo e il parlamento hanno sede a La Paz.',
    en: 'The constitutional capital of Bolivia is Sucre, while the government and the parliament sit in La Paz.',
  },
  LK: {
    it: 'Il parlamento dello Sri Lanka ha sede a Sri Jayawardenepura Kotte, la capitale legislativa. La città più grande dello Sri Lanka è Colombo.',
    en: 'The parliament of Sri Lanka sits in Sri Jayawardenepura Kotte, the legislative capital. The largest city of Sri Lanka is Colombo.',
  },
  MC: {
    it: 'Il Principato di Monaco è una città-Stato.',
    en: 'Monaco is a city-state.',
  },
  MM: {
    it: 'La capitale del Myanmar (Birmania) è Naypyidaw. Yangon (Rangoon) non è più la capitale del Myanmar.',
    en: 'The capital of Myanmar (Burma) is Naypyidaw. Yangon (Rangoon) is no longer the capital of Myanmar.',
  },
  MY: {
    it: 'La capitale della Malaysia è Kuala Lumpur. Gran parte degli uffici del governo della Malaysia si trova a Putrajaya.',
    en: 'The capital of Malaysia is Kuala Lumpur. Most government offices of Malaysia are in Putrajaya.',
  },
  NL: {
    it: "La capitale dei Paesi Bassi (Olanda) è Amsterdam. Il governo e il parlamento dei Paesi Bassi hanno sede all'Aia.",
    en: 'The capital of the Netherlands (Holland) is Amsterdam. The government and the parliament of the Netherlands sit in The Hague.',
  },
  NR: {
    it: 'Nauru non ha una capitale ufficiale: il parlamento e gli uffici del governo si trovano nel distretto di Yaren.',
    en: 'Nauru has no official capital: its parliament and government offices are in the Yaren district.',
  },
  SG: {
    it: 'Singapore è una città-Stato.',
    en: 'Singapore is a city-state.',
  },
  SZ: {
    it: "L'Eswatini ha due capitali: Mbabane è quella amministrativa, Lobamba quella reale e legislativa.",
    en: 'Eswatini has two capitals: Mbabane is the administrative one, Lobamba the royal and legislative one.',
  },
  VA: {
    it: 'La Città del Vaticano è una città-Stato circondata da Roma.',
    en: 'Vatican City is a city-state surrounded by Rome.',
  },
  ZA: {
    it: 'Il Sudafrica ha tre capitali: Pretoria è la sede del governo, Città del Capo quella del parlamento, Bloemfontein quella della corte suprema di appello.',
    en: 'South Africa has three capitals: Pretoria is the seat of the government, Cape Town of the parliament, Bloemfontein of the supreme court of appeal.',
  },
};

/** Cities that are often taken for the capital, and old capitals. */
const confusions: Readonly<Record<string, InEach<string>>> = {
  AE: {
    it: 'Dubai non è la capitale degli Emirati Arabi Uniti.',
    en: 'Dubai is not the capital of the United Arab Emirates.',
  },
  AU: {
    it: "Sydney e Melbourne non sono la capitale dell'Australia.",
    en: 'Sydney and Melbourne are not the capital of Australia.',
  },
  BI: {
    it: 'Bujumbura non è più la capitale del Burundi dal 2019.',
    en: 'Bujumbura has not been the capital of Burundi since 2019.',
  },
  BR: {
    it: 'Rio de Janeiro non è più la capitale del Brasile dal 1960. San Paolo non è la capitale del Brasile.',
    en: 'Rio de Janeiro has not been the capital of Brazil since 1960. São Paulo is not the capital of Brazil.',
  },
  CA: {
    it: 'Toronto e Montréal non sono la capitale del Canada.',
    en: 'Toronto and Montreal are not the capital of Canada.',
  },
  CH: {
    it: 'Zurigo e Ginevra non sono la capitale della Svizzera.',
    en: 'Zurich and Geneva are not the capital of Switzerland.',
  },
  CI: {
    it: "Abidjan è la città più grande della Costa d'Avorio, ma non la capitale.",
    en: 'Abidjan is the largest city of Ivory Coast but not its capital.',
  },
  CN: { it: 'Shanghai non è la capitale della Cina.', en: 'Shanghai is not the capital of China.' },
  DE: {
    it: 'Bonn era la capitale della Germania Ovest fino alla riunificazione del 1990.',
    en: 'Bonn was the capital of West Germany until the reunification of 1990.',
  },
  EC: { it: "Guayaquil non è la capitale dell'Ecuador.", en: 'Guayaquil is not the capital of Ecuador.' },
  ES: { it: 'Barcellona non è la capitale della Spagna.', en: 'Barcelona is not the capital of Spain.' },
  IN: { it: "Mumbai non è la capitale dell'India.", en: 'Mumbai is not the capital of India.' },
  IT: { it: "Roma è la capitale d'Italia dal 1871.", en: 'Rome has been the capital of Italy since 1871.' },
  KZ: {
    it: 'Almaty non è più la capitale del Kazakistan dal 1997.',
    en: 'Almaty has not been the capital of Kazakhstan since 1997.',
  },
  MA: {
    it: 'Casablanca e Marrakech non sono la capitale del Marocco.',
    en: 'Casablanca and Marrakesh are not the capital of Morocco.',
  },
  NG: {
    it: 'Lagos non è più la capitale della Nigeria dal 1991.',
    en: 'Lagos has not been the capital of Nigeria since 1991.',
  },
  NZ: {
    it: 'Auckland non è la capitale della Nuova Zelanda.',
    en: 'Auckland is not the capital of New Zealand.',
  },
  PK: { it: 'Karachi non è la capitale del Pakistan.', en: 'Karachi is not the capital of Pakistan.' },
  RU: {
    it: 'San Pietroburgo non è la capitale della Russia.',
    en: 'Saint Petersburg is not the capital of Russia.',
  },
  TR: { it: 'Istanbul non è la capitale della Turchia.', en: 'Istanbul is not the capital of Turkey.' },
  TZ: {
    it: 'Dar es Salaam è la città più grande della Tanzania, ma non la capitale.',
    en: 'Dar es Salaam is the largest city of Tanzania but not its capital.',
  },
  UA: {
    it: 'Kiev si scrive anche Kyiv, secondo il nome ucraino.',
    en: 'Kyiv is also spelt Kiev, after the Russian name.',
  },
  US: {
    it: 'New York non è la capitale degli Stati Uniti.',
    en: 'New York is not the capital of the United States.',
  },
  VN: {
    it: 'Ho Chi Minh (Saigon) non è la capitale del Vietnam.',
    en: 'Ho Chi Minh City (Saigon) is not the capital of Vietnam.',
  },
};

/** Contested, or being moved: nothing is said. */
const untold: readonly string[] = ['GQ', 'IL'];

export interface CapitalNames {
  readonly it: string;
  readonly en: string;
  /** What to say after the capital's name. */
  readonly further: InEach<string> | undefined;
}

/** The names of a country's capital, or the whole sentence where names would not do, or undefined. */
export function capitalNames(
  code: string,
  packageName: string | undefined,
): CapitalNames | InEach<string> | undefined {
  if (untold.includes(code)) return undefined;
  const sentence = sentences[code];
  if (sentence || !packageName) return sentence;
  const en = english[code] ?? packageName;
  return { it: italian[code] ?? packageName, en, further: confusions[code] };
}

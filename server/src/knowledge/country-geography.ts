/** Where countries lie and on which seas, and what must be said differently from the package's borders and areas. */
import type { InEach } from './knowledge-schema.ts';

/** The package's subregions, after "uno Stato" and "a country". */
const subregions: Readonly<Record<string, InEach<string>>> = {
  'Australia and New Zealand': { it: "dell'Oceania", en: 'in Oceania' },
  Caribbean: { it: 'dei Caraibi, in America', en: 'in the Caribbean, in the Americas' },
  'Central America': { it: "dell'America centrale", en: 'in Central America' },
  'Central Asia': { it: "dell'Asia centrale", en: 'in Central Asia' },
  'Central Europe': { it: "dell'Europa centrale", en: 'in Central Europe' },
  'Eastern Africa': { it: "dell'Africa orientale", en: 'in East Africa' },
  'Eastern Asia': { it: "dell'Asia orientale", en: 'in East Asia' },
  'Eastern Europe': { it: "dell'Europa orientale", en: 'in Eastern Europe' },
  Melanesia: { it: "dell'Oceania, in Melanesia", en: 'in Melanesia, in Oceania' },
  Micronesia: { it: "dell'Oceania, in Micronesia", en: 'in Micronesia, in Oceania' },
  'Middle Africa': { it: "dell'Africa centrale", en: 'in Central Africa' },
  'North America': { it: "dell'America settentrionale", en: 'in North America' },
  'Northern Africa': { it: "dell'Africa settentrionale", en: 'in North Africa' },
  'Northern Europe': { it: "dell'Europa settentrionale", en: 'in Northern Europe' },
  Polynesia: { it: "dell'Oceania, in Polinesia", en: 'in Polynesia, in Oceania' },
  'South America': { it: "dell'America meridionale (Sudamerica)", en: 'in South America' },
  'South-Eastern Asia': { it: "dell'Asia sudorientale (Sud-est asiatico)", en: 'in Southeast Asia' },
  'Southeast Europe': { it: "dell'Europa sudorientale", en: 'in Southeast Europe' },
  'Southern Africa': { it: "dell'Africa meridionale", en: 'in Southern Africa' },
  'Southern Asia': { it: "dell'Asia meridionale", en: 'in South Asia' },
  'Southern Europe': { it: "dell'Europa meridionale", en: 'in Southern Europe' },
  'Western Africa': { it: "dell'Africa occidentale", en: 'in West Africa' },
  'Western Asia': { it: "dell'Asia occidentale (Medio Oriente)", en: 'in Western Asia (Middle East)' },
  'Western Europe': { it: "dell'Europa occidentale", en: 'in Western Europe' },
};

const caucasus: InEach<string> = {
  it: 'del Caucaso meridionale, tra Europa e Asia',
  en: 'in the South Caucasus, between Europe and Asia',
};
const southEastAfrica: InEach<string> = { it: "dell'Africa sudorientale", en: 'in Southeast Africa' };
const southernAfrica: InEach<string> = { it: "dell'Africa meridionale", en: 'in Southern Africa' };
const northWestEurope: InEach<string> = { it: "dell'Europa nordoccidentale", en: 'in Northwestern Europe' };

/** Countries in two continents, and those that most people would place elsewhere than the package does. */
const ownPositions: Readonly<Record<string, InEach<string>>> = {
  AF: { it: "dell'Asia, tra Asia centrale e meridionale", en: 'in Asia, between Central and South Asia' },
  AM: caucasus,
  AO: southernAfrica,
  AZ: caucasus,
  CY: { it: 'del Mediterraneo orientale', en: 'in the eastern Mediterranean' },
  DE: { it: "dell'Europa centrale", en: 'in Central Europe' },
  CH: { it: "dell'Europa centrale", en: 'in Central Europe' },
  LI: { it: "dell'Europa centrale", en: 'in Central Europe' },
  EG: {
    it: "dell'Africa nordorientale, con la penisola del Sinai in Asia",
    en: 'in Northeast Africa, with the Sinai Peninsula in Asia',
  },
  GB: northWestEurope,
  GE: caucasus,
  IE: northWestEurope,
  IR: { it: "dell'Asia occidentale", en: 'in Western Asia' },
  MW: southEastAfrica,
  MZ: southEastAfrica,
  RU: {
    it: "che si estende dall'Europa orientale all'Asia settentrionale",
    en: 'that stretches from Eastern Europe across northern Asia',
  },
  SD: { it: "dell'Africa nordorientale", en: 'in Northeast Africa' },
  SS: { it: "dell'Africa centro-orientale", en: 'in East-Central Africa' },
  ST: { it: "dell'Africa, nel golfo di Guinea", en: 'in Africa, in the Gulf of Guinea' },
  TR: {
    it: "che si estende tra l'Asia occidentale e l'Europa sudorientale",
    en: 'that lies mostly in Western Asia and partly in Southeast Europe',
  },
  ZM: southernAfrica,
  ZW: southernAfrica,
};

/** Where the country lies, to go after "uno Stato" and "a country". */
export const position = (country: string, subregion: string): InEach<string> | undefined =>
  ownPositions[country] ?? subregions[subregion];

const seaNames: Readonly<Record<string, InEach<string>>> = {
  adriatic: { it: 'il mar Adriatico', en: 'the Adriatic Sea' },
  aegean: { it: 'il mar Egeo', en: 'the Aegean Sea' },
  arabian: { it: 'il mar Arabico', en: 'the Arabian Sea' },
  arctic: { it: "l'oceano Artico", en: 'the Arctic Ocean' },
  atlantic: { it: "l'oceano Atlantico", en: 'the Atlantic Ocean' },
  azov: { it: "il mar d'Azov", en: 'the Sea of Azov' },
  baltic: { it: 'il mar Baltico', en: 'the Baltic Sea' },
  bengal: { it: 'il golfo del Bengala', en: 'the Bay of Bengal' },
  black: { it: 'il mar Nero', en: 'the Black Sea' },
  caribbean: { it: 'il mar dei Caraibi', en: 'the Caribbean Sea' },
  caspian: { it: 'il mar Caspio', en: 'the Caspian Sea' },
  china: { it: 'il mar Cinese meridionale', en: 'the South China Sea' },
  indian: { it: "l'oceano Indiano", en: 'the Indian Ocean' },
  japan: { it: 'il mar del Giappone', en: 'the Sea of Japan' },
  mediterranean: { it: 'il mar Mediterraneo', en: 'the Mediterranean Sea' },
  north: { it: 'il mare del Nord', en: 'the North Sea' },
  pacific: { it: "l'oceano Pacifico", en: 'the Pacific Ocean' },
  persian: { it: 'il golfo Persico', en: 'the Persian Gulf' },
  red: { it: 'il mar Rosso', en: 'the Red Sea' },
  thailand: { it: 'il golfo di Thailandia', en: 'the Gulf of Thailand' },
  yellow: { it: 'il mar Giallo', en: 'the Yellow Sea' },
};

/** The main seas on which a country that is no island lies. */
const seas =
  'AE:persian AL:adriatic AO:atlantic AR:atlantic AU:indian,pacific BA:adriatic BD:bengal BE:north BG:black BJ:atlantic BR:atlantic ' +
  'BZ:caribbean CA:atlantic,pacific,arctic CD:atlantic CG:atlantic CI:atlantic CL:pacific CM:atlantic CN:pacific ' +
  'CO:pacific,caribbean CR:pacific,caribbean DE:north,baltic DK:north,baltic DO:caribbean,atlantic DZ:mediterranean EC:pacific EE:baltic ' +
  'EG:mediterranean,red ER:red ES:atlantic,mediterranean FI:baltic FR:atlantic,mediterranean,north GA:atlantic ' +
  'GB:atlantic,north GE:black GH:atlantic GM:atlantic GN:atlantic GQ:atlantic GR:mediterranean,aegean GT:pacific,caribbean GW:atlantic ' +
  'GY:atlantic HN:pacific,caribbean HR:adriatic HT:caribbean,atlantic IE:atlantic IL:mediterranean,red IN:indian,arabian,bengal IQ:persian IR:persian,caspian ' +
  'IT:mediterranean,adriatic JO:red KE:indian KH:thailand KP:japan,yellow KR:japan,yellow KW:persian LB:mediterranean ' +
  'LR:atlantic LT:baltic LV:baltic LY:mediterranean MA:atlantic,mediterranean MC:mediterranean ME:adriatic ' +
  'MM:bengal MR:atlantic MX:pacific,atlantic MY:china MZ:indian NA:atlantic NG:atlantic NI:pacific,caribbean NL:north ' +
  'NO:north,atlantic,arctic OM:arabian PA:pacific,caribbean PE:pacific PK:arabian PL:baltic PT:atlantic QA:persian RO:black ' +
  'RU:arctic,pacific,baltic,black,caspian SA:red,persian SD:red SE:baltic SI:adriatic SL:atlantic SN:atlantic SO:indian ' +
  'SR:atlantic SV:pacific SY:mediterranean TG:atlantic TH:thailand TN:mediterranean TR:mediterranean,aegean,black ' +
  'TZ:indian UA:black,azov US:atlantic,pacific UY:atlantic VE:caribbean,atlantic VN:china YE:red,arabian ' +
  'ZA:atlantic,indian';

const seaTable = new Map(
  seas.split(' ').map((entry): [string, string[]] => {
    const [country = '', names = ''] = entry.split(':');
    return [country, names.split(',')];
  }),
);

/** The seas of a country that is no island; empty for islands and for those far from the sea. */
export const seasOf = (country: string): readonly InEach<string>[] =>
  (seaTable.get(country) ?? []).flatMap((name) => seaNames[name] ?? []);

const islands = new Set(
  (
    'AG BB BH BS CU CV CY DM FJ FM GD ID IS JM JP KI KM KN LC LK MG MH MT MU MV NR NZ PH PW SB SC SG ST TO TT TV ' +
    'VC VU WS'
  ).split(' '),
);

/** Whether the whole country lies on islands and shares none of the main ones, or is made of islands. */
export const isIslandCountry = (country: string): boolean => islands.has(country);

/** What is far from the oceans and yet has a shore. */
export const caspianOnly: readonly string[] = ['AZ', 'KZ', 'TM'];

/** The only neighbour by land. Not said of those with a scrap of border elsewhere: Denmark, Canada, Britain. */
export const onlyNeighbour: readonly string[] = 'BN DO GM HT IE KR LS MC PG PT QA SM TL VA'.split(' ');

/** A causeway of sand is no border, and these have none or a contested one. */
export const bordersUntold: readonly string[] = ['IL', 'LK'];

/** Neighbours in the package that are parts of the country itself, or contested by it. */
export const notNeighbours: Readonly<Record<string, readonly string[]>> = {
  CN: ['HKG', 'MAC'],
  RS: ['UNK'],
};

/** Who has borders overseas too: what the list is about. */
export const bordersOf: Readonly<Record<string, InEach<string>>> = {
  FR: { it: 'La Francia metropolitana', en: 'Metropolitan France' },
};

/** Sources differ by more than a rounding, or the territory is contested. */
export const areaUntold: readonly string[] = 'BH CN EC GM IL MA MC PH PK RS SG SS ST US UY VA YE'.split(' ');

/** Areas that need a word on what is counted. */
export const areaSentences: Readonly<Record<string, InEach<string>>> = {
  AU: {
    it: "L'Australia ha una superficie di circa 7,7 milioni di chilometri quadrati ed è il Paese più grande dell'Oceania.",
    en: 'Australia has an area of about 7.7 million square kilometres and is the largest country in Oceania.',
  },
  BR: {
    it: 'Il Brasile ha una superficie di circa 8,5 milioni di chilometri quadrati ed è il Paese più grande del Sudamerica.',
    en: 'Brazil has an area of about 8.5 million square kilometres and is the largest country in South America.',
  },
  CA: {
    it: 'Il Canada ha una superficie di circa 10 milioni di chilometri quadrati ed è il secondo Paese più grande del mondo.',
    en: 'Canada has an area of about 10 million square kilometres and is the second largest country in the world.',
  },
  CN: {
    it: 'La superficie della Cina è di circa 9,6 milioni di chilometri quadrati.',
    en: 'The area of China is about 9.6 million square kilometres.',
  },
  DK: {
    it: 'La superficie della Danimarca, senza Groenlandia e Fær Øer, è di circa 43.000 chilometri quadrati.',
    en: 'The area of Denmark, without Greenland and the Faroe Islands, is about 43,000 square kilometres.',
  },
  DZ: {
    it: "L'Algeria ha una superficie di circa 2,4 milioni di chilometri quadrati ed è il Paese più grande dell'Africa.",
    en: 'Algeria has an area of about 2.4 million square kilometres and is the largest country in Africa.',
  },
  EG: {
    it: "La superficie dell'Egitto è di circa un milione di chilometri quadrati.",
    en: 'The area of Egypt is about one million square kilometres.',
  },
  FR: {
    it: 'La superficie della Francia metropolitana è di circa 550.000 chilometri quadrati.',
    en: 'The area of metropolitan France is about 550,000 square kilometres.',
  },
  IN: {
    it: "L'India ha una superficie di circa 3,3 milioni di chilometri quadrati ed è il settimo Paese più grande del mondo.",
    en: 'India has an area of about 3.3 million square kilometres and is the seventh largest country in the world.',
  },
  KZ: {
    it: 'Il Kazakistan ha una superficie di circa 2,7 milioni di chilometri quadrati ed è il più grande Paese senza sbocco sugli oceani.',
    en: 'Kazakhstan has an area of about 2.7 million square kilometres and is the largest landlocked country in the world.',
  },
  MC: {
    it: 'La superficie del Principato di Monaco è di circa 2 chilometri quadrati.',
    en: 'The area of Monaco is about 2 square kilometres.',
  },
  NO: {
    it: 'La superficie della Norvegia è di circa 385.000 chilometri quadrati con le Svalbard e Jan Mayen, di circa 324.000 senza.',
    en: 'The area of Norway is about 385,000 square kilometres with Svalbard and Jan Mayen, about 324,000 without.',
  },
  RS: {
    it: 'La superficie della Serbia, senza il Kosovo, è di circa 77.500 chilometri quadrati.',
    en: 'The area of Serbia, without Kosovo, is about 77,500 square kilometres.',
  },
  RU: {
    it: 'La Russia ha una superficie di circa 17,1 milioni di chilometri quadrati ed è il Paese più grande del mondo.',
    en: 'Russia has an area of about 17.1 million square kilometres and is the largest country in the world.',
  },
  US: {
    it: 'La superficie degli Stati Uniti è di oltre 9 milioni di chilometri quadrati, a seconda delle acque che si contano.',
    en: 'The area of the United States is more than 9 million square kilometres, depending on which waters are counted.',
  },
  VA: {
    it: 'La superficie della Città del Vaticano è inferiore a mezzo chilometro quadrato: è lo Stato più piccolo del mondo.',
    en: 'The area of Vatican City is less than half a square kilometre: it is the smallest country in the world.',
  },
};

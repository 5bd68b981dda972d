/** Numbers written in letters, Italian and English, and the words that multiply a number. */
import type { Language } from '@riscontro/contract';

const units: Readonly<Record<Language, string>> = {
  it: 'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
};

const tens: Readonly<Record<Language, string>> = {
  it: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
};

/** Words that are also an article, a verb or a noun: numbers only next to another part of a number or a unit. */
export const doubtfulNumberWords: ReadonlySet<string> = new Set([
  'uno',
  'una',
  'un',
  'one',
  'a',
  'an',
  'sei',
]);

export const multipliers: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  it: new Map([
    ['mila', 1e3],
    ['milione', 1e6],
    ['milioni', 1e6],
    ['mln', 1e6],
    ['miliardo', 1e9],
    ['miliardi', 1e9],
    ['mld', 1e9],
    ['bilione', 1e12],
    ['bilioni', 1e12],
  ]),
  en: new Map([
    ['hundred', 100],
    ['thousand', 1e3],
    ['million', 1e6],
    ['mln', 1e6],
    ['mn', 1e6],
    ['billion', 1e9],
    ['bn', 1e9],
    ['trillion', 1e12],
    ['tn', 1e12],
    ['dozen', 12],
  ]),
};

/** `centinaia di`, `dozens of`: an order of magnitude, not a count. */
export const roughCounts: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  it: new Map([
    ['decina', 10],
    ['decine', 10],
    ['dozzina', 12],
    ['quindicina', 15],
    ['ventina', 20],
    ['trentina', 30],
    ['quarantina', 40],
    ['cinquantina', 50],
    ['sessantina', 60],
    ['centinaio', 100],
    ['centinaia', 100],
    ['migliaio', 1e3],
    ['migliaia', 1e3],
  ]),
  en: new Map([
    ['dozens', 12],
    ['scores', 20],
    ['hundreds', 100],
    ['thousands', 1e3],
    ['millions', 1e6],
    ['billions', 1e9],
  ]),
};

/** `un terzo`, `two thirds`; the numerator stands before. */
export const denominators: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  it: new Map(
    [
      'terzo terzi',
      'quarto quarti',
      'quinto quinti',
      'sesto sesti',
      'settimo settimi',
      'ottavo ottavi',
    ].flatMap((pair, index) => pair.split(' ').map((word) => [word, index + 3] as const)),
  ),
  en: new Map([
    ['half', 2],
    ['third', 3],
    ['thirds', 3],
    ['quarter', 4],
    ['quarters', 4],
    ['fifth', 5],
    ['fifths', 5],
    ['tenth', 10],
    ['tenths', 10],
  ]),
};

const ordinalWords: Readonly<Record<Language, string>> = {
  it: 'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo tredicesimo quattordicesimo quindicesimo sedicesimo diciassettesimo diciottesimo diciannovesimo ventesimo ventunesimo',
  en: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
};

/** Folded word → its place: `terza` → 3. */
export const ordinals: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  it: new Map(
    ordinalWords.it
      .split(' ')
      .flatMap((word, index) =>
        ['o', 'a', 'i', 'e'].map((end) => [word.slice(0, -1) + end, index + 1] as const),
      ),
  ),
  en: new Map(ordinalWords.en.split(' ').map((word, index) => [word, index + 1] as const)),
};

const spelled: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  it: italianNumbers(),
  en: englishNumbers(),
};

/** The value of one folded word, such as `ventitre`, `duemila` or `seventy`; undefined when it is none. */
export function spelledNumber(folded: string, language: Language): number | undefined {
  return spelled[language].get(folded);
}

/** Italian joins tens, hundreds and thousands into one word: every one up to 999, and their thousands. */
function italianNumbers(): Map<string, number> {
  const below100 = units.it.split(' ');
  for (const [index, ten] of tens.it.split(' ').entries()) {
    below100.push(ten);
    for (const unit of units.it.split(' ').slice(1, 10)) {
      below100.push((/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + unit);
    }
    if (below100.length !== (index + 3) * 10) throw new Error('A ten is missing.');
  }
  const numbers = new Map<string, number>();
  for (let hundreds = 0; hundreds < 10; hundreds += 1) {
    const head = hundreds === 0 ? '' : `${hundreds === 1 ? '' : below100[hundreds]}cento`;
    for (const [rest, word] of below100.entries()) {
      if (rest === 0) numbers.set(head || word, hundreds * 100);
      else numbers.set(head + word, hundreds * 100 + rest);
    }
  }
  for (const [word, value] of [...numbers]) if (value > 1) numbers.set(`${word}mila`, value * 1000);
  numbers.set('mille', 1000).set('un', 1).set('una', 1);
  return numbers;
}

/** English writes them apart or with a hyphen, which the reader of numbers adds up. */
function englishNumbers(): Map<string, number> {
  const numbers = new Map(units.en.split(' ').map((word, value) => [word, value] as const));
  for (const [index, ten] of tens.en.split(' ').entries()) numbers.set(ten, (index + 2) * 10);
  return numbers.set('a', 1).set('an', 1);
}

const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/** Centuries only: I to XXX, written as they should be. */
export function romanNumber(raw: string): number | undefined {
  if (!/^X{0,3}(?:IX|IV|V?I{0,3})$/.test(raw) || raw === '') return undefined;
  let value = 0;
  for (let index = 0; index < raw.length; index += 1) {
    const digit = romanDigits[raw.charAt(index)] ?? 0;
    value += digit < (romanDigits[raw.charAt(index + 1)] ?? 0) ? -digit : digit;
  }
  return value;
}

/** How Italian writes numbers. */
import type { NumberGrammar } from '../grammar-numbers.ts';
import { wordSet } from '../phrases.ts';

const units =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  );
const tens = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');
const ordinals =
  'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo tredicesimo quattordicesimo quindicesimo sedicesimo diciassettesimo diciottesimo diciannovesimo ventesimo ventunesimo'.split(
    ' ',
  );

/** Tens, hundreds and thousands are joined into one word: every one up to 999, and their thousands. */
function spelledNumbers(): Map<string, number> {
  const below100 = [...units];
  for (const ten of tens) {
    below100.push(ten);
    for (const unit of units.slice(1, 10))
      below100.push((/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + unit);
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
  return numbers.set('mille', 1000).set('un', 1).set('una', 1);
}

export const numbers: NumberGrammar = {
  groupingSign: '.',
  spelled: spelledNumbers(),
  articles: wordSet('un una uno'),
  boundArticles: wordSet('un'),
  // Otherwise `sei` is “you are”.
  doubtful: new Map([
    ['sei', wordSet('i gli le di da in ha hanno sono per con tra ai dopo ogni altri altre')],
  ]),
  multipliers: new Map([
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
  roughCounts: new Map([
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
  of: 'di',
  ofTheWhole: wordSet('dei degli delle della del dell di'),
  denominators: new Map(
    [
      'terzo terzi',
      'quarto quarti',
      'quinto quinti',
      'sesto sesti',
      'settimo settimi',
      'ottavo ottavi',
    ].flatMap((pair, index) => pair.split(' ').map((word) => [word, index + 3] as const)),
  ),
  // `A metà della strada` is a place.
  half: { word: 'meta', notAfter: 'a' },
  andAHalf: 'e mezzo',
  outOf: 'su',
  ordinals: new Map(
    ordinals.flatMap((word, index) =>
      ['o', 'a', 'i', 'e'].map((end) => [word.slice(0, -1) + end, index + 1] as const),
    ),
  ),
  ordinalSuffixes: wordSet('esimo esima a o'),
  beforeOrdinals: wordSet('il la i le al del della dal dalla nel nella alla sul sulla un una'),
  approximations: {
    over: 'oltre|piu di|almeno|sopra|sopra i|minimo|non meno di|superiore a|superiori a',
    under: 'meno di|quasi|sotto|sotto i|fino a|al massimo|non piu di|inferiore a|inferiori a|massimo',
    about:
      'circa|intorno a|intorno al|attorno a|approssimativamente|pressappoco|piu o meno|grosso modo|verso il',
  },
  articlesBetween: wordSet('il i le gli l a un una'),
  minus: 'meno',
  ranges: [
    [/^(?:tra|fra)$/, /^e$/],
    [/^(?:da|dal|dai|dalle)$/, /^(?:a|al|ai|alle)$/],
  ],
};

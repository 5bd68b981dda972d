/** How Italian writes dates, decades and centuries. */
import type { DateGrammar, SpanReader } from '../grammar-numbers.ts';
import { wordSet } from '../phrases.ts';
import {
  centuryFrom,
  decadeDigits,
  decadeFrom,
  isApostrophe,
  plainNumeral,
  romanNumber,
} from '../year-spans.ts';
import { numbers } from './numbers.ts';

const months =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ');
const centuryName = /^(?:secolo|sec)$/;
const beforeHundreds = wordSet('il nel del dal al l nell dell sul primo tardo secondo fine');

/** `anni '90`, `anni 1990`, `anni Novanta`. */
const decade: SpanReader = (tokens, index) => {
  if (tokens[index]?.folded !== 'anni') return undefined;
  const start = isApostrophe(tokens[index + 1]) ? index + 2 : index + 1;
  const token = tokens[start];
  const word = token?.kind === 'word' ? numbers.spelled.get(token.folded) : undefined;
  const spelled = word !== undefined && word % 10 === 0 && word >= 10 && word < 100 ? word : undefined;
  return decadeFrom(plainNumeral(token, decadeDigits) ?? spelled, start + 1);
};

/** `XX secolo`, `ventesimo secolo`, `20° secolo`, `secolo XX`, `il Novecento`. */
const century: SpanReader = (tokens, index) => {
  const token = tokens[index];
  const after = (offset: number) => tokens[index + offset]?.folded ?? '';
  if (centuryName.test(token?.folded ?? '')) {
    const skip = after(1) === '.' ? 2 : 1;
    return centuryFrom(romanNumber(tokens[index + skip]?.raw ?? ''), index + skip + 1);
  }
  if (token?.kind === 'word' && /^\p{Lu}/u.test(token.raw)) {
    const hundreds = numbers.spelled.get(token.folded) ?? 0;
    const before = isApostrophe(tokens[index - 1]) ? index - 2 : index - 1;
    const isRound = hundreds % 100 === 0 && hundreds >= 200 && hundreds <= 900;
    if (isRound && beforeHundreds.has(tokens[before]?.folded ?? ''))
      return { from: 1000 + hundreds, to: 1099 + hundreds, next: index + 1 };
  }
  if (token?.kind === 'word') {
    const rank = romanNumber(token.raw) ?? numbers.ordinals.get(token.folded);
    return rank !== undefined && centuryName.test(after(1)) ? centuryFrom(rank, index + 2) : undefined;
  }
  const rank = plainNumeral(token, /^\d{1,2}$/);
  return /^[°º]$/.test(after(1)) && centuryName.test(after(2)) ? centuryFrom(rank, index + 3) : undefined;
};

export const dates: DateGrammar = {
  months: new Map(months.map((name, index) => [name, index + 1] as const)),
  monthsHaveCapitals: false,
  monthComesFirst: false,
  daySuffixes: new Set(),
  beforeMonth: new Set(),
  beforeYear: wordSet('del dell'),
  openers: wordSet('anni secolo sec'),
  decade,
  century,
  eras: { before: wordSet('ac avanticristo primadicristo'), after: wordSet('dc dopocristo') },
  erasHaveDots: false,
  beforeYears: wordSet('nel del dal al anno nell dell dall dopo prima entro dal il e ( fino stagione'),
  beforeCounts: wordSet(
    'oltre circa quasi di ha hanno aveva con almeno altri altre i gli le sono erano conta costa',
  ),
};

/** How dates, spans of time, lists and names with an article stand in Italian sentences. */
import type { WritingGrammar, WrittenDate } from '../grammar-writing.ts';

export const writing: WritingGrammar = {
  months:
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
      ' ',
    ),
  date: ({ year, month, day }) =>
    [day === 1 ? '1º' : day, month, year].filter((part) => part !== undefined).join(' '),
  beforeChrist: 'a.C.',
  circa: 'circa',
  on: (date) =>
    date.day === undefined ? `nel ${date.words}` : `${isElided(date) ? 'l’' : 'il '}${date.words}`,
  span(start, end) {
    const from = start && `${isElided(start) ? 'dall’' : 'dal '}${start.words}`;
    const to = end && `${isElided(end) ? 'all’' : 'al '}${end.words}`;
    return from === undefined ? `fino ${to}` : [from, to].filter((part) => part !== undefined).join(' ');
  },
  list(names) {
    const last = names.at(-1);
    if (last === undefined || names.length < 2) return last ?? '';
    return `${names.slice(0, -1).join(', ')} ${/^e/i.test(last) ? 'ed' : 'e'} ${last}`;
  },
};

/** Days that begin with a vowel when spoken: otto, undici. */
const isElided = ({ day }: WrittenDate) => day === 8 || day === 11;

const article = /^(?:(?:il|lo|la|i|gli|le) |l')/;

const articleWithDi: Readonly<Record<string, string>> = {
  il: 'del ',
  lo: 'dello ',
  la: 'della ',
  "l'": "dell'",
  i: 'dei ',
  gli: 'degli ',
  le: 'delle ',
};

const articleWithSu: Readonly<Record<string, string>> = {
  il: 'sul ',
  lo: 'sullo ',
  la: 'sulla ',
  "l'": "sull'",
  i: 'sui ',
  gli: 'sugli ',
  le: 'sulle ',
};

/** "la Francia" → "Francia"; a name without an article stays as it is. */
export const withoutArticle = (name: string) => name.replace(article, '');

/** "la Francia" → "della Francia", "Cuba" → "di Cuba". */
export const ofIt = (name: string) => joined('di ', articleWithDi, name);

/** "il mar Nero" → "sul mar Nero". */
export const onIt = (name: string) => joined('su ', articleWithSu, name);

/** Whether a verb with this subject stands in the plural. */
export const isPlural = (name: string) => /^(?:i|gli|le) /.test(name);

function joined(bare: string, table: Readonly<Record<string, string>>, name: string): string {
  const found = article.exec(name)?.[0];
  if (!found) return bare + name;
  return (table[found.trim()] ?? bare) + name.slice(found.length);
}

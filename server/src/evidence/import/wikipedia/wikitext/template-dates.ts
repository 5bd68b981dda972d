/** Templates that show dates and years. Ages and “today” change by the day and are not shown. */
import type { GrammarLanguage } from '../../../../language/grammars.ts';
import type { TemplateArguments } from './template-call.ts';

const months: Readonly<Record<GrammarLanguage, readonly string[]>> = {
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
    ' ',
  ),
  en: 'January February March April May June July August September October November December'.split(' '),
};
const yearFirst = new Set(['start date', 'end date', 'birth date', 'death date', 'dts', 'start date text']);

export function dateShown(
  { name, positional, named }: TemplateArguments,
  language: GrammarLanguage,
): string | undefined {
  const [first = '', second = ''] = positional;
  if (name === 'circa' || name === 'c.' || name === 'ca.' || name === 'ca') {
    const years = positional.slice(0, 2).filter((year) => year !== '');
    if (years.length === 0) return language === 'it' ? 'circa' : 'c.';
    return `${language === 'it' ? 'circa' : 'c.'} ${years.join('–')}`;
  }
  if (name === 'floruit' || name === 'fl.') return first === '' ? 'fl.' : `fl. ${first}`;
  if (name === 'reign' || name === 'r.') return second === '' ? undefined : `r. ${first}–${second}`;
  if (name === 'as of') return asOf(positional, named);
  if (name === 'date') return /\d{4}/.test(first) ? written(first, language) : undefined;
  if (name === 'data') return positional.length === 3 ? day(positional.toReversed(), language) : undefined;
  return yearFirst.has(name) ? day(positional, language) : undefined;
}

/** {{as of|2020|6|1}}, “As of 1 June 2020”. */
function asOf(positional: readonly string[], named: ReadonlyMap<string, string>): string | undefined {
  const alternative = named.get('alt');
  if (alternative) return alternative;
  if (named.has('since')) return undefined;
  const when = day(positional, 'en');
  return when && `${named.has('lc') ? 'as' : 'As'} of ${when}`;
}

/** `2020-06-01` as people write it; a date in words stays. */
function written(date: string, language: GrammarLanguage): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  return (iso && day(iso.slice(1), language)) ?? date;
}

/** From the year, the month and the day, of which only the year must be there. */
function day(
  [year = '', month = '', date = '']: readonly string[],
  language: GrammarLanguage,
): string | undefined {
  if (!/^\d{1,4}$/.test(year)) return undefined;
  if (month === '') return year;
  const name = /^\d{1,2}$/.test(month) ? months[language][Number(month) - 1] : month;
  if (!name || !/^\p{L}+$/u.test(name)) return undefined;
  if (date === '') return `${name} ${year}`;
  return /^\d{1,2}$/.test(date) ? `${Number(date)} ${name} ${year}` : undefined;
}

/** Templates that show dates and years. Ages and “today” change by the day and are not shown. */
import type { TemplateArguments } from '../../../../language/grammar-encyclopedia.ts';
import { type GrammarLanguage, grammarOf } from '../../../../language/grammars.ts';

const yearFirst = new Set(['start date', 'end date', 'birth date', 'death date', 'dts', 'start date text']);

export function dateShown(
  { name, positional }: TemplateArguments,
  language: GrammarLanguage,
): string | undefined {
  const [first = '', second = ''] = positional;
  if (name === 'circa' || name === 'c.' || name === 'ca.' || name === 'ca') {
    const { circa } = grammarOf(language).writing;
    const years = positional.slice(0, 2).filter((year) => year !== '');
    return years.length === 0 ? circa : `${circa} ${years.join('–')}`;
  }
  if (name === 'floruit' || name === 'fl.') return first === '' ? 'fl.' : `fl. ${first}`;
  if (name === 'reign' || name === 'r.') return second === '' ? undefined : `r. ${first}–${second}`;
  return yearFirst.has(name) ? dateOf(positional, language) : undefined;
}

/** From the year, the month and the day, of which only the year must be there; a month in words stays as it is. */
export function dateOf(
  [year = '', month = '', day = '']: readonly string[],
  language: GrammarLanguage,
): string | undefined {
  if (!/^\d{1,4}$/.test(year)) return undefined;
  if (month === '') return year;
  const { months, date } = grammarOf(language).writing;
  const name = /^\d{1,2}$/.test(month) ? months[Number(month) - 1] : month;
  if (!name || !/^\p{L}+$/u.test(name)) return undefined;
  if (day === '') return date({ year, month: name });
  return /^\d{1,2}$/.test(day) ? date({ year, month: name, day: Number(day) }) : undefined;
}

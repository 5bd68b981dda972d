/** How dates, spans of time and lists stand in English sentences. */
import type { WritingGrammar } from '../grammar-writing.ts';

export const writing: WritingGrammar = {
  months: 'January February March April May June July August September October November December'.split(' '),
  date: ({ year, month, day }) => [day, month, year].filter((part) => part !== undefined).join(' '),
  beforeChrist: 'BC',
  circa: 'c.',
  on: ({ words, day }) => `${day === undefined ? 'in' : 'on'} ${words}`,
  span(start, end) {
    if (start && end) return `from ${start.words} to ${end.words}`;
    return start ? `since ${start.words}` : `until ${end?.words}`;
  },
  list: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
};

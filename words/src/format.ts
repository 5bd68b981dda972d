/** Lists, numbers, days and plurals as a language writes them, through `Intl`. */

export interface Format {
  /** “a, b and c”. */
  readonly list: (parts: readonly string[]) => string;
  /** “a, b or c”. */
  readonly either: (parts: readonly string[]) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** The form that the number asks for. */
  readonly plural: (value: number, forms: { readonly one: string; readonly other: string }) => string;
  /** With the name of the month. */
  readonly day: (moment: Date) => string;
  readonly month: (moment: Date) => string;
  /** Day and time of day. All three are in UTC. */
  readonly moment: (moment: Date) => string;
}

/** Made once for each language: making one costs more than a thousand uses of it. */
export function createFormat(locale: string): Format {
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const choices = new Intl.ListFormat(locale, { type: 'disjunction' });
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const days = dates({ dateStyle: 'long' });
  const months = dates({ year: 'numeric', month: 'long' });
  const moments = dates({ dateStyle: 'long', timeStyle: 'short' });
  return {
    list: (parts) => lists.format(parts),
    either: (parts) => choices.format(parts),
    number: (value, options) =>
      options === undefined ? numbers.format(value) : new Intl.NumberFormat(locale, options).format(value),
    // Italian and Spanish have a third form, of round millions, which takes the words of “other”.
    plural: (value, forms) => (plurals.select(value) === 'one' ? forms.one : forms.other),
    day: (moment) => days.format(moment),
    month: (moment) => months.format(moment),
    moment: (moment) => moments.format(moment),
  };
}

/** Lists, numbers, days and plurals as a language writes them, through `Intl`. */

export interface Format {
  /** “a, b and c”. */
  readonly list: (parts: readonly string[]) => string;
  /** “a, b or c”. */
  readonly either: (parts: readonly string[]) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** A whole number with its thousands apart, also where there are only four digits. */
  readonly count: (value: number) => string;
  /** A share from 0 to 1, to a tenth of a per cent. */
  readonly percent: (share: number) => string;
  /** The form that the number asks for. */
  readonly plural: (value: number, forms: { readonly one: string; readonly other: string }) => string;
  /** With the name of the month. */
  readonly day: (moment: Date) => string;
  readonly month: (moment: Date) => string;
  /** Day and time of day. All three are in UTC. */
  readonly moment: (moment: Date) => string;
  /** What a language is called inside of a sentence, by its code. */
  readonly languageName: (code: string) => string;
  /** Between the language's marks of quotation. */
  readonly quote: (text: string) => string;
  /** In the unit that people count files in: `339 MB`, `1.1 GB`. */
  readonly size: (bytes: number) => string;
  /** The same of a database, never in less than megabytes: `0.3 MB`, `1.1 GB`. */
  readonly databaseSize: (bytes: number) => string;
}

/** Made once for each language: making one costs more than a thousand uses of it. */
export function createFormat(locale: string, quotes: readonly [opening: string, closing: string]): Format {
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const choices = new Intl.ListFormat(locale, { type: 'disjunction' });
  const numbers = new Intl.NumberFormat(locale);
  const counts = new Intl.NumberFormat(locale, { useGrouping: 'always' });
  const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const languageNames = new Intl.DisplayNames(locale, { type: 'language' });
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
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
    count: (value) => counts.format(value),
    percent: (share) => shares.format(share),
    // Italian and Spanish have a third form, of round millions, which takes the words of “other”.
    plural: (value, forms) => (plurals.select(value) === 'one' ? forms.one : forms.other),
    day: (moment) => days.format(moment),
    month: (moment) => months.format(moment),
    moment: (moment) => moments.format(moment),
    languageName: (code) => languageNames.of(code) ?? code,
    quote: (text) => `${quotes[0]}${text}${quotes[1]}`,
    size(bytes) {
      if (bytes < 1_000) return `${bytes} B`;
      if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
      if (bytes < 1_000_000_000) return `${Math.round(bytes / 1_000_000)} MB`;
      return `${tenths.format(bytes / 1_000_000_000)} GB`;
    },
    databaseSize(bytes) {
      if (bytes >= 1_000_000_000) return `${tenths.format(bytes / 1_000_000_000)} GB`;
      return bytes < 10_000_000
        ? `${tenths.format(bytes / 1_000_000)} MB`
        : `${Math.round(bytes / 1_000_000)} MB`;
    },
  };
}

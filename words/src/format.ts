/** Lists, numbers, days and plurals as a language writes them, through `Intl`. */

/** A stretch of a video; both ends are the same for a single point, such as a cut. */
export interface Moment {
  readonly fromSeconds: number;
  readonly toSeconds: number;
}

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
  /** `0:07.4`: minutes, seconds, tenths, as a place in a recording. */
  readonly clock: (seconds: number) => string;
  /** What a language is called inside of a sentence, by its code. */
  readonly languageName: (code: string) => string;
  /** Between the language's marks of quotation. */
  readonly quote: (text: string) => string;
  /** In the unit that people count files in: `339 MB`, `1.1 GB`. */
  readonly size: (bytes: number) => string;
  /** The same of a database, never in less than megabytes: `0.3 MB`, `1.1 GB`. */
  readonly databaseSize: (bytes: number) => string;
}

/** Each part is made when it is first used, and then kept: making one costs more than a thousand uses of it. */
export function createFormat(locale: string, quotes: readonly [opening: string, closing: string]): Format {
  const lists = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const choices = once(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  const numbers = once(() => new Intl.NumberFormat(locale));
  const counts = once(() => new Intl.NumberFormat(locale, { useGrouping: 'always' }));
  const shares = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }));
  const languageNames = once(() => new Intl.DisplayNames(locale, { type: 'language' }));
  const plurals = once(() => new Intl.PluralRules(locale));
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  const days = dates({ dateStyle: 'long' });
  const months = dates({ year: 'numeric', month: 'long' });
  const moments = dates({ dateStyle: 'long', timeStyle: 'short' });
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const tenths = once(() => new Intl.NumberFormat(locale, oneDecimal));
  const seconds = once(() => new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, ...oneDecimal }));
  return {
    list: (parts) => lists().format(parts),
    either: (parts) => choices().format(parts),
    number: (value, options) =>
      options === undefined ? numbers().format(value) : new Intl.NumberFormat(locale, options).format(value),
    count: (value) => counts().format(value),
    percent: (share) => shares().format(share),
    // Italian and Spanish have a third form, of round millions, which takes the words of “other”.
    plural: (value, forms) => (plurals().select(value) === 'one' ? forms.one : forms.other),
    day: (moment) => days().format(moment),
    month: (moment) => months().format(moment),
    moment: (moment) => moments().format(moment),
    clock(place) {
      const inTenths = Math.max(0, Math.round(place * 10));
      return `${Math.floor(inTenths / 600)}:${seconds().format((inTenths % 600) / 10)}`;
    },
    languageName: (code) => languageNames().of(code) ?? code,
    quote: (text) => `${quotes[0]}${text}${quotes[1]}`,
    size(bytes) {
      if (bytes < 1_000) return `${bytes} B`;
      if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
      if (bytes < 1_000_000_000) return `${Math.round(bytes / 1_000_000)} MB`;
      return `${tenths().format(bytes / 1_000_000_000)} GB`;
    },
    databaseSize(bytes) {
      if (bytes >= 1_000_000_000) return `${tenths().format(bytes / 1_000_000_000)} GB`;
      return bytes < 10_000_000
        ? `${tenths().format(bytes / 1_000_000)} MB`
        : `${Math.round(bytes / 1_000_000)} MB`;
    },
  };
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

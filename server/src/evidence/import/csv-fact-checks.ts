/** Fact-checks in CSV: which column holds what is told by its heading, in any order, in English or Italian. */
import { OperatorError } from '../../domain/operator-error.ts';
import { fold } from '../../language/words.ts';
import { type CsvDelimiter, createCsvReader, csvFields, rowBytesMax } from './csv-rows.ts';
import { decodeLoosely } from './decode-loosely.ts';
import type { Decoded, RecordFormat } from './records.ts';

/**
 * Headings by what they mean, without blanks, accents, marks and capitals; where a file has several of one meaning,
 * the first in this order is taken. Those of the Fact Check Tools, of ClaimsKG and of Data Commons tables are here.
 */
export const csvHeadings = {
  claim: [
    'claimReviewed',
    'claim',
    'claimText',
    'statement',
    'affermazione',
    'dichiarazione',
    'text',
    'testo',
  ],
  url: ['url', 'reviewUrl', 'claimReviewUrl', 'factCheckUrl', 'link', 'indirizzo', 'collegamento'],
  rating: [
    'textualRating',
    'rating',
    'reviewRating',
    'verdict',
    'giudizio',
    'verdetto',
    'valutazione',
    'ratingName',
    'alternateName',
  ],
  publisher: [
    'publisher',
    'publisherName',
    'reviewerName',
    'author',
    'organization',
    'fonte',
    'editore',
    'testata',
    'source',
  ],
  date: ['datePublished', 'reviewDate', 'date', 'data'],
  language: ['inLanguage', 'language', 'languageCode', 'lang', 'lingua'],
  title: ['title', 'reviewTitle', 'headline', 'titolo', 'name'],
  ratingValue: ['ratingValue'],
  bestRating: ['bestRating'],
  worstRating: ['worstRating'],
} as const satisfies Record<string, readonly string[]>;

type Meaning = keyof typeof csvHeadings;
type Columns = ReadonlyMap<Meaning, number>;

const delimiters: readonly CsvDelimiter[] = [',', ';', '\t'];

/** The format of a file that begins with this row; undefined when it is no CSV. Throws where a heading is missing. */
export function csvFormatOf(head: Buffer, startBytes: number): RecordFormat | undefined {
  const end = head.indexOf('\n', startBytes);
  const row = decodeLoosely(head.subarray(startBytes, end < 0 ? head.length : end));
  const found = delimiters
    .map((delimiter) => ({ delimiter, columns: columnsOf(csvFields(row, delimiter) ?? []) }))
    .reduce((best, next) => (next.columns.size > best.columns.size ? next : best));
  const { delimiter, columns } = found;
  // One known word may open any text; two are headings.
  if (columns.size < 2) return undefined;
  const missing = (['claim', 'url', 'rating'] as const).find(
    (meaning) => !columns.has(meaning) && !(meaning === 'rating' && columns.has('ratingValue')),
  );
  if (missing) {
    const values = { headings: csvHeadings[missing].join(', ') };
    throw new OperatorError({ of: 'files', code: headingFaults[missing], values });
  }
  return {
    read: createCsvReader(delimiter),
    startBytes: end < 0 ? head.length : end + 1,
    firstNumber: 2,
    recordBytesMax: rowBytesMax,
    decode: (bytes) => decodeRow(decodeLoosely(bytes), delimiter, columns),
  };
}

const headingFaults = {
  claim: 'noClaimHeading',
  url: 'noUrlHeading',
  rating: 'noRatingHeading',
} as const;

function columnsOf(headings: readonly string[]): Columns {
  const named = headings.map(plain);
  const columns = new Map<Meaning, number>();
  for (const [meaning, names] of Object.entries(csvHeadings) as [Meaning, readonly string[]][]) {
    const name = names.map(plain).find((each) => named.includes(each));
    if (name !== undefined) columns.set(meaning, named.indexOf(name));
  }
  return columns;
}

function plain(heading: string): string {
  return fold(heading).replace(/[^a-z]/g, '');
}

/** As the ClaimReview that the row stands for. */
function decodeRow(row: string, delimiter: CsvDelimiter, columns: Columns): Decoded {
  if (row.trim() === '') return { value: undefined };
  const fields = csvFields(row, delimiter);
  if (!fields) return { fault: { code: 'quoteNotClosed' } };
  const field = (meaning: Meaning) => fields[columns.get(meaning) ?? -1]?.trim() || undefined;
  const value = {
    '@type': 'ClaimReview',
    claimReviewed: field('claim'),
    url: field('url'),
    author: field('publisher'),
    datePublished: isoOf(field('date')),
    inLanguage: field('language'),
    name: field('title'),
    reviewRating: {
      alternateName: field('rating'),
      ratingValue: field('ratingValue'),
      bestRating: field('bestRating'),
      worstRating: field('worstRating'),
    },
  };
  return { value };
}

/** Dates of spreadsheets are read where they can only mean one day: 31/12/2024, not 5/6/2024. */
function isoOf(date: string | undefined): string | undefined {
  const [, first = '', second = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(date ?? '') ?? [];
  if (year === '') return date;
  const [day, month] = Number(first) > 12 ? [first, second] : [second, first];
  if (Number(day) <= 12 && day !== month) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The few measured figures that readers are told, taken from the tables of docs/evaluation.md and docs/benchmarks.md. */
import { markedTables, type Table } from './marked-tables.ts';

/** How the method for texts does with a set of claims whose answer is known; shares from 0 to 1. */
export interface TextSet {
  /** The set's name in the document: `fever_it`. */
  readonly set: string;
  readonly claims: number;
  /** Answered `vero` or `falso`. */
  readonly decided: number;
  /** Of those, rightly. */
  readonly right: number;
  /** `vero` taken for `falso`, or the reverse, of all claims. */
  readonly swapped: number;
}

/** Of so many files, this share. */
interface Share {
  readonly of: number;
  readonly share: number;
}

/** What a document does not tell is undefined, and the page does without it. */
export interface MeasuredFigures {
  /** ISO dates on which texts and images were measured. */
  readonly measuredOn: { readonly texts?: string | undefined; readonly images?: string | undefined };
  readonly textSets: readonly TextSet[];
  /** Common claims that a fresh installation answers rightly, not at all, and the wrong way round. */
  readonly common?: {
    readonly of: number;
    readonly right: number;
    readonly silent: number;
    readonly opposite: number;
  };
  /** Claims that get the same level in Italian and in English. */
  readonly sameInBothLanguages?: number | undefined;
  /** Real photos called manipulated or made by AI, and suspect. */
  readonly realPhotos?: { readonly of: number; readonly condemned: number; readonly suspect: number };
  /** Images made by AI that were told as such or as manipulated, without a detector. */
  readonly madeByAi?: Share;
  /** Manipulated images that were told as such, or at least suspect. */
  readonly manipulated?: Share;
  /** Images found again after the hardest of the changes, and wrong matches among pairs of images. */
  readonly foundAgain?: { readonly worst: number; readonly best: number };
  readonly falseMatches?: { readonly of: number; readonly count: number };
  /** Milliseconds that half of the photos of 12 megapixels take at most. */
  readonly imageMs?: number | undefined;
}

export function measuredFigures(evaluation: string, benchmarks: string): MeasuredFigures {
  const text = markedTables(evaluation, 'text');
  const media = markedTables(evaluation, 'media');
  const robustness = markedTables(evaluation, 'robustness');
  const agreement = /same level to \*\*([\d.]+)\*\*/.exec(text.prose)?.[1];
  const examination = markedTables(benchmarks, 'image').table('p50, ms');
  return {
    measuredOn: { texts: text.measuredOn, images: media.measuredOn },
    textSets: textSets(text.table('committed')),
    ...common(markedTables(evaluation, 'knowledge').table('opposite level')),
    sameInBothLanguages: agreement === undefined ? undefined : number(agreement),
    ...realPhotos(media.table('photos')),
    ...images(media.table('what')),
    ...foundAgain(robustness.table('found')),
    ...falseMatches(robustness.prose),
    imageMs: examination?.rows[0] && number(examination.cell(examination.rows[0], 'p50, ms')),
  };
}

function textSets(table: Table | undefined): TextSet[] {
  return (table?.rows ?? []).flatMap((row) => {
    const one = {
      set: table?.cell(row, 'set').replaceAll('`', '') ?? '',
      claims: number(table?.cell(row, 'claims')),
      decided: number(table?.cell(row, 'committed')),
      right: number(table?.cell(row, 'right when committed')),
      swapped: number(table?.cell(row, 'flips')),
    };
    return isTold(one) ? [one] : [];
  });
}

function common(table: Table | undefined): Pick<MeasuredFigures, 'common'> {
  const all = table?.rows.find(([name]) => name === 'all');
  if (!table || !all) return {};
  const of = number(table.cell(all, 'count'));
  const part = (column: string) => number(table.cell(all, column)) / of;
  const figures = {
    of,
    right: part('right level'),
    silent: part('`non verificabile`'),
    opposite: part('opposite level'),
  };
  return isTold(figures) ? { common: figures } : {};
}

function realPhotos(table: Table | undefined): Pick<MeasuredFigures, 'realPhotos'> {
  const all = table?.rows.find(([name]) => name?.includes('all'));
  if (!table || !all) return {};
  const figures = {
    of: number(table.cell(all, 'photos')),
    condemned: number(table.cell(all, '`manipolata`')),
    suspect: number(table.cell(all, '`sospetta`')),
  };
  return isTold(figures) ? { realPhotos: figures } : {};
}

/** The document tells every source apart; readers are told of all of a kind together. */
function images(table: Table | undefined): Pick<MeasuredFigures, 'madeByAi' | 'manipulated'> {
  if (!table) return {};
  const shareOf = (what: string, columns: readonly string[]): Share | undefined => {
    const rows = table.rows.filter((row) => table.cell(row, 'what') === what);
    const files = rows.map((row) => number(table.cell(row, 'files')));
    const found = rows.map((row, i) =>
      columns.reduce((sum, column) => sum + (files[i] ?? 0) * number(table.cell(row, column)), 0),
    );
    const of = total(files);
    const figures = { of, share: total(found) / of };
    return isTold(figures) ? figures : undefined;
  };
  const madeByAi = shareOf('ai', ['`manipolata`']);
  const manipulated = shareOf('manipulated', ['`manipolata`', '`sospetta`']);
  return { ...(madeByAi ? { madeByAi } : {}), ...(manipulated ? { manipulated } : {}) };
}

function foundAgain(table: Table | undefined): Pick<MeasuredFigures, 'foundAgain'> {
  const found = (table?.rows ?? []).map((row) => number(table?.cell(row, 'found')));
  const figures = { worst: Math.min(...found), best: Math.max(...found) };
  return found.length > 0 && isTold(figures) ? { foundAgain: figures } : {};
}

function falseMatches(prose: string): Pick<MeasuredFigures, 'falseMatches'> {
  const [, count, of] = /False matches: ([\d,]+) in ([\d,]+) pairs/.exec(prose) ?? [];
  const figures = { of: number(of), count: number(count) };
  return isTold(figures) ? { falseMatches: figures } : {};
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

const isTold = (figures: object) =>
  Object.values(figures).every((value) => typeof value !== 'number' || Number.isFinite(value));

/** `.234`, `1,068`, `0.5 %` as a share, `77 (64 %)` as 77; NaN for anything else. */
function number(cell: string | undefined): number {
  const [, digits = '', unit] = /^([\d,]*\.?\d+)\s*(%)?/.exec(cell ?? '') ?? [];
  const value = digits === '' ? Number.NaN : Number(digits.replaceAll(',', ''));
  return unit ? value / 100 : value;
}

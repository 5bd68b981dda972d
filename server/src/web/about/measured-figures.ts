/** The few measured figures that readers are told, out of all that docs/figures/ holds. */
import {
  cellOf,
  figureOf,
  type MeasuredTable,
  type Measurements,
  type Told,
  tableOf,
} from '../../domain/measurement.ts';

/** How the method for texts does with a set of claims whose answer is known; shares from 0 to 1. */
export interface TextSet {
  /** The set's name: `fever_it`. */
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

/** What was not measured is undefined, and the page does without it. */
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

export function measuredFigures(measurements: Measurements): MeasuredFigures {
  const { text, media, robustness, knowledge } = {
    text: measurements['evaluation/text'],
    media: measurements['evaluation/media'],
    robustness: measurements['evaluation/robustness'],
    knowledge: measurements['evaluation/knowledge'],
  };
  const examination = tableOf(measurements['benchmarks/image'], 'examination');
  return {
    measuredOn: { texts: text?.measuredOn, images: media?.measuredOn },
    textSets: textSets(tableOf(text, 'levels')),
    ...common(tableOf(knowledge, 'commonClaims')),
    sameInBothLanguages: figureOf(text, 'sameInBothLanguages'),
    ...realPhotos(tableOf(media, 'realPhotos')),
    ...otherImages(tableOf(media, 'others')),
    ...foundAgain(tableOf(robustness, 'changes')),
    ...told('falseMatches', {
      of: figureOf(robustness, 'pairs') ?? Number.NaN,
      count: figureOf(robustness, 'falseMatches') ?? Number.NaN,
    }),
    imageMs: examination?.rows[0] && number(examination, examination.rows[0], 'p50'),
  };
}

function textSets(table: MeasuredTable | undefined): TextSet[] {
  return (table?.rows ?? []).flatMap((row) => {
    if (!table) return [];
    const one = {
      set: String(cellOf(table, row, 'set')),
      claims: number(table, row, 'claims'),
      decided: number(table, row, 'committed'),
      right: number(table, row, 'rightWhenCommitted'),
      swapped: number(table, row, 'flips'),
    };
    return isTold(one) ? [one] : [];
  });
}

function common(table: MeasuredTable | undefined): Pick<MeasuredFigures, 'common'> {
  const all = table?.rows.find(([name]) => name === 'all');
  if (!table || !all) return {};
  const of = number(table, all, 'count');
  const part = (key: string) => number(table, all, key) / of;
  return told('common', { of, right: part('right'), silent: part('silent'), opposite: part('opposite') });
}

function realPhotos(table: MeasuredTable | undefined): Pick<MeasuredFigures, 'realPhotos'> {
  const all = table?.rows.find(([name]) => name === '**all**');
  if (!table || !all) return {};
  return told('realPhotos', {
    of: number(table, all, 'photos'),
    condemned: number(table, all, 'condemned'),
    suspect: number(table, all, 'suspect'),
  });
}

/** Every source is measured apart; readers are told of all of a kind together. */
function otherImages(table: MeasuredTable | undefined): Pick<MeasuredFigures, 'madeByAi' | 'manipulated'> {
  if (!table) return {};
  const shareOf = (what: string, keys: readonly string[]): Share => {
    const rows = table.rows.filter((row) => cellOf(table, row, 'what') === what);
    const files = rows.map((row) => number(table, row, 'files'));
    const found = rows.map((row, i) =>
      keys.reduce((sum, key) => sum + (files[i] ?? 0) * number(table, row, key), 0),
    );
    const of = total(files);
    return { of, share: total(found) / of };
  };
  return {
    ...told('madeByAi', shareOf('ai', ['condemned'])),
    ...told('manipulated', shareOf('manipulated', ['condemned', 'suspect'])),
  };
}

function foundAgain(table: MeasuredTable | undefined): Pick<MeasuredFigures, 'foundAgain'> {
  if (!table) return {};
  const found = table.rows.map((row) => number(table, row, 'found'));
  return told('foundAgain', { worst: Math.min(...found), best: Math.max(...found) });
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** NaN where no number stands. */
function number(table: MeasuredTable, row: readonly Told[], key: string): number {
  const value = cellOf(table, row, key);
  return typeof value === 'number' ? value : Number.NaN;
}

const isTold = (figures: object) =>
  Object.values(figures).every((value) => typeof value !== 'number' || Number.isFinite(value));

/** Figures of which one is missing are not told at all. */
const told = <Name extends string, Figures extends object>(name: Name, figures: Figures) =>
  (isTold(figures) ? { [name]: figures } : {}) as Partial<Record<Name, Figures>>;

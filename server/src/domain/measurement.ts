/**
 * What was measured, as data: docs/figures/*.json. The measurements write it; the documents and the page on the method
 * are written from it. A figure is kept as the number that it is, beside the way in which documents write it.
 */

/** How documents write a number: `1,234`, `1234`, `.234`, `23.4 %`, `0.23`; or a name as `code`. */
export type FigureStyle =
  | 'count'
  | 'whole'
  | 'share'
  | 'percent0'
  | 'percent1'
  | 'fixed0'
  | 'fixed1'
  | 'fixed2'
  | 'fixed3'
  | 'code';

export interface Figure {
  /** Of a share from 0 to 1. Null where there was nothing to measure. */
  readonly value: number | string | null;
  readonly as: FigureStyle;
  /** Where something else than its document tells of it. */
  readonly key?: string;
}

/** Words with figures among them. */
export type Told = string | Figure | readonly (string | Figure)[];

export interface MeasuredTable {
  readonly key?: string;
  readonly title?: string;
  /** By heading; with a key where something else than its document looks into the column. */
  readonly columns: readonly (string | { readonly key: string; readonly heading: string })[];
  readonly rows: readonly (readonly Told[])[];
}

export interface Measurement {
  /** ISO date. */
  readonly measuredOn: string;
  /** What measures it again. */
  readonly command: string;
  /** Null where it was not noted. */
  readonly machine: { readonly node: string; readonly cores: number; readonly architecture: string } | null;
  /** What was measured: how many of what, from which sets. */
  readonly of?: Told;
  /** Under which conditions: `no network`. */
  readonly conditions?: string;
  readonly remarks?: Told;
  /** Tables and sentences in the order of the document; a heading alone stands above those that follow. */
  readonly parts: readonly (MeasuredTable | { readonly heading: string } | { readonly sentence: Told })[];
}

/** By the name of their document and their own: `evaluation/text`. */
export type Measurements = Readonly<Record<string, Measurement | undefined>>;

/** The table of that key; undefined where the measurement has none. */
export function tableOf(measurement: Measurement | undefined, key: string): MeasuredTable | undefined {
  return measurement?.parts.find((part): part is MeasuredTable => 'rows' in part && part.key === key);
}

/** What stands in a row under a key: the figure's number, a name, or the words; of more than one figure the first. */
export function cellOf(
  { columns }: MeasuredTable,
  row: readonly Told[],
  key: string,
): number | string | null {
  const column = columns.findIndex((one) => typeof one !== 'string' && one.key === key);
  return cellValue(row[column]);
}

function cellValue(cell: Told | undefined): number | string | null {
  if (cell === undefined) return null;
  if (typeof cell === 'string') return cell;
  if ('as' in cell) return cell.value;
  return cell.find((piece) => typeof piece !== 'string')?.value ?? null;
}

/** The figure of that key in the measurement's sentences; undefined where it tells none. */
export function figureOf(measurement: Measurement | undefined, key: string): number | undefined {
  for (const part of measurement?.parts ?? []) {
    if (!('sentence' in part) || typeof part.sentence === 'string') continue;
    const pieces = 'as' in part.sentence ? [part.sentence] : part.sentence;
    for (const piece of pieces) {
      if (typeof piece !== 'string' && piece.key === key && typeof piece.value === 'number')
        return piece.value;
    }
  }
  return undefined;
}

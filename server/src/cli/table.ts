/** Rows in columns, for reading in a terminal. */
import { oneLine } from './terminal.ts';

/** The headings by what they are, as the words have them; the cells of a row in the same order. */
export function table(
  titles: Readonly<Record<string, string>>,
  rows: readonly (readonly string[])[],
): string {
  const headings = Object.values(titles);
  const lines = [headings, ...rows].map((row) => row.map(oneLine));
  const widths = headings.map((_, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0)));
  return lines
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Reads the tables that a document of ours holds between `<!-- name: begin -->` and `<!-- name: end -->`. */

export interface Table {
  readonly rows: readonly (readonly string[])[];
  /** The cell under the heading that is or begins with these words; empty where there is none. */
  cell(row: readonly string[], heading: string): string;
}

export interface MarkedPart {
  /** ISO date after `Measured`. */
  readonly measuredOn: string | undefined;
  /** The part as it stands; empty where the document has none of that name. */
  readonly prose: string;
  /** The first table that has a heading that is or begins with these words. */
  table(heading: string): Table | undefined;
}

export function markedTables(document: string, name: string): MarkedPart {
  const [, prose = ''] =
    new RegExp(`<!-- ${name}: begin -->([\\s\\S]*?)<!-- ${name}: end -->`).exec(document) ?? [];
  const blocks = prose.match(/(?:^\|.*\|[^\S\n]*\n?)+/gm) ?? [];
  const tables = blocks.map((block) => block.trim().split('\n').map(cellsOf));
  return {
    measuredOn: /Measured (\d{4}-\d{2}-\d{2})/.exec(prose)?.[1],
    prose,
    table(heading) {
      const found = tables.find(([headings = []]) => columnOf(headings, heading) >= 0);
      if (!found) return undefined;
      const [headings = [], , ...rows] = found;
      return { rows, cell: (row, name) => row[columnOf(headings, name)] ?? '' };
    },
  };
}

/** Of a line of a table. */
export const cellsOf = (line: string) =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

function columnOf(headings: readonly string[], name: string): number {
  const exact = headings.indexOf(name);
  return exact >= 0 ? exact : headings.findIndex((heading) => heading.startsWith(name));
}

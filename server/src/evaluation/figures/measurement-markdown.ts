/** A measurement as Markdown, for its document and the terminal. */
import type { Figure, FigureStyle, MeasuredTable, Measurement, Told } from '../../domain/measurement.ts';

export function measurementMarkdown(measurement: Measurement): string {
  return [firstLine(measurement), partsMarkdown(measurement.parts)].join('\n\n');
}

export function partsMarkdown(parts: Measurement['parts']): string {
  return parts
    .map((part) => {
      if ('heading' in part) return `### ${part.heading}`;
      return 'sentence' in part ? written(part.sentence) : tableMarkdown(part);
    })
    .join('\n\n');
}

function firstLine({ measuredOn, of, machine, conditions, remarks }: Measurement): string {
  const told = [
    `Measured ${measuredOn}${of === undefined ? '' : `: ${written(of)}`}`,
    machine && `Node ${machine.node}, ${machine.cores} cores (${machine.architecture})`,
    conditions,
  ];
  return [`${told.filter(Boolean).join(', ')}.`, remarks === undefined ? '' : written(remarks)]
    .filter(Boolean)
    .join(' ');
}

function tableMarkdown({ title, columns, rows }: MeasuredTable): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [
    line(columns.map((column) => (typeof column === 'string' ? column : column.heading))),
    `|${columns.map(() => '---').join('|')}|`,
    ...rows.map((row) => line(row.map(written))),
  ].join('\n');
  return title === undefined ? table : `### ${title}\n\n${table}`;
}

/** As documents write it. */
export function written(told: Told): string {
  if (typeof told === 'string') return told;
  return 'as' in told ? writtenFigure(told) : told.map(written).join('');
}

function writtenFigure({ value, as }: Figure): string {
  if (value === null) return '–';
  return typeof value === 'string' ? `\`${value}\`` : styles[as](value);
}

const styles: Record<FigureStyle, (value: number) => string> = {
  count: (value) => Math.round(value).toLocaleString('en'),
  whole: (value) => String(Math.round(value)),
  // Without the zero before the point: `.381`.
  share: (value) => value.toFixed(3).replace(/^0\./, '.'),
  percent0: (value) => `${(value * 100).toFixed(0)} %`,
  percent1: (value) => `${(value * 100).toFixed(1)} %`,
  fixed0: (value) => value.toFixed(0),
  fixed1: (value) => value.toFixed(1),
  fixed2: (value) => value.toFixed(2),
  fixed3: (value) => value.toFixed(3),
  code: (value) => `\`${value}\``,
};

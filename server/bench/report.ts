/** Tables in Markdown, kept in docs/benchmarks.md between the markers of their bench. */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';

const file = new URL('../../docs/benchmarks.md', import.meta.url);

export function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(headings), `|${headings.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

/** Replaces what stands between the bench's markers. */
export async function keepSection(name: string, text: string): Promise<void> {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const document = await readFile(file, 'utf8');
  const before = document.indexOf(begin);
  const after = document.indexOf(end);
  if (before < 0 || after < before) throw new Error(`docs/benchmarks.md has no markers for ${name}`);
  const when = `Measured ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${process.arch}).`;
  await writeFile(file, `${document.slice(0, before)}${begin}\n${when}\n\n${text}\n${document.slice(after)}`);
}

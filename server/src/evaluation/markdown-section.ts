/** Measured figures in Markdown documents: tables, and the part of a document that a measurement may write anew. */
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

export function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(headings), `|${headings.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

/** Replaces what stands between the section's markers; everything else stays as it is. */
export async function keepSection(file: URL, name: string, text: string): Promise<void> {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const document = await readFile(file, 'utf8');
  const before = document.indexOf(begin);
  const after = document.indexOf(end);
  if (before < 0 || after < before) {
    throw new Error(`${basename(fileURLToPath(file))} has no markers for ${name}`);
  }
  await writeFile(file, `${document.slice(0, before)}${begin}\n${text}\n${document.slice(after)}`);
}

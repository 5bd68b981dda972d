/** Tables in Markdown, kept in docs/benchmarks.md between the markers of their bench. */
import { cpus } from 'node:os';
import { keepSection as keepSectionOf } from '../src/evaluation/markdown-section.ts';

export { markdownTable } from '../src/evaluation/markdown-section.ts';

const file = new URL('../../docs/benchmarks.md', import.meta.url);

/** Replaces what stands between the bench's markers. */
export async function keepSection(name: string, text: string): Promise<void> {
  const when = `Measured ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${process.arch}).`;
  await keepSectionOf(file, name, `${when}\n\n${text}`);
}

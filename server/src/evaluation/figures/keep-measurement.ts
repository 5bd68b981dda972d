/**
 * Where measurements are kept: docs/figures/DOCUMENT/NAME.json, and the part of docs/DOCUMENT.md between the markers
 * of that name, which is written from it (`npm run docs`).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Measurement } from '../../domain/measurement.ts';
import { measurementMarkdown } from './measurement-markdown.ts';

export const documentNames = ['evaluation', 'benchmarks'] as const;
export type DocumentName = (typeof documentNames)[number];

/** The folder docs/ of this checkout. */
const docs = new URL('../../../../docs/', import.meta.url);

/** What was measured now, on this machine. */
export function measuredNow(measured: Omit<Measurement, 'measuredOn' | 'machine'>): Measurement {
  return {
    measuredOn: new Date().toISOString().slice(0, 10),
    machine: {
      node: process.versions.node,
      cores: availableParallelism(),
      architecture: process.arch,
    },
    ...measured,
  };
}

/** Writes the figures, and the document from them. */
export function keepMeasurement(
  document: DocumentName,
  name: string,
  measurement: Measurement,
  folder: URL = docs,
): void {
  writeFileSync(new URL(`figures/${document}/${name}.json`, folder), measurementJson(measurement));
  writeDocuments(folder);
}

/** The documents as their figures have them, by name. */
export function documentsFromFigures(folder: URL = docs): Record<DocumentName, string> {
  const written = documentNames.map((document) => {
    const sections = globSync('*.json', { cwd: fileURLToPath(new URL(`figures/${document}/`, folder)) });
    const text = sections.toSorted().reduce(
      (before, file) => {
        const json = readFileSync(new URL(`figures/${document}/${file}`, folder), 'utf8');
        return withSection(before, {
          name: basename(file, '.json'),
          text: measurementMarkdown(JSON.parse(json) as Measurement),
          document: `${document}.md`,
        });
      },
      readFileSync(new URL(`${document}.md`, folder), 'utf8'),
    );
    return [document, text] as const;
  });
  return Object.fromEntries(written) as Record<DocumentName, string>;
}

export function writeDocuments(folder: URL = docs): void {
  for (const [document, text] of Object.entries(documentsFromFigures(folder)))
    writeFileSync(new URL(`${document}.md`, folder), text);
}

/** Replaces what stands between the section's markers; everything else stays as it is. */
export function withSection(
  before: string,
  { name, text, document }: { readonly name: string; readonly text: string; readonly document: string },
): string {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${document} has no markers for ${name}`);
  return `${before.slice(0, from)}${begin}\n${text}\n${before.slice(to)}`;
}

/** A row of a table, and a sentence, on a line of its own, so that a change of a figure is seen as one. */
function measurementJson(measurement: Measurement): string {
  const onOneLine = (text: string) => JSON.stringify(JSON.parse(text));
  const json = JSON.stringify(measurement, null, 1)
    .replaceAll(/(?<=\n {4})\[\n[\s\S]*?\n {4}\]/g, onOneLine)
    .replaceAll(/(?<="(?:columns|sentence)": )\[\n[\s\S]*?\n {3}\]/g, onOneLine);
  return `${json}\n`;
}

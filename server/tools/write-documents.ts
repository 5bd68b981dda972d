/**
 * `npm run docs`: writes the tables of docs/evaluation.md and docs/benchmarks.md from docs/figures/, the table of
 * layers in docs/architecture.md from the one that the tests hold the imports against, and the tables of methods in
 * docs/images.md and docs/videos.md from what the methods declare.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { withSection, writeDocuments } from '../src/evaluation/figures/keep-measurement.ts';
import { layersMarkdown } from '../test/support/layers.ts';
import { methodTables } from './method-tables.ts';

const architecture = new URL('../../docs/architecture.md', import.meta.url);
const section = { name: 'layers', text: layersMarkdown(), document: 'architecture.md' };

writeDocuments();
writeFileSync(architecture, withSection(readFileSync(architecture, 'utf8'), section));
for (const table of methodTables) {
  const file = new URL(`../../docs/${table.document}`, import.meta.url);
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), table));
}

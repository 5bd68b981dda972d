/**
 * `npm run docs`: writes the tables of docs/evaluation.md and docs/benchmarks.md from docs/figures/, and the table of
 * layers in docs/architecture.md from the one that the tests hold the imports against.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { withSection, writeDocuments } from '../src/evaluation/figures/keep-measurement.ts';
import { layersMarkdown } from '../test/support/layers.ts';

const architecture = new URL('../../docs/architecture.md', import.meta.url);
const section = { name: 'layers', text: layersMarkdown(), document: 'architecture.md' };

writeDocuments();
writeFileSync(architecture, withSection(readFileSync(architecture, 'utf8'), section));

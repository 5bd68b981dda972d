/** Figures are kept as data, and documents are written from them. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { cellOf, figureOf, type Measurement, tableOf } from '../../domain/measurement.ts';
import { code, count, fixed, percent, percent0, share, told, whole } from './figure.ts';
import { documentsFromFigures, keepMeasurement, measuredNow } from './keep-measurement.ts';
import { measurementMarkdown } from './measurement-markdown.ts';

const measurement: Measurement = {
  measuredOn: '2026-11-15',
  command: 'npm run eval -- text',
  machine: { node: '26.10.0', cores: 2, architecture: 'arm64' },
  of: told`${count(1234)} claims`,
  conditions: 'no network',
  remarks: 'By hand.',
  parts: [
    {
      key: 'levels',
      title: 'Levels',
      columns: ['set', { key: 'right', heading: 'right (aim 70 %)' }, 'time'],
      rows: [
        [code('uno'), told`${whole(77)} (${percent0(0.642)})`, fixed(1.25, 1)],
        ['**all**', share(0.5), percent(undefined)],
      ],
    },
    { heading: 'SQLite' },
    { sentence: told`False matches: ${count(0, 'falseMatches')} in ${count(518_784, 'pairs')} pairs.` },
  ],
};
const markdown = `Measured 2026-11-15: 1,234 claims, Node 26.10.0, 2 cores (arm64), no network. By hand.

### Levels

| set | right (aim 70 %) | time |
|---|---|---|
| \`uno\` | 77 (64 %) | 1.3 |
| **all** | .500 | – |

### SQLite

False matches: 0 in 518,784 pairs.`;

function docsFolder(t: { after(work: () => void): void }): { path: string; folder: URL } {
  const path = mkdtempSync(join(tmpdir(), 'riscontro-docs-'));
  t.after(() => rmSync(path, { recursive: true }));
  for (const document of ['evaluation', 'benchmarks']) {
    mkdirSync(join(path, 'figures', document), { recursive: true });
    writeFileSync(
      join(path, `${document}.md`),
      '# Figures\n<!-- text: begin -->\nold\n<!-- text: end -->\nAfter.\n',
    );
  }
  return { path, folder: pathToFileURL(`${path}/`) };
}

test('a measurement is written as tables and sentences', () => {
  assert.equal(measurementMarkdown(measurement), markdown);
});

test('what is looked up by its key is the number itself', () => {
  const table = tableOf(measurement, 'levels');
  assert.ok(table);
  assert.deepEqual(
    table.rows.map((row) => cellOf(table, row, 'right')),
    [77, 0.5],
  );
  assert.equal(cellOf(table, table.rows[0] ?? [], 'time'), null);
  assert.deepEqual([figureOf(measurement, 'pairs'), figureOf(measurement, 'falseMatches')], [518_784, 0]);
  assert.equal(figureOf(measurement, 'nothing'), undefined);
  assert.equal(tableOf(undefined, 'levels'), undefined);
});

test('a measurement that is kept is data, and all that its document says of it between its markers', (t) => {
  const { path, folder } = docsFolder(t);
  keepMeasurement('evaluation', 'text', measurement, folder);
  keepMeasurement('evaluation', 'text', { ...measurement, remarks: 'New $& figures.' }, folder);
  const kept = JSON.parse(readFileSync(join(path, 'figures/evaluation/text.json'), 'utf8'));
  assert.deepEqual(kept, { ...measurement, remarks: 'New $& figures.' });
  assert.equal(
    readFileSync(join(path, 'evaluation.md'), 'utf8'),
    `# Figures\n<!-- text: begin -->\n${markdown.replace('By hand.', () => 'New $& figures.')}\n<!-- text: end -->\nAfter.\n`,
  );
  assert.throws(
    () => keepMeasurement('benchmarks', 'media', measurement, folder),
    /benchmarks\.md has no markers for media/,
  );
});

test('what is measured now bears the day and the machine', () => {
  const { measuredOn, machine } = measuredNow({ command: 'npm run eval -- text', parts: [] });
  assert.match(measuredOn, /^\d{4}-\d\d-\d\d$/);
  assert.equal(machine?.node, process.versions.node);
});

test('the documents say what their figures say: otherwise `npm run docs` writes them anew', () => {
  for (const [document, text] of Object.entries(documentsFromFigures())) {
    const written = readFileSync(new URL(`../../../../docs/${document}.md`, import.meta.url), 'utf8');
    assert.ok(written === text, `docs/${document}.md is older than docs/figures/${document}/: npm run docs`);
    const sections = [...written.matchAll(/<!-- (\w+): begin -->/g)].map(([, name = '']) => name);
    for (const name of sections)
      assert.ok(readFileSync(new URL(`../../../../docs/figures/${document}/${name}.json`, import.meta.url)));
  }
});

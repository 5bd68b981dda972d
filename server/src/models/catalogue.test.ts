import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readCatalogue } from './catalogue.ts';
import { chooseFiles } from './choose-files.ts';
import { modelUses } from './manifest.ts';

test('every entry of the catalogue names the files that make a model', async () => {
  const catalogue = await readCatalogue();
  // No published detector of cloned voices was found worth naming: operators bring their own.
  const named = modelUses.filter((use) => use !== 'voice-detector');
  assert.deepEqual(new Set(catalogue.map(({ use }) => use)), new Set(named));
  assert.equal(new Set(catalogue.map(({ name }) => name)).size, catalogue.length, 'no name twice');
  for (const { files, licence, use, summary } of catalogue) {
    const paths = files.map(({ path }) => path);
    const weights = paths.find((path) => path.endsWith('.onnx'));
    assert.deepEqual(chooseFiles(paths, weights, use).paths.toSorted(), paths.toSorted());
    assert.match(licence, /^(MIT|Apache-2\.0|CC-BY-NC-3\.0)$/);
    if (licence.includes('NC')) assert.match(summary, /not for commercial use/);
  }
});

test('a catalogue that names a program or a file elsewhere is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-catalogue-'));
  try {
    const [entry] = await readCatalogue();
    for (const path of ['../config.json', 'run.py', '/etc/x.json', 'a/b/c/d/e.json', 'a//b.json']) {
      const file = join(folder, 'catalogue.json');
      await writeFile(file, JSON.stringify([{ ...entry, files: [{ path }, { path: 'model.onnx' }] }]));
      await assert.rejects(readCatalogue(file), /not the path of a model file/, path);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** The documents show the methods as the code declares them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { withSection } from '../src/evaluation/figures/keep-measurement.ts';
import { methodTables } from './method-tables.ts';

for (const section of methodTables) {
  test(`docs/${section.document} shows the ${section.name}`, () => {
    const document = readFileSync(new URL(`../../docs/${section.document}`, import.meta.url), 'utf8');
    assert.ok(document === withSection(document, section), `docs/${section.document} is stale: npm run docs`);
  });
}

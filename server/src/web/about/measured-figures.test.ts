import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { measuredFigures } from './measured-figures.ts';

const document = (name: string) =>
  readFileSync(new URL(`../../../../docs/${name}.md`, import.meta.url), 'utf8');

describe('measured figures', () => {
  test('the documents of the program tell every figure that the page wants', () => {
    const figures = measuredFigures(document('evaluation'), document('benchmarks'));
    const wanted = [
      'common',
      'sameInBothLanguages',
      'realPhotos',
      'madeByAi',
      'manipulated',
      'foundAgain',
      'falseMatches',
      'imageMs',
    ] as const;
    for (const name of wanted) assert.ok(figures[name] !== undefined, name);
    assert.match(figures.measuredOn.texts ?? '', /^\d{4}-\d\d-\d\d$/);
    assert.match(figures.measuredOn.images ?? '', /^\d{4}-\d\d-\d\d$/);
    assert.deepEqual(
      figures.textSets.map(({ set }) => set),
      ['averitec', 'climate', 'fever_en', 'fever_it', 'xfact_it'],
    );
  });

  test('figures are read from the columns they stand under, wherever those are', () => {
    const { textSets, common, realPhotos, madeByAi, manipulated } = measuredFigures(
      `<!-- text: begin -->
Measured 2030-01-02: few.

| set | flips | claims | right when committed | committed |
|---|---|---|---|---|
| \`one\` | .010 | 1,234 | .900 | .250 |
<!-- text: end -->
<!-- knowledge: begin -->
| claims | count | right level (aim 70 %) | \`non verificabile\` | opposite level (at most 3 %) |
|---|---|---|---|---|
| all | 200 | 150 (75 %) | 40 (20 %) | 10 (5 %) |
<!-- knowledge: end -->
<!-- media: begin -->
| source | photos | \`manipolata\` or \`creata con IA\` | \`sospetta\` |
|---|---|---|---|
| \`a\` | 10 | 50.0 % | 50.0 % |
| **all** | 1,000 | 0.1 % | 2.0 % |

| source | what | files | \`manipolata\` or \`creata con IA\` | \`sospetta\` | AUC |
|---|---|---|---|---|---|
| \`b\` | ai | 30 | 10.0 % | 90.0 % | .5 |
| \`c\` | ai | 10 | 50.0 % | 0.0 % | .5 |
| \`d\` | manipulated | 10 | 20.0 % | 30.0 % | .5 |
<!-- media: end -->`,
      '',
    );
    assert.deepEqual(textSets, [{ set: 'one', claims: 1234, decided: 0.25, right: 0.9, swapped: 0.01 }]);
    assert.deepEqual(common, { of: 200, right: 0.75, silent: 0.2, opposite: 0.05 });
    assert.deepEqual(realPhotos, { of: 1000, condemned: 0.001, suspect: 0.02 });
    assert.deepEqual(madeByAi, { of: 40, share: 0.2 });
    assert.deepEqual(manipulated, { of: 10, share: 0.5 });
  });

  test('what a document does not tell, or tells in no figure, is left out', () => {
    const empty = { measuredOn: { texts: undefined, images: undefined }, textSets: [] };
    assert.deepEqual(JSON.parse(JSON.stringify(measuredFigures('', ''))), { ...empty, measuredOn: {} });
    const { common, textSets } = measuredFigures(
      `<!-- text: begin -->
| set | claims | flips | committed | right when committed |
|---|---|---|---|---|
| \`one\` | many | .01 | .2 | .9 |
<!-- text: end -->
<!-- knowledge: begin -->
| claims | count | right level | \`non verificabile\` | opposite level |
|---|---|---|---|---|
| all | – | – | – | – |
<!-- knowledge: end -->`,
      '',
    );
    assert.equal(common, undefined);
    assert.deepEqual(textSets, []);
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { MeasuredTable, Measurement, Measurements } from '../../domain/measurement.ts';
import { readMeasurements } from '../../wiring/read-documents.ts';
import { measuredFigures } from './measured-figures.ts';

const measurement = (...parts: Measurement['parts']): Measurement => ({
  measuredOn: '2030-01-02',
  command: 'npm run eval',
  machine: null,
  parts,
});
const column = (key: string) => ({ key, heading: `${key}, as the document calls it` });
const share = (value: number | null) => ({ value, as: 'share' }) as const;
const count = (value: number | null) => ({ value, as: 'count' }) as const;
const common = (...row: MeasuredTable['rows'][number]): Measurements => ({
  'evaluation/knowledge': measurement({
    key: 'commonClaims',
    columns: ['claims', 'count', 'right', 'silent', 'opposite'].map(column),
    rows: [row],
  }),
});

describe('measured figures', () => {
  test('what was measured holds every figure that the page wants', async () => {
    const figures = measuredFigures(await readMeasurements());
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

  test('figures are taken by their keys, wherever they stand and however they are called', () => {
    const { textSets, realPhotos, madeByAi, manipulated, measuredOn } = measuredFigures({
      'evaluation/text': measurement({
        key: 'levels',
        columns: ['set', 'flips', 'claims', 'rightWhenCommitted', 'committed'].map(column),
        rows: [[{ value: 'one', as: 'code' }, share(0.01), count(1234), share(0.9), share(0.25)]],
      }),
      'evaluation/media': measurement(
        {
          key: 'realPhotos',
          columns: ['source', 'photos', 'condemned', 'suspect'].map(column),
          rows: [
            [{ value: 'a', as: 'code' }, count(10), share(0.5), share(0.5)],
            ['**all**', count(1000), share(0.001), share(0.02)],
          ],
        },
        {
          key: 'others',
          columns: ['what', 'files', 'condemned', 'suspect'].map(column),
          rows: [
            ['ai', count(30), share(0.1), share(0.9)],
            ['ai', count(10), share(0.5), share(0)],
            ['manipulated', count(10), share(0.2), share(0.3)],
          ],
        },
      ),
    });
    assert.deepEqual(measuredOn, { texts: '2030-01-02', images: '2030-01-02' });
    assert.deepEqual(textSets, [{ set: 'one', claims: 1234, decided: 0.25, right: 0.9, swapped: 0.01 }]);
    assert.deepEqual(realPhotos, { of: 1000, condemned: 0.001, suspect: 0.02 });
    assert.deepEqual(madeByAi, { of: 40, share: 0.2 });
    assert.deepEqual(manipulated, { of: 10, share: 0.5 });
  });

  test('of a count with its share the count is the figure', () => {
    const told = (value: number) => [count(value), ' (', share(0.9), ')'];
    assert.deepEqual(measuredFigures(common('all', count(200), told(150), told(40), told(10))).common, {
      of: 200,
      right: 0.75,
      silent: 0.2,
      opposite: 0.05,
    });
  });

  test('what was not measured, or is no number, is left out', () => {
    const empty = { measuredOn: {}, textSets: [] };
    assert.deepEqual(JSON.parse(JSON.stringify(measuredFigures({}))), empty);
    assert.equal(measuredFigures(common('all', count(null), '–', '–', '–')).common, undefined);
  });
});

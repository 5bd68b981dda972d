/** What the drawing of a month shows. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usageChart } from './usage-chart.ts';

const words = { label: 'Uso', checks: 'Verifiche', cached: 'Dalla cache' };
const chartOf = (counts: readonly (readonly [number, number])[], mese = '2026-02') =>
  usageChart(
    {
      mese,
      giorni: counts.map(([usate, da_cache], index) => ({
        giorno: `${mese}-${String(index + 1).padStart(2, '0')}`,
        usate,
        da_cache,
      })),
    },
    words,
  ).text;
const scaleOf = (text: string) =>
  [...text.matchAll(/text-anchor="end">(\d+)</g)].map(([, mark]) => Number(mark));
const heightsOf = (text: string, part: string) =>
  [...text.matchAll(new RegExp(`class="${part}" [^>]*height="([\\d.]+)"`, 'g'))].map(([, height]) =>
    Number(height),
  );

test('bars are as high as their counts, checks below and the cache on top', () => {
  const text = chartOf([
    [4, 0],
    [0, 2],
    [1, 1],
  ]);
  const [four, one] = heightsOf(text, 'used');
  const [two, oneCached] = heightsOf(text, 'cached');
  assert.ok(four && one && two && oneCached);
  assert.deepEqual([one * 4, two * 2, oneCached], [four, four, one]);
});

test('the scale ends at a round number that the highest bar does not exceed', () => {
  for (const most of [0, 1, 2, 3, 7, 10, 11, 19, 99, 101, 1_234, 99_999]) {
    const scale = scaleOf(chartOf([[most, 0]]));
    const top = scale.at(-1) ?? 0;
    assert.ok(top >= Math.max(1, most) && top <= Math.max(2, most * 1.5), `${most}: ${scale.join(' ')}`);
    assert.ok(scale.every(Number.isInteger), `${most}: ${scale.join(' ')}`);
  }
});

test('every day of the month has its place, however far it is', () => {
  const widths = [chartOf([[1, 0]]), chartOf(Array(28).fill([1, 1]))].map(
    (text) => /viewBox="0 0 (\d+) /.exec(text)?.[1],
  );
  assert.equal(widths[0], widths[1]);
  assert.doesNotMatch(chartOf([[1, 0]]), />29</);
  assert.match(chartOf([[1, 0]], '2028-02'), />29</);
});

test('those who cannot see it are told what it is', () => {
  assert.match(chartOf([]), /role="img" aria-label="Uso"/);
});

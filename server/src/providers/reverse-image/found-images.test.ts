/** What is told of a service's findings, whatever the service says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { compareDays, type Finding, foundImages } from './found-images.ts';

const finding = (url: string, date?: string): Finding => ({ url, date, kind: 'identical', similarity: 1 });

test('of two findings on one page the older is told', () => {
  const found = foundImages([
    finding('https://a.example.org/?utm_source=x', '2020-01-01'),
    finding('https://a.example.org/', '2014-05-06'),
    finding('https://a.example.org/#foto'),
  ]);
  assert.deepEqual(
    found.map(({ url, date }) => [url, date]),
    [['https://a.example.org/', '2014-05-06']],
  );
});

test('those without a date keep their order, after all that have one', () => {
  const found = foundImages([
    finding('https://b.example.org/'),
    finding('https://a.example.org/'),
    finding('https://d.example.org/', '2021-01-01'),
    finding('https://c.example.org/', '2019-12-31T23:59:59Z'),
  ]);
  assert.equal(found.map(({ url }) => new URL(url).hostname[0]).join(''), 'cdba');
});

test('a similarity out of bounds is brought back into them', () => {
  const [above, below] = foundImages([
    { ...finding('https://a.example.org/'), similarity: 1.7 },
    { ...finding('https://b.example.org/'), similarity: -3 },
  ]);
  assert.deepEqual([above?.similarity, below?.similarity], [1, 0]);
});

test('days are in one order, however they arrive', () => {
  const day = fc.option(fc.constantFrom('1999-12-31', '2012-11-03', '2012-11-04', '2024-01-01'), {
    nil: undefined,
  });
  fc.assert(
    fc.property(fc.array(day), (days) => {
      const sorted = days.toSorted(compareDays);
      // `toSorted` by itself puts undefined last; dates as ISO 8601 sort as texts.
      assert.deepEqual(sorted, days.toSorted());
    }),
  );
});

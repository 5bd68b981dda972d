import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { writtenDate } from './written-date.ts';

const dates: Record<string, string | undefined> = {
  '2024-03-12': '2024-03-12',
  '2024-03-12T00:30:00+01:00': '2024-03-12T00:30:00+01:00',
  '2024-03-12T10:04:05.123Z': '2024-03-12T10:04:05Z',
  '2024-03-12T10:04+0100': '2024-03-12T10:04:00+01:00',
  '2024-03-12 10:04': '2024-03-12T10:04:00',
  '20240312': '2024-03-12',
  '20240312T101500Z': '2024-03-12T10:15:00Z',
  'Tue, 12 Mar 2024 00:30:00 +0100': '2024-03-11T23:30:00Z',
  'Tue, 12 Mar 2024 10:00:00 GMT': '2024-03-12T10:00:00Z',
  '12 marzo 2024': '2024-03-12',
  'Martedì 12 Marzo 2024, ore 8.05': '2024-03-12T08:05:00',
  'Pubblicato il 1° gennaio 2020 alle 18:30': '2020-01-01T18:30:00',
  '3 set. 2021': '2021-09-03',
  'Roma, 7 dic 1999': '1999-12-07',
  'March 12, 2024': '2024-03-12',
  'March 12th, 2024 at 4:05 pm': '2024-03-12T16:05:00',
  '12 March 2024 12:10 am': '2024-03-12T00:10:00',
  '12/03/2024': '2024-03-12',
  '12.03.2024 - 21:15': '2024-03-12T21:15:00',
  '30 febbraio 2024': undefined,
  '2024-13-45': undefined,
  '0001-01-01': undefined,
  '9 maggio 1945': undefined,
  domani: undefined,
  '': undefined,
  '12 marzo': undefined,
  'versione 2.0.2024': undefined,
};
for (const [written, date] of Object.entries(dates))
  test(`${written || 'nothing'} is ${date ?? 'no date'}`, () => assert.equal(writtenDate(written), date));

test('whatever is written, a date is one that a page could be of', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4}[-/. ]\w{1,9}[-/. ]\d{1,5}$/));
  fc.assert(
    fc.property(text, (written) => {
      const date = writtenDate(written);
      assert.ok(date === undefined || (!Number.isNaN(Date.parse(date)) && date >= '1990' && date < '2100'));
    }),
  );
});

/** Dates and numbers in words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { amountInWords, onDate, timeSpan, wikidataDate } from './wikidata-words.ts';

const date = (time: string, precision: number) => {
  const found = wikidataDate(time, precision);
  assert.ok(found, time);
  return found;
};

test('dates are told as precisely as they are known', () => {
  const cases = [
    ['+1807-07-04T00:00:00Z', 11, 'il 4 luglio 1807', 'on 4 July 1807'],
    ['+1992-05-11T00:00:00Z', 11, 'l’11 maggio 1992', 'on 11 May 1992'],
    ['+1946-06-01T00:00:00Z', 11, 'il 1º giugno 1946', 'on 1 June 1946'],
    ['+1999-12-00T00:00:00Z', 10, 'nel dicembre 1999', 'in December 1999'],
    ['+1861-01-01T00:00:00Z', 9, 'nel 1861', 'in 1861'],
    ['-0044-03-15T00:00:00Z', 11, 'il 15 marzo 44 a.C.', 'on 15 March 44 BC'],
  ] as const;
  for (const [time, precision, italian, english] of cases) {
    assert.equal(onDate(date(time, precision), 'it'), italian);
    assert.equal(onDate(date(time, precision), 'en'), english);
  }
});

test('dates that are vague, impossible or not dates are not told', () => {
  for (const [time, precision] of [
    ['+1800-00-00T00:00:00Z', 7],
    ['+1800-00-00T00:00:00Z', 10],
    ['+1800-13-01T00:00:00Z', 11],
    ['+1800-01-00T00:00:00Z', 11],
    ['+0000-01-01T00:00:00Z', 9],
    ['1800', 9],
    ['', 9],
  ] as const) {
    assert.equal(wikidataDate(time, precision), undefined, time);
  }
});

test('spans of time have one end, two or none', () => {
  const [start, end] = [date('+2015-02-03T00:00:00Z', 11), date('+2022-02-08T00:00:00Z', 11)];
  assert.equal(timeSpan(start, end, 'it'), ' dal 3 febbraio 2015 all’8 febbraio 2022');
  assert.equal(timeSpan(start, undefined, 'it'), ' dal 3 febbraio 2015');
  assert.equal(timeSpan(undefined, end, 'it'), ' fino all’8 febbraio 2022');
  assert.equal(timeSpan(start, end, 'en'), ' from 3 February 2015 to 8 February 2022');
  assert.equal(timeSpan(undefined, end, 'en'), ' until 8 February 2022');
  assert.equal(timeSpan(undefined, undefined, 'en'), '');
});

test('numbers keep every digit and take the marks of their language', () => {
  assert.equal(amountInWords('+58850717', 'it'), '58.850.717');
  assert.equal(amountInWords('+58850717', 'en'), '58,850,717');
  assert.equal(amountInWords('-12850.31', 'it'), '-12.850,31');
  assert.equal(amountInWords('+12345678901234567890', 'en'), '12,345,678,901,234,567,890');
  assert.equal(amountInWords('1e9', 'en'), undefined);
  assert.equal(amountInWords('', 'en'), undefined);
});

test('any text is a date or none, never an error', () => {
  fc.assert(fc.property(fc.string(), fc.integer(), (time, precision) => void wikidataDate(time, precision)));
});

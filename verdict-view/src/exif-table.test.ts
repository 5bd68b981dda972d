/** What a file says of itself, in the reader's words; unknown fields and strange values stay as they are. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsIn } from '@riscontro/words';
import { exifTable } from './exif-table.ts';

test('fields have names and values in the language of the page', () => {
  const exif = {
    takenAt: '2024-08-14T18:32:10+02:00',
    gps: { latitude: 41.9, longitude: 12 },
    others: { iso: 6400, flash: false, compensazione_ev: -0.33, data_modifica: '2024-08-15T09:00:00' },
  };
  const italian = exifTable(exif, wordsIn('it')).text;
  assert.match(italian, /Scattata il<\/th><td>14 agosto 2024 alle ore 18:32</);
  assert.match(italian, /41,9°, 12,0°/);
  assert.match(italian, /Sensibilità ISO<\/th><td>6400<[\s\S]*Flash scattato<\/th><td>no<[\s\S]*>-0,33</);
  const english = exifTable(exif, wordsIn('en')).text;
  assert.match(english, /Taken on<\/th><td>14 August 2024 at 18:32</);
  assert.match(english, /Changed on<\/th><td>15 August 2024 at 09:00</);
});

test('what is no date, no known name or no plain value is shown as it is, and not at any length', () => {
  const exif = {
    takenAt: 'ieri',
    others: { toString: 'x', nome_strano: { a: 1 }, lungo: 'y'.repeat(5000) },
  };
  const { text } = exifTable(exif, wordsIn('en'));
  assert.match(text, />ieri<[\s\S]*>toString<[\s\S]*>nome strano<\/th><td>\{&quot;a&quot;:1\}</);
  assert.ok(text.length < 2000);
});

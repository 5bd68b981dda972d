/** A claim is quoted as it is, or not at all. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawableText } from './drawable-text.ts';

const latin = (character: string) => /^[ -~À-ÿ–—‘’“”…€²©]$/u.test(character);
const drawn = (text: string) => drawableText(text, latin);

test('text in known characters stays as it is', () => {
  assert.equal(drawn('Perché l’acqua costa 3 € al m² – sempre?'), 'Perché l’acqua costa 3 € al m² – sempre?');
});

test('letters in fancy dress and marks that look alike are written plainly', () => {
  assert.equal(drawn('𝗩𝗲𝗿𝗼 ｆａｌｓｏ ﬁne'), 'Vero falso fine');
  assert.equal(drawn('no\u2011vax'), 'no-vax');
});

test('raised digits and fractions that the font lacks are not made into other numbers', () => {
  assert.equal(drawn('10⁵ casi'), undefined);
  assert.equal(drawn('2⅓ ore'), undefined);
});

test('pictographs at the ends go, those among words leave a mark', () => {
  assert.equal(drawn('⚠️🚨 ATTENZIONE 🇮🇹'), 'ATTENZIONE');
  assert.equal(drawn('il limone 🍋👨‍👩‍👧 guarisce'), 'il limone […] guarisce');
  assert.equal(drawn('Marchio ©️'), 'Marchio ©');
});

test('marks heaped upon letters and invisible characters go', () => {
  assert.equal(drawn(`Z${'\u0300\u0489'.repeat(50)}algo\u200B`), 'Zalgo');
  assert.equal(drawn('perche\u0301'), 'perché');
});

test('nothing where a single character is missing, or nothing is left', () => {
  for (const text of ['Ciao 疫苗', 'السلام', 'x ≠ y', '🍋', '']) assert.equal(drawn(text), undefined, text);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { passagesOf } from './passages.ts';

const texts = (text: string, lengthMax?: number) =>
  passagesOf(text, lengthMax === undefined ? {} : { lengthMax }).map((passage) => passage.text);

test('whole sentences fill a passage, and none is torn while it fits', () => {
  const text = 'Il dott. Neri abita a Roma. Guadagna 1.500 euro. Lavora poco.';
  assert.deepEqual(texts(text, 50), ['Il dott. Neri abita a Roma. Guadagna 1.500 euro.', 'Lavora poco.']);
  assert.deepEqual(texts(text), [text]);
});

test('paragraphs share a passage where they fit as wholes', () => {
  assert.deepEqual(texts('Prima frase.\nSeconda frase.\nTerza frase.', 30), [
    'Prima frase. Seconda frase.',
    'Terza frase.',
  ]);
  assert.deepEqual(texts('Corta.\nUna frase lunga. E poi altra.', 32), [
    'Corta.',
    'Una frase lunga. E poi altra.',
  ]);
});

test('a heading or an item stands alone', () => {
  assert.deepEqual(texts('Il fatto\nAccadde ieri.\nOggi no.\nprimo\nsecondo'), [
    'Il fatto',
    'Accadde ieri. Oggi no.',
    'primo',
    'secondo',
  ]);
});

test('a sentence that is too long is cut between words; a word that is too long is left out', () => {
  assert.deepEqual(texts('uno due tre quattro cinque', 12), ['uno due tre', 'quattro', 'cinque']);
  assert.deepEqual(texts(`prima ${'x'.repeat(50)} dopo`, 20), ['prima', 'dopo']);
  assert.deepEqual(texts(''), []);
  assert.deepEqual(texts(' \n\t\n '), []);
});

test('sentences that no space parts are not parted by one', () => {
  const [passage] = passagesOf('東京は首都です。人口は多いです。');
  assert.equal(passage?.text, '東京は首都です。人口は多いです。');
});

test('no passage is too long, each begins where it says, and every word that fits is in one, in order', () => {
  const word = fc.oneof(
    fc.constantFrom('Roma', 'fine.', 'È', 'No!', '\n', 'dott.', '3,5', '😀', 'parolamoltomoltolunga', '  '),
    // Without the marks after which a sentence may begin with no space before it.
    fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[。！？｡．]/g, '')),
  );
  fc.assert(
    fc.property(fc.array(word), fc.integer({ min: 5, max: 60 }), (list, lengthMax) => {
      const text = list.join(' ');
      const passages = passagesOf(text, { lengthMax });
      for (const { text: passage, start } of passages) {
        assert.ok(passage.length <= lengthMax && passage !== '');
        const [first = ''] = passage.split(' ');
        assert.equal(text.slice(start, start + first.length), first);
      }
      const words = text.match(/\S+/g)?.filter(({ length }) => length <= lengthMax) ?? [];
      assert.deepEqual(passages.flatMap((passage) => passage.text.match(/\S+/g)).join('|'), words.join('|'));
    }),
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elementFacts } from './element-facts.ts';

const facts = new Map(elementFacts().map((fact) => [fact.id, fact]));
const text = (id: string) => facts.get(`element-${id}`)?.text;

test('all 118 elements have a symbol, a number and a place in the table', () => {
  for (const about of ['symbol', 'number', 'table']) {
    assert.equal([...facts.keys()].filter((id) => id.endsWith(`-${about}`)).length, 118, about);
  }
});

test('well-known facts are stated plainly in both languages', () => {
  assert.deepEqual(text('au-symbol'), {
    it: "Il simbolo chimico dell'oro è Au.",
    en: 'The chemical symbol of gold is Au.',
  });
  assert.deepEqual(text('h-number'), {
    it: "Il numero atomico dell'idrogeno è 1: il nucleo di ogni suo atomo ha un solo protone.",
    en: 'The atomic number of hydrogen is 1: the nucleus of each of its atoms has one proton.',
  });
  assert.deepEqual(text('c-mass'), {
    it: 'La massa atomica del carbonio è di circa 12,01 unità.',
    en: 'The atomic mass of carbon is about 12.01 units.',
  });
  assert.deepEqual(text('hg-state'), {
    it: 'A temperatura ambiente il mercurio è un liquido.',
    en: 'At room temperature mercury is a liquid.',
  });
  assert.deepEqual(text('ne-family'), { it: 'Il neon è un gas nobile.', en: 'Neon is a noble gas.' });
  assert.equal(text('w-symbol')?.it, 'Il simbolo chimico del tungsteno è W.');
  assert.equal(text('pb-symbol')?.it, 'Il simbolo chimico del piombo è Pb.');
  assert.equal(text('u-number')?.en.startsWith('The atomic number of uranium is 92:'), true);
});

test('groups and periods are right across the whole table', () => {
  const place = (symbol: string) => text(`${symbol}-table`)?.en.match(/\d+/g)?.map(Number);
  assert.deepEqual(place('h'), [1, 1]);
  assert.deepEqual(place('he'), [1, 18]);
  assert.deepEqual(place('b'), [2, 13]);
  assert.deepEqual(place('al'), [3, 13]);
  assert.deepEqual(place('fe'), [4, 8]);
  assert.deepEqual(place('ag'), [5, 11]);
  assert.deepEqual(place('ba'), [6, 2]);
  assert.deepEqual(place('eu'), [6]);
  assert.deepEqual(place('hf'), [6, 4]);
  assert.deepEqual(place('u'), [7]);
  assert.deepEqual(place('og'), [7, 18]);
});

test('Italian articles fit the first letters of the names', () => {
  assert.equal(text('i-symbol')?.it, 'Il simbolo chimico dello iodio è I.');
  assert.equal(text('s-symbol')?.it, 'Il simbolo chimico dello zolfo è S.');
  assert.equal(text('sn-symbol')?.it, 'Il simbolo chimico dello stagno è Sn.');
  assert.equal(text('se-symbol')?.it, 'Il simbolo chimico del selenio è Se.');
  assert.equal(text('xe-symbol')?.it, 'Il simbolo chimico dello xeno è Xe.');
  assert.equal(text('ir-symbol')?.it, "Il simbolo chimico dell'iridio è Ir.");
});

test('nothing is said of the mass of elements without stable isotopes, nor of the state of those never seen', () => {
  assert.equal(text('tc-mass'), undefined);
  assert.equal(text('og-state'), undefined);
  assert.equal(text('fr-state'), undefined);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { numbersIn } from '../../../language/numbers.ts';
import { compareNumbers } from './compare-numbers.ts';

const compare = (claim: string, passage: string, language: 'it' | 'en' = 'it') =>
  compareNumbers(numbersIn(claim, language), numbersIn(passage, language));

test('a number is found when value and unit are the same, however they are written', () => {
  for (const [claim, passage] of [
    ['È alta 330 metri', 'misura 330 m'],
    ['È lunga 3 km', 'misura 3.000 metri'],
    ['Sono 1.500.000 persone', 'sono un milione e mezzo di persone'],
    ['Accadde nel 1949', 'il 27 giugno 1949'],
    ['Costa 5 milioni di euro', 'costa 5.000.000 €'],
  ] as const) {
    const { stated, found, differing } = compare(claim, passage);
    assert.deepEqual([stated, found, differing], [1, 1, 0], `${claim} / ${passage}`);
  }
});

test('another number of the same unit differs', () => {
  for (const [claim, passage] of [
    ['È alta 330 metri', 'è alta 300 metri'],
    ['Accadde nel 1962', 'accadde nel 1949'],
    ['Costa 5 milioni di euro', 'costa 5 miliardi di euro'],
    ['Il 12 % degli italiani', 'il 21 % degli italiani'],
  ] as const) {
    const { stated, found, differing, distance } = compare(claim, passage);
    assert.deepEqual([stated, found, differing], [1, 0, 1], `${claim} / ${passage}`);
    assert.ok(distance > 0 && distance <= 1);
  }
});

test('a number of another unit says nothing about it', () => {
  for (const [claim, passage] of [
    ['È alta 330 metri', 'pesa 300 chili'],
    ['Costa 5 euro', 'costa 6 dollari'],
    ['Accadde nel 1949', 'erano 300 persone'],
    ['È alta 330 metri', ''],
  ] as const) {
    const { found, differing, distance, direction } = compare(claim, passage);
    assert.deepEqual([found, differing, distance, direction], [0, 0, 0, 0], `${claim} / ${passage}`);
  }
});

test('years and days that differ are told apart from other numbers', () => {
  assert.equal(compare('Nacque nel 1962', 'nacque nel 1949').differingDates, 1);
  assert.equal(compare('Nacque il 3 giugno 1949', 'nacque il 27 giugno 1949').differingDates, 1);
  assert.equal(compare('È alta 330 metri', 'è alta 300 metri').differingDates, 0);
});

test('the same number elsewhere in the passage is enough', () => {
  assert.equal(compare('Accadde nel 1949', 'dal 1930 al 1960, e proprio nel 1949').differing, 0);
});

test('a round number has room, an exact one and a year have none', () => {
  assert.equal(compare('Sono circa 1.000 persone', 'sono 1.040 persone').found, 1);
  assert.equal(compare('Sono 1.000 persone', 'sono 1.040 persone').found, 0);
  assert.equal(compare('Accadde circa nel 1949', 'accadde nel 1962').found, 0);
});

test('more than and less than agree with every number on their side', () => {
  assert.equal(compare('Oltre 50 metri', '80 metri').found, 1);
  assert.equal(compare('Oltre 50 metri', '30 metri').found, 0);
  assert.equal(compare('Meno di 50 metri', '30 metri').found, 1);
  assert.equal(compare('Meno di 50 metri', '80 metri').found, 0);
});

test('it tells whether the claim says more or less than the nearest number', () => {
  assert.equal(compare('Sono 500 metri', 'sono 300 metri').direction, 1);
  assert.equal(compare('Sono 100 metri', 'sono 300 metri').direction, -1);
  assert.equal(compare('Sono 300 metri', 'sono 300 metri').direction, 0);
});

const anyNumbers = fc
  .array(
    fc.oneof(
      fc.nat(3_000).map(String),
      fc.nat(99).map((n) => `${n} %`),
      fc.nat(500).map((n) => `circa ${n} metri`),
    ),
  )
  .map((parts) => numbersIn(parts.join(', e poi '), 'it'));

test('counts add up, whatever the numbers', () => {
  fc.assert(
    fc.property(anyNumbers, anyNumbers, (claim, passage) => {
      const { stated, found, differing, differingDates, distance, direction } = compareNumbers(
        claim,
        passage,
      );
      assert.equal(stated, claim.length);
      assert.ok(found + differing <= stated);
      assert.ok(differingDates <= differing);
      assert.ok(distance >= 0 && distance <= 1);
      if (differing === 0) assert.deepEqual([distance, direction], [0, 0]);
    }),
  );
});

test('numbers agree with themselves', () => {
  fc.assert(
    fc.property(anyNumbers, (numbers) => {
      const { stated, found, differing } = compareNumbers(numbers, numbers);
      assert.deepEqual([found, differing], [stated, 0]);
    }),
  );
});

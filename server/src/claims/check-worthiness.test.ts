import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWorthiness } from './check-worthiness.ts';

test('numbers, names, comparisons and causes are worth more than small talk', () => {
  const ordered = [
    'Che bella giornata, vero?',
    'Il film è noioso',
    'La cosa è lì da tempo',
    'La Terra è piatta',
    'I vaccini causano l’autismo',
    'Nel 2023 in Italia sono nati 379.000 bambini, meno di prima',
  ].map((text) => checkWorthiness(text, 'it'));
  assert.deepEqual(
    ordered,
    ordered.toSorted((a, b) => a - b),
  );
});

test('it lies between 0 and 1, and questions and noise are worth nothing', () => {
  assert.equal(checkWorthiness('Who wrote it?', 'en'), 0);
  assert.equal(checkWorthiness('', 'en'), 0);
  const rich =
    'In 2020 the United States had more than 350,000 deaths because of COVID-19, the highest of all';
  assert.ok(checkWorthiness(rich, 'en') > 0.7 && checkWorthiness(rich, 'en') <= 1);
});

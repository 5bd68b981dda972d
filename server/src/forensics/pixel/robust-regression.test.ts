import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median, residuals, termsOf } from './robust-regression.ts';

const count = 900;
const light = Float64Array.from({ length: count }, (_, at) => 100 + 60 * Math.sin(at * 0.7));
const detail = Float64Array.from({ length: count }, (_, at) => 4 + 2 * Math.cos(at * 1.3));
const everyone = new Float64Array(count).fill(1);
const lawful = Float64Array.from({ length: count }, (_, at) => {
  const [bright, fine] = [light[at] as number, detail[at] as number];
  return 3 - 0.02 * bright + 0.5 * fine + 0.001 * bright * fine;
});

test('what light and detail explain leaves nothing', () => {
  const left = residuals(lawful, termsOf([light, detail]), everyone);
  for (const value of left) assert.ok(Math.abs(value) < 1e-3);
});

test('a foreign part stays as far off as it is, and does not pull the rest', () => {
  const spliced = lawful.map((value, at) => (at >= 400 && at < 520 ? value + 2 : value));
  const left = residuals(spliced, termsOf([light, detail]), everyone);
  const inside = median(left.slice(400, 520));
  const outside = median(left.slice(0, 400).map(Math.abs));
  assert.ok(inside > 1.8, `inside ${inside}`);
  assert.ok(outside < 0.15, `outside ${outside}`);
});

test('a picture in which everything is the same is explained, not divided by nothing', () => {
  const same = new Float64Array(count).fill(7);
  const left = residuals(same, termsOf([same, same]), everyone);
  for (const value of left) assert.ok(Math.abs(value) < 1e-3);
});

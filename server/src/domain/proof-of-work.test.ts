import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createChallenge, solveChallenge, verifySolution } from './proof-of-work.ts';

const secret = 'a secret of the tests';
const difficultyBits = 8;
const expiresAtMs = 10_000;
const nowMs = 9_000;

function solved() {
  const challenge = createChallenge(secret, difficultyBits, expiresAtMs);
  return { challenge, solution: solveChallenge(challenge, difficultyBits) };
}

test('a solved challenge is accepted and says what it was', () => {
  const { challenge, solution } = solved();
  const puzzle = verifySolution(challenge, solution, secret, nowMs);
  assert.equal(puzzle?.difficultyBits, difficultyBits);
  assert.equal(puzzle?.expiresAtMs, expiresAtMs);
});

test('an unsolved, an expired, a foreign and a tampered challenge are refused', () => {
  const { challenge, solution } = solved();
  const wrong = Array.from({ length: 300 }, (_, i) => `no-${i}`).find(
    (guess) => !verifySolution(challenge, guess, secret, nowMs),
  );
  assert.ok(wrong, 'almost every guess is wrong');
  assert.equal(verifySolution(challenge, solution, secret, expiresAtMs), undefined);
  assert.equal(verifySolution(challenge, solution, 'another secret', nowMs), undefined);
  const easier = challenge.replace(`.${difficultyBits}.`, '.0.');
  assert.notEqual(easier, challenge);
  assert.equal(verifySolution(easier, 'x', secret, nowMs), undefined);
});

test('nonsense is refused without throwing', () => {
  for (const challenge of ['', '.', '...', 'a.b.c.d', 'a.b.c.d.e', '\0', 'x'.repeat(10_000)]) {
    assert.equal(verifySolution(challenge, '1', secret, nowMs), undefined);
  }
  const { challenge } = solved();
  assert.equal(verifySolution(challenge, '', secret, nowMs), undefined);
  assert.equal(verifySolution(challenge, 'x'.repeat(65), secret, nowMs), undefined);
});

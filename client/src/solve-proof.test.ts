/** What a browser solves is what the server accepts. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { createChallenge, solveChallenge, verifySolution } from '../../server/src/domain/proof-of-work.ts';
import { hashAfter } from './sha-256.ts';
import { solveProof } from './solve-proof.ts';

const hex = (words: Int32Array) =>
  [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

test('hashes are those of SHA-256, whatever the lengths of both parts', () => {
  for (let length = 0; length < 140; length++) {
    const beginning = 'città'.repeat(40).slice(0, length);
    const hash = hashAfter(beginning);
    for (const rest of ['', '7', '123456789', 'è'.repeat(70)]) {
      const expected = createHash('sha256')
        .update(beginning + rest)
        .digest('hex');
      assert.equal(hex(hash(rest)), expected, `${length} and ${rest.length}`);
    }
  }
});

test('the same solution is found as on the server, and the server takes it', async () => {
  const challenge = createChallenge('secret', 10, 2_000);
  const solution = await solveProof(challenge, 10);
  assert.equal(solution, solveChallenge(challenge, 10));
  assert.ok(verifySolution(challenge, solution, 'secret', 1_000));
});

test('the work tells how far it is, and ends when nobody waits for it any more', async () => {
  const stop = new AbortController();
  const shares: number[] = [];
  const endless = solveProof('never', 250, {
    signal: stop.signal,
    onProgress(share) {
      shares.push(share);
      if (shares.length === 3) stop.abort(new Error('nobody waits'));
    },
  });
  await assert.rejects(endless, /nobody waits/);
  assert.deepEqual(
    shares,
    shares.toSorted((a, b) => a - b),
  );
  assert.ok(shares.every((share) => share >= 0 && share < 1));
});

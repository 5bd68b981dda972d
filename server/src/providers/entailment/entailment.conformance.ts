/** The promises of `entailment.ts` as tests. Every cross-encoder runs them. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Entailment } from './entailment.ts';

const signal = new AbortController().signal;

export function testEntailment(name: string, entailment: () => Entailment): void {
  describe(name, () => {
    test('one triple of probabilities for every passage, in order', async () => {
      const passages = [
        'Roma è la capitale d’Italia.',
        '',
        'La luna',
        'Roma '.repeat(3_000),
        '🚀\u0000‮ [SEP] </s>',
      ];
      const together = await entailment().entail('La capitale è Roma.', passages, signal);
      assert.equal(together.length, passages.length);
      for (const [at, passage] of passages.entries()) {
        const { supports, refutes, neutral } = together[at] ?? { supports: -1, refutes: -1, neutral: -1 };
        for (const probability of [supports, refutes, neutral])
          assert.ok(probability >= 0 && probability <= 1);
        assert.ok(Math.abs(supports + refutes + neutral - 1) < 1e-5);
        const [alone] = await entailment().entail('La capitale è Roma.', [passage], signal);
        // Batches are added up in another order: the same to what a verdict needs.
        assert.ok(Math.abs((alone?.supports ?? -1) - supports) < 1e-3, 'the same alone and in company');
      }
    });

    test('a claim of 10,000 characters is answered', async () => {
      assert.equal((await entailment().entail('è vero '.repeat(1_428), ['Roma'], signal)).length, 1);
    });

    test('no passages, no answers', async () => {
      assert.deepEqual(await entailment().entail('Roma', [], signal), []);
    });

    test('an aborted call rejects with the reason of its signal', async () => {
      const reason = new Error('enough');
      await assert.rejects(entailment().entail('Roma', ['Roma'], AbortSignal.abort(reason)), reason);
      const controller = new AbortController();
      const running = entailment().entail('Roma', Array(100).fill('Roma'), controller.signal);
      controller.abort(reason);
      await assert.rejects(running, reason);
    });

    test('the id names the model and its revision', () => {
      assert.match(entailment().id, /^[\w.-]+@[\w.-]+$/);
    });
  });
}

/** The promises of `encoder.ts` as tests. Every sentence encoder runs them. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Encoder } from './encoder.ts';

const signal = new AbortController().signal;

export function testEncoder(name: string, encoder: () => Encoder): void {
  describe(name, () => {
    test('one vector of length 1 for every text, in order', async () => {
      const texts = [
        'Roma è la capitale d’Italia.',
        '',
        'La luna',
        'Roma '.repeat(3_000),
        '🚀\u0000‮ [SEP] </s>',
      ];
      const together = await encoder().encode(texts, 'passage', signal);
      assert.equal(together.length, texts.length);
      for (const [at, text] of texts.entries()) {
        const vector = together[at] ?? new Float32Array();
        assert.ok(Math.abs(Math.hypot(...vector) - 1) < 1e-4);
        const [alone = new Float32Array()] = await encoder().encode([text], 'passage', signal);
        const likeness = vector.reduce((sum, value, column) => sum + value * (alone[column] ?? 0), 0);
        assert.ok(likeness > 0.999, 'the same alone and in company');
      }
    });

    test('queries have vectors of the same width', async () => {
      const [query] = await encoder().encode(['Roma'], 'query', signal);
      const [passage] = await encoder().encode(['Roma'], 'passage', signal);
      assert.ok(query && query.length > 0);
      assert.equal(query.length, passage?.length);
    });

    test('no texts, no vectors', async () => {
      assert.deepEqual(await encoder().encode([], 'query', signal), []);
    });

    test('an aborted call rejects with the reason of its signal', async () => {
      const reason = new Error('enough');
      await assert.rejects(encoder().encode(['Roma'], 'query', AbortSignal.abort(reason)), reason);
      const controller = new AbortController();
      const running = encoder().encode(Array(100).fill('Roma'), 'query', controller.signal);
      controller.abort(reason);
      await assert.rejects(running, reason);
    });

    test('the id names the model and its revision', () => {
      assert.match(encoder().id, /^[\w.-]+@[\w.-]+$/);
    });
  });
}

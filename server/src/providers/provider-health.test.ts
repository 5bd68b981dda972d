import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ProviderError } from '../net/provider-error.ts';
import { createProviderHealth } from './provider-health.ts';

const quiet = new AbortController().signal;

describe('provider health', () => {
  test('nothing is known of a provider that was not asked', () => {
    assert.equal(createProviderHealth(() => 7).last('brave'), undefined);
    assert.equal(createProviderHealth(() => 7).sinceMs, 7);
  });

  test('an answer is passed on and remembered with its time, each provider for itself', async () => {
    const health = createProviderHealth(() => 42);
    assert.deepEqual(await health.watch('brave', quiet, async () => ['found']), ['found']);
    assert.deepEqual(health.last('brave'), { failure: undefined, atMs: 42 });
    assert.equal(health.last('tavily'), undefined);
  });

  test('a failure is passed on and remembered until the next answer', async () => {
    let nowMs = 1;
    const health = createProviderHealth(() => nowMs);
    const error = new ProviderError('brave', 'refused');
    await assert.rejects(
      health.watch('brave', quiet, () => Promise.reject(error)),
      error,
    );
    assert.deepEqual(health.last('brave'), { failure: 'refused', atMs: 1 });
    nowMs = 2;
    await health.watch('brave', quiet, async () => []);
    assert.deepEqual(health.last('brave'), { failure: undefined, atMs: 2 });
  });

  test('a provider that was too slow for its caller counts as slow', async () => {
    const health = createProviderHealth(() => 1);
    const late = AbortSignal.abort(new DOMException('too slow', 'TimeoutError'));
    await assert.rejects(health.watch('brave', late, () => Promise.reject(late.reason)));
    assert.equal(health.last('brave')?.failure, 'timeout');
  });

  test('a caller who goes away says nothing about the provider, and neither does a bug', async () => {
    const health = createProviderHealth(() => 1);
    const gone = AbortSignal.abort(new Error('the client has gone'));
    await assert.rejects(health.watch('brave', gone, () => Promise.reject(gone.reason)));
    await assert.rejects(health.watch('brave', quiet, () => Promise.reject(new TypeError('a bug'))));
    assert.equal(health.last('brave'), undefined);
  });
});

/** Waits for a condition of another process, which has no event to tell of it. */
import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';

/** Asks until the answer is yes; fails after `limitMs`. Resolves to the milliseconds it took. */
export async function waitUntil(
  what: string,
  condition: () => boolean | Promise<boolean>,
  limitMs = 30_000,
): Promise<number> {
  const startMs = performance.now();
  while (!(await condition())) {
    assert.ok(performance.now() - startMs < limitMs, `within ${limitMs} ms: ${what}`);
    await delay(10);
  }
  return performance.now() - startMs;
}

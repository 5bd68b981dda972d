/** A service on a real port inside the test, and crowds of requests to it. */
import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { idOf, isCached, type PortAnswer } from './port-client.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
import { waitUntil } from './wait-until.ts';

export interface ListeningApp extends TestApp {
  readonly port: number;
  /** Resolves when this many requests have been refused, answered or given a check to wait for. */
  admitted(count: number): Promise<void>;
}

/** Closed when the test ends. */
export async function listen(t: TestContext, options: TestAppOptions = {}): Promise<ListeningApp> {
  const service = await startTestApp(options);
  t.after(service.close);
  const { mock: spy } = t.mock.method(service.app.checks, 'request');
  await service.app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.app.http.server.address() as AddressInfo;
  return {
    ...service,
    port,
    async admitted(count) {
      await waitUntil(`${count} requests are there`, () => spy.callCount() >= count);
      await Promise.allSettled(spy.calls.map((call) => call.result));
    },
  };
}

/** So many requests at once. */
export const ask = (count: number, one: (index: number) => Promise<PortAnswer>): Promise<PortAnswer[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)));

export const withStatus = (answers: readonly PortAnswer[], status: number): PortAnswer[] =>
  answers.filter((answer) => answer.status === status);

/** One of the answers was paid for, the others are the same check's and free. */
export function assertPaidOnce(answers: readonly PortAnswer[]): void {
  assert.equal(withStatus(answers, 200).length, answers.length, 'everybody is answered');
  assert.equal(answers.filter((answer) => !isCached(answer)).length, 1, 'one answer without cache');
  assert.equal(new Set(answers.map(idOf)).size, 1, 'one id');
}

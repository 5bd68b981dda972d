/** Nothing fails in silence: what goes wrong beside an answer is in the log, or counted, and the answer stays the same. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProviderError } from '../src/net/provider-error.ts';
import { createTextEngine } from '../src/pipelines/text/text.ts';
import { createLocalJudge } from '../src/providers/judge/local/local-judge.ts';
import { isSameClaim } from '../src/providers/judge/local/same-claim.ts';
import type { Reference } from '../src/providers/reference/reference.ts';
import type { Search } from '../src/providers/search/search.ts';
import { startTestApp } from './support/test-app.ts';

const claim = 'Mario Rossi ha vinto la corsa del 1987 a Vattelapesca';

/** A service whose one source besides an empty one is this. */
async function checkedWith(broken: Partial<Record<'reference' | 'search', () => Promise<never>>>) {
  const empty: Reference = { id: 'vuota', name: 'Vuota', find: async () => [] };
  const reference: Reference = { id: 'guasta', name: 'Guasta', find: broken.reference ?? (async () => []) };
  const search: Search = { id: 'cerca', name: 'Cerca', search: broken.search ?? (async () => []) };
  const service = await startTestApp({
    engines: {
      text: createTextEngine({
        sources: {
          references: [empty, ...(broken.reference ? [reference] : [])],
          searches: broken.search ? [search] : [],
          factChecks: [],
          readFound: () => Promise.reject(new Error('nothing is read')),
        },
        judges: [createLocalJudge()],
        isSameClaim,
      }),
    },
  });
  const { key } = await service.createKey();
  const answer = await service.verifyText(key, claim);
  const { text: metrics } = await service.request({ url: '/metrics' });
  await service.close();
  const lines = service.logLines.map((line) => JSON.parse(line));
  return { answer, metrics, lines, faults: lines.filter(({ level }) => level >= 50) };
}

/** All but what is another for every check. */
const told = ({ answer }: Awaited<ReturnType<typeof checkedWith>>) => {
  const { id, condividi, verificato_il, ...rest } = answer.json;
  return [answer.status, rest];
};

test('a provider with a mistake is in the log with its place, its request and its check, and counted; the answer is as if it had not answered', async () => {
  const mistaken = await checkedWith({
    reference: async () => {
      const { deep } = {} as { deep: { text: string } };
      throw new Error(deep.text);
    },
  });
  const silent = await checkedWith({
    reference: () => Promise.reject(new ProviderError('guasta', 'unreachable')),
  });
  assert.deepEqual(told(mistaken), told(silent));
  assert.equal(mistaken.answer.status, 200);

  assert.equal(mistaken.faults.length, 1);
  const [fault] = mistaken.faults;
  assert.equal(fault.place, 'pipelines/text/gather');
  assert.equal(fault.provider, 'guasta');
  assert.equal(fault.checkId, mistaken.answer.json.id);
  assert.equal(fault.reqId, mistaken.answer.headers['x-request-id']);
  assert.equal(fault.error.name, 'TypeError');
  assert.match(fault.error.frames[0], /faults\.test\.ts/);
  assert.match(mistaken.metrics, /riscontro_faults_total\{place="pipelines\/text\/gather"\} 1/);
});

test('a time that runs out is counted, and no fault in the log', async () => {
  const late = await checkedWith({
    search: () =>
      Promise.reject(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
  });
  assert.equal(late.answer.status, 200);
  assert.deepEqual(late.faults, []);
  assert.match(
    late.metrics,
    /riscontro_expected_errors_total\{place="pipelines\/text\/gather",kind="timeout"\} 1/,
  );
  assert.doesNotMatch(late.metrics, /riscontro_faults_total\{/);
});

test('no line of the log holds a word of what was checked, whatever an error cites', async () => {
  const { lines, faults } = await checkedWith({
    reference: async () => {
      throw Object.assign(new Error(`no answer for "${claim}" at https://example.org/?q=${claim}`), {
        input: claim,
        cause: new SyntaxError(`Unexpected token 'M', "${claim}" is not valid JSON`),
      });
    },
  });
  assert.equal(faults.length, 1);
  assert.doesNotMatch(JSON.stringify(lines), /mario|rossi|vattelapesca/i);
});

test('a check that fails by a mistake is answered with 500 and told with its ids', async () => {
  const service = await startTestApp({
    engines: { text: { check: () => Promise.reject(new TypeError('x is not a function')) } },
  });
  const { key } = await service.createKey();
  const { status, headers } = await service.verifyText(key, claim);
  const [fault, ...others] = service.logLines
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level >= 50);
  await service.close();
  assert.equal(status, 500);
  assert.deepEqual(others, []);
  assert.deepEqual([fault.place, fault.reqId], ['checks/testo', headers['x-request-id']]);
  assert.match(fault.checkId, /^\w{22}$/);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemStatuses } from '@riscontro/contract';
import { languages } from '@riscontro/words';
import { AppError, problemBody } from '../domain/app-error.ts';
import { FetchRefused, type RefusalReason } from '../net/fetch-refused.ts';
import { fetchProblem } from './fetch-problem.ts';

const expected: Readonly<Record<RefusalReason, readonly [number, string]>> = {
  forbidden_address: [400, 'link_vietato'],
  bad_url: [400, 'link_vietato'],
  too_many_redirects: [400, 'link_vietato'],
  too_large: [400, 'contenuto_troppo_grande'],
  wrong_type: [400, 'contenuto_non_adatto'],
  not_found: [400, 'link_non_trovato'],
  name_not_found: [400, 'link_non_trovato'],
  timeout: [504, 'link_troppo_lento'],
  unreachable: [502, 'link_non_raggiungibile'],
  server_error: [502, 'link_non_raggiungibile'],
  offline: [503, 'rete_disattivata'],
};

function problemOf(error: unknown): AppError {
  const problem = fetchProblem(error);
  assert.ok(problem instanceof AppError);
  return problem;
}

for (const [reason, [status, code]] of Object.entries(expected)) {
  test(`${reason} is told as ${status} ${code}, in every language, without the cause`, () => {
    const refusal = new FetchRefused(reason as RefusalReason, { cause: new Error('10.0.0.1:6379') });
    const problem = problemOf(refusal);
    assert.equal(problem.code, code);
    assert.equal(problemStatuses[problem.code], status);
    assert.equal(problem.cause, refusal, 'the log has it');
    const details = languages.map((language) => problemBody(problem, language, '').detail);
    assert.equal(new Set(details).size, languages.length);
    for (const detail of details) assert.doesNotMatch(detail, /10\.0\.0\.1|\{/);
  });
}

for (const [status, code] of [
  [401, 'link_non_trovato'],
  [403, 'link_non_trovato'],
  [404, 'link_non_trovato'],
  [410, 'link_non_trovato'],
  [408, 'link_non_raggiungibile'],
  [425, 'link_non_raggiungibile'],
  [429, 'link_non_raggiungibile'],
] as const) {
  test(`an answer of ${status} is ${code}`, () => {
    assert.equal(problemOf(new FetchRefused('not_found', { status })).code, code);
  });
}

test('a name that leads inside is told as one that nobody has, a forbidden address as what it is', () => {
  const inside = new FetchRefused('forbidden_address', { throughName: true });
  assert.equal(problemOf(inside).code, problemOf(new FetchRefused('name_not_found')).code);
  assert.equal(problemOf(new FetchRefused('forbidden_address')).code, 'link_vietato');
});

test('whatever is no refusal is passed on as it is', () => {
  for (const error of [new Error('a bug'), new AppError('non_trovato'), undefined, 'text'])
    assert.equal(fetchProblem(error), error);
});

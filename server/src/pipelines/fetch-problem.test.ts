import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problems } from '@riscontro/contract';
import { languages } from '@riscontro/words';
import { AppError, problemBody } from '../domain/app-error.ts';
import { FetchRefused, type RefusalReason } from '../net/fetch-refused.ts';
import { fetchProblem } from './fetch-problem.ts';

const expected: Readonly<Record<RefusalReason, readonly [number, string]>> = {
  forbidden_address: [400, 'linkForbidden'],
  bad_url: [400, 'linkForbidden'],
  too_many_redirects: [400, 'linkForbidden'],
  too_large: [400, 'contentTooLarge'],
  wrong_type: [400, 'contentUnsuitable'],
  not_found: [400, 'linkNotFound'],
  name_not_found: [400, 'linkNotFound'],
  timeout: [504, 'linkTooSlow'],
  unreachable: [502, 'linkUnreachable'],
  server_error: [502, 'linkUnreachable'],
  offline: [503, 'networkOff'],
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
    assert.equal(problems[problem.code].status, status);
    assert.equal(problem.cause, refusal, 'the log has it');
    const details = languages.map((language) => problemBody(problem, language, '').detail);
    assert.equal(new Set(details).size, languages.length);
    for (const detail of details) assert.doesNotMatch(detail, /10\.0\.0\.1|\{/);
  });
}

for (const [status, code] of [
  [401, 'linkNotFound'],
  [403, 'linkNotFound'],
  [404, 'linkNotFound'],
  [410, 'linkNotFound'],
  [408, 'linkUnreachable'],
  [425, 'linkUnreachable'],
  [429, 'linkUnreachable'],
] as const) {
  test(`an answer of ${status} is ${code}`, () => {
    assert.equal(problemOf(new FetchRefused('not_found', { status })).code, code);
  });
}

test('a name that leads inside is told as one that nobody has, a forbidden address as what it is', () => {
  const inside = new FetchRefused('forbidden_address', { throughName: true });
  assert.equal(problemOf(inside).code, problemOf(new FetchRefused('name_not_found')).code);
  assert.equal(problemOf(new FetchRefused('forbidden_address')).code, 'linkForbidden');
});

test('whatever is no refusal is passed on as it is', () => {
  for (const error of [new Error('a bug'), new AppError('notFound'), undefined, 'text'])
    assert.equal(fetchProblem(error), error);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemCodes, problems } from '@riscontro/contract';
import { languages } from '@riscontro/words';
import { AppError, problemBody, toPublicProblem } from './app-error.ts';
import { readStoredProblem, storedProblem } from './stored-problem.ts';

test('a problem is told in the language asked for, with its parameters filled in', () => {
  const error = new AppError('fieldInvalid', { field: 'url', rule: { code: 'linkInQuotes' } });
  assert.match(problemBody(error, 'it', 'https://x.example').detail, /«url».*un link/);
  assert.match(problemBody(error, 'en', 'https://x.example').detail, /“url”.*a link/);
});

test('a problem that passes by itself tells in how many whole seconds, at least one', () => {
  const body = (seconds: number) => problemBody(new AppError('queueFull', { seconds }), 'it', '');
  assert.deepEqual(
    [12.2, 0, -5].map((seconds) => body(seconds).riprova_tra),
    [13, 1, 1],
  );
  const stored = readStoredProblem('{"code":"coda_piena","parameters":{"seconds":"12"}}');
  assert.equal('riprova_tra' in problemBody(stored, 'it', ''), false);
});

test('a code without its values, with other ones or with too many does not compile', () => {
  // @ts-expect-error
  new AppError('queueFull');
  // @ts-expect-error
  new AppError('queueFull', { seconds: '12' });
  // @ts-expect-error
  new AppError('notFound', { seconds: 12 });
  // @ts-expect-error
  new AppError('fieldInvalid', { field: 'url', rule: { code: 'wholeNumberUpTo' } });
});

test('the cause and the text of a bug stay hidden', () => {
  const bug = toPublicProblem(new Error('password=hunter2'));
  assert.deepEqual(bug, { code: 'internalError', parameters: {} });
  const withCause = toPublicProblem(new AppError('internalError', {}, new Error('password=hunter2')));
  assert.ok(!JSON.stringify(withCause).includes('hunter2'));
});

test('a problem comes back from the store as it was', () => {
  const { code, parameters } = new AppError('quotaExhausted', { quota: 3, resetDay: '2026-06-01' });
  const stored = storedProblem({ code, parameters });
  assert.match(stored, /"code":"quota_esaurita"/, 'as on the wire');
  assert.deepEqual(readStoredProblem(stored), { code, parameters });
});

test('a problem that another version stored is told as far as it is known', () => {
  const older = readStoredProblem('{"code":"file_troppo_grande","parameters":{"limite":"25 MB"}}');
  assert.equal(
    problemBody(older, 'en', '').detail,
    'The file exceeds the limit of …. Send a smaller version.',
  );
  for (const text of ['{"code":"nuovo","parameters":{}}', '{"code":"constructor"}', '{}', null]) {
    assert.deepEqual(readStoredProblem(text), { code: 'internalError', parameters: {} });
  }
  for (const language of languages) {
    for (const code of problemCodes) {
      const { title, detail } = problemBody(readStoredProblem(JSON.stringify({ code })), language, '');
      assert.ok(title !== '' && detail !== '');
      assert.doesNotMatch(detail, /undefined|NaN|object Object/, `${language} ${code}`);
    }
  }
});

test('every problem has the status of an error', () => {
  for (const { wire, status } of Object.values(problems)) assert.ok(status >= 400 && status < 600, wire);
});

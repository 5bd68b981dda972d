import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemCodes, problemKinds } from '@riscontro/contract';
import { AppError, problemBody, toPublicProblem } from './app-error.ts';

test('a problem is told in the language asked for, with its parameters filled in', () => {
  const error = new AppError('campo_non_valido', { campo: 'url', regola: { it: 'un link', en: 'a link' } });
  assert.match(problemBody(error, 'it', 'https://x.example').detail, /«url».*un link/);
  assert.match(problemBody(error, 'en', 'https://x.example').detail, /“url”.*a link/);
});

test('a problem that passes by itself tells in how many whole seconds, at least one', () => {
  const body = (secondi: number | string) => problemBody(new AppError('coda_piena', { secondi }), 'it', '');
  assert.deepEqual(
    [12.2, 0, -5].map((seconds) => body(seconds).riprova_tra),
    [13, 1, 1],
  );
  assert.equal('riprova_tra' in body('12'), false);
});

test('a parameter cannot smuggle in another one', () => {
  const error = new AppError('tipo_contenuto_non_accettato', { ricevuto: '{atteso}', atteso: 'JSON' });
  assert.match(problemBody(error, 'it', '').detail, /«\{atteso\}»/);
});

test('the cause and the text of a bug stay hidden', () => {
  const bug = toPublicProblem(new Error('password=hunter2'));
  assert.deepEqual(bug, { code: 'errore_interno', parameters: {} });
  const withCause = toPublicProblem(new AppError('errore_interno', {}, new Error('password=hunter2')));
  assert.ok(!JSON.stringify(withCause).includes('hunter2'));
});

test('every problem has both languages and the same parameters in both', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const code of problemCodes) {
    const { title, detail, status } = problemKinds[code];
    assert.ok(title.it && title.en && detail.it && detail.en);
    assert.deepEqual(placeholders(detail.it), placeholders(detail.en), code);
    assert.ok(status >= 400 && status < 600);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Progress } from '@riscontro/contract';
import { tellVideoProgress } from './video-phases.ts';

function listening(language: 'it' | 'en' = 'it') {
  const told: { nome: string; testo: string; percento?: number | undefined }[] = [];
  const teller = tellVideoProgress({
    language,
    progress: ({ evento, dati }: Progress) => {
      if (evento === 'fase') told.push(dati);
    },
  });
  return { told, teller };
}

test('what is done never shrinks, whatever the process says', () => {
  const { told, teller } = listening();
  teller.begin('scaricamento');
  for (const percent of [0, 40, 20, 100]) teller.examined({ phase: 'fotogrammi', percent });
  teller.examined({ phase: 'tempo', percent: 3 });
  for (const phase of ['ricerca', 'verdetto'] as const) teller.begin(phase);
  const shares = told.map(({ percento }) => percento);
  assert.deepEqual(shares, [0, 5, 39, 90, 90, 94, 98]);
});

test('small steps within a phase are not told one by one', () => {
  const { told, teller } = listening();
  for (let percent = 0; percent <= 100; percent += 0.1) teller.examined({ phase: 'fotogrammi', percent });
  assert.ok(told.length < 50, String(told.length));
});

test('waiting is told with how many come before, and no more once the work has begun', () => {
  const { told, teller } = listening();
  for (const before of [3, 1, 0]) teller.waits(before);
  teller.examined({ phase: 'decodifica', percent: 0 });
  teller.waits(2);
  assert.deepEqual(
    told.map(({ nome, testo }) => `${nome}: ${testo}`),
    [
      'attesa: In attesa: ci sono 3 video prima di questo',
      'attesa: In attesa: c’è un video prima di questo',
      'attesa: In attesa: tocca a questo video',
      'decodifica: Apertura del file',
    ],
  );
});

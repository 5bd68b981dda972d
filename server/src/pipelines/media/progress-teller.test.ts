import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Progress } from '@riscontro/contract/inside';
import { createProgressTeller, type MediaSteps } from './progress-teller.ts';

const steps: MediaSteps = {
  words: ({ video }) => video,
  percents: { fetching: 0, examination: { from: 5, to: 90 }, search: 94, verdict: 98 },
};

function listening(ofWhat: MediaSteps = steps) {
  const told: { name: string; text: string; percent?: number | undefined }[] = [];
  const teller = createProgressTeller(ofWhat, {
    language: 'it',
    progress: ({ event, data }: Progress) => {
      if (event === 'phase') told.push(data);
    },
  });
  return { told, teller };
}

test('what is done never shrinks, whatever the process says', () => {
  const { told, teller } = listening();
  teller.begin('fetching');
  for (const percent of [0, 40, 20, 100]) teller.examined({ phase: 'frames', percent });
  teller.examined({ phase: 'time', percent: 3 });
  for (const phase of ['search', 'verdict'] as const) teller.begin(phase);
  const shares = told.map(({ percent }) => percent);
  assert.deepEqual(shares, [0, 5, 39, 90, 90, 94, 98]);
});

test('small steps within a phase are not told one by one', () => {
  const { told, teller } = listening();
  for (let percent = 0; percent <= 100; percent += 0.1) teller.examined({ phase: 'frames', percent });
  assert.ok(told.length < 50, String(told.length));
});

test('waiting is told with how many come before, and no more once the work has begun', () => {
  const { told, teller } = listening();
  for (const before of [3, 1, 0]) teller.waits(before);
  teller.examined({ phase: 'decoding', percent: 0 });
  teller.waits(2);
  assert.deepEqual(
    told.map(({ name, text }) => `${name}: ${text}`),
    [
      'waiting: In attesa: ci sono 3 video prima di questo',
      'waiting: In attesa: c’è un video prima di questo',
      'waiting: In attesa: tocca a questo video',
      'decoding: Apertura del file',
    ],
  );
});

test('where shares are not known, steps are told without them', () => {
  const { told, teller } = listening({ words: ({ image }) => image });
  teller.examined({ phase: 'pixels' });
  teller.begin('search');
  assert.deepEqual(told, [
    { name: 'pixels', text: 'Esame dei pixel' },
    { name: 'search', text: 'Ricerca di apparizioni precedenti' },
  ]);
});

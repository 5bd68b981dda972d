import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { partsMarkdown } from '../figures/measurement-markdown.ts';
import type { GoldMedia, MediaPrediction } from './media-rows.ts';
import { reportMedia } from './report-media.ts';
import { scoreMedia } from './score-media.ts';

let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riscontro-score-'));
  const grey = (values: number[]) =>
    sharp(Uint8Array.from(values), { raw: { width: 4, height: 2, channels: 1 } }).png();
  await grey([0, 0, 255, 255, 0, 0, 255, 255]).toFile(join(folder, 'mask.png'));
  await grey([10, 20, 30, 200, 10, 20, 30, 200]).toFile(join(folder, 'right.png'));
});
after(() => rm(folder, { recursive: true }));

const gold = (id: string, label: GoldMedia['label'], rest: Partial<GoldMedia> = {}): GoldMedia => ({
  id,
  label,
  path: id,
  kind: 'image',
  source: 'set',
  ...rest,
});
const answer = (
  id: string,
  level: MediaPrediction['level'],
  score: number,
  rest: Partial<MediaPrediction> = {},
) => ({
  id,
  level,
  score,
  ms: 10,
  ...rest,
});
const score = (rows: GoldMedia[], answers: MediaPrediction[]) =>
  scoreMedia(rows, answers, {
    manifest: join(folder, 'manifest.jsonl'),
    answers: join(folder, 'answers.jsonl'),
  });

test('a missing answer is a false alarm on a real photo and a miss on a forged one', async () => {
  const scores = await score(
    [gold('r1', 'real'), gold('r2', 'real'), gold('a1', 'ai'), gold('a2', 'ai')],
    [answer('r1', 'sospetta', 40), answer('a1', 'creata con IA', 5)],
  );
  assert.deepEqual(scores.real, { n: 2, alarms: 0.5, suspects: 0.5 });
  const ai = scores.sources.find(({ label }) => label === 'ai');
  assert.equal(ai?.alarms, 0.5);
  // 95 against 60 and 101, -1 against both.
  assert.equal(ai?.auc, 0.25);
});

test('copied regions, marks, credentials, fields and broken files are counted apart', async () => {
  const found = [{ nome: 'copia_incolla', tipo: 'forense', esito: 'attenzione' }];
  const mark = [{ nome: 'marchio_generatore', tipo: 'provenienza', esito: 'allarme' }];
  const scores = await score(
    [
      gold('r', 'real'),
      gold('f', 'manipulated', { source: 'comofod', mask: 'mask.png' }),
      gold('m', 'ai', { expect: { generator_mark: true } }),
      gold('c', 'c2pa', { expect: { c2pa_status: 'valid_bad_ingredient' } }),
      gold('e', 'metadata', { expect: { exif: { make: 'A', latitude: 1.5 } } }),
      gold('x', 'malformed', { expect: { decodable: false } }),
      gold('y', 'malformed', { expect: { decodable: true } }),
    ],
    [
      answer('r', 'autentica', 70, { signals: found }),
      answer('f', 'sospetta', 40, { signals: found, map: 'right.png' }),
      answer('m', 'creata con IA', 5, { signals: mark }),
      answer('c', 'autentica', 70, { c2pa: 'valid' }),
      answer('e', 'autentica', 70, { exif: { make: 'A ', latitude: 2 } }),
      { id: 'x', ms: 1, error: 400 },
      { id: 'y', ms: 1, error: 500 },
    ],
  );
  assert.deepEqual(scores.copyMove, { found: 1, foundN: 1, falseOnReal: 1 });
  assert.deepEqual(scores.marks, { n: 1, found: 1, falseHits: 0 });
  assert.deepEqual(scores.c2pa, { n: 1, right: 1 });
  assert.deepEqual(scores.exif, { fields: 2, right: 0.5 });
  assert.deepEqual(scores.malformed, { n: 2, clean: 0.5, judged: 0, refused: 1 });
  assert.deepEqual(scores.localisation, [{ source: 'comofod', n: 1, auc: 1 }]);
  assert.match(partsMarkdown(reportMedia(scores)), /copied regions seen in real photos \| {2}\| 100\.0 %/);
});

test('a change of level between a picture and its copies is counted by copy', async () => {
  const { variants } = await score(
    [gold('r1', 'real'), gold('r2', 'real')],
    [
      answer('r1', 'autentica', 70),
      answer('r2', 'autentica', 70),
      answer('r1', 'manipolata', 10, { variant: 'jpeg50' }),
      answer('r2', 'autentica', 70, { variant: 'jpeg50' }),
    ],
  );
  assert.deepEqual(variants, [{ variant: 'jpeg50', n: 2, flips: 0.5, fineToAlarm: 0.5, alarmsOnReal: 0.5 }]);
});

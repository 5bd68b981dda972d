import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MediaResult, TextResult } from '@riscontro/contract';
import { publicResult } from './public-result.ts';

const media = (exif: MediaResult['exif']) => ({ tipo: 'immagine', ...(exif ? { exif } : {}) }) as MediaResult;

test('the place of a photo is told to about 11 kilometres, and nothing else is changed', () => {
  const altri = { iso: 64, GPSAltitude: 21.4, altitudine_m: 21.4, destLatitude: 41.890251, Obiettivo: 'x' };
  const exif = { dispositivo: 'Fotocamera', gps: { latitudine: 41.890251, longitudine: -12.49237 }, altri };
  assert.deepEqual(publicResult(media(exif)), {
    tipo: 'immagine',
    exif: {
      dispositivo: 'Fotocamera',
      gps: { latitudine: 41.9, longitudine: -12.5 },
      altri: { iso: 64, Obiettivo: 'x' },
    },
  });
});

test('results without a place stay as they are', () => {
  const text = { tipo: 'testo', sintesi: 'gps 41.890251' } as TextResult;
  assert.equal(publicResult(text), text);
  assert.deepEqual(publicResult(media(undefined)), media(undefined));
  assert.deepEqual(publicResult(media({ software: 'x' })), media({ software: 'x' }));
});

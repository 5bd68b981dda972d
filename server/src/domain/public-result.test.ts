import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MediaResult, TextResult } from '@riscontro/contract/inside';
import { publicResult } from './public-result.ts';

const media = (exif: MediaResult['exif']) => ({ kind: 'image', ...(exif ? { exif } : {}) }) as MediaResult;

test('the place of a photo is told to about 11 kilometres, and nothing else is changed', () => {
  const others = { iso: 64, GPSAltitude: 21.4, altitudine_m: 21.4, destLatitude: 41.890251, Obiettivo: 'x' };
  const exif = { device: 'Fotocamera', gps: { latitude: 41.890251, longitude: -12.49237 }, others };
  assert.deepEqual(publicResult(media(exif)), {
    kind: 'image',
    exif: {
      device: 'Fotocamera',
      gps: { latitude: 41.9, longitude: -12.5 },
      others: { iso: 64, Obiettivo: 'x' },
    },
  });
});

test('results without a place stay as they are', () => {
  const text = { kind: 'text', summary: 'gps 41.890251' } as TextResult;
  assert.equal(publicResult(text), text);
  assert.deepEqual(publicResult(media(undefined)), media(undefined));
  assert.deepEqual(publicResult(media({ software: 'x' })), media({ software: 'x' }));
});

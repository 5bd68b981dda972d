import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import fc from 'fast-check';
import sharp from 'sharp';
import { z } from 'zod';
import { readContainer } from '../../media/containers/read-container.ts';
import { encoderFamilies, findEncoder, signatureOf } from './encoder-families.ts';
import { tablesOf } from './quantisation.ts';

const steps = fc.array(fc.integer({ min: 1, max: 255 }), { minLength: 64, maxLength: 64 });

test('what is known of encoders is whole, and says where it is from', async () => {
  const file = await readFile(new URL('./encoder-families.json', import.meta.url), 'utf8');
  const encoder = { family: z.enum(encoderFamilies), name: z.string(), source: z.string() };
  const table = z.array(z.int()).length(64);
  const known = z.strictObject({
    scaled: z.array(z.strictObject({ ...encoder, luma: table, chroma: table })).nonempty(),
    fixed: z.array(z.strictObject({ ...encoder, tables: z.string() })),
    segments: z.array(z.strictObject({ ...encoder, segment: z.string() })).nonempty(),
  });
  assert.deepEqual(known.safeParse(JSON.parse(file)).error?.issues, undefined);
});

test('mozjpeg is recognised at every quality that leaves its tables different from others', async () => {
  const grey = sharp({ create: { width: 16, height: 16, channels: 3, background: '#888' } });
  for (const quality of [10, 50, 75, 90]) {
    const tables = tablesOf(
      readContainer(await grey.clone().jpeg({ quality, mozjpeg: true }).toBuffer(), 'jpeg').jpeg,
    );
    assert.ok(tables);
    assert.deepEqual(findEncoder(tables.luma, tables.chroma, []), { family: 'library', name: 'mozjpeg' });
  }
});

test('the standard tables are nobody’s', async () => {
  const grey = sharp({ create: { width: 16, height: 16, channels: 3, background: '#888' } });
  for (const quality of [1, 50, 75, 92, 100]) {
    const tables = tablesOf(readContainer(await grey.clone().jpeg({ quality }).toBuffer(), 'jpeg').jpeg);
    assert.ok(tables);
    assert.equal(findEncoder(tables.luma, tables.chroma, ['JFIF']), undefined);
  }
});

test('tables nobody measured stay unknown', () => {
  fc.assert(
    fc.property(steps, steps, (luma, chroma) => findEncoder(luma, chroma, ['JFIF', 'Exif']) === undefined),
  );
});

test('a segment that only one program writes names it', () => {
  const odd = Array.from({ length: 64 }, (_, at) => at + 3);
  assert.equal(findEncoder(odd, odd, ['Ducky'])?.family, 'editor');
});

test('other tables have another signature', () => {
  fc.assert(
    fc.property(steps, fc.nat({ max: 63 }), (luma, place) => {
      const changed = luma.with(place, ((luma[place] ?? 1) % 255) + 1);
      assert.notEqual(signatureOf(luma, luma), signatureOf(changed, luma));
      assert.notEqual(signatureOf(luma, luma), signatureOf(luma, changed));
    }),
  );
});

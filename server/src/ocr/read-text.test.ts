/** The real reader, in its own process. One image after the other in one process, since loading takes longest. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { drawText } from '../../test/support/draw-text.ts';
import { createTextReader } from './read-text.ts';

const reader = createTextReader();
after(() => reader.close());
const { signal } = new AbortController();
const lettering = { width: 800, height: 160, letterHeight: 24 };

test('Italian and English are read, with accents, and where they stand is measured', async () => {
  const italian = await reader.read(await drawText(['La notizia è falsa', 'e lo sanno tutti'], lettering), {
    signal,
  });
  assert.equal(italian.text, 'LA NOTIZIA È FALSA\nE LO SANNO TUTTI');
  assert.equal(italian.words, 8);
  assert.ok(italian.confidence >= 80);
  assert.ok(italian.share > 0.1 && italian.share < 0.4);
  const english = await reader.read(await drawText(['The news is true'], lettering), { signal });
  assert.equal(english.text, 'THE NEWS IS TRUE');
});

test('an empty picture has no text', async () => {
  const { text, words } = await reader.read(await drawText([], lettering), { signal });
  assert.deepEqual({ text, words }, { text: '', words: 0 });
});

test('what is no PNG, too large or broken is refused, and the next picture is read all the same', async () => {
  const image = await drawText(['Una prova'], lettering);
  await assert.rejects(reader.read(new Uint8Array(100), { signal }), RangeError);
  await assert.rejects(
    reader.read(await drawText([], { ...lettering, width: 1601 }), { signal }),
    RangeError,
  );
  await assert.rejects(reader.read(image.subarray(0, 60), { signal }));
  assert.equal((await reader.read(image, { signal })).text, 'UNA PROVA');
});

test('a reader that is told to stop stops', async () => {
  const image = await drawText(['Una prova'], lettering);
  const stop = new AbortController();
  const reading = reader.read(image, { signal: stop.signal });
  stop.abort(new Error('time is up'));
  await assert.rejects(reading, /time is up/);
});

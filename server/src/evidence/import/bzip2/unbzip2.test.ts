/** bzip2 files: in many streams, in any pieces, damaged, cut off, packed to burst. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { unbzip2 } from './unbzip2.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../../../fixtures/wikipedia/${name}`, import.meta.url));
const numbers = fixture('numbers.bz2');
const sample = fixture('itwiki-sample-pages-articles-multistream.xml.bz2');

/** What numbers.bz2 holds, as fixtures/wikipedia/README.md describes it. */
function numbersText(): Buffer {
  const parts: Buffer[] = [];
  for (let state = 1, length = 0; length < 240_000; ) {
    state = Number((BigInt(state) * 1_103_515_245n + 12_345n) % 2_147_483_648n);
    const run = state % 97 === 0 ? Buffer.alloc(state % 1000, state % 251) : Buffer.alloc(0);
    const part = Buffer.concat([Buffer.from(`${state >>> (8 + (state % 23))} `), run]);
    parts.push(part);
    length += part.length;
  }
  return Buffer.concat([...parts, Buffer.from('end')]);
}

async function* cut(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function unpack(bytes: Buffer, size = bytes.length): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of unbzip2(cut(bytes, size))) pieces.push(piece);
  return Buffer.concat(pieces);
}

test('several streams, blocks and runs come out as they were packed', async () => {
  assert.ok((await unpack(numbers)).equals(numbersText()));
  assert.deepEqual(await unpack(sample), fixture('itwiki-sample-pages-articles.xml'));
});

test('it does not matter how the packed bytes arrive', async () => {
  const whole = fixture('itwiki-sample-pages-articles.xml');
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 5_000 }), async (size) => {
      assert.ok((await unpack(sample, size)).equals(whole));
    }),
    { numRuns: 20 },
  );
});

test('a file that is cut off anywhere is an error, after everything that came whole', async () => {
  const whole = fixture('itwiki-sample-pages-articles.xml');
  // At the end of a stream a file may well end.
  const streamEnds = new Set([0]);
  for (let at = sample.indexOf('BZh9', 1); at > 0; at = sample.indexOf('BZh9', at + 1)) streamEnds.add(at);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: sample.length - 1 }), async (length) => {
      const pieces: Buffer[] = [];
      const reading = (async () => {
        for await (const piece of unbzip2(cut(sample.subarray(0, length), 1_000))) pieces.push(piece);
      })();
      if (streamEnds.has(length)) await reading;
      else await assert.rejects(reading, /^OperatorError: Unexpected end of the bzip2 file/);
      const got = Buffer.concat(pieces);
      assert.ok(got.equals(whole.subarray(0, got.length)));
    }),
    { numRuns: 60 },
  );
});

test('a file with a changed bit is never taken for whole, and never unpacked without end', async () => {
  const text = createHash('sha256')
    .update(await unpack(sample))
    .digest('hex');
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: sample.length * 8 - 1 }), async (bit) => {
      const broken = Buffer.from(sample);
      broken[bit >>> 3] = (broken[bit >>> 3] ?? 0) ^ (1 << (bit & 7));
      const outcome = await unpack(broken).then(
        (bytes) => createHash('sha256').update(bytes).digest('hex'),
        (error: Error) => error.message,
      );
      // Spare bits at the end of a stream mean nothing, and a larger size of blocks changes nothing.
      if (outcome !== text) assert.match(outcome, /^(?:The|Unexpected end of the) bzip2 file/);
    }),
    { numRuns: 150 },
  );
});

test('what is no bzip2 file, or goes on as none, is an error', async () => {
  await assert.rejects(unpack(Buffer.from('BZh0 nothing')), /damaged/);
  await assert.rejects(unpack(Buffer.concat([sample, Buffer.from('and more')])), /damaged/);
  assert.equal((await unpack(Buffer.alloc(0))).length, 0);
});

test('a bomb is handed out piece by piece, and whoever has enough stops it', async () => {
  // 45 MB of zeros in 50 bytes, ten thousand times.
  const zeros = Buffer.from('QlpoOTFBWSZTWckBtsgBWKtAIMAAEAAACCAAMMwFKaZSSFJsVJIUni7kinChIZIDbZA=', 'base64');
  const bomb = Buffer.concat(Array.from({ length: 10_000 }, () => zeros));
  const heldBefore = process.memoryUsage().arrayBuffers;
  let length = 0;
  for await (const piece of unbzip2(cut(bomb, 64 * 1024))) {
    assert.ok(piece.length <= 256 * 1024);
    length += piece.length;
    if (length > 50_000_000) break;
  }
  assert.ok(process.memoryUsage().arrayBuffers - heldBefore < 150 * 1024 * 1024);
});

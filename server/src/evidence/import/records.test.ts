/** Lines and list elements, however the stream is cut into chunks. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type RecordReader, readElements, readLines, recordBytesMax } from './records.ts';

/** The bytes in pieces of the given sizes, over and over. */
async function* cut(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (let start = 0, turn = 0; start < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield bytes.subarray(start, start + size);
    start += size;
  }
}

async function read(reader: RecordReader, bytes: Buffer, sizes: readonly number[], startBytes = 0) {
  const records = [];
  for await (const record of reader(cut(bytes, sizes), startBytes)) records.push(record);
  return records;
}
const texts = (records: readonly { bytes: Buffer | undefined }[]) =>
  records.map(({ bytes }) => bytes?.toString());
const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 });

test('lines come out whole, and reading can go on behind any of them', async () => {
  const lines = fc.array(
    fc.string({ unit: 'binary' }).map((line) => line.replaceAll('\n', '')),
    {
      minLength: 1,
    },
  );
  await fc.assert(
    fc.asyncProperty(lines, sizes, async (given, pieces) => {
      const bytes = Buffer.from(given.map((line) => `${line}\n`).join(''));
      const records = await read(readLines, bytes, pieces);
      assert.deepEqual(
        texts(records),
        given.map((line) => Buffer.from(line).toString()),
      );
      const behind = records[0]?.endBytes ?? 0;
      const rest = await read(readLines, bytes.subarray(behind), pieces, behind);
      assert.deepEqual(rest, records.slice(1));
    }),
    { numRuns: 50 },
  );
});

test('a last line without a line end is a line too', async () => {
  assert.deepEqual(texts(await read(readLines, Buffer.from('a\n\nb'), [2])), ['a', '', 'b']);
});

test('a line that is too long is passed over without being held, and the next one is read', async () => {
  async function* endless() {
    const piece = Buffer.alloc(1024 * 1024, 'x');
    for (let sent = 0; sent <= recordBytesMax; sent += piece.length) yield piece;
    yield Buffer.from('\nnext\n');
  }
  const found = [];
  for await (const { bytes } of readLines(endless(), 0)) found.push(bytes?.toString());
  assert.deepEqual(found, [undefined, 'next']);
});

test('the elements of a list come out whole, whatever brackets and quotes their texts hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.object({ maxDepth: 2 })), sizes, async (given, pieces) => {
      const nasty = given.map((value) => ({ value, text: '],{"[\\' }));
      const bytes = Buffer.from(` ${JSON.stringify(nasty, null, 1).slice(1)} "after": [1]}`);
      const records = await read(readElements, bytes, pieces);
      const back = texts(records).map((text) => JSON.parse(text ?? ''));
      assert.deepEqual(back, JSON.parse(JSON.stringify(nasty)));
      const [first] = records;
      if (!first) return;
      const rest = await read(readElements, bytes.subarray(first.endBytes), pieces, first.endBytes);
      assert.deepEqual(rest, records.slice(1));
    }),
    { numRuns: 50 },
  );
});

test('a list that breaks off is an error, after what came whole', async () => {
  await assert.rejects(read(readElements, Buffer.from('{"a":1},{"b":'), [5]), /ends in the middle/);
});

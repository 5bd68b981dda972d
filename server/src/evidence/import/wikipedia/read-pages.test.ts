/** Pages of an export, however its bytes arrive. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { pageBytesMax, readPages } from './read-pages.ts';

async function* cut(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (let start = 0, turn = 0; start < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield bytes.subarray(start, start + size);
    start += size;
  }
}

async function read(text: string, sizes: readonly number[] = [1_000], startBytes = 0) {
  const pages = [];
  for await (const page of readPages(cut(Buffer.from(text), sizes), startBytes)) pages.push(page);
  return pages;
}

test('pages come out whole, and reading can go on behind any of them', async () => {
  const contents = fc.array(
    fc.string().map((text) => text.replaceAll('<', '&lt;')),
    { minLength: 1 },
  );
  const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(contents, sizes, async (given, pieces) => {
      const dump = `${given.map((text) => `\n  <page>${text}</page>`).join('')}\n</mediawiki>\n`;
      const pages = await read(dump, pieces);
      assert.deepEqual(
        pages.map(({ bytes }) => bytes?.toString()),
        given.map((text) => `<page>${text}</page>`),
      );
      const behind = pages[0]?.endBytes ?? 0;
      const rest = await read(Buffer.from(dump).subarray(behind).toString(), pieces, behind);
      assert.deepEqual(rest, pages.slice(1));
    }),
    { numRuns: 50 },
  );
});

for (const [what, dump] of [
  ['in the middle of a page', '<page>a</page> <page>b'],
  ['in the middle of a tag', '<page>a</page> <pa'],
  ['after a page', '<page>a</page>\n'],
  ['at once', ''],
] as const) {
  test(`an export that ends ${what} is an error, after what came whole`, async () => {
    const pages: unknown[] = [];
    await assert.rejects(async () => {
      for await (const page of readPages(cut(Buffer.from(dump), [3]), 0)) pages.push(page);
    }, /^OperatorError: Unexpected end of the export.*the same command goes on/);
    assert.equal(pages.length, dump.includes('</page>') ? 1 : 0);
  });
}

test('a page of 100 MB is passed over without being held, and the next one is read', async () => {
  async function* huge() {
    yield Buffer.from('<page><text>');
    const piece = Buffer.alloc(1024 * 1024, 'x');
    for (let sent = 0; sent < 100; sent++) yield piece;
    yield Buffer.from('</text></page><page>next</page></mediawiki>');
  }
  assert.ok(pageBytesMax < 100 * 1024 * 1024);
  const found = [];
  for await (const { bytes } of readPages(huge(), 0)) found.push(bytes?.toString());
  assert.deepEqual(found, [undefined, '<page>next</page>']);
});

test('what never ends is given up', async () => {
  async function* endless(start: string) {
    yield Buffer.from(start);
    const piece = Buffer.alloc(8 * 1024 * 1024, ' ');
    for (;;) yield piece;
  }
  for (const start of ['<page>', '<page>a</page>']) {
    await assert.rejects(async () => {
      for await (const _ of readPages(endless(start), 0));
    }, /never ends/);
  }
});

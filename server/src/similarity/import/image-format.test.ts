import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecordFormat } from '../../evidence/import/records.ts';
import { imageFormatOf } from './image-format.ts';

async function* once(text: string | Buffer) {
  yield Buffer.from(text);
}

async function rowsOf(text: string): Promise<unknown[]> {
  const format: RecordFormat = await imageFormatOf(once(text));
  const rows: unknown[] = [];
  const rest = Buffer.from(text).subarray(format.startBytes);
  for await (const { bytes } of format.read(once(rest), format.startBytes)) {
    rows.push(format.decode ? format.decode(bytes ?? Buffer.alloc(0)) : JSON.parse(String(bytes)));
  }
  return rows;
}

test('a JSON object a line', async () => {
  assert.deepEqual(await rowsOf('{"url":"https://example.org/"}\n'), [{ url: 'https://example.org/' }]);
  assert.equal((await imageFormatOf(once('\ufeff{"url":1}'))).startBytes, 3);
});

for (const mark of [',', ';', '\t']) {
  test(`CSV with ${JSON.stringify(mark)}, in any order, with columns that nobody knows`, async () => {
    const line = (...fields: string[]) => `${fields.join(mark)}\r\n`;
    const text = `${line('Image', 'note', 'URL', 'title')}${line('a.jpg', 'x', 'https://example.org/', `"Uno${mark} due"`)}\n`;
    assert.deepEqual(await rowsOf(text), [
      { value: { url: 'https://example.org/', title: `Uno${mark} due`, image: 'a.jpg' } },
      { value: undefined },
    ]);
  });
}

test('anything else is refused with what would be understood', async () => {
  for (const text of ['hello', 'url,title\nx,y\n', '<html>', 'PK\u0003\u0004']) {
    await assert.rejects(imageFormatOf(once(text)), /headings url and hash or image/);
  }
});

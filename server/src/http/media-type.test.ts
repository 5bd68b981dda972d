/** A Content-Type field is read as browsers write it, and nonsense is told from it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mediaType } from './media-type.ts';

test('names are in lower case, values as they were sent', () => {
  const type = mediaType('Application/JSON ;Charset="UTF-8"');
  assert.deepEqual([type?.essence, type?.params.get('charset')], ['application/json', 'UTF-8']);
  assert.equal(mediaType('application/json; charset')?.params.get('charset'), null);
});

test('a boundary in quotation marks is read to its end, and of two the first counts, as for the parser', () => {
  const boundaryIn = (field: string) => mediaType(`multipart/form-data; ${field}`)?.params.get('boundary');
  assert.equal(boundaryIn('boundary="a;b"'), 'a;b');
  assert.equal(boundaryIn('boundary=a; boundary=b'), 'a');
});

test('what is no media type is none', () => {
  for (const field of [undefined, '', 'text', 'a/b/c', 'application/json, text/html', '/', 'è/x'])
    assert.equal(mediaType(field), undefined, String(field));
});

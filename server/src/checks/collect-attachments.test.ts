import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Attachment, attachmentLimits, previewName } from '../domain/attachment.ts';
import { collectAttachments } from './collect-attachments.ts';

const picture = (name: string, sizeBytes = 10): Attachment => ({
  name,
  mediaType: 'image/png',
  bytes: new Uint8Array(sizeBytes).fill(7),
});

function taken(...pictures: Attachment[]): string[] {
  const { attach, attachments } = collectAttachments();
  for (const each of pictures) attach(each);
  return attachments.map(({ name }) => name);
}

test('pictures within the limits are taken in their order', () => {
  const { count, previewBytesMax, mapBytesMax } = attachmentLimits;
  assert.deepEqual(taken(picture(previewName, previewBytesMax), picture('mappa', mapBytesMax)), [
    previewName,
    'mappa',
  ]);
  const many = Array.from({ length: count + 3 }, (_, index) => picture(`m${index}`));
  assert.equal(taken(...many).length, count);
});

test('what is too large, empty, badly named or there already is left out, and the rest is taken', () => {
  const { previewBytesMax, mapBytesMax } = attachmentLimits;
  assert.deepEqual(
    taken(picture(previewName, previewBytesMax + 1), picture('a', mapBytesMax + 1), picture('b')),
    ['b'],
  );
  assert.deepEqual(taken(picture('a', 0), picture('../b'), picture('c.png'), picture(''), picture('d')), [
    'd',
  ]);
  const html = { ...picture('e'), mediaType: 'text/html' } as unknown as Attachment;
  assert.deepEqual(taken(html, picture('f'), picture('f', 11)), ['f']);
});

test('all pictures together keep within the total', () => {
  const { totalBytesMax, mapBytesMax, count } = attachmentLimits;
  const all = Array.from({ length: count }, (_, index) => picture(`m${index}`, mapBytesMax));
  assert.equal(taken(...all).length, Math.floor(totalBytesMax / mapBytesMax));
});

test('bytes are copied: they neither change later nor keep the memory they came in', () => {
  const message = new Uint8Array(5_000_000).fill(1);
  const { attach, attachments } = collectAttachments();
  attach({ name: 'mappa', mediaType: 'image/png', bytes: message.subarray(100, 110) });
  message.fill(2);
  assert.deepEqual(attachments[0]?.bytes, new Uint8Array(10).fill(1));
  assert.equal(attachments[0]?.bytes.buffer.byteLength, 10);
});

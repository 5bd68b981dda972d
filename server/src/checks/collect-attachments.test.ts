import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Attachment, attachmentLimits, previewName } from '../domain/attachment.ts';
import { collectAttachments } from './collect-attachments.ts';

const image = (name: string, sizeBytes = 10): Attachment => ({
  name,
  mediaType: 'image/png',
  bytes: new Uint8Array(sizeBytes).fill(7),
});

function taken(...images: Attachment[]): string[] {
  const { attach, attachments } = collectAttachments();
  for (const each of images) attach(each);
  return attachments.map(({ name }) => name);
}

test('pictures within the limits are taken in their order', () => {
  const { count, previewBytesMax, mapBytesMax } = attachmentLimits;
  assert.deepEqual(taken(image(previewName, previewBytesMax), image('map', mapBytesMax)), [
    previewName,
    'map',
  ]);
  const many = Array.from({ length: count + 3 }, (_, index) => image(`m${index}`));
  assert.equal(taken(...many).length, count);
});

test('what is too large, empty, badly named or there already is left out, and the rest is taken', () => {
  const { previewBytesMax, mapBytesMax } = attachmentLimits;
  assert.deepEqual(taken(image(previewName, previewBytesMax + 1), image('a', mapBytesMax + 1), image('b')), [
    'b',
  ]);
  assert.deepEqual(taken(image('a', 0), image('../b'), image('c.png'), image(''), image('d')), ['d']);
  const html = { ...image('e'), mediaType: 'text/html' } as unknown as Attachment;
  assert.deepEqual(taken(html, image('f'), image('f', 11)), ['f']);
});

test('all pictures together keep within the total', () => {
  const { totalBytesMax, mapBytesMax, count } = attachmentLimits;
  const all = Array.from({ length: count }, (_, index) => image(`m${index}`, mapBytesMax));
  assert.equal(taken(...all).length, Math.floor(totalBytesMax / mapBytesMax));
});

test('bytes are copied: they neither change later nor keep the memory they came in', () => {
  const message = new Uint8Array(5_000_000).fill(1);
  const { attach, attachments } = collectAttachments();
  attach({ name: 'map', mediaType: 'image/png', bytes: message.subarray(100, 110) });
  message.fill(2);
  assert.deepEqual(attachments[0]?.bytes, new Uint8Array(10).fill(1));
  assert.equal(attachments[0]?.bytes.buffer.byteLength, 10);
});

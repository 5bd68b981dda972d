import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sniff } from './sniff.ts';

const bytes = (latin1: string) => Buffer.from(latin1, 'latin1');

const known: readonly (readonly [string, Buffer, string?])[] = [
  ['text/html', bytes('<!DOCTYPE html><html>')],
  ['text/html', bytes('\n\n  <!doctype HTML PUBLIC "x">')],
  ['text/html', bytes('\xef\xbb\xbf<html lang="it">'), 'text/plain'],
  ['text/html', bytes('<!-- comment --><html>'), 'application/octet-stream'],
  ['text/html', bytes('<?xml version="1.0"?><!DOCTYPE html><html xmlns="x">'), 'application/xhtml+xml'],
  ['text/html', bytes('Testo e poi <custom-tag>'), 'text/html; charset=utf-8'],
  ['text/html', Buffer.from('\uFEFF<html>', 'utf16le'), 'image/png'],
  ['application/xml', bytes('<?xml version="1.0"?><rss>')],
  ['application/xml', bytes('<svg xmlns="x"><script>'), 'image/svg+xml'],
  ['application/json', bytes('{"a": 1}'), 'text/html'],
  ['application/json', bytes('[{"a": 1}]')],
  ['text/plain', bytes('[Aggiornato alle 10] Il sindaco'), 'text/plain'],
  ['text/plain', bytes('a < b e \xe8 vero'), 'text/plain'],
  ['application/pdf', bytes('%PDF-1.7\n'), 'text/html'],
  ['image/jpeg', bytes('\xff\xd8\xff\xe0\0\x10JFIF'), 'text/html'],
  ['image/png', bytes('\x89PNG\r\n\x1a\n\0\0'), 'text/html'],
  ['image/gif', bytes('GIF89a<html>')],
  ['image/webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
  ['image/avif', bytes('\0\0\0\x20ftypavif')],
  ['image/heic', bytes('\0\0\0\x20ftypheic')],
  ['image/tiff', bytes('II*\0\x08\0')],
  ['image/bmp', bytes('BM\x36\0\0\0\0\0\0\0')],
  ['video/mp4', bytes('\0\0\0\x20ftypisom')],
  ['video/quicktime', bytes('\0\0\0\x14ftypqt  ')],
  ['video/quicktime', bytes('\0\0\0\x08wide\0\0\x20\0mdat')],
  ['video/x-matroska', bytes('\x1a\x45\xdf\xa3\x01')],
  ['video/x-msvideo', bytes('RIFF\x10\0\0\0AVI LIST')],
];
for (const [mediaType, body, declared] of known)
  test(`${mediaType} in ${JSON.stringify(body.toString('latin1'))} declared as ${declared}`, () => {
    const sniffed = sniff(body, declared);
    assert.equal(sniffed?.mediaType, mediaType);
  });

test('nothing, and bytes that are neither media nor text, are of no kind', () => {
  assert.equal(sniff(bytes(''), 'text/html'), undefined);
  assert.equal(sniff(bytes('MZ\x90\0\x03\0'), 'text/html'), undefined);
  assert.equal(sniff(bytes('PK\x03\x04\x14\0'), 'text/html'), undefined);
  assert.equal(sniff(bytes('\x7fELF\x02\x01\x01\0'), 'image/png'), undefined);
});

test('any bytes get an answer, and only the beginning is looked at', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), fc.string(), (body, declared) => {
      assert.deepEqual(sniff(body, declared), sniff(body.slice(0, 1024), declared));
    }),
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decodeText } from './decode-text.ts';

const text = '<meta charset="CHARSET"><p>Perché «città» costò 5 €? “Così” è.';
const utf8 = (charset: string) => Buffer.from(text.replace('CHARSET', charset));
/** In windows-1252, where the euro and the curved quotes have bytes that ISO-8859-1 lacks. */
const windows1252 = (charset: string) =>
  Buffer.from(
    text.replace('CHARSET', charset).replace('€', '\x80').replace('“', '\x93').replace('”', '\x94'),
    'latin1',
  );

const cases: Record<string, readonly [Buffer, string?]> = {
  'UTF-8 declared in the header': [utf8(''), 'text/html; charset=utf-8'],
  'UTF-8 declared nowhere': [utf8('')],
  'UTF-8 declared as ISO-8859-1 in the header': [utf8('utf-8'), 'text/html; charset=ISO-8859-1'],
  'UTF-8 declared as windows-1252 in the page': [utf8('windows-1252')],
  'windows-1252 declared in the page': [windows1252('windows-1252')],
  'windows-1252 declared as ISO-8859-1': [windows1252('iso-8859-1'), 'text/html'],
  'windows-1252 declared as UTF-8': [windows1252('utf-8'), 'text/html; charset=utf-8'],
  'windows-1252 declared nowhere': [windows1252('')],
  'windows-1252 declared as something nobody knows': [windows1252('klingon'), 'text/html; charset="x-none"'],
  'windows-1252 declared as UTF-16': [windows1252('utf-16')],
};
for (const [name, [bytes, contentType]] of Object.entries(cases))
  test(name, () => assert.match(decodeText(bytes, contentType), /Perché «città» costò 5 €\? “Così” è\./));

test('a byte order mark wins, and is not part of the text', () => {
  for (const encoding of ['utf8', 'utf16le'] as const) {
    const bytes = Buffer.from('\uFEFFPerché', encoding);
    assert.equal(decodeText(bytes, 'text/html; charset=iso-8859-1'), 'Perché');
    if (encoding === 'utf16le') assert.equal(decodeText(bytes.swap16()), 'Perché');
  }
});

test('other declared sets are taken at their word', () => {
  assert.equal(decodeText(Buffer.from('cff0e8e2e5f2', 'hex'), 'text/html; charset=windows-1251'), 'Привет');
  assert.equal(decodeText(Buffer.from('93fa967b8cea', 'hex'), "text/html; charset='shift_jis'"), '日本語');
  assert.equal(
    decodeText(Buffer.from('1b2442467c4b5c1b2842', 'hex'), 'text/html; charset=iso-2022-jp'),
    '日本',
  );
});

test('a set that is declared late in the page is found', () => {
  const page = Buffer.concat([
    Buffer.from(`<html><script>${'x'.repeat(20_000)}</script><meta charset="windows-1251"><p>`),
    Buffer.from('cff0e8e2e5f2', 'hex'),
  ]);
  assert.match(decodeText(page), /<p>Привет$/);
});

test('a few broken bytes do not spoil a page in UTF-8', () => {
  const bytes = Buffer.concat([Buffer.from('Perché è così già più là città'), Buffer.from([0xe8])]);
  assert.match(decodeText(bytes), /^Perché è così già più là città/);
});

test('any bytes give a text', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string(), (bytes, type) =>
      assert.equal(typeof decodeText(bytes, type), 'string'),
    ),
  );
});

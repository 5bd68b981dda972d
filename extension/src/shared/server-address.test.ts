import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readServerAddress } from './server-address.ts';

test('addresses are made whole as people mean them, with the permission for their host alone', () => {
  for (const [written, base, permission] of [
    ['https://verifica.example.org', 'https://verifica.example.org', 'https://verifica.example.org/*'],
    [' Verifica.Example.org/ ', 'https://verifica.example.org', 'https://verifica.example.org/*'],
    ['https://example.org/riscontro//?x=1#y', 'https://example.org/riscontro', 'https://example.org/*'],
    ['https://example.org:8443', 'https://example.org:8443', 'https://example.org/*'],
    ['localhost:8080', 'http://localhost:8080', 'http://localhost/*'],
    ['127.0.0.1:8080/', 'http://127.0.0.1:8080', 'http://127.0.0.1/*'],
    ['192.168.1.7', 'http://192.168.1.7', 'http://192.168.1.7/*'],
    ['http://redazione.example', 'http://redazione.example', 'http://redazione.example/*'],
    ['[::1]:8080', 'http://[::1]:8080', 'http://[::1]/*'],
    ['https://localhost', 'https://localhost', 'https://localhost/*'],
  ] as const) {
    const read = readServerAddress(written);
    assert.deepEqual([read?.base, read?.permission], [base, permission], written);
    assert.equal(read?.isPlain, base.startsWith('http:'), written);
  }
});

test('what is no web address, or holds a password, is none', () => {
  for (const written of [
    '',
    '   ',
    'ftp://example.org',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'chrome://settings',
    'https://',
    'due parole',
    'https://io:segreto@example.org',
    'data:text/html,x',
  ]) {
    assert.equal(readServerAddress(written), undefined, written);
  }
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createOwnHosts, namesLoopback } from './own-hosts.ts';

const settings = { listensOn: '127.0.0.1', machineName: 'Scrivania', allowed: [] };

describe('names of the service', () => {
  const check = (hosts: ReturnType<typeof createOwnHosts>, own: string[], foreign: string[], path = '/') => {
    for (const host of own) assert.ok(hosts.accepts(host, path), `${host} is its own`);
    for (const host of foreign) assert.ok(!hosts.accepts(host, path), `${host} is not its own`);
  };
  const strange = ['', ' ', ':', ':80', 'localhost@evil.test', 'evil.test#localhost', '[::1', '::1', 'a b'];

  test('with a public address: its name, what is allowed beside it, and the loopback', () => {
    const hosts = createOwnHosts({
      ...settings,
      baseUrl: 'https://Verifica.example.org:8443',
      allowed: ['verifica.interna', '10.0.0.9'],
    });
    const own = [
      'verifica.example.org',
      'verifica.example.org:8443',
      'VERIFICA.example.org.:1',
      'verifica.interna:9',
      '10.0.0.9',
      'localhost:8080',
      '127.0.0.1:8080',
      '[::1]:8080',
    ];
    const foreign = [
      'evil.test',
      'verifica.example.org.evil.test',
      'evil.verifica.example.org',
      'scrivania',
      '10.0.0.8',
      '[fe80::1]',
      'localhost.evil.test',
      '127.0.0.1.nip.io',
      '127.1',
      ...strange,
    ];
    check(hosts, own, foreign);
  });

  test('with a public address probes may use any address, but no other name', () => {
    const hosts = createOwnHosts({ ...settings, baseUrl: 'https://verifica.example.org' });
    for (const path of ['/healthz', '/readyz', '/metrics'])
      check(hosts, ['10.0.0.8:8080', '[fd00::8]:8080'], ['evil.test', 'evil.test:8080'], path);
  });

  test('without one: every address and the name of this machine, and no name that somebody else can give it', () => {
    const hosts = createOwnHosts({ ...settings, baseUrl: undefined, listensOn: '0.0.0.0' });
    check(
      hosts,
      ['localhost', '127.0.0.1:8080', '192.168.1.20:8080', '[fd00::8]', 'scrivania:8080', 'SCRIVANIA.local'],
      ['evil.test', 'evil.test:8080', '192.168.1.20.nip.io', ...strange],
    );
  });

  test('only literal loopback addresses and localhost name the loopback', () => {
    for (const host of ['localhost', 'LOCALHOST:1', '127.0.0.1', '127.9.9.9:80', '[::1]:80'])
      assert.ok(namesLoopback(host), host);
    for (const host of [undefined, '', 'evil.test', '10.0.0.1', '127.0.0.1.evil.test', '127.evil.test'])
      assert.ok(!namesLoopback(host), String(host));
  });
});

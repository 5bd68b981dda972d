import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { admitUrl, createOpenedHosts } from './admit-url.ts';
import { FetchRefused, type RefusalReason } from './fetch-refused.ts';

const none = createOpenedHosts([]);
const refusedFor = (reason: RefusalReason) => (error: unknown) =>
  error instanceof FetchRefused && error.reason === reason;

const forbidden = [
  ...['http://127.0.0.1/', 'http://127.1/', 'http://127.0.1/', 'http://0x7f.1/', 'http://0x7f000001/'],
  ...[
    'http://0177.0.0.1/',
    'http://0177.0x0.0.01/',
    'http://2130706433/',
    'http://017700000001/',
    'http://0/',
  ],
  ...[
    'http://0.0.0.0/',
    'http://127.0.0.1./',
    'http://127。0。0。1/',
    'http://127｡0｡0｡1/',
    'http://①②⑦.⓪.⓪.①/',
  ],
  ...[
    'http://１２７.０.０.１/',
    'http://%31%32%37.0.0.1/',
    'http://127.0.0.1%2e/',
    'http:127.0.0.1',
    'http:\\\\127.0.0.1',
  ],
  ...[
    'http:/127.0.0.1/',
    'http:////127.0.0.1/',
    '\thttp://127.0.0.1/',
    'ht\ntp://127.0.0.1/',
    'HTTP://127.0.0.1/',
  ],
  ...[
    'http://127.0.0.1:80/',
    'https://127.0.0.1:443/',
    'http://127.0.0.1\\@example.org/',
    'http://127.0.0.1?@x',
  ],
  ...[
    'http://127.0.0.1#@example.org/',
    'http://127.0.0.1/..%2f',
    'http://[::1]/',
    'http://[::]/',
    'http://[0:0::1]/',
  ],
  ...[
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[0:0:0:0:0:ffff:127.0.0.1]/',
  ],
  ...[
    'http://[64:ff9b::127.0.0.1]/',
    'http://[2002:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/',
  ],
  ...[
    'http://169.254.169.254/latest/meta-data/',
    'http://0xa9fea9fe/',
    'http://2852039166/',
    'http://0251.0376.0251.0376/',
  ],
  ...[
    'http://10.0.0.1/',
    'http://10.1/',
    'http://192.168.1/',
    'http://172.16.5.4/',
    'http://100.100.100.200/',
  ],
  ...['http://168.63.129.16/', 'http://255.255.255.255/', 'http://224.0.0.1/', 'http://0xfffffffe/'],
  ...[
    'http://example.org:8080/',
    'http://example.org:22/',
    'https://example.org:6379/',
    'http://8.8.8.8:53/',
  ],
  ...[
    'http://0x7F.0x0.0x0.0x1/',
    'http://127.00000.00000.1/',
    'http://00000000177.1/',
    'http://127.0.0.\u00ad1/',
  ],
  ...['http://[0000:0000::0001]/', 'http://[::ffff:169.254.169.254]/', 'http://[::ffff:0:127.0.0.1]/'],
  ...['http://[64:ff9b:1::7f00:1]/', 'http://[fec0::1]/', 'http://[ff02::1]/', 'http://[2001:db8::1]/'],
  ...['http://192.0.0.192/', 'http://198.18.0.1/', 'http://203.0.113.7/', 'http://172.31.255.255/'],
];
const bad = [
  ...['', ' ', 'example.org', '//example.org/', '/path', 'file:///etc/passwd', 'ftp://example.org/'],
  ...['gopher://127.0.0.1:6379/_', 'data:text/html,x', 'javascript:alert(1)', 'blob:http://example.org/x'],
  ...['http://user@example.org/', 'http://user:pass@example.org/', 'http://:pass@example.org/', 'http://'],
  ...[
    'http://[::1%25lo]/',
    'http://[fe80::1%eth0]/',
    'http://256.0.0.1/',
    'http://1.2.3.4.5/',
    'http://0x100000000/',
  ],
  ...[
    'http://example.org:99999/',
    'http://exa mple.org/',
    'http://127.0.0.1%00.example.org/',
    'unix:/var/run/docker.sock',
  ],
  `http://example.org/${'a'.repeat(10_000)}`,
];

test('at least 60 spellings are tried, each of them once', () => {
  assert.ok(new Set(forbidden).size >= 60);
  assert.equal(new Set(forbidden).size, forbidden.length);
});

for (const link of forbidden)
  test(`${JSON.stringify(link)} is forbidden`, () =>
    assert.throws(() => admitUrl(link, none), refusedFor('forbidden_address')));
for (const link of bad)
  test(`${JSON.stringify(link.slice(0, 60))} is no link to follow`, () =>
    assert.throws(() => admitUrl(link, none), refusedFor('bad_url')));

test('public links pass, and relative ones resolve against where they stand', () => {
  for (const link of [
    'http://example.org/',
    'https://example.org:443/a?b#c',
    'http://8.8.8.8/',
    'https://[2606:4700::1111]/',
  ])
    assert.equal(admitUrl(link, none).href, new URL(link).href);
  assert.equal(admitUrl('../b', none, new URL('https://example.org/a/c')).href, 'https://example.org/b');
  assert.throws(
    () => admitUrl('//127.0.0.1/b', none, new URL('https://example.org/a')),
    refusedFor('forbidden_address'),
  );
});

test('every numeric spelling of a loopback or metadata address is refused', () => {
  const radix = fc.constantFrom(
    (n: number) => String(n),
    (n: number) => `0x${n.toString(16)}`,
    (n: number) => `0${n.toString(8)}`,
  );
  const address = fc.oneof(
    fc.tuple(fc.constant(127), fc.nat(255), fc.nat(255), fc.nat(255)),
    fc.constant([169, 254, 169, 254] as [number, number, number, number]),
    fc.tuple(fc.constant(10), fc.nat(255), fc.nat(255), fc.nat(255)),
  );
  fc.assert(
    fc.property(
      address,
      fc.array(radix, { minLength: 4, maxLength: 4 }),
      fc.integer({ min: 1, max: 4 }),
      (bytes, write, parts) => {
        const tail = bytes.slice(parts - 1).reduce((sum, byte) => sum * 256 + byte, 0);
        const host = [...bytes.slice(0, parts - 1), tail].map((number, at) => write[at]?.(number)).join('.');
        assert.throws(() => admitUrl(`http://${host}/`, none), refusedFor('forbidden_address'), host);
      },
    ),
  );
});

test('an opened pair opens its host and port, in any spelling, and nothing beside them', () => {
  const opened = createOpenedHosts([
    '127.0.0.1:9000',
    'Intranet.Example:8080',
    '[::1]:9000',
    'wiki.example:443',
  ]);
  for (const link of [
    'http://127.0.0.1:9000/',
    'http://0x7f.1:9000/',
    'http://INTRANET.example:8080/x',
    'http://[::1]:9000/',
    'https://wiki.example/',
  ])
    assert.ok(admitUrl(link, opened), link);
  for (const link of [
    'http://127.0.0.1:9001/',
    'http://127.0.0.2:9000/',
    'http://127.0.0.1/',
    'http://intranet.example.evil.example:8080/',
  ])
    assert.throws(() => admitUrl(link, opened), refusedFor('forbidden_address'), link);
  assert.throws(() => admitUrl('http://user@127.0.0.1:9000/', opened), refusedFor('bad_url'));
});

test('a pair that is none is told at the start', () => {
  for (const pair of [
    '',
    'example.org',
    'example.org:',
    'example.org:0',
    'example.org:70000',
    'http://a:80',
    'a:80/x',
    'u@a:80',
    'a b:80',
    '*:80:80',
  ])
    assert.throws(() => createOpenedHosts([pair]), /FETCH_ALLOW/, pair);
});

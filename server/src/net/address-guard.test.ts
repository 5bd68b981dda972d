import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isPublicAddress } from './address-guard.ts';

const closed = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.100.100.200', '100.127.255.255'],
  ...['127.0.0.1', '127.255.255.254', '168.63.129.16', '169.254.0.1', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.0.0.1', '192.0.0.192', '192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1'],
  ...['198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.250', '240.0.0.1'],
  ...['255.255.255.255', '::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8'],
  ...['::ffff:0:127.0.0.1', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::1', '100::1', '2001::1'],
  ...['2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001:2::1', '2001:10::1', '2001:20::1', '2001:db8::1'],
  ...[
    '2002:7f00:1::',
    '2002:0808:0808::1',
    '2620:4f:8000::1',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
  ],
  ...['fe80::1', 'fe80::1%eth0', 'febf::1', 'fec0::1', 'ff02::1', 'ff0e::1', '2606:4700::1%1'],
];
const nonsense = [
  '',
  ' ',
  'localhost',
  '1',
  '127.1',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '2130706433',
  '8.8.8',
  '8.8.8.8.8',
];
const opened = [
  ...['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '172.15.255.255'],
  ...['172.32.0.0', '192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0', '223.255.255.255'],
  ...['2001:200::1', '2001:4860:4860::8888', '2606:4700::1111', '2a00:1450:4002::1', '2620:0:862::1'],
];

for (const address of [...closed, ...nonsense])
  test(`${JSON.stringify(address)} is not public`, () => assert.equal(isPublicAddress(address), false));
for (const address of opened)
  test(`${address} is public`, () => assert.equal(isPublicAddress(address), true));

test('no IPv4 address becomes public by being wrapped into IPv6', () => {
  fc.assert(
    fc.property(
      fc.ipV4(),
      fc.constantFrom('::', '::ffff:', '::ffff:0:', '64:ff9b::', '64:ff9b:1::'),
      (v4, prefix) => {
        assert.equal(isPublicAddress(prefix + v4), false);
      },
    ),
  );
});

test('nothing outside of 2000::/3 is public, and any text gets an answer', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      if (isPublicAddress(address)) assert.match(address, /^[23][0-9a-f]{3}:/i);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => assert.equal(isPublicAddress(text), false)));
});

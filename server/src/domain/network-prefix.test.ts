import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkPrefix, networksOf } from './network-prefix.ts';

const cases: [string, string][] = [
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
];

for (const [address, prefix] of cases) {
  test(`${address} counts as ${prefix}`, () => assert.equal(networkPrefix(address), prefix));
}

test('an IPv6 address counts in its /64, its /56 and its /48, with more room the larger they are', () => {
  assert.deepEqual(networksOf('2001:db8:1:2ff:3::6'), [
    { name: '2001:db8:1:2ff::/64', times: 1 },
    { name: '2001:db8:1:200::/56', times: 4 },
    { name: '2001:db8:1::/48', times: 16 },
  ]);
  const widest = (address: string) => networksOf(address).at(-1)?.name;
  assert.equal(widest('2001:db8:1:ffff::1'), widest('2001:db8:1::1'));
  assert.notEqual(widest('2001:db8:2::1'), widest('2001:db8:1::1'));
});

test('an IPv4 address counts alone, and so does what is no address', () => {
  assert.deepEqual(networksOf('192.0.2.7'), [{ name: '192.0.2.7', times: 1 }]);
  assert.deepEqual(networksOf('::ffff:192.0.2.7'), [{ name: '192.0.2.7', times: 1 }]);
  assert.deepEqual(networksOf(''), [{ name: '', times: 1 }]);
});

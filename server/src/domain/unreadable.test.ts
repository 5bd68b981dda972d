import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unreadable } from './unreadable.ts';

test('a name tells its kind and nothing else, and is the same for the same parts alone', () => {
  const name = unreadable('secret', 'address', '2026-05-10', '192.0.2.0/24');
  assert.match(name, /^address:[\w-]{43}$/);
  assert.equal(unreadable('secret', 'address', '2026-05-10', '192.0.2.0/24'), name);
  const others = [
    unreadable('other', 'address', '2026-05-10', '192.0.2.0/24'),
    unreadable('secret', 'email', '2026-05-10', '192.0.2.0/24'),
    unreadable('secret', 'address', '2026-05-11', '192.0.2.0/24'),
    unreadable('secret', 'address', '2026-05-101', '92.0.2.0/24'),
  ];
  const endings = [name, ...others].map((one) => one.slice(one.indexOf(':')));
  assert.equal(new Set(endings).size, 5);
});

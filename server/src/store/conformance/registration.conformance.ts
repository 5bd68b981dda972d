/** Self-service keys: all of a registration happens, or nothing does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addKey, allowancesOf, newKey, newRegistration, nowMs, unique } from './samples.conformance.ts';
import type { Suite } from './suite.conformance.ts';

export function testRegistration(suite: Suite): void {
  const isKnown = async (hash: string) => (await suite.store.findKeyByHash(hash, nowMs)) !== undefined;

  test('a registration makes a key that works', async () => {
    const registration = newRegistration();
    assert.equal(await suite.store.registerKey(registration), 'registered');
    assert.ok(await isKnown(registration.key.secret.hash));
  });

  test('a challenge is good for one key, and trying it again uses up no allowance', async () => {
    const { challenge, ...first } = newRegistration();
    await suite.store.registerKey({ ...first, challenge });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const key = newKey();
      assert.equal(await suite.store.registerKey({ ...first, key, challenge }), 'challenge_spent');
      assert.equal(await isKnown(key.secret.hash), false);
    }
    const next = newRegistration({ allowances: first.allowances });
    assert.equal(await suite.store.registerKey(next), 'registered');
  });

  test('every scope has its own limit a day, and a refused registration leaves nothing behind', async () => {
    const [address, email, otherAddress] = [unique('address'), unique('email'), unique('address')];
    const register = (scopes: string[], changes = {}) =>
      suite.store.registerKey(newRegistration({ allowances: allowancesOf(scopes, 2), ...changes }));
    assert.equal(await register([address, unique('email')]), 'registered');
    assert.equal(await register([address, unique('email')]), 'registered');

    const refused = newRegistration({ allowances: allowancesOf([address, email], 2) });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      assert.equal(await suite.store.registerKey(refused), 'limit_reached');
    }
    assert.equal(await isKnown(refused.key.secret.hash), false);
    const elsewhere = { ...refused, allowances: allowancesOf([otherAddress, email], 2) };
    assert.equal(await suite.store.registerKey(elsewhere), 'registered', 'the challenge was not spent');
    assert.equal(await register([email]), 'registered', 'the e-mail had not been counted');
    assert.equal(await register([email]), 'limit_reached');
    assert.equal(await register([email], { day: '2026-05-11' }), 'registered', 'the next day');
  });

  test('each scope is held to its own limit', async () => {
    const wide = unique('network');
    const register = () =>
      suite.store.registerKey(
        newRegistration({
          allowances: [
            { scope: unique('address'), limit: 1 },
            { scope: wide, limit: 3 },
          ],
        }),
      );
    for (let number = 0; number < 3; number += 1) assert.equal(await register(), 'registered');
    assert.equal(await register(), 'limit_reached');
  });

  test('a limit of none admits nobody', async () => {
    assert.equal(
      await suite.store.registerKey(newRegistration({ allowances: allowancesOf([unique('address')], 0) })),
      'limit_reached',
    );
  });

  test('a registration whose key cannot be made rejects and spends nothing', async () => {
    const taken = await addKey(suite.store, 1);
    const registration = newRegistration({ allowances: allowancesOf([unique('address')], 1) });
    const { secret } = registration.key;
    await assert.rejects(suite.store.registerKey({ ...registration, key: newKey({ id: taken.id, secret }) }));
    assert.equal(await suite.store.registerKey(registration), 'registered');
  });

  test('many registrations at once keep to the limit', async () => {
    const scopes = [unique('address'), unique('email')];
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        suite.store.registerKey(
          newRegistration({ allowances: allowancesOf(index % 2 ? scopes : scopes.toReversed(), 3) }),
        ),
      ),
    );
    assert.equal(outcomes.filter((outcome) => outcome === 'registered').length, 3);
    assert.equal(outcomes.filter((outcome) => outcome === 'limit_reached').length, 17);
  });

  test('one challenge sent many times at once makes one key', async () => {
    const { challenge } = newRegistration();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => suite.store.registerKey(newRegistration({ challenge }))),
    );
    assert.equal(outcomes.filter((outcome) => outcome === 'registered').length, 1);
    assert.equal(outcomes.filter((outcome) => outcome === 'challenge_spent').length, 9);
  });
}

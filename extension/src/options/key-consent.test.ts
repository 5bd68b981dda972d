/** A key is sent by those who have said yes to it, where their browser can ask. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askKeyConsent, type ConsentApi } from './key-consent.ts';

function browserThat(answer: () => Promise<boolean>, isFirefox: boolean) {
  const asked: object[] = [];
  const api: ConsentApi = {
    runtime: isFirefox ? { getBrowserInfo: () => undefined } : {},
    permissions: {
      request(what) {
        asked.push(what);
        return answer();
      },
    },
  };
  return { api, asked };
}

test('Firefox is asked for the kind of data that a key is, and its answer holds', async () => {
  for (const answer of [true, false]) {
    const { api, asked } = browserThat(async () => answer, true);
    assert.equal(await askKeyConsent(api), answer);
    assert.deepEqual(asked, [{ data_collection: ['authenticationInfo'] }]);
  }
});

test('a question that fails is no yes', async () => {
  const { api } = browserThat(() => Promise.reject(new Error('no')), true);
  assert.equal(await askKeyConsent(api), false);
});

test('other browsers know no such question and are not asked', async () => {
  const { api, asked } = browserThat(async () => false, false);
  assert.equal(await askKeyConsent(api), true);
  assert.deepEqual(asked, []);
});

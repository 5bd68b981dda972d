/** The images of a result: kept with it in one step, and gone with it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AttachmentLabel } from '../../domain/attachment.ts';
import {
  addKey,
  dayMs,
  doneFor,
  failedFor,
  month,
  newAttachments,
  newRequest,
  newRequests,
  nowMs,
  runCheck,
} from './samples.conformance.ts';
import type { Suite } from './suite.conformance.ts';

export function testAttachments(suite: Suite): void {
  test('the pictures of a result are listed and found whole', async () => {
    const key = await addKey(suite.store, 1);
    const request = newRequest(key.id);
    await suite.store.admit(request);
    const attachments = newAttachments(12, 300_000);
    await suite.store.settle({ ...doneFor(request), attachments });
    const byName = (a: AttachmentLabel, b: AttachmentLabel) => (a.name < b.name ? -1 : 1);
    assert.deepEqual(
      (await suite.store.listAttachments(request.id)).sort(byName),
      attachments.map(({ name, mediaType }) => ({ name, mediaType })).sort(byName),
    );
    for (const each of attachments) {
      assert.deepEqual(await suite.store.findAttachment(request.id, each.name), each);
    }
    assert.equal(await suite.store.findAttachment(request.id, 'map'), undefined);
  });

  test('what has no pictures has none, whatever is asked for', async () => {
    const key = await addKey(suite.store, 3);
    const { result } = await runCheck(suite.store, newRequest(key.id));
    const failed = newRequest(key.id);
    await suite.store.admit(failed);
    await suite.store.settle(failedFor(failed));
    for (const id of [result.id, failed.id, 'nothing']) {
      assert.deepEqual(await suite.store.listAttachments(id), []);
      assert.equal(await suite.store.findAttachment(id, 'mappa_0'), undefined);
    }
  });

  test('settling twice keeps the pictures of the first answer', async () => {
    const key = await addKey(suite.store, 1);
    const request = newRequest(key.id);
    await suite.store.admit(request);
    const first = newAttachments(2);
    const settle = (attachments = first) => suite.store.settle({ ...doneFor(request), attachments });
    await Promise.all([settle(), settle()]);
    await settle(newAttachments(3, 5));
    assert.equal((await suite.store.listAttachments(request.id)).length, 2);
    assert.deepEqual(await suite.store.findAttachment(request.id, 'mappa_1'), first[1]);
  });

  test('an answer whose pictures cannot be kept is not kept either, and fails nobody beside it', async () => {
    const key = await addKey(suite.store, 2);
    const [bad, good] = [newRequest(key.id), newRequest(key.id)];
    await Promise.all([suite.store.admit(bad), suite.store.admit(good)]);
    const [twice] = newAttachments(1);
    assert.ok(twice);
    const settling = suite.store.settle({ ...doneFor(bad), attachments: [twice, twice] });
    const beside = suite.store.settle({ ...doneFor(good), attachments: newAttachments(2) });
    await assert.rejects(settling);
    await beside;
    assert.equal(await suite.store.findResult(bad.id), undefined);
    assert.deepEqual(await suite.store.listAttachments(bad.id), []);
    assert.equal((await suite.store.listAttachments(good.id)).length, 2);
    assert.deepEqual(await suite.store.usage(key.id, month, nowMs), { used: 1, reserved: 1, fromCache: 0 });
    await suite.store.settle({ ...doneFor(bad), attachments: [twice] });
    assert.equal((await suite.store.listAttachments(bad.id)).length, 1);
  });

  test('100 checks that end at once with pictures keep all of them', async () => {
    const key = await addKey(suite.store, 100);
    const requests = newRequests(100, key.id);
    const attachments = newAttachments(3, 50_000);
    await Promise.all(requests.map((request) => suite.store.admit(request)));
    await Promise.all(requests.map((request) => suite.store.settle({ ...doneFor(request), attachments })));
    const counts = await Promise.all(
      requests.map(async ({ id }) => (await suite.store.listAttachments(id)).length),
    );
    assert.deepEqual(new Set(counts), new Set([3]));
    assert.equal((await suite.store.usage(key.id, month, nowMs)).used, 100);
  });

  test('pictures are there after closing and opening again, and go with their result in the sweep', async () => {
    await suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      const key = await addKey(store, 2);
      const attachments = newAttachments(2);
      const old = newRequest(key.id, { nowMs: nowMs - 2 * dayMs });
      const young = newRequest(key.id);
      for (const request of [old, young]) {
        await store.admit(request);
        await store.settle({ ...doneFor(request), attachments });
      }
      await store.close();

      const again = await place.open();
      assert.deepEqual(await again.findAttachment(old.id, 'mappa_0'), attachments[0]);
      const limits = { nowMs, cacheBeforeMs: nowMs - dayMs, failedChecksBeforeMs: 0 };
      const counts = await again.sweep({ ...limits, resultsBeforeMs: nowMs - dayMs });
      assert.equal(counts.results, 1);
      assert.deepEqual(await again.listAttachments(old.id), []);
      assert.equal(await again.findAttachment(old.id, 'mappa_0'), undefined);
      assert.equal((await again.listAttachments(young.id)).length, 2);
      await again.close();
    });
  });
}

import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { scene } from '../../../test/support/scene.ts';
import { askedBy } from '../../domain/asker.ts';
import { isQueueFull } from '../../domain/fair-queue.ts';
import { createImageExaminer } from './image-examiner.ts';

test('many pictures of one key hold up the single picture of another by those at work, and a full queue refuses', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-pictures-'));
  const examiner = createImageExaminer({ processes: 1, waitingMax: 64, trustAnchors: '' });
  t.after(async () => {
    await examiner.close();
    await rm(folder, { recursive: true });
  });
  const path = join(folder, 'scene.jpg');
  await writeFile(path, await scene(160, 120).jpeg().toBuffer());
  const stop = new AbortController();
  const ended: string[] = [];
  const examine = (asker: string, { signal }: AbortController = new AbortController()) =>
    askedBy(asker, async () => {
      await examiner.examineFile(path, { signal });
      ended.push(asker);
    });
  // One at work and as many waiting as one asker may have.
  const many = Promise.allSettled(Array.from({ length: 17 }, () => examine('A', stop)));
  await assert.rejects(examine('A'), isQueueFull);
  await examine('B');
  assert.deepEqual(ended, ['A', 'B']);
  stop.abort();
  await many;
  assert.equal(examiner.waiting, 0, 'who gave up waits no more');
});

/** The promises of `detector.ts` as tests. Every detector runs them. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import type { Detector } from './detector.ts';

const signal = new AbortController().signal;

export function testDetector(name: string, detector: () => Detector): void {
  describe(name, () => {
    let folder: string;
    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'riscontro-detector-'));
    });
    after(() => rm(folder, { recursive: true }));
    const file = async (content: Buffer) => {
      const path = join(folder, 'image');
      await writeFile(path, content);
      return path;
    };
    const image = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#7a5' } });

    test('each view once, the original first, with a probability, for pictures of any shape and format', async () => {
      const images = [image(64, 48).png(), image(1, 1).png(), image(300, 2).jpeg(), image(33, 190).webp()];
      for (const each of images) {
        const views = await detector().detect(await file(await each.toBuffer()), { signal });
        assert.deepEqual(
          views.map(({ view }) => view),
          ['original', 'resized', 'recompressed'],
        );
        for (const { probability } of views) assert.ok(probability >= 0 && probability <= 1);
      }
    });

    test('the same picture gives the same numbers', async () => {
      const path = await file(await image(40, 40).png().toBuffer());
      assert.deepEqual(await detector().detect(path, { signal }), await detector().detect(path, { signal }));
    });

    test('what is not a picture is a failure that says so, and the next picture is read', async () => {
      const jpeg = await image(80, 80).jpeg().toBuffer();
      for (const content of [Buffer.alloc(0), Buffer.from('<html>'), jpeg.subarray(0, 100)]) {
        const refused = detector().detect(await file(content), { signal });
        await assert.rejects(refused, { name: 'DetectorFailed', reason: 'image' });
      }
      assert.equal((await detector().detect(await file(jpeg), { signal })).length, 3);
    });

    test('an aborted call rejects with the reason of its signal, and the next one is answered', async () => {
      const path = await file(await image(40, 40).png().toBuffer());
      const reason = new Error('enough');
      await assert.rejects(detector().detect(path, { signal: AbortSignal.abort(reason) }), reason);
      const controller = new AbortController();
      const running = detector().detect(path, { signal: controller.signal });
      controller.abort(reason);
      await assert.rejects(running, reason);
      assert.equal((await detector().detect(path, { signal })).length, 3);
    });

    test('the id names the model and its revision, and the thresholds are in order', () => {
      const { id, thresholds } = detector();
      assert.match(id, /^[\w.-]+@[\w.-]+$/);
      assert.ok(thresholds.attention > 0 && thresholds.attention <= (thresholds.alarm ?? 1));
    });
  });
}

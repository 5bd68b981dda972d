import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import fc from 'fast-check';
import { encodeClip } from '../../../made-clips/encode-clip.ts';
import { videoScene } from '../../../made-clips/video-scene.ts';
import { VideoRefused } from '../../media/media-refused.ts';
import { videoMethods } from '../../media-methods/video-methods.ts';
import { createVideoExaminer } from './video-examiner.ts';
import type { ExamineVideoFile } from './video-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'videos-'));
const examiner = createVideoExaminer({ trustAnchors: '', processes: 1 });
after(async () => {
  await examiner.close();
  rmSync(folder, { recursive: true, force: true });
});

const take = videoScene({ scene: 'street', width: 96, height: 64, seconds: 0.6 });
const clip = Buffer.from(await encodeClip(take));

let files = 0;
function kept(bytes: Uint8Array): string {
  files += 1;
  const path = join(folder, `video-${files}`);
  writeFileSync(path, bytes);
  return path;
}

const examine = (bytes: Uint8Array, options: Partial<Parameters<ExamineVideoFile>[1]> = {}) =>
  examiner.examineFile(kept(bytes), { signal: new AbortController().signal, ...options });

describe('the examination of a video', () => {
  test('answers with all that was found, and tells how much is done', async () => {
    const told: { readonly phase: string; readonly percent?: number }[] = [];
    const report = await examine(clip, {
      onProgress: (progress) => told.push(progress),
      wantsStills: true,
      wantsForDetectors: true,
    });
    assert.equal(report.facts.videoCodec, 'h264');
    const methods = report.signals.map(({ method }) => method);
    // Whether images or voices are made by AI others say, and where it was seen before.
    const others = ['aiDetector', 'voiceDetector', 'reverseSearch'];
    assert.deepEqual(
      methods,
      videoMethods.map(({ id }) => id).filter((method) => !others.includes(method)),
    );
    for (const { method, outcome } of report.signals) assert.notEqual(outcome, 'error', method);
    for (const { meaning } of report.signals) assert.equal(meaning, undefined);
    assert.equal(report.c2pa, 'none');
    assert.equal(Buffer.from(report.preview).toString('latin1', 8, 12), 'WEBP');
    assert.ok(report.hashes.stored.length > 0);
    assert.ok(report.forDetectors.length > 0);
    for (const [at, { percent }] of told.entries())
      assert.ok((percent ?? -1) >= (told[at - 1]?.percent ?? 0));
    assert.deepEqual(
      [...new Set(told.map(({ phase }) => phase))],
      ['decoding', 'provenance', 'frames', 'time', 'sound', 'pixels'],
    );
    assert.equal(told.at(-1)?.percent, 100);
    assert.ok(told.length > 10);
  });

  test('is not carried out for a picture that does not move', async () => {
    const still = await encodeClip({ ...take, frames: take.frames.slice(0, 1) }, { container: 'gif' });
    await assert.rejects(
      examine(still),
      (error) => error instanceof VideoRefused && error.reason === 'not_a_video',
    );
  });

  test('of a file that is damaged ends in a refusal or an answer, and the next one is examined', async () => {
    const webm = Buffer.from(await encodeClip(take, { container: 'webm' }));
    const change = fc.record({
      of: fc.constantFrom(clip, webm),
      at: fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(255)), {
        minLength: 1,
        maxLength: 20,
      }),
      length: fc.double({ min: 0.2, max: 1, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ of, at, length }) => {
        const bytes = Buffer.from(of.subarray(0, Math.ceil(of.length * length)));
        for (const [place, value] of at) bytes[Math.floor(place * bytes.length)] = value;
        await examine(bytes).catch((error: unknown) =>
          assert.ok(error instanceof VideoRefused, String(error)),
        );
      }),
      { numRuns: 12, interruptAfterTimeLimit: 20_000, markInterruptAsFailure: false },
    );
    assert.ok(await examine(clip));
  });

  test('waits while another one is carried out, and tells how many come before', async () => {
    const told: number[] = [];
    const first = examine(clip);
    const second = examine(clip, { onWait: (before) => told.push(before) });
    await Promise.all([first, second]);
    assert.deepEqual(told, [1]);
  });

  test('ends with the reason of the one who gives up', async () => {
    const giveUp = new AbortController();
    const reason = new Error('enough');
    const call = examine(clip, { signal: giveUp.signal, onProgress: () => giveUp.abort(reason) });
    await assert.rejects(call, reason);
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeClip } from './decode-clip.ts';
import { cut, freeze, insert, repeat, reverse } from './edits.ts';
import { type EncodeOptions, encodeClip } from './encode-clip.ts';
import { reencode } from './make-clip.ts';
import { changeSoundLength, silence } from './sound-edits.ts';
import { type ClipFrame, secondsOf } from './take.ts';
import { videoScene } from './video-scene.ts';

const small = { scene: 'street', width: 96, height: 64, seconds: 0.4 } as const;
const take = videoScene(small);

const difference = (a: ClipFrame, b: ClipFrame) =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;

test('the same options film the same frames, another recording has other noise, another seed another place', () => {
  const first = take.frames[3] as ClipFrame;
  assert.deepEqual(videoScene(small).frames[3], first);
  const again = videoScene({ ...small, recording: 1 }).frames[3] as ClipFrame;
  assert.ok(difference(first, again) > 0.5 && difference(first, again) < 6);
  assert.ok(difference(first, videoScene({ ...small, seed: 2 }).frames[3] as ClipFrame) > 10);
});

const pairs: readonly EncodeOptions[] = [
  { container: 'mp4', codec: 'libx264', soundCodec: 'aac', channels: 2 },
  { container: 'mp4', codec: 'libx265', soundCodec: 'libmp3lame' },
  { container: 'mov', codec: 'libx264', soundCodec: 'pcm_s16le', channels: 2 },
  { container: '3gp', codec: 'mpeg4', soundCodec: 'aac' },
  { container: 'webm', codec: 'libvpx', soundCodec: 'libvorbis' },
  { container: 'webm', codec: 'libvpx-vp9', soundCodec: 'libopus' },
  { container: 'matroska', codec: 'libsvtav1', soundCodec: 'flac' },
  { container: 'avi', codec: 'mpeg4', soundCodec: 'libmp3lame', channels: 2 },
  { container: 'avi', codec: 'mjpeg', soundCodec: 'pcm_s16le' },
  { container: 'mpegts', codec: 'mpeg2video', soundCodec: 'ac3', channels: 2 },
  { container: 'gif' },
];

for (const pair of pairs) {
  test(`${pair.container} with ${pair.codec ?? 'gif'} and ${pair.soundCodec ?? 'no sound'} comes back as it was filmed`, async () => {
    const back = await decodeClip(await encodeClip(take, pair));
    assert.equal(back.frames.length, take.frames.length);
    assert.ok(difference(back.frames[5] as ClipFrame, take.frames[5] as ClipFrame) < 14);
    assert.equal(back.sound !== undefined, pair.soundCodec !== undefined);
    if (!back.sound) return;
    // Codecs add some milliseconds before and after.
    assert.ok(Math.abs(back.sound.samples.length / back.sound.sampleRate - 0.4) < 0.12);
    const loudest = back.sound.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    assert.ok(loudest > 0.01 && loudest <= 1.1);
  });
}

test('a clip can be made smaller in another container', async () => {
  const bytes = await reencode(await encodeClip(take), { container: 'webm', width: 64, height: 48 });
  const back = await decodeClip(bytes);
  assert.deepEqual([back.width, back.height, back.frames.length], [64, 48, take.frames.length]);
});

test('edits do to the list of frames what they say', () => {
  const { frames } = take;
  const stretch = { fromSeconds: 0.08, toSeconds: 0.24 };
  assert.equal(cut(take, stretch).take.frames.length, frames.length - 4);
  assert.equal(cut(take, stretch).take.frames[2], frames[6]);
  assert.equal(freeze(take, stretch).take.frames[5], frames[2]);
  assert.equal(reverse(take, stretch).take.frames[2], frames[5]);
  assert.equal(repeat(take, { fromSeconds: 0, toSeconds: 0.08 }, 0.24).take.frames[7], frames[1]);
  const inserted = insert(take, 0.08, videoScene({ ...small, seed: 9, seconds: 0.2 }));
  assert.equal(secondsOf(inserted.take), 0.6);
  assert.deepEqual(inserted.truth, [{ methods: ['insertions'], fromSeconds: 0.08, toSeconds: 0.28 }]);
});

test('edits of the sound leave the pictures alone', () => {
  const quiet = silence(take, { fromSeconds: 0.1, toSeconds: 0.2 }).take;
  assert.equal(quiet.frames, take.frames);
  assert.equal(quiet.sound?.samples[Math.round(0.15 * 48_000)], 0);
  assert.equal(changeSoundLength(take, 0.2).take.sound?.samples.length, 0.6 * 48_000);
});

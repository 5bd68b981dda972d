import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { type EncodeOptions, writeClip } from '../../../made-clips/encode-clip.ts';
import type { Take } from '../../../made-clips/take.ts';
import { videoScene } from '../../../made-clips/video-scene.ts';
import { decodeSound } from './decode-sound.ts';
import { openVideo } from './open-video.ts';

const folder = mkdtempSync(join(tmpdir(), 'decode-sound-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const silent = videoScene({ scene: 'street', width: 64, height: 48, seconds: 1, sound: false });
/** A tone of 2.2 kHz that begins after half a second of silence. */
const take: Take = {
  ...silent,
  sound: {
    sampleRate: 48_000,
    samples: Float32Array.from({ length: 48_000 }, (_, at) =>
      at < 24_000 ? 0 : 0.25 * Math.sin((2 * Math.PI * 2_200 * at) / 48_000),
    ),
  },
};

let count = 0;
async function decoded(video: Take, encoding: EncodeOptions) {
  count += 1;
  const path = join(folder, `${count}`);
  await writeClip(path, video, encoding);
  const opened = openVideo(readFileSync(path));
  try {
    const heard: number[] = [];
    const track = decodeSound(opened, { onSamples: (samples) => heard.push(samples.length) });
    return { track, samples: heard.reduce((sum, length) => sum + length, 0), facts: opened.facts };
  } finally {
    opened.close();
  }
}

const encodings: readonly EncodeOptions[] = [
  { container: 'mp4', soundCodec: 'aac', channels: 2 },
  { container: 'mp4', soundCodec: 'libmp3lame', codec: 'mpeg4' },
  { container: 'webm', codec: 'libvpx-vp9', soundCodec: 'libopus' },
  { container: 'webm', codec: 'libvpx-vp9', soundCodec: 'libvorbis', channels: 2 },
  { container: 'mov', soundCodec: 'pcm_s16le', channels: 2 },
  { container: 'mpegts', soundCodec: 'ac3' },
  { container: 'avi', codec: 'mjpeg', soundCodec: 'libmp3lame', channels: 2 },
];

for (const encoding of encodings) {
  test(`${encoding.soundCodec} in ${encoding.container}: a tone starts when it was recorded, as loud and as high`, async () => {
    const { track, samples } = await decoded(take, encoding);
    assert.ok(track);
    const { power, stepSeconds, startSeconds, spectrum, bands } = track;
    const from = power.findIndex((value) => value > 0.005);
    assert.ok(
      Math.abs(startSeconds + from * stepSeconds - 0.5) < 0.06,
      `${startSeconds + from * stepSeconds}`,
    );
    const step = from + 10;
    assert.ok(Math.abs((power[step] as number) - 0.031) < 0.006, `${power[step]}`);
    const loudest = spectrum.subarray(step * bands, (step + 1) * bands);
    assert.equal(loudest.indexOf(Math.max(...loudest)), 4);
    assert.ok(samples >= 47_000 && samples < 53_000);
  });
}

test('a sound that begins later keeps its time', async () => {
  const { track, facts } = await decoded(take, { soundDelaySeconds: 0.4 });
  assert.ok(track && facts.sound);
  assert.ok(Math.abs(track.startSeconds - 0.4) < 0.05);
  const from = track.power.findIndex((value) => value > 0.005);
  assert.ok(Math.abs(track.startSeconds + from * track.stepSeconds - 0.9) < 0.06);
});

test('a film without sound has no track of it', async () => {
  assert.equal((await decoded(silent, {})).track, undefined);
});

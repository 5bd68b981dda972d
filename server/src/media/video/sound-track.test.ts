import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSoundTrackBuilder } from './sound-track.ts';

const tone = (hertz: number, sampleRate: number, seconds: number, loud = 0.5) =>
  Float32Array.from(
    { length: seconds * sampleRate },
    (_, at) => loud * Math.sin((2 * Math.PI * hertz * at) / sampleRate),
  );

function measured(samples: Float32Array, sampleRate: number, chunk = 777) {
  const builder = createSoundTrackBuilder({ sampleRate, startSeconds: 0 });
  for (let at = 0; at < samples.length; at += chunk) builder.take(samples.subarray(at, at + chunk));
  return builder.build();
}

for (const sampleRate of [8_000, 16_000, 44_100, 48_000]) {
  test(`a tone is found in its band with its power, at ${sampleRate} samples a second`, () => {
    const track = measured(tone(3_250, sampleRate, 0.5), sampleRate);
    assert.equal(track.count, Math.floor(0.5 / track.stepSeconds + 1e-9));
    const step = track.spectrum.subarray(10 * track.bands, 11 * track.bands);
    assert.equal(step.indexOf(Math.max(...step)), 6);
    assert.ok(Math.abs((step[6] as number) - 0.125) < 0.02, `${step[6]}`);
    assert.ok(Math.abs((track.power[10] as number) - 0.125) < 0.01);
    assert.ok(Math.abs((track.peak[10] as number) - 0.5) < 0.01);
  });
}

test('the cuts between handed-in parts make no difference', () => {
  const samples = tone(1_000, 48_000, 0.3);
  assert.deepEqual(measured(samples, 48_000, 13), measured(samples, 48_000, 4_096));
});

test('samples that are no numbers are silence, and ones far beyond full scale are cut off', () => {
  const broken = Float32Array.from({ length: 4_800 }, (_, at) => (at < 2_400 ? Number.NaN : 1e30));
  const track = measured(broken, 48_000);
  assert.deepEqual([track.peak[0], track.peak[4]], [0, 4]);
  assert.ok(track.spectrum.every(Number.isFinite));
});

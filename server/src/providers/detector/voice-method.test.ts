import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { tinyLoudnessModel, writeFiles } from '../../../test/support/tiny-onnx.ts';
import { createVoiceWindows } from '../../media/video/voice-windows.ts';
import { said } from '../../media-methods/testing/said.ts';
import { addModel } from '../../models/add-model.ts';
import type { DetectorChoices } from '../../models/detector-description.ts';
import { fileHash } from '../../models/file-hash.ts';
import { createInstalledModels } from '../../models/installed-models.ts';
import { hearVoices } from './voice-method.ts';
import { voiceSignal } from './voice-signal.ts';

const { signal } = new AbortController();
const folder = await mkdtemp(join(tmpdir(), 'riscontro-voice-'));
after(() => rm(folder, { recursive: true }));

/** Takes what is loud for a cloned voice: the logit of the second output is 40 × loudness − 4. */
async function install(detector: DetectorChoices = { positives: [1] }) {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  await writeFiles(join(dataDir, 'source'), { 'model.onnx': tinyLoudnessModel([0, 40], [0, -4]) });
  const installed = createInstalledModels(dataDir);
  const choices = { use: 'voice-detector', detector } as const;
  await addModel({ name: 'tiny', folder: join(dataDir, 'source'), choices, signal }, installed);
  const [model] = await installed.all('voice-detector');
  assert.ok(model);
  return model;
}

const model = await install();
const tone = (loud: number, seconds: number, sampleRate: number) =>
  Float32Array.from(
    { length: seconds * sampleRate },
    (_, at) => loud * Math.sin((at * 6.283 * 300) / sampleRate),
  );

test('an installed model hears windows at its own rate, and what it says becomes a signal with moments', async () => {
  const { voice } = model.manifest;
  assert.deepEqual([voice.sampleRate, voice.windowSeconds], [16_000, 4]);
  const listener = createVoiceWindows(voice);
  listener.take(tone(0.6, 4, 48_000), 48_000);
  listener.take(tone(0.7, 4, 48_000), 48_000);
  const windows = listener.windows();
  assert.deepEqual(
    windows.map(({ fromSeconds, samples }) => [fromSeconds, samples.length]),
    [
      [0, 64_000],
      [4, 64_000],
    ],
  );
  const heard = await hearVoices(model, windows, { signal });
  assert.deepEqual([heard.outcome, heard.meaning], ['attention', 'part_made_by_ai']);
  assert.equal(heard.moments?.length, 2);
  assert.match(said(heard).it, /^Il rilevatore tiny@/);
});

test('a quiet voice raises nothing with that model, and silence is not heard at all', async () => {
  const listener = createVoiceWindows(model.manifest.voice);
  listener.take(tone(0.05, 4, 44_100), 44_100);
  listener.take(new Float32Array(44_100 * 4), 44_100);
  const windows = listener.windows();
  assert.equal(windows.length, 1);
  assert.equal((await hearVoices(model, windows, { signal })).outcome, 'ok');
  assert.equal((await hearVoices(model, [], { signal })).outcome, 'not_applicable');
});

test('without a model nothing is examined, and that is said', async () => {
  assert.equal((await hearVoices(undefined, [], { signal })).outcome, 'not_run');
});

test('weights that are not those that were installed are not loaded, and the method is not run', async () => {
  const changed = await install();
  await writeFile(join(changed.folder, 'model.onnx'), 'other weights');
  const windows = [{ fromSeconds: 0, samples: tone(0.5, 4, 16_000) }];
  const told: unknown[] = [];
  const heard = await hearVoices(changed, windows, { signal, onChanged: (error) => void told.push(error) });
  assert.equal(heard.outcome, 'not_run');
  assert.match(String(told), /model\.onnx of the model .* is not what was installed/);
});

test('weights that do not work are told as an error of the detector', async () => {
  const model = await install();
  const path = join(model.folder, 'model.onnx');
  await writeFile(path, 'no weights');
  const hash = await fileHash(path);
  const files = model.manifest.files.map((file) =>
    file.path === 'model.onnx' ? { ...file, ...hash } : file,
  );
  const broken = { ...model, manifest: { ...model.manifest, files } };
  const windows = [{ fromSeconds: 0, samples: tone(0.5, 4, 16_000) }];
  assert.equal((await hearVoices(broken, windows, { signal })).outcome, 'error');
});

test('a model that does not say which output stands for a cloned voice is not installed', async () => {
  await assert.rejects(install({}), /--positive/);
});

test('a few windows among many tell nothing, and only a calibrated detector raises an alarm', () => {
  const windows = (...probabilities: number[]) =>
    probabilities.map((probability, at) => ({ probability, fromSeconds: at * 4, toSeconds: at * 4 + 4 }));
  const detector = { id: 'tiny@1', thresholds: { attention: 0.8, alarm: 0.95 }, isCalibrated: true };
  assert.equal(voiceSignal(detector, windows(0.99, 0.1, 0.2, 0.3)).outcome, 'inconclusive');
  assert.equal(voiceSignal(detector, windows(0.99, 0.98, 0.99)).outcome, 'alarm');
  assert.equal(voiceSignal({ ...detector, isCalibrated: false }, windows(0.99, 0.98)).outcome, 'attention');
});

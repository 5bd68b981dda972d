import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MediaSignal } from '../../domain/media-signal.ts';
import { imageMethods } from '../../media-methods/image-methods.ts';
import { said } from '../../media-methods/testing/said.ts';
import { videoMethods } from '../../media-methods/video-methods.ts';
import { withMissingSignals } from './missing-signals.ts';

test('every method is reported once, in its order, and those that did not run say why', () => {
  const detail: MediaSignal['detail'] = [{ code: 'failed' }];
  const known: MediaSignal[] = [
    { method: 'faces', outcome: 'ok', detail },
    { method: 'c2pa', outcome: 'alarm', detail },
  ];
  for (const adapter of [
    { medium: 'image', methods: imageMethods },
    { medium: 'video', methods: videoMethods },
  ] as const) {
    const all = withMissingSignals(known, adapter);
    assert.deepEqual(
      all.map(({ method }) => method),
      adapter.methods.map(({ id }) => id),
    );
    const missing = all.filter(({ method }) => method !== 'faces' && method !== 'c2pa');
    assert.ok(
      missing.every((signal) => signal.outcome === 'not_run' && Object.values(said(signal)).every(Boolean)),
    );
  }
});

test('a method that has a reason of its own not to look at this medium gives it', () => {
  const [faces] = withMissingSignals([], { medium: 'image', methods: imageMethods.slice(-1) });
  assert.equal(faces?.method, 'faces');
  assert.deepEqual(faces?.detail, [{ code: 'notInImages' }]);
  const inVideo = withMissingSignals([], { medium: 'video', methods: imageMethods.slice(-1) });
  assert.deepEqual(inVideo[0]?.detail, [{ code: 'notRun' }]);
});

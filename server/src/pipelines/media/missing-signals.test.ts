import assert from 'node:assert/strict';
import { test } from 'node:test';
import { imageMethods, type MediaMethod, type MediaSignal, videoMethods } from '../../domain/media-signal.ts';
import { said } from '../../domain/testing/said.ts';
import { withMissingSignals } from './missing-signals.ts';

test('every method is reported once, in its order, and those that did not run say why', () => {
  const detail: MediaSignal['detail'] = [{ code: 'failed' }];
  const known: MediaSignal[] = [
    { method: 'faces', outcome: 'ok', detail },
    { method: 'c2pa', outcome: 'alarm', detail },
  ];
  for (const table of [imageMethods, videoMethods]) {
    const methods = Object.keys(table) as MediaMethod[];
    const all = withMissingSignals(known, { methods, notRun: {} });
    assert.deepEqual(
      all.map(({ method }) => method),
      methods,
    );
    const missing = all.filter(({ method }) => method !== 'faces' && method !== 'c2pa');
    assert.ok(
      missing.every((signal) => signal.outcome === 'not_run' && Object.values(said(signal)).every(Boolean)),
    );
  }
});

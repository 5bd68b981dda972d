import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MediaSignal } from '../../domain/media-signal.ts';
import { partsMarkdown } from '../figures/measurement-markdown.ts';
import { reportVideo } from './report-video.ts';
import { type ClipResult, isFound, scoreGroup } from './score-clips.ts';

const signal = (method: MediaSignal['method'], places: readonly number[]): MediaSignal => ({
  method,
  outcome: 'attention',
  meaning: 'altered',
  strength: 0.5,
  detail: [],
  moments: places.map((place) => ({ fromSeconds: place, toSeconds: place })),
});

const frozen: ClipResult = {
  set: 'held-out',
  scene: 'street',
  kind: 'manipulated',
  what: 'frozen',
  truth: [{ methods: ['freezes'], fromSeconds: 3, toSeconds: 4.2 }],
  level: 'suspicious',
  signals: [],
  ms: 900,
};

test('a manipulation is found only by its own method and with both ends within half a second', () => {
  const found = (...signals: MediaSignal[]) => isFound({ ...frozen, signals });
  assert.equal(found(signal('freezes', [3.4, 4.6])), true);
  assert.equal(found(signal('freezes', [3.4])), false);
  assert.equal(found(signal('freezes', [2.4, 4.2])), false);
  assert.equal(found(signal('cuts', [3, 4.2])), false);
  assert.equal(found({ ...signal('freezes', [3, 4.2]), outcome: 'ok' }), false);
});

test('what concerns the whole film needs no places', () => {
  const truth = [{ methods: ['cadence' as const], fromSeconds: 0, toSeconds: 8, isWhole: true }];
  assert.equal(isFound({ truth, signals: [signal('cadence', [])] }), true);
});

test('honest clips with a signal of an alteration count as accused, and levels that change as flips', () => {
  const honest: ClipResult = { ...frozen, kind: 'published', what: 'messenger', truth: [] };
  const clips: ClipResult[] = [
    { ...honest, level: 'authentic', levelAgain: 'authentic' },
    { ...honest, level: 'authentic', levelAgain: 'suspicious' },
    { ...honest, level: 'manipulated', signals: [signal('cuts', [1])] },
  ];
  const { accused, manipulated, flips, again } = scoreGroup(clips);
  assert.deepEqual(
    { accused, manipulated, flips, again },
    { accused: 1, manipulated: 1, flips: 1, again: 2 },
  );
});

test('the report names what was missed, and where', () => {
  const real = { source: 'phone', label: 'real', level: 'autentica', again: ['autentica'], ms: 1500 };
  const text = partsMarkdown(reportVideo([frozen], [real]));
  assert.match(text, /\| frozen \| 0 of 1 \| street \|/);
  assert.match(text, /\| `phone` \| real \| `autentica` \| `autentica` \| 1\.5 s \|/);
});

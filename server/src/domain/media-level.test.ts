import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { imageMethods } from '../media-methods/image-methods.ts';
import { type LevelOptions, mediaLevel } from './media-level.ts';
import type { MediaMethod, MediaSignal } from './media-signal.ts';

const detail: MediaSignal['detail'] = [{ code: 'notRun' }];
const signal = (
  method: MediaMethod,
  outcome: MediaSignal['outcome'],
  rest: Partial<MediaSignal> = {},
): MediaSignal => ({ method, outcome, detail, ...rest });
const altered = (method: MediaMethod, outcome: 'attention' | 'alarm', strength = 0.5) =>
  signal(method, outcome, { meaning: 'altered', strength });
const judge = (signals: readonly MediaSignal[], options?: LevelOptions) =>
  mediaLevel(signals, imageMethods, options);
const level = (...signals: MediaSignal[]) => judge(signals).level;

test('a picture with no sign against it is authentic, with low confidence', () => {
  const verdict = judge([signal('exif', 'ok'), signal('aiDetector', 'not_run')]);
  assert.equal(verdict.level, 'authentic');
  assert.equal(verdict.confidence, 'low');
});

test('a trusted signature gives high confidence in an authentic picture', () => {
  const verdict = judge([signal('c2pa', 'ok', { vouched: true })]);
  assert.equal(verdict.confidence, 'high');
  assert.ok(verdict.score >= 90);
});

test('an explicit mark of a generator decides, and a trusted signature makes it sure', () => {
  const mark = { meaning: 'made_by_ai', strength: 0.95 } as const;
  assert.deepEqual(pick(judge([signal('generatorMark', 'alarm', mark)])), ['aiGenerated', 'medium']);
  assert.deepEqual(pick(judge([signal('c2pa', 'alarm', { ...mark, vouched: true })])), [
    'aiGenerated',
    'high',
  ]);
});

test('a detector alone never says more than suspect, however sure it is', () => {
  for (const meaning of ['made_by_ai', 'altered'] as const) {
    assert.equal(level(signal('aiDetector', 'alarm', { meaning, strength: 1 })), 'suspicious');
  }
});

test('a declared part made by AI is manipulation', () => {
  assert.equal(
    level(signal('digitalSource', 'alarm', { meaning: 'part_made_by_ai', strength: 0.8 })),
    'manipulated',
  );
});

test('a copied region alone is suspect, with a second independent family it is manipulation', () => {
  const copied = altered('copyMove', 'alarm', 0.9);
  assert.equal(level(copied), 'suspicious');
  assert.equal(level(copied, altered('noiseLevel', 'attention')), 'manipulated');
  assert.equal(level(altered('copyMove', 'attention'), altered('noiseLevel', 'attention')), 'suspicious');
  assert.equal(level(altered('copyMove', 'attention', 0.5)), 'authentic');
  assert.equal(level(altered('copyMove', 'attention', 0.7)), 'suspicious');
});

test('pixel analyses other than copied regions never add up to manipulation', () => {
  assert.equal(level(altered('noiseLevel', 'alarm', 1), altered('jpegGhosts', 'alarm', 1)), 'suspicious');
});

test('two methods that look at the same trace count once', () => {
  assert.equal(level(altered('jpegGhosts', 'attention'), altered('errorLevel', 'attention')), 'authentic');
  assert.equal(level(altered('jpegGhosts', 'attention'), altered('foreignAreas', 'attention')), 'authentic');
  assert.equal(level(altered('jpegGhosts', 'attention'), altered('noiseLevel', 'attention')), 'suspicious');
});

test('a broken seal alone is suspect, with a copied region it is manipulation', () => {
  const broken = signal('c2pa', 'alarm', { meaning: 'broken_seal', strength: 0.6 });
  assert.equal(level(broken), 'suspicious');
  assert.equal(level(broken, altered('copyMove', 'attention')), 'manipulated');
});

test('signals without a meaning inform and decide nothing', () => {
  assert.equal(level(signal('textInImage', 'attention', { strength: 1 })), 'authentic');
});

const anySignal = fc.record({
  method: fc.constantFrom(...imageMethods.map(({ id }) => id)),
  outcome: fc.constantFrom('ok', 'attention', 'alarm', 'inconclusive', 'not_run'),
  strength: fc.double({ min: 0, max: 1, noNaN: true }),
  meaning: fc.constantFrom('made_by_ai', 'part_made_by_ai', 'altered', 'broken_seal'),
  vouched: fc.boolean(),
  detail: fc.constant(detail),
});

test('a stronger level always has a lower score, and the order of the signals does not matter', () => {
  const rank = { authentic: 3, suspicious: 2, manipulated: 1, aiGenerated: 1 };
  fc.assert(
    fc.property(fc.array(anySignal), fc.array(anySignal), (some, others) => {
      const [a, b] = [judge(some as MediaSignal[]), judge(others as MediaSignal[])];
      if (rank[a.level] > rank[b.level]) assert.ok(a.score > b.score);
      assert.equal(judge(some.toReversed() as MediaSignal[]).level, a.level);
    }),
  );
});

test('without explicit provenance no single family condemns a picture', () => {
  fc.assert(
    fc.property(fc.constantFrom(...imageMethods), fc.array(anySignal), ({ id, kind }, signals) => {
      if (kind === 'provenance') return;
      const alone = signals.map((one) => ({ ...one, method: id })) as MediaSignal[];
      assert.ok(['authentic', 'suspicious'].includes(judge(alone).level));
    }),
  );
});

const pick = ({ level: found, confidence }: ReturnType<typeof judge>) => [found, confidence];

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MediaVerdict } from '../../domain/media-level.ts';
import { type VideoMethod, type VideoSignal, videoMethods } from '../../domain/media-signal.ts';
import { withMissingVideoSignals } from '../media/missing-signals.ts';
import { writeVideoAdvice, writeVideoSummary } from './video-words.ts';

const signal = (method: VideoMethod, rest: Partial<VideoSignal> = {}): VideoSignal => ({
  method,
  outcome: 'alarm',
  detail: { it: 'prova', en: 'test' },
  ...rest,
});
const account = (level: MediaVerdict['level'], because: VideoSignal[] = []) => ({
  verdict: { level, score: 50, confidence: 'bassa' as const, because },
  wasReadByDetector: false,
});
const levels = ['autentica', 'sospetta', 'manipolata', 'creata con IA'] as const;

test('under `autentica` the summary says that the story can still be false, and what nobody looked for', () => {
  const italian = writeVideoSummary(account('autentica'), 'it');
  assert.match(italian, /Non sono stati trovati segni di manipolazione/);
  assert.match(italian, /nessun rilevatore/);
  assert.match(italian, /può comunque essere falsa/);
  const read = writeVideoSummary({ ...account('autentica'), wasReadByDetector: true }, 'en');
  assert.doesNotMatch(read, /no detector/);
  assert.match(read, /can still be false/);
});

test('the strongest moment of what the level rests on is named', () => {
  const inserted = signal('insertions', { moments: [{ fromSeconds: 62.04, toSeconds: 63.5 }] });
  const joined = signal('soundJoints', { moments: [{ fromSeconds: 62.1, toSeconds: 62.1 }] });
  const text = writeVideoSummary(account('manipolata', [inserted, joined]), 'it');
  assert.match(text, /prosegue \(da 1:02,0 a 1:03,5\), e il suono mostra una giunta \(a 1:02,1\)\.$/);
});

test('every method that can speak is told in words', () => {
  const silent: readonly VideoMethod[] = [
    'digitalSource',
    'generatorMark',
    'exif',
    'cadence',
    'reEncoding',
    'reverseSearch',
  ];
  for (const method of Object.keys(videoMethods) as VideoMethod[]) {
    if (silent.includes(method)) continue;
    for (const language of ['it', 'en'] as const) {
      const summary = writeVideoSummary(account('sospetta', [signal(method)]), language);
      assert.match(summary, /(insolito|unusual): \w/, method);
    }
  }
});

test('an old video keeps its level and is told as old, with what to do', () => {
  const old = {
    url: 'https://example.org/',
    title: 'Alluvione',
    date: '2015-03-12',
    isSeenHere: false,
  };
  const told = { ...account('autentica'), old };
  assert.match(
    writeVideoSummary(told, 'it'),
    /video vecchio, online dal 12 marzo 2015, con il titolo «Alluvione» \(example\.org\)/,
  );
  assert.match(writeVideoAdvice(told, 'en'), /has been online for long/);
});

test('texts are one or two sentences, hold no exclamation mark, and advice is never empty', () => {
  for (const level of levels) {
    for (const language of ['it', 'en'] as const) {
      const because = level === 'autentica' ? [] : [signal('repetitions'), signal('grain')];
      const summary = writeVideoSummary(account(level, because), language);
      assert.ok(summary.split(/[.] |[.]$/).filter((part) => part !== '').length <= 2, summary);
      const advice = writeVideoAdvice(account(level), language);
      assert.ok(advice.length > 20);
      assert.doesNotMatch(summary + advice, /!/);
    }
  }
});

test('every method is reported once, in its order, and those that did not run say why', () => {
  const all = withMissingVideoSignals([signal('faces', { outcome: 'ok' }), signal('c2pa')]);
  assert.deepEqual(
    all.map(({ method }) => method),
    Object.keys(videoMethods),
  );
  const missing = all.filter(({ method }) => method !== 'faces' && method !== 'c2pa');
  assert.ok(missing.every(({ outcome, detail }) => outcome === 'not_run' && detail.it && detail.en));
});

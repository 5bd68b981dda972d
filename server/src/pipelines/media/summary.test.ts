import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Language, languages, wordsIn } from '@riscontro/words';
import type { MediaVerdict } from '../../domain/media-level.ts';
import type { MediaMethod, MediaSignal } from '../../domain/media-signal.ts';
import type { Medium } from '../../domain/medium.ts';
import { imageMethods } from '../../media-methods/image-methods.ts';
import { videoMethods } from '../../media-methods/video-methods.ts';
import { type MediaAccount, writeMediaAdvice, writeMediaSummary } from './summary.ts';

const signal = (method: MediaMethod, rest: Partial<MediaSignal> = {}): MediaSignal => ({
  method,
  outcome: 'alarm',
  detail: [{ code: 'notRun' }],
  ...rest,
});
const account = (level: MediaVerdict['level'], because: MediaSignal[] = []): MediaAccount => ({
  verdict: { level, score: 50, confidence: 'low', because },
  wasReadByDetector: false,
});
const summary = (medium: Medium, told: MediaAccount, language: Language) =>
  writeMediaSummary(told, wordsIn(language).summaries[medium]);
const advice = (medium: Medium, told: MediaAccount, language: Language) =>
  writeMediaAdvice(told, wordsIn(language).advice[medium]);

const media = { image: imageMethods, video: videoMethods } as const;
const mediums = Object.keys(media) as Medium[];
const levels = ['authentic', 'suspicious', 'manipulated', 'aiGenerated'] as const;

test('under `autentica` the summary says that the story can still be false, and what nobody looked for', () => {
  for (const medium of mediums) {
    const italian = summary(medium, account('authentic'), 'it');
    assert.match(italian, /Non sono stati trovati segni di manipolazione/);
    assert.match(italian, /nessun rilevatore/);
    assert.match(italian, /può comunque essere falsa/);
    const read = summary(medium, { ...account('authentic'), wasReadByDetector: true }, 'en');
    assert.doesNotMatch(read, /no detector/);
    assert.match(read, /can still be false/);
  }
});

test('a mark that anybody can add is told as such, a trusted signature otherwise', () => {
  const marked = account('aiGenerated', [signal('generatorMark')]);
  assert.match(summary('image', marked, 'it'), /chiunque può aggiungere o togliere/);
  const signed = account('aiGenerated', [signal('c2pa', { vouched: true })]);
  assert.match(summary('image', signed, 'en'), /signature that is trusted here confirms it/);
  const detected = account('aiGenerated', [signal('aiDetector'), signal('voiceDetector')]);
  assert.match(summary('video', detected, 'en'), /Two independent automatic detectors/);
});

test('every method that can speak of a medium is told in words', () => {
  // What the file declares is told in sentences of its own.
  const declared: readonly MediaMethod[] = ['digitalSource', 'generatorMark'];
  for (const medium of mediums) {
    for (const { id: method, meanings } of media[medium]) {
      if (meanings.length === 0 || declared.includes(method)) continue;
      for (const language of ['it', 'en'] as const) {
        const text = summary(medium, account('suspicious', [signal(method)]), language);
        assert.match(text, /(insolito|unusual): \w/, method);
      }
    }
  }
});

test('the strongest moment of what the level rests on is named', () => {
  const inserted = signal('insertions', { moments: [{ fromSeconds: 62.04, toSeconds: 63.5 }] });
  const joined = signal('soundJoints', { moments: [{ fromSeconds: 62.1, toSeconds: 62.1 }] });
  const text = summary('video', account('manipulated', [inserted, joined]), 'it');
  assert.match(text, /prosegue \(da 1:02,0 a 1:03,5\), e il suono mostra una giunta \(a 1:02,1\)\.$/);
});

test('the title of a stranger enters the summary in quotation marks, shortened and with its site', () => {
  const old = {
    url: 'https://www.ostile.example/a',
    date: '2015-03-12',
    title: `Riscontro ha\u202e verificato:\n autentica. ${'x'.repeat(10_000)}»`,
    isSeenHere: false,
  };
  const italian = summary('image', { ...account('authentic'), old }, 'it');
  assert.match(
    italian,
    /vecchia, online dal 12 marzo 2015, con il titolo «Riscontro ha verificato: autentica\. ?x*…» \(ostile\.example\): con/,
  );
  assert.ok(italian.length < 500);
  const seenHere = { ...old, title: '', isSeenHere: true };
  const english = summary('image', { ...account('authentic'), old: seenHere }, 'en');
  assert.match(english, /old picture, seen by this service since 12 March 2015 \(ostile\.example\): with/);
});

test('an old video keeps its level and is told as old, with what to do', () => {
  const old = { url: 'https://example.org/', title: 'Alluvione', date: '2015-03-12', isSeenHere: false };
  const told = { ...account('authentic'), old };
  assert.match(
    summary('video', told, 'it'),
    /video vecchio, online dal 12 marzo 2015, con il titolo «Alluvione» \(example\.org\)/,
  );
  assert.match(advice('video', told, 'en'), /has been online for long/);
});

test('a picture that is mostly text offers its claim, cleaned and in quotes', () => {
  const claim = 'Da domani l’acqua sarà “vietata”\u202e in tutta Italia';
  assert.match(
    advice('image', { ...account('authentic'), claim }, 'it'),
    /soprattutto testo: .*verify-text.*«Da domani l’acqua sarà 'vietata' in tutta Italia»/,
  );
});

test('texts are one or two sentences, hold no exclamation mark, and advice is never empty', () => {
  for (const medium of mediums) {
    for (const level of levels) {
      for (const language of languages) {
        const because = level === 'authentic' ? [] : [signal('copyMove'), signal('dates')];
        const text = summary(medium, account(level, because), language);
        assert.ok(text.split(/[.] |[.]$/).filter((part) => part !== '').length <= 2, text);
        const told = advice(medium, account(level), language);
        assert.ok(told.length > 20);
        assert.doesNotMatch(text + told, /!/);
      }
    }
  }
});

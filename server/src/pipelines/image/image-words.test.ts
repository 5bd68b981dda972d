import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MediaVerdict } from '../../domain/media-level.ts';
import { type ImageMethod, type ImageSignal, imageMethods } from '../../domain/media-signal.ts';
import { withMissingSignals } from '../media/missing-signals.ts';
import { writeImageAdvice, writeImageSummary } from './image-words.ts';

const signal = (method: ImageMethod, rest: Partial<ImageSignal> = {}): ImageSignal => ({
  method,
  outcome: 'alarm',
  detail: { it: 'prova', en: 'test' },
  ...rest,
});
const account = (level: MediaVerdict['level'], because: ImageSignal[] = []) => ({
  verdict: { level, score: 50, confidence: 'bassa' as const, because },
  wasReadByDetector: false,
});

test('under `autentica` the summary says that the story can still be false, and what nobody looked for', () => {
  const italian = writeImageSummary(account('autentica'), 'it');
  assert.match(italian, /Non sono stati trovati segni di manipolazione/);
  assert.match(italian, /nessun rilevatore/);
  assert.match(italian, /può comunque essere falsa/);
  const read = writeImageSummary({ ...account('autentica'), wasReadByDetector: true }, 'en');
  assert.doesNotMatch(read, /no detector/);
  assert.match(read, /can still be false/);
});

test('a mark that anybody can add is told as such, a trusted signature otherwise', () => {
  const marked = account('creata con IA', [signal('generatorMark')]);
  assert.match(writeImageSummary(marked, 'it'), /chiunque può aggiungere o togliere/);
  const signed = account('creata con IA', [signal('c2pa', { vouched: true })]);
  assert.match(writeImageSummary(signed, 'en'), /signature that is trusted here confirms it/);
});

test('every signal that can make a picture suspect or manipulated is told in words', () => {
  const methods = (Object.keys(imageMethods) as ImageMethod[]).filter((method) =>
    ['forense', 'metadati', 'rilevatore'].includes(imageMethods[method]),
  );
  for (const method of methods.filter((one) => !['exif', 'quantisation'].includes(one))) {
    for (const language of ['it', 'en'] as const) {
      const summary = writeImageSummary(account('sospetta', [signal(method)]), language);
      assert.match(summary, /(insolito|unusual): \w/, method);
    }
  }
});

test('the title of a stranger enters the summary in quotation marks, shortened and with its site', () => {
  const old = {
    url: 'https://www.ostile.example/a',
    date: '2015-03-12',
    title: `Riscontro ha\u202e verificato:\n autentica. ${'x'.repeat(10_000)}»`,
    isSeenHere: false,
  };
  const summary = writeImageSummary({ ...account('autentica'), old }, 'it');
  assert.match(
    summary,
    /vecchia, online dal 12 marzo 2015, con il titolo «Riscontro ha verificato: autentica\. ?x*…» \(ostile\.example\): con/,
  );
  assert.ok(summary.length < 500);
  const seenHere = { ...old, title: '', isSeenHere: true };
  const english = writeImageSummary({ ...account('autentica'), old: seenHere }, 'en');
  assert.match(english, /old picture, seen by this service since 12 March 2015 \(ostile\.example\): with/);
});

test('a picture that is mostly text offers its claim, cleaned and in quotes', () => {
  const claim = 'Da domani l’acqua sarà “vietata”\u202e in tutta Italia';
  const advice = writeImageAdvice({ ...account('autentica'), claim }, 'it');
  assert.match(
    advice,
    /soprattutto testo: .*verify-text.*«Da domani l’acqua sarà 'vietata' in tutta Italia»/,
  );
});

test('texts are one or two sentences and hold no exclamation mark', () => {
  for (const level of ['autentica', 'sospetta', 'manipolata', 'creata con IA'] as const) {
    for (const language of ['it', 'en'] as const) {
      const because = level === 'autentica' ? [] : [signal('copyMove'), signal('noiseLevel')];
      const summary = writeImageSummary(account(level, because), language);
      const sentences = summary.split(/[.] |[.]$/).filter((part) => part !== '');
      assert.ok(sentences.length <= 2, summary);
      assert.doesNotMatch(summary + writeImageAdvice(account(level), language), /!/);
    }
  }
});

test('every method is reported once, in its order, and those that did not run say why', () => {
  const all = withMissingSignals([signal('faces', { outcome: 'ok' }), signal('c2pa')]);
  assert.deepEqual(
    all.map(({ method }) => method),
    Object.keys(imageMethods),
  );
  const missing = all.filter(({ method }) => method !== 'faces' && method !== 'c2pa');
  assert.ok(
    missing.every(({ outcome, detail }) => outcome === 'not_run' && detail.it !== '' && detail.en !== ''),
  );
});

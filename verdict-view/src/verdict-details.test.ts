/** Behind the verdict: evidence beside its source, quotes only where the source says so, and nothing that is obeyed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Source, TextResult } from '@riscontro/contract/inside';
import { wordsIn } from '@riscontro/words';
import { checkedContent } from './checked-content.ts';
import { mediaResult, textResult } from './testing/sample-results.ts';
import { verdictDetails } from './verdict-details.ts';

const source: Source = {
  name: 'Enciclopedia',
  url: 'https://www.example.org/voce',
  excerpt: 'Prima. Roma è la capitale. Dopo.',
  kind: 'encyclopedia',
  retrievedAt: '2026-05-09T23:59:00.000Z',
};

const twoClaims: Partial<TextResult> = {
  sources: [source],
  evidence: [
    { side: 'supports', text: 'Roma è la capitale.', source: 0, claim: 0 },
    { side: 'refutes', text: 'Una fonte lo nega.', claim: 1 },
    { side: 'refutes', text: 'Di nessuna delle due.' },
  ],
  claims: [
    { text: 'Prima affermazione', level: 'true', score: 95, evidence: [0] },
    { text: 'Seconda affermazione', level: 'false', score: 5, evidence: [] },
  ],
};

test('every claim has its own level and its own evidence; what belongs to none is shown all the same', () => {
  const { text } = verdictDetails(textResult(twoClaims), wordsIn('it'));
  const [, first = '', second = ''] = text.split('<li class="claim">');
  assert.match(first, /Prima affermazione[\s\S]*Vero[\s\S]*95 su 100[\s\S]*Roma è la capitale/);
  assert.match(second, /Seconda affermazione[\s\S]*Falso[\s\S]*5 su 100[\s\S]*Una fonte lo nega/);
  assert.match(second, /Altre prove[\s\S]*Di nessuna delle due/);
  assert.doesNotMatch(first, /Una fonte lo nega|Di nessuna/);
});

test('a single claim is the verdict itself: its evidence is shown without repeating it', () => {
  const [claim] = twoClaims.claims ?? [];
  assert.ok(claim);
  const { text } = verdictDetails(textResult({ ...twoClaims, claims: [claim] }), wordsIn('en'));
  assert.doesNotMatch(text, /Prima affermazione/);
  assert.match(text, /In favour[\s\S]*Roma è la capitale[\s\S]*Against[\s\S]*Una fonte lo nega/);
});

test('a quote names its source, its kind and the day it was read; other words are not dressed as a quote', () => {
  const { text } = verdictDetails(textResult(twoClaims), wordsIn('en'));
  assert.match(
    text,
    /<blockquote>Roma è la capitale\.<\/blockquote><p class="source"><a href="https:\/\/www\.example\.org\/voce"[^>]*>Enciclopedia<\/a> · .*encyclopedia.* · .*read on <time datetime="[^"]+">9 May 2026<\/time>/,
  );
  assert.match(text, /<p>Una fonte lo nega\.<\/p>/);
});

test('where there is no evidence, that is said once', () => {
  const { text } = verdictDetails(textResult(), wordsIn('it'));
  assert.equal(text.match(/Nessuna prova trovata/g)?.length, 1);
});

test('texts from outside stay text, and addresses of other schemes are no links', () => {
  const attack = '"><script>alert(1)</script>';
  const url = 'javascript:alert(1)';
  const hostile = textResult({
    advice: attack,
    sources: [{ name: attack, url, excerpt: attack }],
    evidence: [{ side: 'refutes', text: attack, source: 0 }],
    claims: [
      { text: attack, level: 'false', score: 1, evidence: [0] },
      { text: attack, level: 'true', score: 99, evidence: [] },
    ],
    signals: [{ kind: 'text', outcome: 'alarm', detail: attack }],
    subject: { text: attack.repeat(100), url, title: attack },
  });
  const pictured = mediaResult({
    appearances: [{ url, title: attack, date: attack, similarity: 1, foundBy: attack, kind: 'identical' }],
    exif: { device: attack, takenAt: attack },
  });
  const all = [hostile, pictured]
    .flatMap((result) => [
      verdictDetails(result, wordsIn('it')).text,
      checkedContent(result, wordsIn('en'))?.text ?? '',
    ])
    .join('');
  assert.ok(all.includes('&lt;script&gt;'));
  assert.doesNotMatch(all, /<script|href="javascript/i);
  assert.doesNotMatch(all, /<[^>]*=""&gt;/);
});

test('what was checked is named: a claim, an article with its address; a long text opens on request', () => {
  assert.match(
    checkedContent(textResult({ subject: { text: 'Roma è in Italia' } }), wordsIn('it'))?.text ?? '',
    /Affermazione verificata<\/p>\s*<blockquote class="checked-text">Roma è in Italia</,
  );
  const article = textResult({
    kind: 'article',
    subject: { title: 'Un titolo', url: 'https://www.example.org/notizia' },
  });
  assert.match(
    checkedContent(article, wordsIn('en'))?.text ?? '',
    /Un titolo[\s\S]*>example\.org\/notizia<\/a>/,
  );
  const long = 'parola '.repeat(500);
  assert.match(
    checkedContent(textResult({ subject: { text: long } }), wordsIn('en'))?.text ?? '',
    /<details/,
  );
  assert.equal(checkedContent(mediaResult(), wordsIn('it')), undefined);
});

test('earlier appearances stand oldest first as they come, with a word where no day is known', () => {
  const { text } = verdictDetails(
    mediaResult({
      appearances: [
        {
          url: 'https://a.example.org/',
          title: 'Prima',
          date: '2019-06-02',
          similarity: 1,
          foundBy: 'x',
          kind: 'identical',
        },
        { url: 'https://b.example.org/', title: '', similarity: 0.6, foundBy: 'x', kind: 'partial' },
      ],
    }),
    wordsIn('it'),
  );
  assert.match(
    text,
    /2 giugno 2019[\s\S]*Prima[\s\S]*la stessa immagine[\s\S]*Data non nota[\s\S]*b\.example\.org/,
  );
});

/** The card: a level is told by word and icon, never by colour alone; the scale says what its ends mean. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Level, MediaResult, TextResult } from '@riscontro/contract/inside';
import { languages, wordsIn } from '@riscontro/words';
import { levelMark, levelShape, levelTone } from './level-mark.ts';
import { mediaResult, textResult } from './testing/sample-results.ts';
import { verdictCard } from './verdict-card.ts';

const mediaLevels: readonly Level[] = ['authentic', 'suspicious', 'manipulated', 'aiGenerated'];
const resultOf = (level: Level) =>
  mediaLevels.includes(level)
    ? mediaResult({ level: level as MediaResult['level'] })
    : textResult({ level: level as TextResult['level'] });

test('every level is told by its word and by an icon that no level of another meaning shares', () => {
  const levels = Object.keys(wordsIn('en').verdict.levels) as Level[];
  for (const level of levels) {
    for (const language of languages) {
      const word = wordsIn(language).verdict.levels[level].slice(1);
      const { text } = verdictCard(resultOf(level), wordsIn(language));
      assert.match(text, new RegExp(`<h2 class="verdict-level">.*${word}</h2>`));
      assert.match(levelMark(level, wordsIn(language)).text, new RegExp(`<svg .*${word}`));
      assert.ok(text.includes(levelShape(level)));
    }
  }
  const byShape = Map.groupBy(levels, levelShape);
  for (const sharing of byShape.values()) {
    assert.equal(new Set(sharing.map((level) => levelTone[level])).size, 1);
  }
  assert.equal(byShape.size, 5);
});

test('the scale says the score in words, marks its place and tells what both ends mean', () => {
  const text = verdictCard(textResult({ score: 15 }), wordsIn('it')).text;
  assert.match(text, /Affidabilità: <strong>15<\/strong> su 100/);
  assert.match(text, /cx="15%"/);
  assert.match(text, /<strong>0<\/strong> certamente falso.*<strong>100<\/strong> certamente vero/);
  const media = verdictCard(mediaResult(), wordsIn('en')).text;
  assert.match(media, /<strong>0<\/strong> surely not authentic.*<strong>100<\/strong> authentic/);
});

test('the heading fits its page, and the card links to the rest where it is told where', () => {
  const address = 'https://riscontro.example.org/v/x';
  const card = (more?: string) =>
    verdictCard(textResult(), wordsIn('en'), { heading: 3, ...(more ? { more } : {}) }).text;
  assert.match(
    card(address),
    /<h3 class="verdict-level">[\s\S]*href="https:\/\/riscontro\.example\.org\/v\/x"/,
  );
  assert.doesNotMatch(card(), /<a /);
  assert.doesNotMatch(card('javascript:alert(1)'), /<a |href/);
});

test('what cannot be verified is not called true, in the language of the reader, and once', () => {
  const unverifiable = (summary: string) => textResult({ level: 'unverifiable', reason: 'opinion', summary });
  const plain = verdictCard(unverifiable('Niente.'), wordsIn('it')).text;
  assert.match(plain, /Non verificabile non significa vero, né falso/);
  assert.match(plain, /Perché<\/dt><dd>è un&#39;opinione/);
  const said = unverifiable('Questo non significa che sia vera.');
  assert.doesNotMatch(verdictCard(said, wordsIn('it')).text, /né falso/);
  assert.match(verdictCard(said, wordsIn('en')).text, /neither true nor false/);
  assert.doesNotMatch(verdictCard(textResult(), wordsIn('it')).text, /né falso/);
});

test('what the summary quotes in another language is marked with it', () => {
  const source = { name: 'A', url: 'https://a.example/', excerpt: 'The Earth is round.', language: 'en' };
  const summary = 'È falso. «The Earth is round». Viene da A.';
  const { text } = verdictCard(textResult({ summary, sources: [source] }), wordsIn('it'));
  assert.match(text, /lang="it">È falso\. «<span lang="en">The Earth is round<\/span>»\. Viene da A\.<\/p>/);
  const { language: _, ...own } = source;
  assert.doesNotMatch(verdictCard(textResult({ summary, sources: [own] }), wordsIn('it')).text, /lang="en"/);
});

test('the summary stays text and keeps its language', () => {
  const text = verdictCard(textResult({ summary: '<img src=x onerror=alert(1)>' }), wordsIn('en')).text;
  assert.match(text, /<p class="verdict-summary" lang="it">&lt;img/);
  assert.doesNotMatch(text, /<img/);
});

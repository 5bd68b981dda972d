/** Sentences become HTML only where they are marked; everything else in them stays text. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html } from './html.ts';
import { filledText, markedText } from './marked-text.ts';

test('code and strong words', () => {
  assert.equal(
    markedText('**Look:** `a` & `b`').text,
    '<strong>Look:</strong> <code>a</code> &amp; <code>b</code>',
  );
});

test('markup in a sentence is text, and so is a mark that does not end', () => {
  assert.equal(markedText('<b>2 ** 3 `x').text, '&lt;b&gt;2 ** 3 `x');
});

test('gaps take HTML as it is and texts as texts, also inside of what is marked', () => {
  const sentence = ({ day, name, count }: { day: string; name: string; count: number }) =>
    `**${name}**, ${count} times until ${day}.`;
  const day = html`<time>today</time>`;
  assert.equal(
    filledText(sentence, { day, name: '<i>', count: 2 }).text,
    '<strong>&lt;i&gt;</strong>, 2 times until <time>today</time>.',
  );
  assert.equal(
    filledText(sentence, { day, name: html`${'**'}`, count: 2 }).text,
    '<strong>**</strong>, 2 times until <time>today</time>.',
  );
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { languages, sayWithGaps } from '@riscontro/words';
import { failureText } from './failure-text.ts';
import { wordsOf } from './words.ts';

/** Every text, with functions called with what they take. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, sayWithGaps(value as () => string, {})]];
  return Object.entries(value as object).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`));
}

const english = new Map(textsOf(wordsOf('en').extension));

test('the texts are calm, whole and typeset, in every language', () => {
  for (const language of languages) {
    for (const [path, text] of textsOf(wordsOf(language).extension)) {
      assert.match(text, /\S/, path);
      assert.doesNotMatch(text, /!|undefined|"|'/, `${path}: ${text}`);
    }
  }
});

test('no sentence was left in English', () => {
  for (const language of languages.filter((other) => other !== 'en')) {
    const same = textsOf(wordsOf(language).extension).filter(([path, text]) => english.get(path) === text);
    for (const [path, text] of same) assert.ok(text.split(' ').length < 3, `${path} in ${language}: ${text}`);
  }
});

test('pages name only words that there are, and stand in English before their script runs', () => {
  for (const page of ['panel', 'popup', 'options']) {
    const text = readFileSync(new URL(`../${page}/${page}.html`, import.meta.url), 'utf8');
    const said = [...text.matchAll(/data-say="(\w+)"[^>]*>([^<]*)</g)];
    assert.ok(said.length > 5, page);
    for (const [, name = '', written = ''] of said) {
      assert.equal(written.replace(/\s+/g, ' ').trim(), english.get(`.${name}`), `${page}: ${name}`);
    }
  }
});

test('every failure says what happened and offers a way on', () => {
  const codes = ['no_server', 'no_permission', 'network', 'timeout', 'redirect', 'unreadable_answer', 'bug'];
  for (const language of languages) {
    const say = wordsOf(language).extension.failures;
    for (const code of [...codes, 'non_trovato', 'chiave_non_valida', 'quota_esaurita', 'sconosciuto']) {
      const server = { title: 'Titolo', detail: 'Dettaglio.' };
      const words = failureText({ code, server: 'https://s.example', ...server }, 'text', say);
      assert.ok(words.title && words.detail && words.ways.length > 0, code);
      assert.doesNotMatch(words.detail, /undefined|!/, code);
    }
    const reasons = ['no_access', 'other_site', 'in_pieces', 'gone', 'too_large'] as const;
    const details = reasons.map(
      (reason) => failureText({ code: 'unreadable_media', reason }, 'video', say).detail,
    );
    assert.equal(new Set(details).size, reasons.length);
    assert.match(details.at(-1) ?? '', /50 MB/);
  }
});

test('a wrong key leads to the options, a silent server is named, and a used-up quota is told in the server’s words', () => {
  const key = failureText(
    { code: 'chiave_non_valida', title: 'No', detail: 'Sbagliata.' },
    'text',
    wordsOf('it').extension.failures,
  );
  assert.equal(key.ways[0], 'options');
  const silent = failureText(
    { code: 'network', server: 'https://s.example' },
    'text',
    wordsOf('en').extension.failures,
  );
  assert.match(silent.detail, /https:\/\/s\.example/);
  const quota = failureText(
    { code: 'quota_esaurita', title: 'Finita', detail: 'Riparte il 1.' },
    'text',
    wordsOf('it').extension.failures,
  );
  assert.deepEqual([quota.title, quota.detail], ['Finita', 'Riparte il 1.']);
  const media = failureText(
    { code: 'unreadable_media', reason: 'other_site', title: 'Vietato' },
    'image',
    wordsOf('it').extension.failures,
  );
  assert.match(media.detail, /\(Vietato\)/);
  assert.ok(media.ways.includes('website'));
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { failureWords } from './failure-words.ts';
import { wordsOf } from './words.ts';

/** Every text, with functions called with what they take. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, value('X', 3, 7, 'Y')]];
  return Object.entries(value as object).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`));
}

const [italian, english] = [new Map(textsOf(wordsOf('it'))), new Map(textsOf(wordsOf('en')))];

test('everything is said in both languages, and differently', () => {
  assert.deepEqual([...italian.keys()], [...english.keys()]);
  const same = [...italian].filter(([path, text]) => english.get(path) === text).map(([path]) => path);
  assert.deepEqual(same, ['.subjects.video', '.popupTitle']);
});

test('the texts are calm, whole and typeset', () => {
  for (const [path, text] of [...italian, ...english]) {
    assert.match(text, /\S/, path);
    assert.doesNotMatch(text, /!|undefined|"|'/, `${path}: ${text}`);
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
  for (const language of ['it', 'en'] as const) {
    for (const code of [...codes, 'non_trovato', 'chiave_non_valida', 'quota_esaurita', 'sconosciuto']) {
      const server = { title: 'Titolo', detail: 'Dettaglio.' };
      const words = failureWords({ code, server: 'https://s.example', ...server }, 'testo', language);
      assert.ok(words.title && words.detail && words.ways.length > 0, code);
      assert.doesNotMatch(words.detail, /undefined|!/, code);
    }
    const reasons = ['no_access', 'other_site', 'in_pieces', 'gone', 'too_large'] as const;
    const details = reasons.map(
      (reason) => failureWords({ code: 'unreadable_media', reason }, 'video', language).detail,
    );
    assert.equal(new Set(details).size, reasons.length);
    assert.match(details.at(-1) ?? '', /50 MB/);
  }
});

test('a wrong key leads to the options, a silent server is named, and a used-up quota is told in the server’s words', () => {
  const key = failureWords({ code: 'chiave_non_valida', title: 'No', detail: 'Sbagliata.' }, 'testo', 'it');
  assert.equal(key.ways[0], 'options');
  const silent = failureWords({ code: 'network', server: 'https://s.example' }, 'testo', 'en');
  assert.match(silent.detail, /https:\/\/s\.example/);
  const quota = failureWords(
    { code: 'quota_esaurita', title: 'Finita', detail: 'Riparte il 1.' },
    'testo',
    'it',
  );
  assert.deepEqual([quota.title, quota.detail], ['Finita', 'Riparte il 1.']);
  const media = failureWords(
    { code: 'unreadable_media', reason: 'other_site', title: 'Vietato' },
    'immagine',
    'it',
  );
  assert.match(media.detail, /\(Vietato\)/);
  assert.ok(media.ways.includes('website'));
});

/** Lines that work as they are copied. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstChoice, snippetText } from './snippet-text.ts';

const baseUrl = 'https://verifica.example';

test('by the loader: only what differs from the usual is named', () => {
  const script = '<script async src="https://verifica.example/widget.js"></script>';
  assert.equal(snippetText(firstChoice, baseUrl), `<div data-riscontro></div>\n${script}`);
  assert.equal(
    snippetText({ language: 'en', theme: 'scuro', widthPx: '480', way: 'loader' }, baseUrl),
    `<div data-riscontro data-lang="en" data-tema="scuro" data-larghezza="480"></div>\n${script}`,
  );
});

test('as a frame: a whole address, a title, a size, and nothing of the page but its site is told', () => {
  const plain = snippetText({ ...firstChoice, way: 'iframe' }, baseUrl);
  assert.match(plain, /^<iframe src="https:\/\/verifica\.example\/widget" title="Riscontro"/);
  assert.match(plain, /width="100%" height="\d+"/);
  assert.match(plain, /referrerpolicy="origin"><\/iframe>$/);
  const choice = { language: 'it', theme: 'chiaro', widthPx: '320', way: 'iframe' } as const;
  const chosen = snippetText(choice, baseUrl, 'Riscontro: verifica un contenuto');
  assert.match(chosen, / title="Riscontro: verifica un contenuto"/);
  assert.match(chosen, /src="https:\/\/verifica\.example\/widget\?lang=it&amp;tema=chiaro"/);
  assert.match(chosen, /width="320"/);
});

/** A page is offered in every language, and links keep the one that was named; files and other sites are left alone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html } from '@riscontro/verdict-view';
import { languages, wordsIn } from '@riscontro/words';
import { keepLanguage, layout } from './layout.ts';

const kept = (address: string) => keepLanguage(html`<a href="${address}">x</a>`, 'en').text;

test('links to pages of this service name the language, wherever they have a query or a place', () => {
  for (const [address, expected] of [
    ['/', '/?lang=en'],
    ['/v/abc/segnala', '/v/abc/segnala?lang=en'],
    ['/problemi#non_trovato', '/problemi?lang=en#non_trovato'],
    ['/?q=a&b=c', '/?q=a&amp;b=c&amp;lang=en'],
  ] as const) {
    assert.equal(kept(address), `<a href="${expected}">x</a>`);
  }
  const form = html`<form method="post" action="/verifica"></form>`;
  assert.equal(keepLanguage(form, 'it').text, '<form method="post" action="/verifica?lang=it"></form>');
});

test('files, other sites, places on the page and links that name a language already stay as they are', () => {
  for (const address of [
    '/v/abc.json',
    '/v/abc/mappa.png',
    '/assets/x',
    '//www.example.org/',
    'https://www.example.org/',
    '#qui',
    '/stato?lang=it',
    '/?q=a&lang=it',
  ]) {
    assert.equal(kept(address), html`<a href="${address}">x</a>`.text);
  }
});

test('texts that look like links stay as they are, and so does a page whose address names no language', () => {
  const text = html`<p>${'<a href="/x">'} href="/y</p>`;
  assert.equal(keepLanguage(text, 'en').text, text.text);
  const link = html`<a href="/x">x</a>`;
  assert.equal(keepLanguage(link, undefined), link);
});

test('a page is offered in every other language, and loads the code of its own', () => {
  const assetUrl = (name: string, language?: string) => `/assets/${language ?? ''}/${name}`;
  for (const language of languages) {
    const page = layout(
      { language, title: 'x', body: html``, scripts: ['home.js'] },
      { assetUrl, path: '/stato', namedLanguage: undefined },
    );
    assert.ok(page.includes(`<html lang="${language}">`));
    assert.ok(page.includes(`src="/assets/${language}/home.js"`));
    const offered = [...page.matchAll(/<a href="\/stato\?lang=(\w+)" lang="\1" hreflang="\1">([^<]+)<\/a>/g)];
    assert.deepEqual(
      offered.map(([, code, name]) => [code, name]),
      languages.filter((other) => other !== language).map((other) => [other, wordsIn(other).name]),
    );
  }
});

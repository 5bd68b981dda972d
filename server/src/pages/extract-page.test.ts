import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractPage, plainPage } from './extract-page.ts';

const paragraph =
  '<p>Il ponte sul fiume riapre al traffico dopo due anni di lavori, ha detto il sindaco. Costa 3,5 milioni&nbsp;di\n euro.</p>';
const line =
  'Il ponte sul fiume riapre al traffico dopo due anni di lavori, ha detto il sindaco. Costa 3,5 milioni di euro.';
const url = 'https://www.prova.example/cronaca/ponte.html?id=3';

function pageWith({ head = '', body = paragraph.repeat(6), lang = 'it-IT' } = {}): string {
  return `<!doctype html><html lang="${lang}"><head><title>Riapre il ponte</title>${head}</head><body>
    <nav><ul><li><a href="/">Home</a></li><li><a href="/sport">Sport</a></li></ul></nav>
    <article><h1>Riapre il ponte</h1>${body}</article>
    <script>alert('no')</script><footer>Tutti i diritti riservati</footer></body></html>`;
}

test('the text is the article’s, a paragraph a line, without menus, scripts and footers', () => {
  const page = extractPage(pageWith(), url);
  assert.deepEqual(page.text.split('\n').slice(-6), Array(6).fill(line));
  assert.doesNotMatch(page.text, /Sport|alert|diritti/);
  assert.equal(page.title, 'Riapre il ponte');
});

test('tags that may be left out may be left out', () => {
  const told = '<title>Riapre il ponte</title><meta name="author" content="Anna Neri">';
  const text = `<article>${paragraph.repeat(6)}</article>`;
  for (const html of [
    `<!doctype html>${told}${text}`,
    `<!DOCTYPE html><html>${told}${text}`,
    `<html><head>${told}</head>${text}`,
    `<head>${told}</head><body>${text}</body>`,
    `<!-- <html> -->${told}<body>${text}`,
    `<html><head>${told}</head><body></body>${text}</html>`,
  ]) {
    const page = extractPage(html, url);
    assert.deepEqual(page.text.split('\n'), Array(6).fill(line), html.slice(0, 60));
    assert.equal(page.title, 'Riapre il ponte');
    assert.equal(page.author, 'Anna Neri');
  }
});

test('what the page tells about itself is read', () => {
  const head = `<meta property="og:site_name" content="Il Giornale di Prova"><meta name="author" content=" Anna
    Neri "><meta property="article:published_time" content="2024-05-03T00:30:00+02:00">
    <link rel="canonical" href="/cronaca/ponte.html?utm_source=x#top">`;
  const { text, ...told } = extractPage(pageWith({ head }), url);
  assert.ok(text);
  assert.deepEqual(told, {
    title: 'Riapre il ponte',
    siteName: 'Il Giornale di Prova',
    author: 'Anna Neri',
    publishedOn: '2024-05-03',
    language: 'it',
    canonicalUrl: 'https://www.prova.example/cronaca/ponte.html',
  });
});

test('what it does not tell is absent, and the site is called by its host', () => {
  const { text, ...told } = extractPage(pageWith({ lang: '' }), url);
  assert.ok(text);
  assert.deepEqual(told, { title: 'Riapre il ponte', siteName: 'prova.example' });
});

const dates: readonly (readonly [string, string | undefined])[] = [
  ['<meta itemprop="datePublished" content="2020-02-29">', '2020-02-29'],
  ['<meta name="date" content="3 May 2021 10:00:00 GMT">', '2021-05-03'],
  [
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","datePublished":"2019-12-31T23:30:00Z"}</script>',
    '2019-12-31',
  ],
  ['<meta name="date" content="domani">', undefined],
  ['<meta name="date" content="0001-01-01">', undefined],
  ['<meta name="date" content="2024-13-45">', undefined],
  ['<meta name="date" content="9">', undefined],
];
for (const [head, date] of dates)
  test(`${date ?? 'no date'} from ${head.slice(0, 70)}`, () =>
    assert.equal(extractPage(pageWith({ head }), url).publishedOn, date));

test('a canonical link that is none, or not of the web, is not repeated', () => {
  for (const href of [
    'javascript:alert(1)',
    'http://user:pass@evil.example/',
    'http://[',
    'file:///etc/passwd',
  ])
    assert.equal(
      extractPage(pageWith({ head: `<link rel="canonical" href="${href}">` }), url).canonicalUrl,
      undefined,
    );
});

test('lists, tables, line breaks and hidden marks come out as a reader sees them', () => {
  const body = `${paragraph.repeat(4)}<ul><li>primo</li><li>sec\u00ADondo\u200B</li></ul>
    <table><tr><td>Anno</td><td>2020</td></tr><tr><td>Costo</td><td>3</td></tr></table><p>una<br>due\u202E</p>`;
  const { text } = extractPage(pageWith({ body }), url);
  assert.match(text, /\nprimo\nsecondo\nAnno 2020\nCosto 3\nuna\ndue$/);
});

test('whatever is not an article still gives a page', () => {
  for (const html of [
    '',
    ' ',
    'solo testo',
    '<p>ciao',
    '<html>',
    '<!doctype html>',
    '<html><head></head></html>',
    '<frameset>',
    '<svg>',
    '</body></html>',
    '<title>x',
    '<html><body><div id="app"></div><script>x</script>',
  ])
    assert.equal(typeof extractPage(html, url).text, 'string', html);
  assert.equal(extractPage('<p>ciao', url).text, 'ciao');
});

test('a plain text keeps its lines', () => {
  assert.deepEqual(plainPage('Prima  riga\r\n\r\n\0 seconda\t riga ', 'http://a.example/x.txt'), {
    title: '',
    siteName: 'a.example',
    text: 'Prima riga\nseconda riga',
  });
});

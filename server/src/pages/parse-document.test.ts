import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cpuNowMs } from '../../test/support/cpu-clock.ts';
import { parseDocument } from './parse-document.ts';

/** The body as its tags and texts, the way browsers show it. */
const bodyOf = (html: string) => parseDocument(html).body.innerHTML;

const modern = '<!doctype html>';
/** Markup, and what every browser makes of it. */
const cases: Record<string, readonly [string, string]> = {
  'paragraphs and items end where the next begins': [
    '<p>a<p>b<ul><li>c<li>d</ul>',
    '<p>a</p><p>b</p><ul><li>c</li><li>d</li></ul>',
  ],
  'a block ends a paragraph, and a stray end tag begins one': [
    '<p>a<div>b</div>c</p>',
    '<p>a</p><div>b</div>c<p></p>',
  ],
  'rows and cells get the tags they lack': [
    '<table><tr><td>a<td>b<tr><td>c</table>',
    '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
  ],
  'what a table cannot hold stands before it': [
    '<table>a<div>b</div><tr><td>c</table>',
    'a<div>b</div><table><tbody><tr><td>c</td></tr></tbody></table>',
  ],
  'formatting that is not closed goes on in the next paragraph': [
    '<p><b>a<p>b</b>c',
    '<p><b>a</b></p><p><b>b</b>c</p>',
  ],
  'formatting that crosses a block goes into it': ['<b>a<p>b</b>c</p>', '<b>a</b><p><b>b</b>c</p>'],
  'formatting that crosses formatting is closed and opened again': [
    '<b>a<i>b</b>c</i>',
    '<b>a<i>b</i></b><i>c</i>',
  ],
  'a link ends the link before it': [
    '<a href="/x">a<a href="/y">b</a>',
    '<a href="/x">a</a><a href="/y">b</a>',
  ],
  'what follows the end of the page is still the page’s': [
    '<p>a</p></body></html><p>b</p>',
    '<p>a</p><p>b</p>',
  ],
  'a second body is the first': ['<body><p>a</p><body class="x"><p>b</p>', '<p>a</p><p>b</p>'],
  'a form that ends within a table does not end the table': [
    '<form><table><tr><td>a</form><td>b</table>c',
    '<form><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>c</form>',
  ],
  'templates show nothing': ['<template><p>a</p></template><p>b</p>', '<template></template><p>b</p>'],
  'scripts, and comments with tags in them, are no markup': [
    '<script>"</p><p>"</script><!-- <p>no</p> --><p>a</p>',
    '<script>"</p><p>"</script><!-- <p>no</p> --><p>a</p>',
  ],
  'a script within a comment within a script': [
    '<script><!-- document.write("<script>x</script>") --></script><p>a</p>',
    '<script><!-- document.write("<script>x</script>") --></script><p>a</p>',
  ],
  'entities are read, also without their semicolon': [
    '<p>&egrave; &amp;lt; &#8364; &copy 2',
    '<p>è &amp;lt; € © 2</p>',
  ],
  'a paragraph ends a drawing': ['<svg><g/><p>a', '<svg><g /></svg><p>a</p>'],
  'less-than signs that begin no tag are text': ['<p>1 < 2 and 3 <4', '<p>1 &lt; 2 and 3 &lt;4</p>'],
  'declarations for old browsers are no text': [
    '<![if !IE]><p>a</p><![endif]>',
    '<!--[if !IE]--><p>a</p><!--[endif]-->',
  ],
};
for (const [name, [html, body]] of Object.entries(cases))
  test(name, () => assert.equal(bodyOf(`${modern}<body>${html}`), body));

test('attributes and tags are read in any case', () => {
  const document = parseDocument(
    '<HTML LANG=it><HEAD><META NAME="Author" CONTENT="Anna"><TITLE>T</TITLE><BODY>',
  );
  assert.equal(document.documentElement.getAttribute('lang'), 'it');
  assert.equal(document.querySelector('head meta[name]')?.getAttribute('content'), 'Anna');
  assert.equal(document.title, 'T');
});

test('hidden is hidden, however the style is spelled', () => {
  const style = 'DISPLAY : None !important; color: RED';
  const element = parseDocument(`<p style="${style}">a`).querySelector('p');
  assert.equal(element?.style.display, 'none');
});

test('without a declaration a table stands within its paragraph', () => {
  assert.equal(bodyOf('<p>a<table></table>'), '<p>a<table></table></p>');
  assert.equal(bodyOf(`${modern}<p>a<table></table>`), '<p>a</p><table></table>');
});

test('what begins a body in the head begins it', () => {
  const document = parseDocument('<head><title>T</title><div>a</div><meta name="x" content="y"></head><p>b');
  assert.equal(document.head.innerHTML, '<title>T</title>');
  assert.match(document.body.innerHTML, /^<div>a<\/div><meta[^>]*><p>b<\/p>$/);
});

test('ten thousand elements deep, the text is still there', () => {
  for (const tag of ['div', 'b', 'ul><li', 'table><tr><td', 'svg', 'form', 'a href="x"']) {
    const { body } = parseDocument(`${`<${tag}>`.repeat(10_000)}in the depth`);
    assert.equal(body.textContent, 'in the depth', tag);
  }
});

test('any markup gives a document with a head and a body', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<i>',
    '</i>',
    '<a href=x>',
    '</a>',
    '<table>',
    '</table>',
    '<tr>',
    '<td>',
    '</td>',
    '<div>',
    '</div>',
    '<form>',
    '</form>',
    '<select>',
    '<option>',
    '</select>',
    '<svg>',
    '</svg>',
    '<title>',
    '</title>',
    '<head>',
    '</head>',
    '<body>',
    '</body>',
    '<html>',
    '<template>',
    '</template>',
    '<li>',
    '<ul>',
    '</ul>',
    '<h1>',
    '</h2>',
    '<button>',
    '</button>',
    '<caption>',
    '<script>',
    '</script>',
    '<!--',
    '-->',
    '<',
    '&',
    'text',
    ' ',
    '<noscript>',
    '<nobr>',
    '<math><mi>',
    '<object>',
    '</object>',
    '<frameset>',
    '</br>',
    '<input type=hidden>',
    '<textarea>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const document = parseDocument(pieces.join(''));
      assert.deepEqual(
        [...document.documentElement.children].map((element) => element.tagName),
        ['HEAD', 'BODY'],
      );
    }),
    { numRuns: 400 },
  );
});

test('a page with more elements than any reader would want is refused before it takes long, copies included', () => {
  const marks = Array.from({ length: 100 }, (_, at) => `<b id=m${at}>`).join('');
  for (const markup of ['<p>x</p>'.repeat(600_000), `<p>${marks}${'</p><p>x'.repeat(2_000)}`]) {
    const startMs = cpuNowMs();
    assert.throws(() => parseDocument(markup), RangeError);
    assert.ok(cpuNowMs() - startMs < 5_000);
  }
  assert.equal(parseDocument('<i>x</i>'.repeat(20_000)).querySelectorAll('i').length, 20_000);
});

test('nodes carry no listeners, which would cost seconds of garbage collection on a large page', () => {
  const element = parseDocument('<p>a').querySelector('p');
  assert.throws(() => element?.addEventListener('click', () => undefined), TypeError);
});

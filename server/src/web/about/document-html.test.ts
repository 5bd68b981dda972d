import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentHtml } from './document-html.ts';

const written = (document: string) => documentHtml(document).text;

test('headings, paragraphs, lists, code and tables become what they are', () => {
  const text = written(
    '# Title\n\nA *first* line\nand **its** second.\n\n## Part\n\n- one\n- `two`\n\n```sh\na\n\n<b>\n```\n\n| x | y |\n|---|---|\n| 1 | 2 |\n',
  );
  assert.doesNotMatch(text, /Title/, 'the page bears the title itself');
  assert.match(text, /<p>A <em>first<\/em> line\sand <strong>its<\/strong> second\.<\/p>/);
  assert.match(text, /<h2>Part<\/h2>/);
  assert.match(text, /<ul><li>one<\/li><li><code>two<\/code><\/li><\/ul>/);
  assert.match(text, /<pre tabindex="0"><code>a\n\n&lt;b&gt;<\/code><\/pre>/);
  assert.match(text, /<th scope="row">1<\/th><td>2<\/td>/);
});

test('markup and notes of the document do not become markup of the page', () => {
  const text = written(
    'So <script>alert(1)</script> `<i>`\n\n<p onclick="x">\n\n<!-- text: begin -->\nSeen.\n<!-- text: end -->',
  );
  assert.match(text, /&lt;script&gt;alert\(1\)&lt;\/script&gt;/);
  assert.match(text, /<code>&lt;i&gt;<\/code>/);
  assert.match(text, /&lt;p onclick=&quot;x&quot;&gt;/);
  assert.match(text, /<p>Seen\.<\/p>/);
  assert.doesNotMatch(text, /begin/);
});

test('only links to the web are links', () => {
  const text = written('[web](https://example.org/), [file](../server/src/x.ts), [bad](javascript:alert)');
  assert.match(text, /<a href="https:\/\/example\.org\/"[^>]*>web<\/a>, file, bad/);
});

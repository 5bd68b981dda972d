/** oEmbed answers for share pages of this service alone, within the room that is asked for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textResult } from '../../../test/support/shared-results.ts';
import { oEmbedAnswer, sharedSegment } from './oembed.ts';

const baseUrl = 'https://verifica.example.org';
const id = 'Un-id_di-prova-lungo';

test('the address of a share page gives its id, with any query', () => {
  for (const rest of ['', '?lang=en', '#prove'])
    assert.equal(sharedSegment(`${baseUrl}/v/${id}${rest}`, baseUrl), id);
  assert.equal(sharedSegment(`https://example.org/fatti/v/${id}`, 'https://example.org/fatti'), id);
  const confidential = `${id}~un-segreto-di-prova-1`;
  assert.equal(sharedSegment(`${baseUrl}/v/${confidential}?lang=en`, baseUrl), confidential);
});

test('no other address gives one', () => {
  for (const address of [
    '',
    'v',
    `${baseUrl}/`,
    `${baseUrl}/v/`,
    `${baseUrl}/v/corto`,
    `${baseUrl}/v/${id}.json`,
    `${baseUrl}/v/${id}~`,
    `${baseUrl}/v/${id}~corto`,
    `${baseUrl}/v/${id}/embed`,
    `${baseUrl}/x/v/${id}`,
    `${baseUrl}:8443/v/${id}`,
    `http://verifica.example.org/v/${id}`,
    `https://verifica.example.org.evil.example/v/${id}`,
    `https://evil.example/v/${id}`,
    `javascript:alert(1)//${baseUrl}/v/${id}`,
    `${baseUrl}/v/${'x'.repeat(101)}`,
  ]) {
    assert.equal(sharedSegment(address, baseUrl), undefined, address);
  }
});

type Answer = Record<string, unknown> & { html: string; width: number; height: number };
const answer = (wishes: object = {}, changes = {}) =>
  oEmbedAnswer(textResult(changes), baseUrl, { language: 'it', ...wishes }) as Answer;

test('the answer is a rich one, whose frame may do nothing but open the share page', () => {
  const { html, width, height, ...rest } = answer();
  assert.equal(rest.type, 'rich');
  assert.equal(rest.version, '1.0');
  assert.equal(rest.provider_name, 'Riscontro');
  assert.equal(rest.thumbnail_width, 1200);
  assert.match(html, /^<iframe [^<>]*><\/iframe>$/);
  assert.match(html, / sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  assert.ok(html.includes(`src="${baseUrl}/v/${id}/embed?lang=it"`));
  assert.ok(html.includes(`width="${width}" height="${height}"`));
});

test('no size is larger than asked for, and a thumbnail that does not fit is not named', () => {
  for (const [widthMax, heightMax] of [
    [1, 1],
    [320, 200],
    [600, 400],
    [5_000, 5_000],
  ] as const) {
    const { width, height, ...rest } = answer({ widthMax, heightMax });
    assert.ok(width <= widthMax && height <= heightMax);
    assert.equal('thumbnail_url' in rest, widthMax >= 1200);
  }
});

test('a longer summary and a narrower frame are given more height, within bounds', () => {
  const long = { summary: 'Una frase di prova. '.repeat(20) };
  assert.ok(answer({}, long).height > answer().height);
  assert.ok(answer({ widthMax: 320 }).height > answer().height);
  assert.ok(answer({}, { summary: 'x'.repeat(10_000) }).height <= 900);
});

test('a hostile claim stays inside of the title', () => {
  const { html } = answer({}, { subject: { text: '"><script>alert(1)</script>' } });
  assert.match(html, /^<iframe [^<>]*><\/iframe>$/);
});

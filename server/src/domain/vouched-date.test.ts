import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DatedPage, declaredDay, vouchedDate } from './vouched-date.ts';

const page = (site: string, title: string, declaredDate?: string, date = '2026-11-15'): DatedPage => ({
  url: `https://${site}/foto`,
  title,
  date,
  declaredDate,
});
const dated = (pages: readonly DatedPage[], rated: Record<string, number> = {}) => {
  const found = vouchedDate(pages, (url) => rated[new URL(url).hostname]);
  return found && [found.date, new URL(found.page.url).hostname, found.isDeclared];
};
const flood = 'Una foto dell’alluvione nel centro della città';
const bridge = 'Crolla il ponte sul fiume, le prime immagini dal posto';

test('a page that declares 2009 dates nothing: it counts from the day on which it was seen', () => {
  assert.deepEqual(dated([page('a.example', flood, '2009-05-01')]), ['2026-11-15', 'a.example', false]);
});

test('a site that the operator trusts is believed from 70 of 100 on', () => {
  const pages = [page('a.example', flood, '2009-05-01')];
  assert.deepEqual(dated(pages, { 'a.example': 0.7 }), ['2009-05-01', 'a.example', true]);
  assert.deepEqual(dated(pages, { 'a.example': 0.69 }), ['2026-11-15', 'a.example', false]);
});

test('of two independent sites the younger of their days is borne out, not the older', () => {
  const pages = [page('a.example', flood, '2009-05-01'), page('b.example', bridge, '2012-01-01')];
  assert.deepEqual(dated(pages), ['2012-01-01', 'b.example', true]);
});

test('what somebody else saw bears a declared day out', () => {
  const service = { url: 'https://c.example/', title: bridge, date: '2011-07-07' };
  assert.deepEqual(dated([page('a.example', flood, '2012-01-01'), service]), [
    '2011-07-07',
    'c.example',
    false,
  ]);
});

test('pages of one site, tenants of one house and copies of one text are no second witness', () => {
  const first = page('a.example', flood, '2009-05-01');
  for (const second of [
    page('www.a.example', bridge, '2009-05-01'),
    page('foto.a.example', bridge, '2009-05-01'),
    page('altro.example', flood, '2009-05-01'),
  ]) {
    assert.equal(dated([first, second])?.[0], '2026-11-15', second.url);
  }
  const tenants = [
    page('uno.blogspot.com', flood, '2009-05-01'),
    page('due.blogspot.com', bridge, '2009-05-01'),
  ];
  assert.equal(dated(tenants)?.[0], '2026-11-15');
});

test('without any date nothing is said', () => {
  assert.equal(dated([{ url: 'https://a.example/', title: flood }]), undefined);
  assert.equal(dated([]), undefined);
});

test('a declared day before the web, to come, or that is none is ignored', () => {
  const nowMs = Date.parse('2026-11-15T20:00:00Z');
  for (const wrong of ['1989-12-31', '2026-11-17', '2019-13-01', '0000-00-00', 'ieri', '', undefined]) {
    assert.equal(declaredDay(wrong, nowMs), undefined, String(wrong));
  }
  assert.equal(declaredDay('2019-05-01T23:30:00+02:00', nowMs), '2019-05-01');
  assert.equal(declaredDay('2026-11-16', nowMs), '2026-11-16');
  assert.equal(declaredDay('1990-01-01', nowMs), '1990-01-01');
});

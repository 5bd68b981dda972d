import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CheckPlace, type CheckRecord, newRecord, retried } from './check-record.ts';
import { checkOf, otherChecks } from './tab-checks.ts';

const page = 'https://example.org/a';
let startedAtMs = 0;
const check = (
  id: string,
  place: Partial<CheckPlace> = {},
  change: Partial<CheckRecord> = {},
): CheckRecord => ({
  ...newRecord({
    id,
    content: { kind: 'text', text: id },
    place: { tabId: 1, page, ...place },
    language: 'it',
    isConfidential: false,
    startedAtMs: ++startedAtMs,
  }),
  ...change,
});

test('a tab shows the latest check of its page, wherever it was scrolled to', () => {
  const records = [check('first'), check('second'), check('elsewhere', { tabId: 2 })];
  assert.equal(checkOf(records, { tabId: 1, url: page })?.id, 'second');
  assert.equal(checkOf(records, { tabId: 1, url: `${page}#fine` })?.id, 'second');
});

test('no check is shown on another page, in another tab, or where the page cannot be seen any more', () => {
  const records = [check('one')];
  for (const sight of [
    { tabId: 1, url: 'https://example.org/b' },
    { tabId: 1, url: `${page}?x` },
    { tabId: 2, url: page },
    { tabId: 1 },
    { tabId: 1, panel: 'p' },
  ]) {
    assert.equal(checkOf(records, sight), undefined, JSON.stringify(sight));
  }
  assert.equal(checkOf(records, { tabId: 1, url: page })?.id, 'one', 'and again on the way back');
});

test('where the page was never seen, only the panel that started the check shows it', () => {
  const records = [check('blind', { page: undefined, panel: 'p' })];
  assert.equal(checkOf(records, { tabId: 1, panel: 'p' })?.id, 'blind');
  assert.equal(checkOf(records, { tabId: 1, panel: 'q' }), undefined);
  assert.equal(checkOf(records, { tabId: 1 }), undefined);
  assert.equal(checkOf([check('nowhere', { page: undefined })], { tabId: 1 }), undefined);
});

test('a check that the reader is done with leaves an empty start, not the check before it', () => {
  const records = [check('before'), check('done', {}, { isDismissed: true, stage: 'done' })];
  assert.equal(checkOf(records, { tabId: 1, url: page }), undefined);
});

test('beside the shown one stand all that are under way, and those that failed and were not put aside', () => {
  const records = [
    check('shown'),
    check('running', { tabId: 2 }, { stage: 'running', isDismissed: true }),
    check('done', { tabId: 3 }, { stage: 'done' }),
    check('failed', { tabId: 4 }, { stage: 'failed' }),
    check('aside', { tabId: 5 }, { stage: 'failed', isDismissed: true }),
  ];
  assert.deepEqual(
    otherChecks(records, records[0]).map(({ id }) => id),
    ['failed', 'running'],
  );
});

test('a check that is tried again is looked for on its server first, where it had begun there', () => {
  const failed = check(
    'x',
    {},
    { stage: 'failed', serverId: 'abc', server: 'https://s.example', asFile: true },
  );
  assert.deepEqual(
    ['serverId', 'server'].filter((name) => name in retried(failed, true)),
    [],
  );
  const anew = { ...failed, ...retried(failed, false) };
  assert.deepEqual(
    [anew.stage, anew.serverId, anew.server, anew.asFile],
    ['starting', undefined, undefined, false],
  );
});

test('what has no web address goes as a file from the start', () => {
  const media = (url: string) => newRecord({ ...check('m'), content: { kind: 'image', url } }).asFile;
  assert.deepEqual(
    ['https://example.org/a.png', 'data:image/png,x', 'blob:https://example.org/1', ''].map(media),
    [false, true, true, true],
  );
});

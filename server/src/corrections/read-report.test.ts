/** Reports as readers write them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReport } from './read-report.ts';

const good = { reason: 'fonte', text: 'La fonte citata non dice questo.', email: '' };

test('a report is taken with and without an address, its text trimmed', () => {
  assert.deepEqual(readReport(good), { report: { ...good, reason: 'source', email: null } });
  const read = readReport({ ...good, text: `  Prima riga.\r\nSeconda.  `, email: ' chi@example.org ' });
  assert.deepEqual(read, {
    report: { reason: 'source', text: 'Prima riga.\nSeconda.', email: 'chi@example.org' },
  });
});

test('every field that has to be mended is named', () => {
  assert.deepEqual(readReport({ reason: '', text: '', email: 'x' }), {
    faults: ['reason', 'text', 'email'],
  });
});

for (const [name, text] of [
  ['too short', 'Sbagliato'],
  ['too short once trimmed', '   corto      '],
  ['of characters that do not show', '\u200b'.repeat(20)],
  ['too long', 'a'.repeat(2_001)],
  ['no text', 'Un testo con \0 dentro'],
]) {
  test(`a text that is ${name} is not taken`, () =>
    assert.deepEqual(readReport({ ...good, text: text ?? '' }), { faults: ['text'] }));
}

test('2,000 characters are counted as a reader counts', () => {
  assert.ok('report' in readReport({ ...good, text: '🐟'.repeat(2_000) }));
  assert.ok('report' in readReport({ ...good, text: `${'a'.repeat(1_999)}\r\n`.repeat(1) }));
});

test('an address that could mislead who answers is not taken', () => {
  for (const email of ['a@b', 'a b@example.org', 'a@example.org\nBcc: b@example.org', '"<x>"@example.org']) {
    assert.deepEqual(readReport({ ...good, email }), { faults: ['email'] });
  }
});

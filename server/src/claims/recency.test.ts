import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAboutNow } from './statement-kind.ts';

test('claims about these hours are told from all others, in both languages', () => {
  for (const claim of [
    'Stamattina è crollato un ponte a Genova',
    'Ultim’ora: il ministro si è dimesso',
    'Ieri il Milan ha vinto',
  ]) {
    assert.ok(isAboutNow(claim, 'it'), claim);
  }
  for (const claim of [
    'A bridge collapsed this morning',
    'Breaking: the minister resigned',
    'The president spoke yesterday',
  ]) {
    assert.ok(isAboutNow(claim, 'en'), claim);
  }
  for (const claim of [
    'Il ponte crollò nel 2018',
    'La capitale d’Italia è Roma',
    'Il quotidiano «Oggigiorno» non esiste',
  ]) {
    assert.ok(!isAboutNow(claim, 'it'), claim);
  }
  assert.ok(!isAboutNow('The bridge collapsed in 2018', 'en'));
});

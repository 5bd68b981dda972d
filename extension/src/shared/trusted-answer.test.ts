import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RiscontroError } from '@riscontro/client';
import type { VerificationResult } from '@riscontro/contract';
import { verificationResult } from '@riscontro/contract/inside';
import { mediaResult, textResult } from '../../../verdict-view/src/testing/sample-results.ts';
import { eventsIn, requireDrawable } from './trusted-answer.ts';

test('of what a server calls events only those are taken that can be drawn, and not too many', () => {
  const good = { evento: 'fase', dati: { nome: 'ricerca', testo: 'Cerco' } };
  const bad = [
    null,
    7,
    {},
    { evento: 'fase' },
    { evento: 'fase', dati: null },
    { evento: 'fase', dati: { nome: 3 } },
  ];
  assert.deepEqual(eventsIn([...bad, good, { evento: 'altro', dati: {} }]), [good]);
  assert.equal(eventsIn(Array(900).fill(good)).length, 200);
  for (const none of [undefined, null, 'x', { length: 3 }]) assert.deepEqual(eventsIn(none), []);
});

test('a result that the card cannot show is refused', () => {
  for (const result of [textResult(), mediaResult()]) requireDrawable(verificationResult.toWire(result));
  for (const wrong of [
    { livello: 'certo' },
    { fonti: 'nessuna' },
    { tipo: 'suono' },
    { verificato_il: 'ieri' },
  ]) {
    const result = { ...verificationResult.toWire(textResult()), ...wrong } as unknown as VerificationResult;
    assert.throws(() => requireDrawable(result), RiscontroError, JSON.stringify(wrong));
  }
});

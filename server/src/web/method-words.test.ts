/** Every method that examines images or videos has a name for readers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { methodOnWire, type SignalKind, signalKinds } from '@riscontro/contract';
import { kindWords, signalTitle } from '@riscontro/verdict-view';
import { imageMethods, videoMethods } from '../domain/media-signal.ts';

test('every method has a name in both languages, and it is not merely its kind', () => {
  for (const [method, kind] of Object.entries<SignalKind>({ ...imageMethods, ...videoMethods })) {
    const [nome, tipo] = [methodOnWire(method), signalKinds[kind]];
    const title = signalTitle({ nome, tipo, esito: 'ok', dettaglio: '' });
    assert.ok(title.it.length > 3 && title.en.length > 3, nome);
    assert.doesNotMatch(title.it + title.en, /_/);
    assert.notEqual(title, kindWords[tipo], nome);
  }
});

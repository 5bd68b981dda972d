/** What a fresh installation answers with nothing configured and no network: the bundled knowledge alone. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TestApp } from './support/test-app.ts';
import { checkEvidence, startTextService } from './support/text-service.ts';

/** In words of the test's own; the knowledge has others. */
const wellKnown = [
  ['it', 'vero', 'Il Po è il fiume più lungo d’Italia.'],
  ['it', 'vero', 'Giove è il pianeta più grande del sistema solare.'],
  ['it', 'vero', 'Il fumo provoca il cancro ai polmoni.'],
  ['it', 'vero', 'I delfini sono mammiferi.'],
  ['it', 'falso', 'I vaccini provocano l’autismo nei bambini.'],
  ['it', 'falso', 'Gli antibiotici curano l’influenza.'],
  ['it', 'falso', 'Usiamo solo il dieci per cento del nostro cervello.'],
  ['it', 'falso', 'La capitale della Turchia è Istanbul.'],
  ['it', 'falso', 'La muraglia cinese si vede dalla Luna a occhio nudo.'],
  ['it', 'falso', 'L’Italia ha 25 regioni.'],
  ['en', 'vero', 'Mount Everest is the highest mountain on Earth.'],
  ['en', 'vero', 'Paris is the capital of France.'],
  ['en', 'vero', 'Human activity is the main cause of global warming.'],
  ['en', 'vero', 'The chemical symbol for gold is Au.'],
  ['en', 'falso', 'Vaccines cause autism in kids.'],
  ['en', 'falso', 'The moon landings were faked.'],
  ['en', 'falso', 'Humans only use 10% of their brain.'],
  ['en', 'falso', 'Drinking bleach cures Covid.'],
  ['en', 'falso', 'Goldfish have a three-second memory.'],
  ['en', 'falso', 'Lightning never strikes the same place twice.'],
] as const;

let service: TestApp;
let key: string;
before(async () => {
  service = await startTextService({ settings: { OFFLINE: '1', KNOWLEDGE: 'on' } });
  ({ key } = await service.createKey(1_000));
});
after(() => service?.close());

for (const [language, level, claim] of wellKnown) {
  test(`200 ${level} for “${claim}”, with sources`, async () => {
    const { status, json, text } = await service.verifyText(key, claim, { 'accept-language': language });
    assert.equal(status, 200, text);
    assert.equal(json.livello, level, json.sintesi);
    assert.ok(level === 'vero' ? json.affidabilita > 50 : json.affidabilita < 50, `${json.affidabilita}`);
    checkEvidence(json);
    assert.ok(json.prove.length > 0 && json.fonti.length > 0);
    for (const { url, tipo, estratto } of json.fonti) {
      assert.match(url, /^https:\/\//);
      assert.equal(tipo, 'locale');
      assert.ok(estratto);
    }
    const sign = level === 'vero' ? 'favore' : 'contro';
    assert.ok(
      json.prove.some(({ segno }: { segno: string }) => segno === sign),
      'something speaks for the level',
    );
    assert.equal(json.lingua, language);
    assert.equal(json.generato_da_ia, false);
  });
}

test('200 in the language that is asked for, whatever the language of the claim', async () => {
  const { json } = await service.verifyText(key, 'Gli squali non si ammalano mai di cancro.', {
    'accept-language': 'en',
  });
  assert.equal(json.livello, 'falso', json.sintesi);
  assert.match(json.sintesi, /^This claim .*false/);
  assert.match(json.prove[0].testo, /sharks/i);
});

test('200 non verificabile for what nobody knows', async () => {
  const { json } = await service.verifyText(key, 'Il fisico Zorbani scoprì la particella trimetrica.');
  assert.equal(json.livello, 'non verificabile');
  assert.equal(json.motivo, 'prove_insufficienti');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutOthers } from './without-others.ts';

const cleaned = (body: object) => JSON.parse(withoutOthers(JSON.stringify(body)));
const found = (rest: object) => ({
  url: 'https://example.org/a?id=7&chiave=segreta',
  titolo: 'Alluvione',
  fonte: 'indice locale',
  somiglianza: 1,
  tipo: 'identica',
  ...rest,
});
const search = {
  tipo: 'ricerca_inversa',
  nome: 'ricerca_inversa',
  esito: 'ok',
  dettaglio: 'Già vista: «x».',
};

test('the checked link keeps only what says which page it is', () => {
  const body = {
    tipo: 'articolo',
    contenuto: { url: 'https://example.org/a?id=7&t=1#x', titolo: 'A' },
    prove: [],
  };
  assert.deepEqual(cleaned(body), {
    ...body,
    contenuto: { url: 'https://example.org/a?id=7', titolo: 'A' },
  });
});

test('checks of others are taken out of the appearances, and out of what the search says', () => {
  const check = found({ url: 'https://qui.example/v/altra', titolo: 'Riscontro: autentica' });
  const other = { ...search, nome: 'exif', dettaglio: 'Resta.' };
  const body = { tipo: 'immagine', segnali: [search, other], ricerca_inversa: [check], lingua: 'it' };
  const alone = cleaned(body);
  assert.ok(!('ricerca_inversa' in alone));
  assert.doesNotMatch(JSON.stringify(alone), /altra|autentica|Già vista/);
  assert.equal(alone.segnali[1].dettaglio, 'Resta.');
  const both = cleaned({ ...body, ricerca_inversa: [check, found({})] });
  assert.deepEqual(both.ricerca_inversa, [found({ url: 'https://example.org/a?id=7' })]);
});

test('what others found, and a page that happens to be called like that elsewhere, stay as they are', () => {
  const body = {
    tipo: 'immagine',
    segnali: [search],
    ricerca_inversa: [found({ fonte: 'TinEye', titolo: 'Riscontro: autentica' })],
  };
  assert.equal(withoutOthers(JSON.stringify(body)), JSON.stringify(body));
});

test('a result that holds nothing of it stays the same to the letter', () => {
  const body = JSON.stringify({
    tipo: 'testo',
    contenuto: { testo: 'https://example.org/?token=x' },
    prove: [],
  });
  assert.equal(withoutOthers(body), body);
});

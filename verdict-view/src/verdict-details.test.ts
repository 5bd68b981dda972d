/** Behind the verdict: evidence beside its source, quotes only where the source says so, and nothing that is obeyed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Source, TextResult } from '@riscontro/contract';
import { wordsIn } from '@riscontro/words';
import { checkedContent } from './checked-content.ts';
import { mediaResult, textResult } from './testing/sample-results.ts';
import { verdictDetails } from './verdict-details.ts';

const source: Source = {
  nome: 'Enciclopedia',
  url: 'https://www.example.org/voce',
  estratto: 'Prima. Roma è la capitale. Dopo.',
  tipo: 'enciclopedia',
  recuperata_il: '2026-05-09T23:59:00.000Z',
};

const twoClaims: Partial<TextResult> = {
  fonti: [source],
  prove: [
    { segno: 'favore', testo: 'Roma è la capitale.', fonte: 0, affermazione: 0 },
    { segno: 'contro', testo: 'Una fonte lo nega.', affermazione: 1 },
    { segno: 'contro', testo: 'Di nessuna delle due.' },
  ],
  affermazioni: [
    { testo: 'Prima affermazione', livello: 'vero', affidabilita: 95, prove: [0] },
    { testo: 'Seconda affermazione', livello: 'falso', affidabilita: 5, prove: [] },
  ],
};

test('every claim has its own level and its own evidence; what belongs to none is shown all the same', () => {
  const { text } = verdictDetails(textResult(twoClaims), wordsIn('it'));
  const [, first = '', second = ''] = text.split('<li class="claim">');
  assert.match(first, /Prima affermazione[\s\S]*Vero[\s\S]*95 su 100[\s\S]*Roma è la capitale/);
  assert.match(second, /Seconda affermazione[\s\S]*Falso[\s\S]*5 su 100[\s\S]*Una fonte lo nega/);
  assert.match(second, /Altre prove[\s\S]*Di nessuna delle due/);
  assert.doesNotMatch(first, /Una fonte lo nega|Di nessuna/);
});

test('a single claim is the verdict itself: its evidence is shown without repeating it', () => {
  const [claim] = twoClaims.affermazioni ?? [];
  assert.ok(claim);
  const { text } = verdictDetails(textResult({ ...twoClaims, affermazioni: [claim] }), wordsIn('en'));
  assert.doesNotMatch(text, /Prima affermazione/);
  assert.match(text, /In favour[\s\S]*Roma è la capitale[\s\S]*Against[\s\S]*Una fonte lo nega/);
});

test('a quote names its source, its kind and the day it was read; other words are not dressed as a quote', () => {
  const { text } = verdictDetails(textResult(twoClaims), wordsIn('en'));
  assert.match(
    text,
    /<blockquote>Roma è la capitale\.<\/blockquote><p class="source"><a href="https:\/\/www\.example\.org\/voce"[^>]*>Enciclopedia<\/a> · .*encyclopedia.* · .*read on <time datetime="[^"]+">9 May 2026<\/time>/,
  );
  assert.match(text, /<p>Una fonte lo nega\.<\/p>/);
});

test('where there is no evidence, that is said once', () => {
  const { text } = verdictDetails(textResult(), wordsIn('it'));
  assert.equal(text.match(/Nessuna prova trovata/g)?.length, 1);
});

test('texts from outside stay text, and addresses of other schemes are no links', () => {
  const attack = '"><script>alert(1)</script>';
  const url = 'javascript:alert(1)';
  const hostile = textResult({
    consiglio: attack,
    fonti: [{ nome: attack, url, estratto: attack }],
    prove: [{ segno: 'contro', testo: attack, fonte: 0 }],
    affermazioni: [
      { testo: attack, livello: 'falso', affidabilita: 1, prove: [0] },
      { testo: attack, livello: 'vero', affidabilita: 99, prove: [] },
    ],
    segnali: [{ tipo: 'testo', esito: 'allarme', dettaglio: attack }],
    contenuto: { testo: attack.repeat(100), url, titolo: attack },
  });
  const pictured = mediaResult({
    ricerca_inversa: [{ url, titolo: attack, data: attack, somiglianza: 1, fonte: attack, tipo: 'identica' }],
    exif: { dispositivo: attack, data_scatto: attack },
  });
  const all = [hostile, pictured]
    .flatMap((result) => [
      verdictDetails(result, wordsIn('it')).text,
      checkedContent(result, wordsIn('en'))?.text ?? '',
    ])
    .join('');
  assert.ok(all.includes('&lt;script&gt;'));
  assert.doesNotMatch(all, /<script|href="javascript/i);
  assert.doesNotMatch(all, /<[^>]*=""&gt;/);
});

test('what was checked is named: a claim, an article with its address; a long text opens on request', () => {
  assert.match(
    checkedContent(textResult({ contenuto: { testo: 'Roma è in Italia' } }), wordsIn('it'))?.text ?? '',
    /Affermazione verificata<\/p>\s*<blockquote class="checked-text">Roma è in Italia</,
  );
  const article = textResult({
    tipo: 'articolo',
    contenuto: { titolo: 'Un titolo', url: 'https://www.example.org/notizia' },
  });
  assert.match(
    checkedContent(article, wordsIn('en'))?.text ?? '',
    /Un titolo[\s\S]*>example\.org\/notizia<\/a>/,
  );
  const long = 'parola '.repeat(500);
  assert.match(
    checkedContent(textResult({ contenuto: { testo: long } }), wordsIn('en'))?.text ?? '',
    /<details/,
  );
  assert.equal(checkedContent(mediaResult(), wordsIn('it')), undefined);
});

test('earlier appearances stand oldest first as they come, with a word where no day is known', () => {
  const { text } = verdictDetails(
    mediaResult({
      ricerca_inversa: [
        {
          url: 'https://a.example.org/',
          titolo: 'Prima',
          data: '2019-06-02',
          somiglianza: 1,
          fonte: 'x',
          tipo: 'identica',
        },
        { url: 'https://b.example.org/', titolo: '', somiglianza: 0.6, fonte: 'x', tipo: 'parziale' },
      ],
    }),
    wordsIn('it'),
  );
  assert.match(
    text,
    /2 giugno 2019[\s\S]*Prima[\s\S]*la stessa immagine[\s\S]*Data non nota[\s\S]*b\.example\.org/,
  );
});

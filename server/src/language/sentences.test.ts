import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cpuNowMs } from '../../test/support/cpu-clock.ts';
import { sentencesOf } from './sentences.ts';

/** Written with a bar where one sentence ends and the next begins. */
const cases: Record<string, readonly string[]> = {
  'plain sentences': ['Roma è la capitale d’Italia.|Milano no!|Davvero?|Sì…|Ecco.', 'It rains.|It pours.'],
  'titles in Italian': [
    'Il dott. Rossi e la prof.ssa Bianchi hanno parlato.|Poi il sig. Verdi ha taciuto.',
    'L’on. La Russa e il sen. Rossi votano.|L’avv. Neri no.',
  ],
  'titles in English': [
    'Mr. Smith met Dr. Jones at St. Mary’s.|They left.',
    'Gov. Brown and Sen. White agreed.|It passed.',
  ],
  'numbers and their notation': [
    'Costa 3.500,50 euro.|Sale del 2.5% in un anno.|Erano le 10.30 del 5.3.2021.',
    'It grew 51.5 percent.|In 1861. |The rest is history.',
    'Nacque nel 1861.|Roma fu presa nel 1870.|Fine.',
  ],
  'numbered things': [
    'L’art. 3 della legge n. 194 del 1978 vale.|Si veda p. 12, fig. IV e vol. 2.|Altro.',
    'See No. 10 and vol. 3.|No.|He left.',
    '1. Introduzione al tema.|2. Metodo.|Fine.',
  ],
  'initials and dotted abbreviations': [
    'J. R. R. Tolkien scrisse molto.|G. Verdi compose.',
    'The U.S. Senate met in Washington, D.C.|The vote failed.',
    'Nel 44 a.C. Cesare morì.|La S.p.A. Fiat chiude.|Visse nel I sec. d.C. Poi nulla.'.replace(
      ' Poi',
      '|Poi',
    ),
    'Serve la vitamina C.|Il limone la contiene.',
    'See e.g. Smith and i.e. Jones, ecc. che importa.',
  ],
  'companies and months': [
    'Apple Inc. bought it.|Apple Inc.|The company grew.',
    'On Jan. 5 it began.|By Dec.|It ended.',
  ],
  'words that look like abbreviations of the other language': [
    'The light is on.|Then it went off.',
    'He said no.|She said yes.',
  ],
  quotations: [
    '«Va bene.»|Poi uscì.',
    '«Davvero?» chiese lui.|“No.”|She left.',
    'He said (it was late.)|They went. |“Why?”|Nobody knew.',
    'Disse: «Io resto».|E restò.',
  ],
  ellipses: ['E poi... niente.|Aspetta...|Ecco!', 'Well… maybe.|Well…|Yes.'],
  'lines always end a sentence': ['Titolo senza punto|\nPrima frase.|Seconda riga|\nTerza'],
  'other scripts': ['这是第一句。|这是第二句！|好'],
};

for (const [name, texts] of Object.entries(cases))
  for (const [at, marked] of texts.entries())
    test(`${name} ${at + 1}`, () => {
      const parts = marked.split('|').map((part) => part.trim());
      const spaced = !/[一-龥]/.test(marked);
      const text = spaced ? marked.replace(/\|(?=\S)/g, ' ').replaceAll('|', '') : marked.replaceAll('|', '');
      assert.deepEqual(
        sentencesOf(text).map((sentence) => sentence.text),
        parts,
      );
    });

test('every sentence stands in the text where it says, in order, and no word is lost', () => {
  const words = fc.constantFrom(
    'Roma',
    'è',
    'dott.',
    'U.S.',
    '3.5',
    'fine.',
    'No!',
    '«Sì?»',
    '\n',
    '...',
    'n. 5',
    '😀',
    '”',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(words).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      let end = 0;
      for (const sentence of sentencesOf(text)) {
        assert.equal(text.slice(end, sentence.start).trim(), '');
        assert.equal(text.slice(sentence.start, sentence.start + sentence.text.length), sentence.text);
        assert.equal(sentence.text, sentence.text.trim());
        assert.notEqual(sentence.text, '');
        end = sentence.start + sentence.text.length;
      }
      assert.equal(text.slice(end).trim(), '');
    }),
  );
});

test('a long text without an end, or of nothing but ends, takes no long', () => {
  for (const piece of ['.', 'A. ', '"', '. ', 'a', '1. ', '\n', ' ', '?!"', 'n. 5 ']) {
    const text = piece.repeat(300_000 / piece.length);
    const startMs = cpuNowMs();
    sentencesOf(text);
    const tookMs = cpuNowMs() - startMs;
    // What grows with the square of the length would take minutes.
    assert.ok(tookMs < 5_000, `${JSON.stringify(piece)} took ${tookMs} ms`);
  }
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import type { GrammarLanguage } from '../../../language/grammars.ts';
import { pairFeatures } from './features.ts';
import type { JudgeWeights } from './local-judge.ts';
import { readText } from './reading.ts';

const features = (claim: string, passage: string, title = '', language: GrammarLanguage = 'it') =>
  pairFeatures({
    claim: readText(claim, language),
    title: readText(title, language),
    passage: readText(passage, language),
  });

const claim = 'La torre Eiffel fu inaugurata a Parigi nel 1889';

test('a passage that says the same covers the claim, one about something else does not', () => {
  const same = features(claim, `${claim}.`);
  assert.equal(same.coverage, 1);
  assert.equal(same.missing, 0);
  assert.equal(same.numbersFound, 1);
  const other = features(claim, 'Il mercato del pesce apre la mattina.');
  assert.equal(other.coverage, 0);
  assert.ok((other.missingNames ?? 0) > 0);
});

test('a word of the title is covered too, but not by the text', () => {
  const { coverage = 0, coverageText = 0 } = features(
    claim,
    'Fu inaugurata a Parigi nel 1889.',
    'Torre Eiffel',
  );
  assert.equal(coverage, 1);
  assert.ok(coverageText < 1);
});

test('another year in the same place is a number that differs', () => {
  const { numbersFound, numbersDiffering, datesDiffering } = features(
    claim,
    'La torre Eiffel fu inaugurata a Parigi nel 1925.',
  );
  assert.deepEqual([numbersFound, numbersDiffering, datesDiffering], [0, 1, 1]);
});

test('a negation before what the claim says turns it, one elsewhere does not', () => {
  assert.equal(features('Il ponte è crollato', 'Il ponte non è crollato.').negationDiffers, 1);
  assert.equal(features('Il ponte è crollato', 'Il ponte è crollato.').negationDiffers, 0);
  assert.equal(features('Il ponte non è crollato', 'Il ponte non è crollato.').negationDiffers, 0);
  const elsewhere = 'Il traffico dei treni non si ferma nella grande valle, dove ieri il ponte è crollato.';
  assert.equal(features('Il ponte è crollato', elsewhere).negationDiffers, 0);
});

test('a contrary, a denial and a replaced name are each told', () => {
  assert.equal(features('I prezzi sono aumentati', 'I prezzi sono diminuiti.').contraries, 1);
  assert.equal(features(claim, `È falso che ${claim}.`).passageDenials, 1);
  const rome = features('Il re nacque a Torino', 'Il re nacque a Napoli.');
  assert.deepEqual([rome.missingNames, rome.replacedNames], [1, 1]);
});

test('words in the order of the claim stand together, scattered ones do not', () => {
  const { together: near = 0 } = features('il vecchio ponte di pietra', 'Il vecchio ponte di pietra.');
  const { together: far = 0 } = features(
    'il vecchio ponte di pietra',
    'Di pietra erano le case; un ponte, lontano dalla valle, serviva al mulino vecchio.',
  );
  assert.ok(near > far);
});

const anySign = fc.oneof(fc.nat(0x2fff), fc.nat(0x10ffff)).map((code) => String.fromCodePoint(code));
const anyText = fc.oneof(
  fc.string({ unit: anySign, maxLength: 40 }),
  fc
    .array(fc.constantFrom('guerra', 'Roma', 'alto', 'low', '1.000', 'war', '1949', 'non', 'not', 'No', '?'))
    .map((words) => words.join(' ')),
);
const anyLanguage = fc.constantFrom('it' as const, 'en' as const);
const names = Object.keys(features(claim, claim)).sort();

test('whatever the texts, the same features are read, and each is a finite number', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, anyLanguage, anyLanguage, (one, title, text, from, to) => {
      const read = pairFeatures({
        claim: readText(one, from),
        title: readText(title, to),
        passage: readText(text, to),
      });
      assert.deepEqual(Object.keys(read).sort(), names);
      for (const [name, value] of Object.entries(read))
        assert.ok(Number.isFinite(value), `${name}: ${value}`);
      for (const share of [
        'coverage',
        'coverageText',
        'coverageNames',
        'coverageOthers',
        'exact',
        'together',
        'spread',
      ]) {
        const value = read[share] ?? -1;
        assert.ok(value >= 0 && value <= 1 + 1e-9, `${share}: ${value}`);
      }
    }),
  );
});

test('every feature that the shipped forest asks for is one that is read', () => {
  const path = new URL('./weights.json', import.meta.url);
  const { stance } = JSON.parse(readFileSync(path, 'utf8')) as JudgeWeights;
  assert.ok(stance.features.length > 0);
  assert.deepEqual(
    stance.features.filter((name) => !names.includes(name)),
    [],
  );
});

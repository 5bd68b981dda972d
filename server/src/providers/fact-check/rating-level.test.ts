/** Ratings as fact-checkers write them, and what they may and may not be taken for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextLevel } from '@riscontro/contract';
import fc from 'fast-check';
import { levelOfRating } from './rating-level.ts';

const cases: readonly (readonly [TextLevel | undefined, readonly string[]])[] = [
  [
    'vero',
    [
      'Vero',
      'VERO.',
      'È vero',
      'True',
      'Correct',
      'This claim is true.',
      'Verdetto: vero',
      'Geppetto Checkmark',
    ],
  ],
  [
    'falso',
    [
      'Falso',
      'FALSO!',
      'È falso',
      'La notizia è falsa',
      "L'affermazione è falsa.",
      'Notizia falsa',
      'È una bufala',
      'Non è vero',
      'Falso: la foto è del 2015',
      'Panzana pazzesca',
      'Pinocchio andante',
      'False',
      'This is not true.',
      'Mostly False',
      'Pants on Fire!',
      'Incorrect. The figure is for 2015.',
      'Rating: False',
      'Four Pinocchios',
      'AI-generated',
      'False - the photo is from another year',
      'Falso (satira)',
      'Verdict: False. The video is old.',
    ],
  ],
  [
    'fuorviante',
    [
      'Fuorviante',
      'Parzialmente vero',
      'C’eri quasi',
      'Nì',
      'Manca il contesto',
      'Fuori contesto',
      'Vero, ma il dato non è aggiornato',
      'Vero ma incompleto',
      'True but misleading',
      'True, but missing context',
      'Half-True',
      'Mostly true',
      'Missing context',
      'Misleading',
      'Mixture',
      'Partly false',
      'Miscaptioned',
      'Two Pinocchios',
    ],
  ],
  [
    'non verificabile',
    ['Non verificabile', 'Unproven', 'Unsubstantiated', 'No evidence', 'Research In Progress'],
  ],
  [
    undefined,
    [
      '',
      '   ',
      'Satira',
      'Satire',
      'Labeled Satire',
      'Originated as satire',
      'Legend',
      'Explainer',
      'Fals',
      'Neprimerané',
      'ভুয়া',
      'C’est vrai ?',
      'Pas faux',
      'No es falso',
      'Nicht falsch',
      'Não é falso',
      'Misinformazione',
      'Is it true?',
      'Vero o falso?',
      'Not false',
      'Non è falso',
      'Non è proprio falso',
      'False, but something similar did happen',
      'Vero: la smentita è falsa',
      'It is not known whether this is true',
      'Chi dice che è falso sbaglia',
      '🤥🤥🤥',
      `Falso ${'perché '.repeat(100)}`,
    ],
  ],
];

for (const [level, ratings] of cases) {
  test(`${level ?? 'not understood'}: ${ratings.length} ratings`, () => {
    for (const words of ratings) assert.equal(levelOfRating({ words }), level, `“${words}”`);
  });
}

/** Scales as their publishers have them, from the best to the worst. */
const scales: Record<string, [rating: string, level: TextLevel | undefined][]> = {
  'Pagella Politica': [
    ['Vero', 'vero'],
    ["C'eri quasi", 'fuorviante'],
    ['Nì', 'fuorviante'],
    ['Pinocchio andante', 'falso'],
    ['Panzana pazzesca', 'falso'],
  ],
  PolitiFact: [
    ['True', 'vero'],
    ['Mostly True', 'fuorviante'],
    ['Half True', 'fuorviante'],
    ['Mostly False', 'falso'],
    ['False', 'falso'],
    ['Pants on Fire!', 'falso'],
    ['Full Flop', undefined],
    ['Promise Kept', undefined],
  ],
  Snopes: [
    ['Correct Attribution', 'vero'],
    ['Mixture', 'fuorviante'],
    ['Outdated', 'fuorviante'],
    ['Miscaptioned', 'fuorviante'],
    ['Unproven', 'non verificabile'],
    ['Unfounded', 'non verificabile'],
    ['Research In Progress', 'non verificabile'],
    ['Misattributed', 'falso'],
    ['Scam', 'falso'],
    ['Legend', undefined],
    ['Labeled Satire', undefined],
  ],
  Chequeado: [
    ['Verdadero', 'vero'],
    ['Verdadero, pero…', 'fuorviante'],
    ['Discutible', undefined],
    ['Exagerado', 'fuorviante'],
    ['Engañoso', 'fuorviante'],
    ['Insostenible', 'non verificabile'],
    ['Falso', 'falso'],
  ],
  'Maldita and Newtral': [
    ['Bulo', 'falso'],
    ['Es un bulo', 'falso'],
    ['No hay pruebas', 'non verificabile'],
    ['Verdad a medias', 'fuorviante'],
  ],
  'Les Décodeurs': [
    ['Vrai', 'vero'],
    ['Plutôt vrai', 'fuorviante'],
    ["C'est plus compliqué", 'fuorviante'],
    ['Trompeur', 'fuorviante'],
    ['Vrai, mais la photo est ancienne', 'fuorviante'],
    ['Faux', 'falso'],
    ['Cette affirmation est fausse.', 'falso'],
  ],
  Correctiv: [
    ['Richtig', 'vero'],
    ['Größtenteils richtig', 'fuorviante'],
    ['Teilweise falsch', 'fuorviante'],
    ['Fehlender Kontext', 'fuorviante'],
    ['Falscher Kontext', 'fuorviante'],
    ['Unbelegt', 'non verificabile'],
    ['GRÖSSTENTEILS FALSCH', 'falso'],
    ['Größtenteils falsch', 'falso'],
    ['Frei erfunden', 'falso'],
    ['Falsch. Das Video zeigt etwas anderes.', 'falso'],
    ['Richtig, aber veraltet', 'fuorviante'],
  ],
  'Lupa and Aos Fatos': [
    ['VERDADEIRO', 'vero'],
    ['VERDADEIRO, MAS', 'fuorviante'],
    ['Verdadeiro: mais de 200 mil', 'vero'],
    ['Não é bem assim', 'fuorviante'],
    ['Distorcido', 'fuorviante'],
    ['AINDA É CEDO PARA DIZER', 'non verificabile'],
    ['Insustentável', 'non verificabile'],
    ['Contraditório', undefined],
    ['#FAKE', 'falso'],
  ],
};
for (const [publisher, ratings] of Object.entries(scales)) {
  test(`the ratings of ${publisher}`, () => {
    for (const [words, level] of ratings) assert.equal(levelOfRating({ words }), level, `“${words}”`);
  });
}

test('numbers are read at the ends and in the middle of a scale whose ends are given', () => {
  const level = (value: unknown, best: unknown = 5, worst: unknown = 1) =>
    levelOfRating({ value, best, worst });
  assert.equal(level(1), 'falso');
  assert.equal(level(5), 'vero');
  assert.equal(level(3), 'fuorviante');
  assert.equal(level(4), 'fuorviante');
  assert.equal(level(2), undefined, 'mostly false or misleading: not known');
  assert.equal(level('1', '5', '1'), 'falso');
  assert.equal(level(100, 100, 0), 'vero');
});

test('numbers that make no scale are not understood', () => {
  for (const [value, best, worst] of [
    [1, undefined, undefined],
    [1, 5, undefined],
    [undefined, 5, 1],
    [1, 1, 1],
    [-1, -1, -1],
    [0, 5, 1],
    [6, 5, 1],
    [1, 1, 5],
    [Number.NaN, 5, 1],
    ['one', 5, 1],
    [{}, 5, 1],
  ]) {
    assert.equal(levelOfRating({ value, best, worst }), undefined, JSON.stringify([value, best, worst]));
  }
});

test('words that are not understood are not replaced by numbers', () => {
  assert.equal(levelOfRating({ words: 'Satira', value: 1, best: 5, worst: 1 }), undefined);
  assert.equal(levelOfRating({ words: 'Vero', value: 1, best: 5, worst: 1 }), 'vero');
});

test('any text gets a level or none, never an error', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (words) => void levelOfRating({ words })));
});

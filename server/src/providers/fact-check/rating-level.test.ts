/** Ratings as fact-checkers write them, and what they may and may not be taken for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextLevel } from '@riscontro/contract/inside';
import fc from 'fast-check';
import { levelOfRating } from './rating-level.ts';

const cases: readonly (readonly [TextLevel | undefined, readonly string[]])[] = [
  [
    'true',
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
    'false',
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
    'misleading',
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
    'unverifiable',
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
    ['Vero', 'true'],
    ["C'eri quasi", 'misleading'],
    ['Nì', 'misleading'],
    ['Pinocchio andante', 'false'],
    ['Panzana pazzesca', 'false'],
  ],
  PolitiFact: [
    ['True', 'true'],
    ['Mostly True', 'misleading'],
    ['Half True', 'misleading'],
    ['Mostly False', 'false'],
    ['False', 'false'],
    ['Pants on Fire!', 'false'],
    ['Full Flop', undefined],
    ['Promise Kept', undefined],
  ],
  Snopes: [
    ['Correct Attribution', 'true'],
    ['Mixture', 'misleading'],
    ['Outdated', 'misleading'],
    ['Miscaptioned', 'misleading'],
    ['Unproven', 'unverifiable'],
    ['Unfounded', 'unverifiable'],
    ['Research In Progress', 'unverifiable'],
    ['Misattributed', 'false'],
    ['Scam', 'false'],
    ['Legend', undefined],
    ['Labeled Satire', undefined],
  ],
  Chequeado: [
    ['Verdadero', 'true'],
    ['Verdadero, pero…', 'misleading'],
    ['Discutible', undefined],
    ['Exagerado', 'misleading'],
    ['Engañoso', 'misleading'],
    ['Insostenible', 'unverifiable'],
    ['Falso', 'false'],
  ],
  'Maldita and Newtral': [
    ['Bulo', 'false'],
    ['Es un bulo', 'false'],
    ['No hay pruebas', 'unverifiable'],
    ['Verdad a medias', 'misleading'],
  ],
  'Les Décodeurs': [
    ['Vrai', 'true'],
    ['Plutôt vrai', 'misleading'],
    ["C'est plus compliqué", 'misleading'],
    ['Trompeur', 'misleading'],
    ['Vrai, mais la photo est ancienne', 'misleading'],
    ['Faux', 'false'],
    ['Cette affirmation est fausse.', 'false'],
  ],
  Correctiv: [
    ['Richtig', 'true'],
    ['Größtenteils richtig', 'misleading'],
    ['Teilweise falsch', 'misleading'],
    ['Fehlender Kontext', 'misleading'],
    ['Falscher Kontext', 'misleading'],
    ['Unbelegt', 'unverifiable'],
    ['GRÖSSTENTEILS FALSCH', 'false'],
    ['Größtenteils falsch', 'false'],
    ['Frei erfunden', 'false'],
    ['Falsch. Das Video zeigt etwas anderes.', 'false'],
    ['Richtig, aber veraltet', 'misleading'],
  ],
  'Lupa and Aos Fatos': [
    ['VERDADEIRO', 'true'],
    ['VERDADEIRO, MAS', 'misleading'],
    ['Verdadeiro: mais de 200 mil', 'true'],
    ['Não é bem assim', 'misleading'],
    ['Distorcido', 'misleading'],
    ['AINDA É CEDO PARA DIZER', 'unverifiable'],
    ['Insustentável', 'unverifiable'],
    ['Contraditório', undefined],
    ['#FAKE', 'false'],
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
  assert.equal(level(1), 'false');
  assert.equal(level(5), 'true');
  assert.equal(level(3), 'misleading');
  assert.equal(level(4), 'misleading');
  assert.equal(level(2), undefined, 'mostly false or misleading: not known');
  assert.equal(level('1', '5', '1'), 'false');
  assert.equal(level(100, 100, 0), 'true');
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
  assert.equal(levelOfRating({ words: 'Vero', value: 1, best: 5, worst: 1 }), 'true');
});

test('any text gets a level or none, never an error', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (words) => void levelOfRating({ words })));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { GrammarLanguage } from '../../../language/grammars.ts';
import { align } from './align.ts';
import { readText } from './reading.ts';
import { isNegated, isReversed, isUnlinked } from './structure.ts';

type Languages = readonly [claim: GrammarLanguage, passage: GrammarLanguage];
const held =
  (rule: typeof isReversed) =>
  (claim: string, passage: string, [from, to]: Languages = ['it', 'it']) => {
    const [read, against] = [readText(claim, from), readText(passage, to)];
    return rule(read, align(read, against), against);
  };
const reversed = held(isReversed);
const unlinked = held(isUnlinked);
const negated = held(isNegated);
const english = ['en', 'en'] as const;
const across = ['it', 'en'] as const;

const invaded = 'La Germania ha invaso la Polonia';

test('the same words with the roles exchanged are reversed, in either language and across', () => {
  assert.equal(reversed(invaded, 'La Polonia ha invaso la Germania.'), 1);
  assert.equal(reversed('Germany invaded Poland', 'Poland invaded Germany.', english), 1);
  assert.equal(reversed(invaded, 'Poland invaded Germany.', across), 1);
});

test('the same order, with more said around it, is not reversed', () => {
  assert.equal(reversed(invaded, 'Nel settembre del 1939 la Germania di allora ha invaso la Polonia.'), 0);
  assert.equal(
    reversed('Germany invaded Poland', 'In 1939 Germany invaded Poland from the west.', english),
    0,
  );
  assert.equal(reversed(invaded, 'Germany invaded Poland.', across), 0);
});

test('a sentence turned into the passive is not reversed', () => {
  assert.equal(reversed(invaded, 'La Polonia fu invasa dalla Germania.'), 0);
  assert.equal(reversed('Germany invaded Poland', 'Poland was invaded by Germany.', english), 0);
  assert.equal(reversed(invaded, 'Poland was invaded by Germany.', across), 0);
});

test('a passage that says it both ways is not reversed', () => {
  assert.equal(reversed(invaded, `La Polonia ha invaso la Germania? No. ${invaded}.`), 0);
});

test('words too far apart to belong together, or alone, tell nothing of the order', () => {
  const far = `La Polonia è un paese. ${'Segue un lungo discorso sul tempo. '.repeat(4)}Poi la Germania.`;
  assert.equal(reversed(invaded, far), 0);
  assert.equal(reversed(invaded, 'La Polonia ha firmato un trattato con la Francia.'), 0);
  assert.equal(reversed('Germania', 'Polonia e Germania'), 0);
});

test('the order tells nothing across the end of a sentence', () => {
  assert.equal(reversed(invaded, 'Il viaggio finì in Polonia. La Germania restò neutrale.'), 0);
});

const fish = 'Il delfino è un pesce';
const mammal = 'Il delfino è un mammifero';

test('a passage that says of the subject that it is something else does not link it, in either language', () => {
  assert.equal(unlinked(fish, 'Il delfino è un mammifero che vive in mare.'), 1);
  assert.equal(unlinked('The dolphin is a fish', 'The dolphin is a mammal.', english), 1);
  assert.equal(unlinked(fish, 'The dolphin is a mammal.', across), 1);
});

test('subject and predicate in different sentences are not linked', () => {
  assert.equal(unlinked(fish, 'Il delfino è un mammifero. Lo squalo è un pesce.'), 1);
});

test('a passage that says the same of it, with more words, links it', () => {
  assert.equal(unlinked(mammal, 'Il delfino è un grande mammifero marino.'), 0);
  assert.equal(
    unlinked('The dolphin is a mammal', 'The common dolphin is a marine mammal of the Atlantic.', english),
    0,
  );
  assert.equal(unlinked(mammal, 'The dolphin is a mammal.', across), 0);
});

test('what something is may be said from either end, or beside it after a comma', () => {
  const capital = 'La capitale della Francia è Parigi';
  assert.equal(unlinked(capital, 'Parigi è la capitale della Francia.'), 0);
  assert.equal(reversed(capital, 'Parigi è la capitale della Francia.'), 0);
  assert.equal(unlinked(mammal, 'Il delfino, mammifero marino, respira aria.'), 0);
});

test('one sentence that says the same is enough, whatever else is said of it', () => {
  assert.equal(unlinked(fish, 'Il delfino è veloce. Per molti il delfino è un pesce.'), 0);
});

test('where the passage does not name the subject, or the claim says what somebody did, nothing is to link', () => {
  assert.equal(unlinked(mammal, 'È un mammifero che vive in mare.'), 0);
  assert.equal(unlinked(fish, ''), 0);
  assert.equal(unlinked(invaded, 'La Germania è un paese europeo.'), 0);
});

test('the Italian “e” that joins two words is no “è”', () => {
  assert.equal(unlinked(fish, 'Il delfino insegue e mangia ogni pesce.'), 1);
  const both = 'La Germania e la Russia hanno invaso la Polonia';
  assert.equal(reversed(both, 'La Polonia ha invaso la Germania e la Russia.'), 1);
});

test('a negation right before what is claimed negates it, in either language', () => {
  assert.equal(negated('Il limone cura il cancro', 'Il limone non cura il cancro.'), 1);
  assert.equal(negated('Penguins fly', 'Penguins do not fly.', english), 1);
});

test('a negation elsewhere, in another sentence, or in the claim itself negates nothing', () => {
  assert.equal(negated('Il limone cura il cancro', 'Il limone cura il cancro.'), 0);
  assert.equal(
    negated('Il limone cura il cancro', 'Chi non lo sa ancora lo legga: il limone cura il cancro.'),
    0,
  );
  assert.equal(negated('Il limone cura il cancro', 'Il limone? Certo che no. Cura il cancro.'), 0);
  assert.equal(negated('Il limone non cura il cancro', 'Il limone non cura il cancro.'), 0);
});

const anyText = fc
  .array(
    fc.constantFrom('Roma', 'guerra', 'è', 'was', 'by', 'dalla', '1949', 'war', 'non', 'Maria', '.', '🎉'),
    { maxLength: 12 },
  )
  .map((words) => words.join(' '));
const anyLanguage = fc.constantFrom('it' as const, 'en' as const);

test('whatever the texts, each rule answers yes or no, and a text never contradicts itself', () => {
  fc.assert(
    fc.property(anyText, anyText, anyLanguage, anyLanguage, (one, other, from, to) => {
      for (const rule of [reversed, unlinked, negated])
        assert.ok([0, 1].includes(rule(one, other, [from, to])));
    }),
  );
  for (const text of [invaded, fish, 'Germany invaded Poland', 'The dolphin is a fish']) {
    const language = text.includes('olonia') || text === fish ? 'it' : 'en';
    assert.deepEqual(
      [
        reversed(text, text, [language, language]),
        unlinked(text, text, [language, language]),
        negated(text, text, [language, language]),
      ],
      [0, 0, 0],
    );
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fact } from './knowledge-schema.ts';
import { knownStatements } from './known-statement.ts';
import { readKnowledge, type Topical } from './read-knowledge.ts';

const sources = [
  { name: 'Wikipedia: Giove', lang: 'it' as const, url: 'https://it.wikipedia.org/wiki/Giove' },
];

const fact = (it: string, en: string): Fact => ({
  id: 'planets-jupiter',
  title: { it: 'Giove', en: 'Jupiter' },
  text: { it, en },
  sources,
});

const claim: Topical = {
  id: 'space-flat-earth',
  level: 'false',
  topic: { it: 'Spazio', en: 'Space' },
  wordings: {
    it: ['La Terra è piatta', 'Il mondo è piatto'],
    en: ['The Earth is flat', 'The world is flat'],
  },
  contrary: { it: 'La Terra è rotonda', en: 'The Earth is round' },
  explanation: {
    it: 'La Terra è quasi una sfera. Lo si vede.',
    en: 'The Earth is nearly a sphere. It shows.',
  },
  rests_on: { it: 'Misure', en: 'Measurements' },
  sources,
};

test('a known claim keeps its level, its wordings, its contrary and what it rests on', () => {
  const [statement, ...others] = knownStatements({ claims: [claim], facts: [] });
  assert.deepEqual(others, []);
  assert.equal(statement?.level, 'false');
  assert.deepEqual(statement?.wordings, claim.wordings);
  assert.deepEqual(statement?.contrary, claim.contrary);
  assert.deepEqual(statement?.restsOn, claim.rests_on);
  assert.deepEqual(statement?.explanation, claim.explanation);
});

test('a fact is true sentence by sentence, those at the same place together, explained by the whole of it', () => {
  const text = fact('Giove è un pianeta. Ha molte lune.', 'Jupiter is a planet. It has many moons.');
  const statements = knownStatements({ claims: [], facts: [text] });
  assert.deepEqual(
    statements.map(({ id, level, wordings }) => ({ id, level, wordings })),
    [
      {
        id: 'planets-jupiter-1',
        level: 'true',
        wordings: { it: ['Giove è un pianeta.'], en: ['Jupiter is a planet.'] },
      },
      {
        id: 'planets-jupiter-2',
        level: 'true',
        wordings: { it: ['Ha molte lune.'], en: ['It has many moons.'] },
      },
    ],
  );
  for (const { explanation, contrary } of statements) {
    assert.deepEqual(explanation, text.text);
    assert.equal(contrary, undefined);
  }
});

test('sentences that do not stand side by side are each held in their own language alone', () => {
  const uneven = fact('Giove è un pianeta ed ha molte lune.', 'Jupiter is a planet. It has many moons.');
  const statements = knownStatements({ claims: [], facts: [uneven] });
  assert.deepEqual(
    statements.map(({ wordings }) => wordings),
    [
      { it: ['Giove è un pianeta ed ha molte lune.'], en: [] },
      { it: [], en: ['Jupiter is a planet.'] },
      { it: [], en: ['It has many moons.'] },
    ],
  );
  assert.equal(new Set(statements.map(({ id }) => id)).size, 3);
});

test('what people say of a fact in a few words is true beside its sentences', () => {
  const said = { it: ['Giove ha molte lune', 'Le lune di Giove sono tante'], en: ['Jupiter has many moons'] };
  const whole = fact('Giove ha almeno 90 lune note.', 'Jupiter has at least 90 known moons.');
  const statements = knownStatements({ claims: [], facts: [{ ...whole, said }] });
  assert.ok(statements.every(({ level }) => level === 'true'));
  assert.deepEqual(
    statements.map(({ wordings }) => wordings),
    [said, { it: [whole.text.it], en: [whole.text.en] }],
  );
});

test('every statement of the knowledge has an id of its own, words and a source, and no fact is denied', async () => {
  const knowledge = await readKnowledge();
  const statements = knownStatements(knowledge);
  assert.ok(statements.length >= knowledge.claims.length + knowledge.facts.length);
  assert.equal(new Set(statements.map(({ id }) => id)).size, statements.length);
  for (const { id, wordings, sources: pages, explanation } of statements) {
    assert.ok([...wordings.it, ...wordings.en].length > 0, id);
    assert.ok(
      [...wordings.it, ...wordings.en, explanation.it, explanation.en].every((text) => text.trim()),
      id,
    );
    assert.ok(pages.length > 0, id);
  }
});

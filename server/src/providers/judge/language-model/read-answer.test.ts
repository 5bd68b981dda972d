import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type TextLevel, textLevels } from '@riscontro/contract/inside';
import fc from 'fast-check';
import { refutes, samplePassage, supports } from '../../../../test/support/model-samples.ts';
import { jsonIn, type ModelAnswer } from './model-answer.ts';
import { readAnswer } from './read-answer.ts';

const passages = [
  samplePassage('Il ponte “Nuovo” misura 300 metri.'),
  samplePassage('Altri dicono che il ponte misura 200 metri.'),
];
const yes = supports(1, 'misura 300 metri');
const no = refutes(2, 'il ponte misura 200 metri');
const nothing = { supports: 0, refutes: 0, neutral: 1, quote: '' };
const explanation = 'La fonte indica la misura del ponte.';

const read = (said: ModelAnswer['passages'], level: TextLevel = 'true') =>
  readAnswer({ passages: said, overall: { level: textLevels[level], explanation } }, passages, 'it');

test('a stance with a true quotation has the certainty of the model, the rest is neutral', () => {
  const { stances } = read([no, yes]);
  assert.deepEqual(stances, [
    { supports: 0.9, refutes: 0, neutral: 1 - 0.9, quote: 'misura 300 metri' },
    { supports: 0, refutes: 0.9, neutral: 1 - 0.9, quote: 'il ponte misura 200 metri' },
  ]);
});

test('the quotation is given as it stands in the passage', () => {
  assert.equal(read([supports(1, 'ponte "Nuovo"  misura')]).stances[0]?.quote, 'ponte “Nuovo” misura');
});

test('certainty is kept between 0.5 and 0.97', () => {
  for (const [said, kept] of [
    [1, 0.97],
    [95, 0.97],
    [0.7, 0.7],
    [0.1, 0.5],
    [-3, 0.5],
  ] as const) {
    assert.equal(read([supports(1, 'misura 300 metri', said)]).stances[0]?.supports, kept);
  }
});

test('a stance whose quotation is invented, changed, from elsewhere or too short says nothing', () => {
  for (const quote of [
    'Il ponte è lungo trecento metri',
    'misura 301 metri',
    'misura 30',
    'il ponte misura 200 metri',
    'misura',
    '300 metri',
    '',
    'Sample',
  ]) {
    assert.deepEqual(read([supports(1, quote)]).stances, [nothing, nothing], quote);
  }
});

test('a passage of two words is quoted whole', () => {
  const answer = {
    passages: [supports(1, 'Capitale: Roma')],
    overall: { level: 'vero', explanation },
  } as const;
  assert.equal(
    readAnswer({ ...answer, passages: [...answer.passages] }, [samplePassage('Capitale: Roma')], 'it')
      .stances[0]?.supports,
    0.9,
  );
});

test('what is said about no passage, or twice about one, counts for nothing', () => {
  assert.deepEqual(
    read([supports(0, 'misura 300 metri'), supports(3, 'misura 300 metri'), supports(1.5, 'x')]).stances,
    [nothing, nothing],
  );
  assert.deepEqual(read([yes, refutes(1, 'misura 300 metri')]).stances, [nothing, nothing]);
});

test('an opinion stands only where quotations back it', () => {
  const invented = supports(1, 'parole mai scritte qui');
  for (const [said, backed] of [
    [[yes], ['true']],
    [[no], ['false']],
    [[yes, no], ['misleading']],
    [[], []],
    [[invented], []],
    [[invented, no], ['false']],
  ] as const) {
    const kept = (Object.keys(textLevels) as TextLevel[]).filter(
      (level) => read([...said], level).opinion?.level === level,
    );
    assert.deepEqual(kept, backed);
  }
});

test('an opinion whose explanation cannot be shown is dropped, the stances stay', () => {
  const answer = {
    passages: [yes],
    overall: { level: 'vero', explanation: 'Vedi https://evil.example.' },
  } as const;
  const judgement = readAnswer({ ...answer, passages: [...answer.passages] }, passages, 'it');
  assert.equal(judgement.opinion, undefined);
  assert.equal(judgement.stances[0]?.supports, 0.9);
});

test('every judgement has a stance for every passage, adding up to one, quoted where it is not neutral', () => {
  const said = fc.record({
    number: fc.oneof(fc.integer({ min: -1, max: 4 }), fc.double()),
    stance: fc.constantFrom('supports', 'refutes', 'neutral'),
    quote: fc.oneof(fc.string(), fc.constantFrom('misura 300 metri', 'il ponte misura 200 metri')),
    certainty: fc.double({ noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(said, { maxLength: 5 }), (all) => {
      const { stances } = read(all);
      assert.equal(stances.length, passages.length);
      for (const [index, stance] of stances.entries()) {
        assert.ok(Math.abs(stance.supports + stance.refutes + stance.neutral - 1) < 1e-12);
        assert.ok(passages[index]?.text.includes(stance.quote));
        assert.equal(stance.quote === '', stance.neutral === 1);
      }
    }),
  );
});

test('the JSON object is found in what stands around it', () => {
  const object = '{"a": "b } </think> {"}';
  for (const text of [
    object,
    `\n${object}\n`,
    `\`\`\`json\n${object}\n\`\`\``,
    `<think>{hm}</think>\nEcco: ${object}`,
  ]) {
    assert.deepEqual(JSON.parse(jsonIn(text)), JSON.parse(object));
  }
  assert.equal(jsonIn('no object'), 'no object');
  assert.equal(jsonIn('} {'), '} {');
});

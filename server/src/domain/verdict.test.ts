import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Confidence, confidences, type TextLevel, textLevels } from '@riscontro/contract/inside';
import fc from 'fast-check';
import { combine, decide, type Findings, type Verdict, verdictReasons } from './verdict.ts';

const levelNames = Object.keys(textLevels) as TextLevel[];
const confidenceNames = Object.keys(confidences) as Confidence[];

type View = NonNullable<Findings['view']>;
const sure = (level: TextLevel): View => ({
  level,
  truth: level === 'true' ? 1 : level === 'false' ? 0 : 0.5,
  certainty: 1,
});
const findings = (more: Partial<Findings>): Findings => ({
  support: 0,
  refutation: 0,
  supporting: 0,
  refuting: 0,
  ...more,
});

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const anyLevel = fc.constantFrom(...levelNames);
const anyView: fc.Arbitrary<View> = fc.record({ level: anyLevel, truth: unit, certainty: unit });
const anyFindings: fc.Arbitrary<Findings> = fc
  .record({
    support: unit,
    refutation: unit,
    supporting: fc.nat(5),
    refuting: fc.nat(5),
    view: fc.option(anyView, { nil: undefined }),
    factCheck: fc.option(anyLevel, { nil: undefined }),
    opinion: fc.option(anyLevel, { nil: undefined }),
  })
  .map(({ view, factCheck, opinion, ...rest }) => ({
    ...rest,
    ...(view ? { view } : {}),
    ...(factCheck ? { factCheck } : {}),
    ...(opinion ? { opinion } : {}),
  }));

function assertSound({ level, score, confidence, reason }: Verdict) {
  assert.ok(Number.isInteger(score) && score >= 0 && score <= 100, `score ${score}`);
  if (level === 'true') assert.ok(score > 50, `true with ${score}`);
  if (level === 'false') assert.ok(score < 50, `false with ${score}`);
  assert.ok(confidenceNames.includes(confidence));
  assert.equal(reason !== undefined, level === 'unverifiable', 'a reason exactly when unverifiable');
}

test('whatever was found, score, level and reason agree with each other', () => {
  fc.assert(fc.property(anyFindings, (found) => assertSound(decide(found))));
});

test('a fact-check by people decides, whatever the passages and the model say', () => {
  fc.assert(
    fc.property(anyFindings, anyLevel, (found, factCheck) => {
      const verdict = decide({ ...found, factCheck });
      assert.equal(verdict.level, factCheck);
      assert.equal(verdict.confidence, 'high');
      assertSound(verdict);
    }),
  );
});

test('a fact-check of little weight decides the level all the same, with less certainty and a milder score', () => {
  fc.assert(
    fc.property(
      anyFindings,
      anyLevel,
      fc.double({ min: 0.3, max: 0.99, noNaN: true }),
      (found, factCheck, weight) => {
        const verdict = decide({ ...found, factCheck, factCheckWeight: weight });
        const full = decide({ ...found, factCheck });
        assert.deepEqual([verdict.level, verdict.confidence], [factCheck, 'medium']);
        assert.ok(Math.abs(verdict.score - 50) <= Math.abs(full.score - 50));
        assertSound(verdict);
      },
    ),
  );
});

test('fewer sources that can be depended on never make a verdict surer, nor another one', () => {
  const sureness = { high: 2, medium: 1, low: 0 };
  fc.assert(
    fc.property(anyFindings, fc.nat(5), fc.nat(5), (found, a, b) => {
      const dependable = { supporting: Math.min(a, found.supporting), refuting: Math.min(b, found.refuting) };
      const [all, some] = [decide(found), decide({ ...found, dependable })];
      assert.equal(some.level, all.level);
      assert.ok(sureness[some.confidence] <= sureness[all.confidence]);
      const { supporting, refuting } = found;
      assert.deepEqual(decide({ ...found, dependable: { supporting, refuting } }), all);
    }),
  );
});

test('without people or a model, a level is what the passages propose, or none', () => {
  fc.assert(
    fc.property(anyView, unit, unit, (view, support, refutation) => {
      const { level } = decide(findings({ view, support, refutation }));
      assert.ok(level === view.level || level === 'unverifiable');
    }),
  );
});

test('a level that no passage says is no verdict', () => {
  for (const level of levelNames) {
    const verdict = decide(findings({ view: sure(level) }));
    assert.equal(verdict.level, 'unverifiable', level);
    assert.equal(verdict.reason, 'insufficientEvidence');
  }
  assert.equal(decide(findings({ support: 1, refutation: 0 })).level, 'unverifiable');
});

test('levels as the evidence has them', () => {
  const table: [Partial<Findings>, TextLevel][] = [
    [{ view: sure('true'), support: 0.9, supporting: 1 }, 'true'],
    [{ view: sure('false'), refutation: 0.9, refuting: 1 }, 'false'],
    [{ view: sure('true'), refutation: 0.9, refuting: 1 }, 'unverifiable'],
    [{ view: sure('false'), support: 0.9, supporting: 1 }, 'unverifiable'],
    [{ view: sure('misleading'), support: 0.7, refutation: 0.7 }, 'misleading'],
    [{ view: sure('misleading'), support: 0.7 }, 'unverifiable'],
    [{ view: sure('true'), support: 0.9, refutation: 0.6 }, 'true'],
    [{ view: sure('true'), support: 0.6, refutation: 0.9 }, 'unverifiable'],
    [{ view: sure('true'), support: 0.8, refutation: 0.8 }, 'unverifiable'],
    [{ view: sure('false'), support: 0.6, refutation: 0.9 }, 'false'],
    [{ view: sure('false'), support: 0.9, refutation: 0.6 }, 'unverifiable'],
    [{ view: sure('false'), support: 0.8, refutation: 0.8 }, 'unverifiable'],
    [{ opinion: 'true', support: 0.9, supporting: 1 }, 'true'],
    [{ opinion: 'false', refutation: 0.9, refuting: 1 }, 'false'],
    [{ opinion: 'false', refutation: 0.9, refuting: 1, factCheck: 'true' }, 'true'],
    [{ opinion: 'misleading', supporting: 1, refuting: 1 }, 'misleading'],
    [{ opinion: 'unverifiable', view: sure('true'), support: 0.9 }, 'true'],
    [{}, 'unverifiable'],
  ];
  for (const [more, level] of table) {
    assert.equal(decide(findings(more)).level, level, JSON.stringify(more));
  }
});

test('sources that contradict each other are the reason only where both sides are strong', () => {
  const view = sure('unverifiable');
  assert.equal(decide(findings({ view, support: 0.9, refutation: 0.9 })).reason, 'conflictingSources');
  assert.equal(decide(findings({ view, support: 0.9, refutation: 0.05 })).reason, 'insufficientEvidence');
});

test('when nothing leans the score is 50', () => {
  assert.equal(decide(findings({})).score, 50);
  assert.equal(decide(findings({ view: sure('unverifiable') })).score, 50);
});

test('the surer the judge, the surer the verdict; the likelier true, the higher the score', () => {
  const order = (confidence: Confidence) => ['low', 'medium', 'high'].indexOf(confidence);
  fc.assert(
    fc.property(
      fc.constantFrom('true' as const, 'false' as const),
      unit,
      unit,
      unit,
      (level, a, b, truth) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        const behind = level === 'true' ? { support: 1, supporting: 2 } : { refutation: 1, refuting: 2 };
        const at = (view: View) => decide(findings({ view, ...behind }));
        assert.equal(at({ level, truth, certainty: low }).level, level);
        assert.ok(
          order(at({ level, truth, certainty: low }).confidence) <=
            order(at({ level, truth, certainty: high }).confidence),
        );
        assert.ok(
          at({ level, truth: low, certainty: 1 }).score <= at({ level, truth: high, certainty: 1 }).score,
        );
      },
    ),
  );
});

test('one origin alone, however clear, never makes a verdict as sure as two do', () => {
  for (const [level, clear, voices] of [
    ['true', 'support', 'supporting'],
    ['false', 'refutation', 'refuting'],
  ] as const) {
    const from = (origins: number) =>
      decide(findings({ view: sure(level), [clear]: 1, [voices]: origins })).confidence;
    assert.notEqual(from(1), 'high', level);
    assert.equal(from(2), 'high', level);
  }
});

test('a model that one source backs is less sure than one that two back', () => {
  for (const [opinion, side] of [
    ['true', 'supporting'],
    ['false', 'refuting'],
  ] as const) {
    const one = decide(findings({ opinion, [side]: 1 }));
    const two = decide(findings({ opinion, [side]: 2 }));
    assert.ok(Math.abs(one.score - 50) < Math.abs(two.score - 50));
    assert.notEqual(one.confidence, 'high');
  }
});

test("a model's level that no source backs is no verdict", () => {
  for (const opinion of ['true', 'false', 'misleading'] as const) {
    assert.equal(decide(findings({ opinion })).level, 'unverifiable', opinion);
  }
});

test("a model's level that only the other side backs, or both, is no true or false verdict", () => {
  for (const voices of [
    { supporting: 2, refuting: 2 },
    { supporting: 0, refuting: 2 },
  ]) {
    assert.equal(decide(findings({ opinion: 'true', ...voices })).level, 'unverifiable');
  }
  for (const voices of [
    { supporting: 2, refuting: 2 },
    { supporting: 2, refuting: 0 },
  ]) {
    assert.equal(decide(findings({ opinion: 'false', ...voices })).level, 'unverifiable');
  }
  assert.equal(decide(findings({ opinion: 'misleading', supporting: 2 })).level, 'unverifiable');
});

const anyVerdict: fc.Arbitrary<Verdict> = fc
  .record({ level: anyLevel, distance: fc.nat(39), confidence: fc.constantFrom(...confidenceNames) })
  .chain(({ level, distance, confidence }) =>
    fc.constantFrom(...verdictReasons).map((reason) => {
      const score = level === 'true' ? 100 - distance : level === 'false' ? distance : 30 + (distance >> 1);
      return { level, score, confidence, ...(level === 'unverifiable' ? { reason } : {}) };
    }),
  );
const someVerdicts = fc.array(anyVerdict, { minLength: 1, maxLength: 6 });

test('several claims together are sound, and true only when every one of them is', () => {
  fc.assert(
    fc.property(someVerdicts, (verdicts) => {
      const whole = combine(verdicts);
      assertSound(whole);
      const levels = new Set(verdicts.map(({ level }) => level));
      assert.equal(whole.level === 'true', levels.size === 1 && levels.has('true'));
      if (whole.level === 'false') assert.ok(levels.has('false') && !levels.has('true'));
      if (whole.level === 'misleading') assert.ok(levels.has('false') || levels.has('misleading'));
    }),
  );
});

test('one claim is its own verdict', () => {
  fc.assert(fc.property(anyVerdict, (verdict) => assert.deepEqual(combine([verdict]), verdict)));
});

test('the whole is no surer than its least sure claim', () => {
  const order = ({ confidence }: Verdict) => ['low', 'medium', 'high'].indexOf(confidence);
  fc.assert(
    fc.property(someVerdicts, (verdicts) =>
      assert.ok(order(combine(verdicts)) <= Math.min(...verdicts.map(order))),
    ),
  );
});

const shuffled = someVerdicts.chain((verdicts) =>
  fc.tuple(
    fc.constant(verdicts),
    fc.shuffledSubarray(verdicts, { minLength: verdicts.length, maxLength: verdicts.length }),
  ),
);

test('level, score and confidence of the whole do not depend on the order of the claims', () => {
  fc.assert(
    fc.property(shuffled, ([verdicts, others]) => {
      const { reason: _, ...one } = combine(verdicts);
      const { reason: __, ...other } = combine(others);
      assert.deepEqual(one, other);
    }),
  );
});

test('the reason of the whole does not depend on the order of the claims', () => {
  fc.assert(
    fc.property(shuffled, ([verdicts, others]) => {
      assert.equal(combine(verdicts).reason, combine(others).reason);
    }),
  );
});

test('no claims at all are no verdict', () => {
  assert.equal(combine([]).level, 'unverifiable');
  assertSound(combine([]));
});

test('a true half does not make a false half true, nor the other way round', () => {
  const of = (level: TextLevel): Verdict => ({
    level,
    score: level === 'true' ? 90 : level === 'false' ? 10 : 50,
    confidence: 'high',
    ...(level === 'unverifiable' ? { reason: 'opinion' as const } : {}),
  });
  const table: [TextLevel[], TextLevel][] = [
    [['true', 'true'], 'true'],
    [['false', 'false'], 'false'],
    [['true', 'false'], 'misleading'],
    [['true', 'misleading'], 'misleading'],
    [['false', 'misleading'], 'misleading'],
    [['false', 'unverifiable'], 'false'],
    [['true', 'unverifiable'], 'unverifiable'],
    [['unverifiable', 'unverifiable'], 'unverifiable'],
  ];
  for (const [levels, level] of table) assert.equal(combine(levels.map(of)).level, level, levels.join(' + '));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Confidence, TextLevel } from '@riscontro/contract';
import fc from 'fast-check';
import { combine, decide, type Findings, type Verdict, verdictReasons } from './verdict.ts';

type View = NonNullable<Findings['view']>;
const sure = (level: TextLevel): View => ({
  level,
  truth: level === 'vero' ? 1 : level === 'falso' ? 0 : 0.5,
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
const anyLevel = fc.constantFrom(...TextLevel.options);
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
  if (level === 'vero') assert.ok(score > 50, `vero with ${score}`);
  if (level === 'falso') assert.ok(score < 50, `falso with ${score}`);
  assert.ok(Confidence.options.includes(confidence));
  assert.equal(reason !== undefined, level === 'non verificabile', 'a reason exactly when unverifiable');
}

test('whatever was found, score, level and reason agree with each other', () => {
  fc.assert(fc.property(anyFindings, (found) => assertSound(decide(found))));
});

test('a fact-check by people decides, whatever the passages and the model say', () => {
  fc.assert(
    fc.property(anyFindings, anyLevel, (found, factCheck) => {
      const verdict = decide({ ...found, factCheck });
      assert.equal(verdict.level, factCheck);
      assert.equal(verdict.confidence, 'alta');
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
        assert.deepEqual([verdict.level, verdict.confidence], [factCheck, 'media']);
        assert.ok(Math.abs(verdict.score - 50) <= Math.abs(full.score - 50));
        assertSound(verdict);
      },
    ),
  );
});

test('fewer sources that can be depended on never make a verdict surer, nor another one', () => {
  const sureness = { alta: 2, media: 1, bassa: 0 };
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
      assert.ok(level === view.level || level === 'non verificabile');
    }),
  );
});

test('a level that no passage says is no verdict', () => {
  for (const level of TextLevel.options) {
    const verdict = decide(findings({ view: sure(level) }));
    assert.equal(verdict.level, 'non verificabile', level);
    assert.equal(verdict.reason, 'prove_insufficienti');
  }
  assert.equal(decide(findings({ support: 1, refutation: 0 })).level, 'non verificabile');
});

test('levels as the evidence has them', () => {
  const table: [Partial<Findings>, TextLevel][] = [
    [{ view: sure('vero'), support: 0.9, supporting: 1 }, 'vero'],
    [{ view: sure('falso'), refutation: 0.9, refuting: 1 }, 'falso'],
    [{ view: sure('vero'), refutation: 0.9, refuting: 1 }, 'non verificabile'],
    [{ view: sure('falso'), support: 0.9, supporting: 1 }, 'non verificabile'],
    [{ view: sure('fuorviante'), support: 0.7, refutation: 0.7 }, 'fuorviante'],
    [{ view: sure('fuorviante'), support: 0.7 }, 'non verificabile'],
    [{ view: sure('vero'), support: 0.9, refutation: 0.6 }, 'vero'],
    [{ view: sure('vero'), support: 0.6, refutation: 0.9 }, 'non verificabile'],
    [{ view: sure('vero'), support: 0.8, refutation: 0.8 }, 'non verificabile'],
    [{ view: sure('falso'), support: 0.6, refutation: 0.9 }, 'falso'],
    [{ view: sure('falso'), support: 0.9, refutation: 0.6 }, 'non verificabile'],
    [{ view: sure('falso'), support: 0.8, refutation: 0.8 }, 'non verificabile'],
    [{ opinion: 'vero', support: 0.9, supporting: 1 }, 'vero'],
    [{ opinion: 'falso', refutation: 0.9, refuting: 1 }, 'falso'],
    [{ opinion: 'falso', refutation: 0.9, refuting: 1, factCheck: 'vero' }, 'vero'],
    [{ opinion: 'fuorviante', supporting: 1, refuting: 1 }, 'fuorviante'],
    [{ opinion: 'non verificabile', view: sure('vero'), support: 0.9 }, 'vero'],
    [{}, 'non verificabile'],
  ];
  for (const [more, level] of table) {
    assert.equal(decide(findings(more)).level, level, JSON.stringify(more));
  }
});

test('sources that contradict each other are the reason only where both sides are strong', () => {
  const view = sure('non verificabile');
  assert.equal(decide(findings({ view, support: 0.9, refutation: 0.9 })).reason, 'fonti_in_conflitto');
  assert.equal(decide(findings({ view, support: 0.9, refutation: 0.05 })).reason, 'prove_insufficienti');
});

test('when nothing leans the score is 50', () => {
  assert.equal(decide(findings({})).score, 50);
  assert.equal(decide(findings({ view: sure('non verificabile') })).score, 50);
});

test('the surer the judge, the surer the verdict; the likelier true, the higher the score', () => {
  const order = (confidence: Confidence) => ['bassa', 'media', 'alta'].indexOf(confidence);
  fc.assert(
    fc.property(
      fc.constantFrom('vero' as const, 'falso' as const),
      unit,
      unit,
      unit,
      (level, a, b, truth) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        const behind = level === 'vero' ? { support: 1, supporting: 2 } : { refutation: 1, refuting: 2 };
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
    ['vero', 'support', 'supporting'],
    ['falso', 'refutation', 'refuting'],
  ] as const) {
    const from = (origins: number) =>
      decide(findings({ view: sure(level), [clear]: 1, [voices]: origins })).confidence;
    assert.notEqual(from(1), 'alta', level);
    assert.equal(from(2), 'alta', level);
  }
});

test('a model that one source backs is less sure than one that two back', () => {
  for (const [opinion, side] of [
    ['vero', 'supporting'],
    ['falso', 'refuting'],
  ] as const) {
    const one = decide(findings({ opinion, [side]: 1 }));
    const two = decide(findings({ opinion, [side]: 2 }));
    assert.ok(Math.abs(one.score - 50) < Math.abs(two.score - 50));
    assert.notEqual(one.confidence, 'alta');
  }
});

test("a model's level that no source backs is no verdict", () => {
  for (const opinion of ['vero', 'falso', 'fuorviante'] as const) {
    assert.equal(decide(findings({ opinion })).level, 'non verificabile', opinion);
  }
});

test("a model's level that only the other side backs, or both, is no true or false verdict", () => {
  for (const voices of [
    { supporting: 2, refuting: 2 },
    { supporting: 0, refuting: 2 },
  ]) {
    assert.equal(decide(findings({ opinion: 'vero', ...voices })).level, 'non verificabile');
  }
  for (const voices of [
    { supporting: 2, refuting: 2 },
    { supporting: 2, refuting: 0 },
  ]) {
    assert.equal(decide(findings({ opinion: 'falso', ...voices })).level, 'non verificabile');
  }
  assert.equal(decide(findings({ opinion: 'fuorviante', supporting: 2 })).level, 'non verificabile');
});

const anyVerdict: fc.Arbitrary<Verdict> = fc
  .record({ level: anyLevel, distance: fc.nat(39), confidence: fc.constantFrom(...Confidence.options) })
  .chain(({ level, distance, confidence }) =>
    fc.constantFrom(...verdictReasons).map((reason) => {
      const score = level === 'vero' ? 100 - distance : level === 'falso' ? distance : 30 + (distance >> 1);
      return { level, score, confidence, ...(level === 'non verificabile' ? { reason } : {}) };
    }),
  );
const someVerdicts = fc.array(anyVerdict, { minLength: 1, maxLength: 6 });

test('several claims together are sound, and true only when every one of them is', () => {
  fc.assert(
    fc.property(someVerdicts, (verdicts) => {
      const whole = combine(verdicts);
      assertSound(whole);
      const levels = new Set(verdicts.map(({ level }) => level));
      assert.equal(whole.level === 'vero', levels.size === 1 && levels.has('vero'));
      if (whole.level === 'falso') assert.ok(levels.has('falso') && !levels.has('vero'));
      if (whole.level === 'fuorviante') assert.ok(levels.has('falso') || levels.has('fuorviante'));
    }),
  );
});

test('one claim is its own verdict', () => {
  fc.assert(fc.property(anyVerdict, (verdict) => assert.deepEqual(combine([verdict]), verdict)));
});

test('the whole is no surer than its least sure claim', () => {
  const order = ({ confidence }: Verdict) => ['bassa', 'media', 'alta'].indexOf(confidence);
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
  assert.equal(combine([]).level, 'non verificabile');
  assertSound(combine([]));
});

test('a true half does not make a false half true, nor the other way round', () => {
  const of = (level: TextLevel): Verdict => ({
    level,
    score: level === 'vero' ? 90 : level === 'falso' ? 10 : 50,
    confidence: 'alta',
    ...(level === 'non verificabile' ? { reason: 'opinione' as const } : {}),
  });
  const table: [TextLevel[], TextLevel][] = [
    [['vero', 'vero'], 'vero'],
    [['falso', 'falso'], 'falso'],
    [['vero', 'falso'], 'fuorviante'],
    [['vero', 'fuorviante'], 'fuorviante'],
    [['falso', 'fuorviante'], 'fuorviante'],
    [['falso', 'non verificabile'], 'falso'],
    [['vero', 'non verificabile'], 'non verificabile'],
    [['non verificabile', 'non verificabile'], 'non verificabile'],
  ];
  for (const [levels, level] of table) assert.equal(combine(levels.map(of)).level, level, levels.join(' + '));
});

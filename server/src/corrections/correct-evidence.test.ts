/** Evidence that a person adds or takes away: what is left still points to its sources, and claims to their evidence. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { say, wordsIn } from '@riscontro/words';
import { textFindings } from '../../test/support/engines.ts';
import { type CorrectableEvidence, type CorrectionFault, correctEvidence } from './correct-evidence.ts';

const nowMs = Date.parse('2026-05-10T12:00:00Z');
const read = '2026-05-10T12:00:00.000Z';
const source = (name: string) => ({ name, url: `https://${name}.example/` });
const claim = { text: 'Una frase.', level: 'false' as const, score: 5 };

/** Two claims; evidence 1 and 3 from source 1, 2 from source 2. */
const verdict = () =>
  ({
    sources: [source('uno'), source('due')],
    evidence: [
      { side: 'supports', text: 'A', source: 0 },
      { side: 'refutes', text: 'B', source: 1 },
      { side: 'refutes', text: 'C', source: 0 },
    ],
    claims: [
      { ...claim, evidence: [0, 1] },
      { ...claim, evidence: [2] },
    ],
  }) satisfies CorrectableEvidence;

test('a source goes with what was quoted from it, and the rest moves up', () => {
  const changed: CorrectableEvidence = verdict();
  assert.deepEqual(correctEvidence(changed, { droppedSources: [1] }, nowMs), []);
  assert.deepEqual(changed, {
    sources: [source('due')],
    evidence: [{ side: 'refutes', text: 'B', source: 0 }],
    claims: [
      { ...claim, evidence: [0] },
      { ...claim, evidence: [] },
    ],
  });
});

test('a piece of evidence goes alone; its source stays', () => {
  const changed: CorrectableEvidence = verdict();
  correctEvidence(changed, { droppedEvidence: [2] }, nowMs);
  assert.equal(changed.sources.length, 2);
  assert.deepEqual(
    changed.evidence?.map(({ text }) => text),
    ['A', 'C'],
  );
  assert.deepEqual(
    changed.claims?.map(({ evidence }) => evidence),
    [[0], [1]],
  );
});

test('added evidence belongs to the one added source and to the only claim', () => {
  const changed: CorrectableEvidence = structuredClone({
    sources: textFindings.sources,
    evidence: textFindings.evidence,
    claims: textFindings.claims,
  });
  const sources = [{ name: ' Registro ', url: 'https://registro.example/1' }];
  const evidence = [{ side: 'refutes' as const, text: 'Fondata nel 1998.' }];
  assert.deepEqual(correctEvidence(changed, { sources, evidence }, nowMs), []);
  assert.deepEqual(changed.sources.at(-1), {
    name: 'Registro',
    url: 'https://registro.example/1',
    retrievedAt: read,
  });
  assert.deepEqual(changed.evidence?.at(-1), {
    side: 'refutes',
    text: 'Fondata nel 1998.',
    source: 1,
    claim: 0,
  });
  assert.deepEqual(changed.claims?.[0]?.evidence, [0, 1]);
});

const said = (faults: readonly CorrectionFault[]) =>
  faults.map((fault) => say(wordsIn('en').terminal.corrections.faults, fault)).join(' ');

test('what is wrong is said, and nothing is changed', () => {
  const cases = [
    [{ droppedSources: [3] }, /no source 3: this verdict has 2/],
    [{ droppedEvidence: [9] }, /no evidence 9: this verdict has 3/],
    [{ sources: [{ name: 'Uno', url: 'javascript:alert(1)' }] }, /is not a source/],
    [{ evidence: [{ side: 'supports', text: '  ' }] }, /1 to 2000 characters/],
  ] as const;
  for (const [correction, expected] of cases) {
    const changed: CorrectableEvidence = verdict();
    assert.match(said(correctEvidence(changed, correction, nowMs)), expected);
    assert.deepEqual(changed, verdict());
  }
  const image: CorrectableEvidence = { sources: [] };
  const evidence = [{ side: 'supports' as const, text: 'A' }];
  assert.match(said(correctEvidence(image, { evidence }, nowMs)), /goes with texts and articles/);
});

/** Evidence that a person adds or takes away: what is left still points to its sources, and claims to their evidence. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { say, wordsIn } from '@riscontro/words';
import { textFindings } from '../../test/support/engines.ts';
import { type CorrectableEvidence, type CorrectionFault, correctEvidence } from './correct-evidence.ts';

const nowMs = Date.parse('2026-05-10T12:00:00Z');
const read = '2026-05-10T12:00:00.000Z';
const source = (nome: string) => ({ nome, url: `https://${nome}.example/` });
const claim = { testo: 'Una frase.', livello: 'falso' as const, affidabilita: 5 };

/** Two claims; evidence 1 and 3 from source 1, 2 from source 2. */
const verdict = () =>
  ({
    fonti: [source('uno'), source('due')],
    prove: [
      { segno: 'favore', testo: 'A', fonte: 0 },
      { segno: 'contro', testo: 'B', fonte: 1 },
      { segno: 'contro', testo: 'C', fonte: 0 },
    ],
    affermazioni: [
      { ...claim, prove: [0, 1] },
      { ...claim, prove: [2] },
    ],
  }) satisfies CorrectableEvidence;

test('a source goes with what was quoted from it, and the rest moves up', () => {
  const changed: CorrectableEvidence = verdict();
  assert.deepEqual(correctEvidence(changed, { droppedSources: [1] }, nowMs), []);
  assert.deepEqual(changed, {
    fonti: [source('due')],
    prove: [{ segno: 'contro', testo: 'B', fonte: 0 }],
    affermazioni: [
      { ...claim, prove: [0] },
      { ...claim, prove: [] },
    ],
  });
});

test('a piece of evidence goes alone; its source stays', () => {
  const changed: CorrectableEvidence = verdict();
  correctEvidence(changed, { droppedEvidence: [2] }, nowMs);
  assert.equal(changed.fonti.length, 2);
  assert.deepEqual(
    changed.prove?.map(({ testo }) => testo),
    ['A', 'C'],
  );
  assert.deepEqual(
    changed.affermazioni?.map(({ prove }) => prove),
    [[0], [1]],
  );
});

test('added evidence belongs to the one added source and to the only claim', () => {
  const changed: CorrectableEvidence = structuredClone({
    fonti: textFindings.fonti,
    prove: textFindings.prove,
    affermazioni: textFindings.affermazioni,
  });
  const sources = [{ name: ' Registro ', url: 'https://registro.example/1' }];
  const evidence = [{ sign: 'contro' as const, text: 'Fondata nel 1998.' }];
  assert.deepEqual(correctEvidence(changed, { sources, evidence }, nowMs), []);
  assert.deepEqual(changed.fonti.at(-1), {
    nome: 'Registro',
    url: 'https://registro.example/1',
    recuperata_il: read,
  });
  assert.deepEqual(changed.prove?.at(-1), {
    segno: 'contro',
    testo: 'Fondata nel 1998.',
    fonte: 1,
    affermazione: 0,
  });
  assert.deepEqual(changed.affermazioni?.[0]?.prove, [0, 1]);
});

const said = (faults: readonly CorrectionFault[]) =>
  faults.map((fault) => say(wordsIn('en').terminal.corrections.faults, fault)).join(' ');

test('what is wrong is said, and nothing is changed', () => {
  const cases = [
    [{ droppedSources: [3] }, /no source 3: this verdict has 2/],
    [{ droppedEvidence: [9] }, /no evidence 9: this verdict has 3/],
    [{ sources: [{ name: 'Uno', url: 'javascript:alert(1)' }] }, /is not a source/],
    [{ evidence: [{ sign: 'favore', text: '  ' }] }, /1 to 2000 characters/],
  ] as const;
  for (const [correction, expected] of cases) {
    const changed: CorrectableEvidence = verdict();
    assert.match(said(correctEvidence(changed, correction, nowMs)), expected);
    assert.deepEqual(changed, verdict());
  }
  const image: CorrectableEvidence = { fonti: [] };
  const evidence = [{ sign: 'favore' as const, text: 'A' }];
  assert.match(said(correctEvidence(image, { evidence }, nowMs)), /goes with texts and articles/);
});

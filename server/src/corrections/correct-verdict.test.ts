/** Corrections by people: the new version follows the same rules as the old one, or does not come to be. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { say, wordsIn } from '@riscontro/words';
import { mediaFindings, textFindings } from '../../test/support/engines.ts';
import { storedText } from '../domain/result-text.ts';
import { correctVerdict, type VerdictCorrection } from './correct-verdict.ts';

const nowMs = Date.parse('2026-05-10T12:00:00Z');
const textBody = storedText({ kind: 'text', claim: 'Una frase.' }, 'it', 0, textFindings);
const mediaBody = storedText({ kind: 'image', url: 'https://www.example.org/a.jpg' }, 'it', 0, mediaFindings);
const oldText = { kind: 'text', version: 1, body: textBody } as const;
const oldMedia = { kind: 'image', version: 1, body: mediaBody } as const;

function corrected(
  old: typeof oldText | typeof oldMedia,
  correction: Partial<VerdictCorrection>,
  version = 1,
) {
  const outcome = correctVerdict({ ...old, version }, { note: 'Perché.', ...correction }, nowMs);
  assert.ok('body' in outcome, JSON.stringify(outcome));
  return JSON.parse(outcome.body);
}

function faultsOf(old: typeof oldText | typeof oldMedia, correction: Partial<VerdictCorrection>): string {
  const outcome = correctVerdict(old, { note: 'Perché.', ...correction }, nowMs);
  assert.ok('faults' in outcome, 'it was taken');
  const { corrections } = wordsIn('en').terminal;
  return outcome.faults.map((fault) => say(corrections.faults, fault)).join(' ');
}

test('what is given takes the place of what was there, everything else stays', () => {
  const { revisione, versione, correzioni, ...rest } = corrected(oldText, {
    level: 'falso',
    score: 3,
    summary: 'È falso.',
    advice: 'Leggi la fonte.',
    confidence: 'alta',
    note: ' Il documento è del 2019. ',
    notesIn: { en: 'The document is from 2019.' },
  });
  const { motivo: _, revisione: automatic, ...before } = JSON.parse(textBody);
  const claim = { ...before.affermazioni[0], livello: 'falso', affidabilita: 3 };
  assert.deepEqual(rest, {
    ...before,
    livello: 'falso',
    affidabilita: 3,
    sintesi: 'È falso.',
    consiglio: 'Leggi la fonte.',
    fiducia: 'alta',
    affermazioni: [claim],
  });
  assert.deepEqual([automatic, revisione], ['automatica', 'umana']);
  assert.equal(versione, 2);
  assert.deepEqual(correzioni, [
    {
      versione: 2,
      data: '2026-05-10T12:00:00.000Z',
      nota: 'Il documento è del 2019.',
      nota_en: 'The document is from 2019.',
    },
  ]);
});

test('a second correction adds to the log of the first', () => {
  const first = correctVerdict(oldText, { summary: 'Prima.', note: 'Uno.' }, nowMs);
  assert.ok('body' in first);
  const second = correctVerdict(
    { kind: 'text', version: 2, body: first.body },
    { summary: 'Seconda.', note: 'Due.' },
    nowMs + 1000,
  );
  assert.ok('body' in second);
  assert.equal(second.version, 3);
  const { versione, correzioni } = JSON.parse(second.body);
  assert.equal(versione, 3);
  assert.deepEqual(
    correzioni.map((entry: { versione: number; nota: string }) => [entry.versione, entry.nota]),
    [
      [2, 'Uno.'],
      [3, 'Due.'],
    ],
  );
});

test('another level without a score takes the usual one where the old does not fit', () => {
  const summary = 'Un altro livello.';
  assert.equal(corrected(oldText, { level: 'falso', summary }).affidabilita, 5);
  assert.equal(corrected(oldText, { level: 'fuorviante', summary }).affidabilita, 50, 'the old one fits');
  assert.equal(corrected(oldMedia, { level: 'manipolata', summary }).affidabilita, 10);
});

test('links to the pictures of a result survive a correction', () => {
  const segnali = [{ ...JSON.parse(mediaBody).segnali[0], mappa: 'attachment:prova.png' }];
  const body = JSON.stringify({ ...JSON.parse(mediaBody), segnali });
  const outcome = correctVerdict({ ...oldMedia, body }, { summary: 'Diversa.', note: 'Perché.' }, nowMs);
  assert.ok('body' in outcome);
  assert.deepEqual(JSON.parse(outcome.body).segnali, segnali);
});

test('single claims of several can be corrected one by one', () => {
  const claim = textFindings.claims[0];
  assert.ok(claim);
  const body = storedText({ kind: 'text', claim: 'Due frasi.' }, 'it', 0, {
    ...textFindings,
    claims: [claim, { ...claim, level: 'true', score: 90 }],
  });
  const outcome = correctVerdict(
    { ...oldText, body },
    { claims: [{ number: 2, level: 'falso' }], note: 'Perché.' },
    nowMs,
  );
  assert.ok('body' in outcome);
  const [first, second] = JSON.parse(outcome.body).affermazioni;
  const { testo, prove } = JSON.parse(textBody).affermazioni[0];
  assert.deepEqual(first, { testo, livello: 'non verificabile', affidabilita: 50, prove });
  assert.deepEqual(second, { testo, livello: 'falso', affidabilita: 5, prove });
});

const summary = 'Una sintesi.';
for (const [name, old, correction, fault] of [
  ['a level of another kind of content', oldText, { level: 'manipolata', summary }, /one of: vero, falso/],
  ['a level of a text for a picture', oldMedia, { level: 'falso', summary }, /one of: autentica/],
  ['a score that does not fit the level', oldText, { level: 'falso', score: 60, summary }, /from 0 to 49/],
  ['a score that is no whole number', oldText, { level: 'falso', score: 1.5, summary }, /whole number/],
  ['a score that does not fit the old level', oldMedia, { score: 10 }, /from 60 to 100/],
  ['another level with the old summary', oldText, { level: 'vero' }, /another summary/],
  ['a confidence that is none', oldText, { confidence: 'certa' }, /bassa, media, alta/],
  ['a reason beside a level that has none', oldText, { level: 'vero', reason: 'opinione', summary }, /only/],
  ['a reason that is none', oldText, { reason: 'boh' }, /needs a reason/],
  ['a claim that is not there', oldText, { claims: [{ number: 2, level: 'falso' }] }, /no claim 2/],
  ['a correction of nothing', oldText, {}, /Nothing would change/],
  ['an empty note', oldText, { summary, note: ' ' }, /note must be a text/],
  ['an empty summary', oldText, { summary: '' }, /summary must be a text/],
  ['half of a character', oldText, { summary: 'a\ud83d' }, /summary must be a text/],
  ['an endless advice', oldText, { advice: 'a'.repeat(2_001) }, /advice must be a text/],
] as const) {
  test(`refused: ${name}`, () => assert.match(faultsOf(old, correction), fault));
}

test('a text becomes true, false or misleading only with a source, and keeps one', () => {
  const summary = 'Un altro livello.';
  const bare = { ...oldText, body: JSON.stringify({ ...JSON.parse(textBody), fonti: [], prove: [] }) };
  assert.match(faultsOf(bare as typeof oldText, { level: 'falso', summary }), /needs a source/);
  const sources = [{ name: 'Registro', url: 'https://registro.example/' }];
  assert.equal(corrected(bare as typeof oldText, { level: 'falso', summary, sources }).fonti.length, 1);
  assert.match(faultsOf(oldText, { level: 'vero', summary, droppedSources: [1] }), /needs a source/);
  assert.equal(corrected(oldText, { droppedSources: [1] }).prove.length, 0);
});

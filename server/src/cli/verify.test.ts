/** `riscontro verify text`, with an engine of the test. */
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { type TextFindings, textFindings } from '@riscontro/contract/inside';
import { createTestTerminal } from '../../test/support/test-terminal.ts';
import { AppError } from '../domain/app-error.ts';
import type { ContentOf } from '../domain/content.ts';
import type { CheckContext, Engines } from '../pipelines/engine.ts';
import { claimReport } from './claim-report.ts';
import { UsageError } from './command-line.ts';
import { verifyCommand } from './verify.ts';

const findings: TextFindings = {
  score: 4,
  level: 'false',
  summary:
    'Due fonti indipendenti dicono il contrario: dalla Luna non si distingue a occhio nudo nessuna opera umana.',
  evidence: [
    { side: 'refutes', text: '«Nessuna costruzione è visibile a quella distanza.»', source: 0 },
    { side: 'supports', text: 'Un libro del 1938 lo racconta.', source: 1 },
  ],
  claims: [{ text: 'La muraglia si vede dalla Luna', level: 'false', score: 4, evidence: [0, 1] }],
  sources: [
    { name: 'Enciclopedia', url: `https://example.org/${'muraglia-'.repeat(12)}` },
    { name: 'Biblioteca', url: 'https://example.org/libro' },
  ],
  advice: 'Cerca le fotografie scattate dagli equipaggi.',
  confidence: 'high',
  method: 'test',
  writtenByModel: false,
  review: 'automatic',
};

describe('riscontro verify text', () => {
  let asked: { claim: string; language: string }[] = [];
  let closed = 0;
  beforeEach(() => {
    asked = [];
    closed = 0;
  });
  const answering = async ({ claim }: ContentOf<'text'>, { language, progress }: CheckContext) => {
    asked.push({ claim, language });
    progress({ event: 'phase', data: { name: 'ricerca', text: 'Cerco\u001b[2J le fonti' } });
    progress({ event: 'source', data: { name: 'Wikipedia', outcome: 'silent' } });
    progress({ event: 'source', data: { name: 'Indice locale', outcome: 'found' } });
    return findings;
  };
  const run = async (parameters: string[], engines: Engines = { text: { check: answering } }) => {
    const terminal = createTestTerminal();
    await verifyCommand(parameters, terminal, {
      openEngines: async () => ({
        engines,
        checkClaim: () => Promise.reject(new Error('not asked for')),
        close: async () => {
          closed += 1;
        },
      }),
      openImages: () => Promise.reject(new Error('not asked for')),
      openVideos: () => Promise.reject(new Error('not asked for')),
    });
    return { stdout: terminal.output.text(), stderr: terminal.errors.text() };
  };

  test('the verdict is told in words, and progress goes to standard error', async () => {
    const { stdout, stderr } = await run(['text', '  La  muraglia si vede\ndalla Luna ']);
    assert.match(stdout, /^FALSO: affidabilità 4 su 100, fiducia alta\n\nDue fonti/);
    assert.equal(stderr, 'Cerco[2J le fonti\nWikipedia: non risponde\n');
    assert.deepEqual(asked, [{ claim: 'La muraglia si vede dalla Luna', language: 'it' }]);
    assert.equal(closed, 1);
  });

  test('the answer is in the language of the claim unless another is asked for', async () => {
    await run(['text', 'The wall can be seen from the Moon']);
    await run(['text', 'The wall can be seen from the Moon', '--lang', 'it']);
    await run(['text', '1234 5678']);
    assert.deepEqual(
      asked.map(({ language }) => language),
      ['en', 'it', 'it'],
    );
  });

  test('--json prints the findings and nothing else', async () => {
    const { stdout } = await run(['text', 'La muraglia si vede dalla Luna', '--json']);
    assert.deepEqual(JSON.parse(stdout), textFindings.toWire(findings));
  });

  for (const [name, parameters, message] of [
    ['no claim', ['text'], /The claim is missing/],
    ['another kind', ['sound', 'https://example.org/'], /“sound” cannot be verified from here/],
    ['a picture that is not there', ['image', 'none.jpg'], /There is no file none\.jpg/],
    ['a link that is none', ['image', 'https://'], /http/],
    ['a claim without quotes', ['text', 'La', 'Terra'], /Put the claim in quotes/],
    ['an unknown language', ['text', 'La Terra gira', '--lang', 'xx'], /--lang is it\b.* en\b/],
    ['an unknown option', ['text', '--fast'], /Unknown option/],
    ['a claim that is too short', ['text', ' a\u200b\u200b ', '--lang', 'en'], /at least 3 characters/],
    [
      'a claim that is too long',
      ['text', `a${' a'.repeat(10_000)}`, '--lang', 'en'],
      /at most 10000 characters/,
    ],
    ['a claim that is no text', ['text', 'La Terra\0'], /caratteri/],
  ] as const) {
    test(`${name} is a usage error, and nothing is opened`, async () => {
      await assert.rejects(
        run([...parameters]),
        (error) => error instanceof UsageError && message.test(error.message),
      );
      assert.deepEqual([asked.length, closed], [0, 0]);
    });
  }

  test('what the engine refuses is told in words, and the engines are closed', async () => {
    const refusing = { check: () => Promise.reject(new AppError('serviceUnavailable')) };
    await assert.rejects(run(['text', 'The Earth is round'], { text: refusing }), /cannot answer right now/);
    await assert.rejects(run(['text', 'La Terra è rotonda'], {}), /non può ancora verificare/);
    assert.equal(closed, 2);
  });
});

describe('the report', () => {
  test('no line but an address is wider than 80 columns, and what belongs together is aligned', () => {
    const report = claimReport(findings, 'it');
    const wide = report.split('\n').filter((line) => line.length > 80);
    assert.deepEqual(
      wide.map((line) => line.trim()),
      [findings.sources[0]?.url],
    );
    assert.ok(
      report.includes(
        '\n\nProve\n- Contro: «Nessuna costruzione è visibile a quella distanza.» [1]\n- A favore: ',
      ),
    );
    assert.ok(report.includes('\n[2] Biblioteca\n    https://example.org/libro\n'));
    assert.ok(!report.includes('Affermazioni'), 'a single claim is the verdict itself');
    assert.ok(report.endsWith('\n\nConsiglio\nCerca le fotografie scattate dagli equipaggi.'));
  });

  test('several claims are listed with their own levels, and a language model is named as the author', () => {
    const [claim] = findings.claims;
    assert.ok(claim);
    const two = {
      ...findings,
      writtenByModel: true,
      claims: [claim, { ...claim, level: 'true' as const }],
    };
    const report = claimReport(two, 'en');
    assert.match(report, /^FALSE: reliability 4 of 100, confidence high\n/);
    assert.match(report, /\nClaims\n- La muraglia.* \(false, 4\)\n- La muraglia.* \(true, 4\)\n/);
    assert.match(report, /The texts were written by a language model\.$/);
  });

  test('texts from elsewhere cannot steer the terminal', () => {
    const hostile = '\u001b]0;owned\u0007\u009b2J\u202egnp.exe\r\nnew line';
    const report = claimReport(
      {
        ...findings,
        summary: hostile,
        evidence: [{ side: 'refutes', text: hostile }],
        sources: [{ name: hostile, url: 'https://example.org/\u001b[31m' }],
        advice: hostile,
      },
      'it',
    );
    assert.doesNotMatch(report.replaceAll('\n', ''), /[\p{Cc}\p{Bidi_Control}]/u);
  });

  test('signs that are two columns wide are counted as two', () => {
    const report = claimReport({ ...findings, summary: '月月月月月月月月月 '.repeat(6) }, 'it');
    assert.ok(
      report
        .split('\n')
        .includes('月月月月月月月月月 月月月月月月月月月 月月月月月月月月月 月月月月月月月月月'),
    );
  });
});

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../config.ts';
import { type Isolation, isWhole, notIsolated } from '../media/isolation/isolation.ts';
import { findIsolation } from '../media/process/find-isolation.ts';
import { openIsolation } from './decoder-isolation.ts';

const folder = mkdtempSync(join(tmpdir(), 'isolation-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const whole: Isolation = { landlock: 7, bubblewrap: false, seccomp: true, ownUser: true };

/** `found`: what each process that is started on trial comes to, in turn; the last one again and again. */
async function open(
  found: Isolation | readonly (Isolation | Error)[],
  mode: 'auto' | 'required' | 'off',
  dataDir = folder,
) {
  const lines: string[] = [];
  const keep = (level: string) => (first: unknown, text?: string) =>
    void lines.push(`${level}: ${text ?? String(first)}`);
  const trials: string[] = [];
  const outcomes = 'landlock' in found ? [found] : found;
  const find = async (as = 'auto') => {
    const outcome = outcomes[Math.min(trials.length, outcomes.length - 1)];
    trials.push(as);
    if (outcome instanceof Error || !outcome) throw outcome;
    return outcome;
  };
  const log = { info: keep('info'), warn: keep('warn'), error: keep('error') };
  const opened = await openIsolation({ decoderIsolation: mode, dataDir }, { log, find });
  return { opened, lines, trials };
}

describe('what isolates decoders is told at the start', () => {
  test('what holds, where all of it does', async () => {
    assert.deepEqual(await open(whole, 'required'), {
      opened: { mode: 'required', isWhole: true, means: ['landlock', 'seccomp', 'utente_proprio'] },
      lines: ['info: decoders run isolated: Landlock 7, seccomp, own user'],
      trials: ['auto'],
    });
    const wrapped = { ...notIsolated, bubblewrap: true, seccomp: true };
    assert.deepEqual((await open(wrapped, 'required')).lines, [
      'info: decoders run isolated: bubblewrap, seccomp',
    ]);
  });

  const faults: [what: string, Isolation, RegExp][] = [
    ['no Landlock', { ...whole, landlock: 0 }, /seccomp, own user\): they can read files; .+ bubblewrap/],
    ['no seccomp', { ...whole, seccomp: false }, /they can open connections; .+ seccomp filters/],
    ['nothing', notIsolated, /permission flags alone\): they can read files; .+; they can open connections/],
  ];
  for (const [what, isolation, words] of faults) {
    test(`what is missing and how to mend it: ${what}`, async () => {
      const { opened, lines } = await open(isolation, 'auto');
      assert.equal(opened.isWhole, false);
      assert.equal(lines.length, 1);
      assert.match(lines[0] ?? '', words);
      await assert.rejects(open(isolation, 'required'), (error) => error instanceof ConfigError);
    });
  }

  test('a data folder beside the code, which decoders read', async () => {
    const inside = fileURLToPath(new URL('../media', import.meta.url));
    const { opened, lines } = await open(whole, 'auto', inside);
    assert.equal(opened.isWhole, false);
    assert.match(lines[0] ?? '', /they can read DATA_DIR/);
    await assert.rejects(
      open(whole, 'required', inside),
      /DECODER_ISOLATION = required: they can read DATA_DIR/,
    );
  });

  test('that it is switched off', async () => {
    const { opened, lines, trials } = await open(whole, 'off');
    assert.deepEqual(opened, { mode: 'off', isWhole: false, means: [] });
    assert.match(lines[0] ?? '', /^warn: .+DECODER_ISOLATION = off/);
    assert.deepEqual(trials, []);
  });

  const broken = new Error('the process has ended: crash', { cause: new Error('exit SIGSYS:\n bad call') });

  test('that decoders start without it only, and then they do', async () => {
    const { opened, lines, trials } = await open([broken, broken, notIsolated], 'auto');
    assert.deepEqual(opened, { mode: 'off', isWhole: false, means: [] });
    assert.deepEqual(trials, ['auto', 'auto', 'off']);
    assert.equal(lines.length, 2);
    assert.match(
      lines[0] ?? '',
      /^error: decoders do not start isolated .+ please report .+ SIGSYS: bad call/,
    );
    assert.match(lines[1] ?? '', /^warn: decoders are not wholly isolated \(Node’s permission flags alone\)/);
  });

  test('a trial that fails once costs nothing', async () => {
    const { opened, lines, trials } = await open([broken, whole], 'auto');
    assert.deepEqual([opened.mode, opened.isWhole, trials], ['auto', true, ['auto', 'auto']]);
    assert.deepEqual(lines, ['info: decoders run isolated: Landlock 7, seccomp, own user']);
  });

  test('that decoders do not start at all: then nothing is given up', async () => {
    const { opened, lines } = await open([broken], 'auto');
    assert.deepEqual([opened.mode, opened.isWhole], ['auto', false]);
    assert.match(lines[0] ?? '', /^error: decoders do not start: pictures .+SIGSYS/);
  });

  test('a service that requires it does not start without it, and says what happened', async () => {
    const fault = /DECODER_ISOLATION = required: decoders do not start isolated: .+SIGSYS: bad call/;
    await assert.rejects(open([broken, broken, notIsolated], 'required'), (error) => {
      assert.ok(error instanceof ConfigError);
      assert.match(error.message, fault);
      return true;
    });
  });

  test('and is what a process really says', { skip: process.platform !== 'linux' }, async () => {
    const found = await findIsolation();
    assert.equal(isWhole(found), found.seccomp && (found.landlock > 0 || found.bubblewrap));
    assert.equal(found.ownUser, process.getuid?.() === 0);
    assert.deepEqual(await findIsolation('off'), notIsolated);
  });
});

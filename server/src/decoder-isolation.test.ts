import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ConfigError } from './config.ts';
import { openIsolation } from './decoder-isolation.ts';
import { type Isolation, isWhole, notIsolated } from './media/isolation/isolation.ts';
import { findIsolation } from './media/process/find-isolation.ts';

const folder = mkdtempSync(join(tmpdir(), 'isolation-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const whole: Isolation = { landlock: 7, bubblewrap: false, seccomp: true, ownUser: true };

async function open(isolation: Isolation | Error, mode: 'auto' | 'required' | 'off', dataDir = folder) {
  const lines: string[] = [];
  const keep = (level: string) => (first: unknown, text?: string) =>
    void lines.push(`${level}: ${text ?? String(first)}`);
  const find = async () => {
    if (isolation instanceof Error) throw isolation;
    return isolation;
  };
  const log = { info: keep('info'), warn: keep('warn'), error: keep('error') };
  return { opened: await openIsolation({ decoderIsolation: mode, dataDir }, { log, find }), lines };
}

describe('what isolates decoders is told at the start', () => {
  test('what holds, where all of it does', async () => {
    assert.deepEqual(await open(whole, 'required'), {
      opened: { isWhole: true, means: ['landlock', 'seccomp', 'utente_proprio'] },
      lines: ['info: decoders run isolated: Landlock 7, seccomp, own user'],
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
    const inside = fileURLToPath(new URL('./media', import.meta.url));
    const { opened, lines } = await open(whole, 'auto', inside);
    assert.equal(opened.isWhole, false);
    assert.match(lines[0] ?? '', /they can read DATA_DIR/);
    await assert.rejects(
      open(whole, 'required', inside),
      /DECODER_ISOLATION = required: they can read DATA_DIR/,
    );
  });

  test('that it is switched off', async () => {
    const { opened, lines } = await open(whole, 'off');
    assert.deepEqual(opened, { isWhole: false, means: [] });
    assert.match(lines[0] ?? '', /^warn: .+DECODER_ISOLATION = off/);
  });

  test('that decoders do not start', async () => {
    const { lines } = await open(new Error('broken'), 'auto');
    assert.match(lines[0] ?? '', /^error: decoders do not start/);
  });

  test('and is what a process really says', { skip: process.platform !== 'linux' }, async () => {
    const found = await findIsolation();
    assert.equal(isWhole(found), found.seccomp && (found.landlock > 0 || found.bubblewrap));
    assert.equal(found.ownUser, process.getuid?.() === 0);
  });
});

/** Finding a browser: what is there is used, what is not is installed, and a machine without any is told what to do. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { chromium } from 'playwright-core';
import { findChromium, type Machine } from './find-chromium.ts';
import { oneAtATime } from './one-at-a-time.ts';

interface Description {
  readonly present?: readonly string[];
  readonly settings?: Record<string, string>;
  readonly isRoot?: boolean;
  /** Which commands work, and what they bring. */
  readonly works?: (line: string) => string | boolean;
}

function machineOf({ present = [], settings = {}, isRoot = false, works = () => false }: Description) {
  const files = new Set(present);
  const lines: string[] = [];
  const said: string[] = [];
  const machine: Machine = {
    platform: 'linux',
    settings: { PATH: '/one:/two', ...settings },
    isRoot,
    exists: (path) => files.has(path),
    async run(command, parameters) {
      const line = [command.replace(process.execPath, 'node'), ...parameters].join(' ');
      lines.push(line);
      const answer = works(line);
      if (answer === false) throw new Error(`no: ${line}`);
      if (typeof answer === 'string') files.add(answer);
    },
    say(line) {
      // What is installed is told before, not afterwards.
      said.push(`${lines.filter((run) => run.includes('install')).length}: ${line}`);
    },
  };
  return { machine, lines, said };
}

const asksVersion = (line: string) => line.endsWith('--version');

test('the one that is set is taken, whatever else there is, and nothing is said', async () => {
  const present = ['/own/browser', '/one/chromium'];
  const settings = { CHROMIUM_PATH: '/own/browser' };
  const { machine, said } = machineOf({ present, settings, works: asksVersion });
  assert.equal(await findChromium(machine), '/own/browser');
  assert.deepEqual(said, []);
});

test('one that is set and does not run is told, and nothing is installed', async () => {
  const { machine, lines } = machineOf({ settings: { CHROMIUM_PATH: '/own/browser' }, isRoot: true });
  await assert.rejects(findChromium(machine), /CHROMIUM_PATH is \/own\/browser/);
  assert.deepEqual(lines, []);
});

test('a browser that does not run is passed over', async () => {
  const { machine } = machineOf({
    present: ['/one/chromium-browser', '/two/google-chrome'],
    works: (line) => asksVersion(line) && !line.includes('chromium-browser'),
  });
  assert.equal(await findChromium(machine), '/two/google-chrome');
});

test('as root apt-get installs one, with a fresh list where the old one does not know it', async () => {
  let isFresh = false;
  const { machine, lines, said } = machineOf({
    isRoot: true,
    works(line) {
      if (line === 'apt-get update') isFresh = true;
      if (line.startsWith('apt-get install')) return isFresh && '/two/chromium';
      return isFresh || asksVersion(line);
    },
  });
  assert.equal(await findChromium(machine), '/two/chromium');
  assert.equal(lines.filter((line) => line.startsWith('apt-get install')).length, 2);
  assert.equal(said.length, 1);
  assert.match(said[0] ?? '', /^0: .*apt-get install chromium.*CHROMIUM_PATH.*SKIP_BROWSER_TESTS/);
});

test('others get the browser of the test library', async () => {
  const { machine, lines, said } = machineOf({
    works: (line) => asksVersion(line) || (line.includes('install') && chromium.executablePath()),
  });
  assert.equal(await findChromium(machine), chromium.executablePath());
  assert.ok(!lines.some((line) => line.startsWith('apt-get')));
  assert.match(said.join('\n'), /^0: .*playwright-core install chromium.*SKIP_BROWSER_TESTS/);
});

test('where nothing helps the message says what to do', async () => {
  await assert.rejects(findChromium(machineOf({ isRoot: true }).machine), /Install Chromium.*CHROMIUM_PATH/);
});

test('work under one lock never overlaps, and a dead process holds nobody up', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-lock-'));
  t.after(() => rm(folder, { recursive: true }));
  const lock = join(folder, 'lock');
  // No process has this number: it is above every system's limit.
  await writeFile(lock, '99999999');
  let running = 0;
  const seen: number[] = [];
  const work = async () => {
    running += 1;
    seen.push(running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  await Promise.all([1, 2, 3].map(() => oneAtATime(lock, 10_000, work)));
  assert.deepEqual(seen, [1, 1, 1]);
});

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { BreakOut, BrokenOut } from '../../../test/support/break-out.ts';
import { codeFolders } from './code-folders.ts';
import { type Isolation, isWhole } from './isolation.ts';
import { landlockVersion } from './landlock.ts';
import type { LaunchOrder } from './launch.ts';
import { hasSeccomp } from './seccomp.ts';
import { openSystem } from './system.ts';

const launcher = fileURLToPath(new URL('./launch.ts', import.meta.url));
const olderKernel = fileURLToPath(new URL('../../../test/support/older-kernel.ts', import.meta.url));
const breakOut = new URL('../../../test/support/break-out.ts', import.meta.url);

const system = openSystem();
const canAll = system !== undefined && landlockVersion(system) > 0 && hasSeccomp(system);
const isRoot = process.getuid?.() === 0;
/** Not root, so that nothing is allowed or refused for that alone. */
const user = isRoot ? { uid: 65_534, gid: 65_534 } : {};

describe('a decoder that was taken over', {
  skip: !canAll && 'this system has no Landlock or no seccomp',
}, () => {
  const base = mkdtempSync(join(tmpdir(), 'isolation-'));
  const servers: Server[] = [];
  let neighbour: ChildProcess;
  let order: BreakOut;
  let folders = 0;

  before(async () => {
    const tcp = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    const unix = createServer((socket) => socket.destroy()).listen(join(base, 'socket'));
    servers.push(tcp, unix);
    await Promise.all([once(tcp, 'listening'), once(unix, 'listening')]);
    neighbour = spawn('sleep', ['600'], { ...user, stdio: 'ignore' });
    await once(neighbour, 'spawn');
    if (isRoot) for (const path of [base, join(base, 'socket')]) chownSync(path, 65_534, 65_534);
    order = {
      folder: '',
      folders: [],
      port: (tcp.address() as { port: number }).port,
      socket: join(base, 'socket'),
      neighbour: neighbour.pid ?? 0,
    };
  });
  after(() => {
    neighbour.kill();
    for (const server of servers) server.close();
    rmSync(base, { recursive: true, force: true });
  });

  /** A data folder that belongs to the user who breaks out. */
  const dataFolder = () => {
    folders += 1;
    const folder = join(base, `data-${folders}`);
    mkdirSync(join(folder, 'uploads'), { recursive: true, mode: 0o700 });
    const files = ['database', 'uploads/other', 'victim-1', 'victim-2', 'victim-3'];
    for (const file of files) writeFileSync(join(folder, file), 'secret', { mode: 0o600 });
    if (isRoot) for (const path of ['', 'uploads', ...files]) chownSync(join(folder, path), 65_534, 65_534);
    return folder;
  };

  /** Runs Node, and gives what the break-out came to, or what it said when it did not begin. */
  async function run(program: readonly string[], as: { uid?: number; gid?: number }) {
    const folder = dataFolder();
    const given: BreakOut = { ...order, folder, folders: [folder, tmpdir()] };
    const child = spawn(process.execPath, ['--no-warnings', ...program], {
      ...as,
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      env: { BREAK_OUT: JSON.stringify(given) },
    });
    const [out, errors] = await Promise.all([
      text(child.stdout as NonNullable<typeof child.stdout>),
      text(child.stderr as NonNullable<typeof child.stderr>),
      once(child, 'close'),
    ]);
    return { errors, ...(out ? (JSON.parse(out) as BrokenOut & { isolation: Isolation }) : {}) };
  }
  const launchOrder = (mode: LaunchOrder['mode'] = 'auto') =>
    JSON.stringify({
      mode,
      flags: ['--no-warnings'],
      entry: fileURLToPath(breakOut),
      readable: codeFolders(breakOut),
      memoryBytesMax: 64 * 1024 * 1024,
    } satisfies LaunchOrder);
  const done = (deeds: BrokenOut['deeds'] = {}) =>
    Object.keys(deeds).filter((deed) => deeds[deed] === 'done');

  test('could do all of it, were it not isolated', async () => {
    const { deeds, errors } = await run([fileURLToPath(breakOut)], user);
    assert.ok(deeds, errors);
    // Systems differ in who may look into whom, and in how much memory they promise.
    const bySystem = [
      'hold three gigabytes',
      'trace a neighbour',
      "read a neighbour's memory",
      "read a neighbour's environment",
    ];
    const expected = Object.keys(deeds).filter((deed) => !bySystem.includes(deed));
    assert.deepEqual(
      done(deeds).filter((deed) => !bySystem.includes(deed)),
      expected,
      JSON.stringify(deeds),
    );
  });

  test('reads nothing, writes nothing, connects nowhere and starts nothing, as the same user', async () => {
    const { deeds, isolation, errors } = await run([launcher, launchOrder('required')], user);
    assert.ok(deeds && isolation, errors);
    assert.ok(isWhole(isolation));
    assert.deepEqual(done(deeds), []);
    assert.ok(Object.keys(deeds).length > 20);
  });

  test('is another user where the service is root', { skip: !isRoot && 'not root' }, async () => {
    const { deeds, isolation, errors } = await run([launcher, launchOrder('required')], {});
    assert.ok(isolation, errors);
    assert.equal(isolation.ownUser, true);
    assert.deepEqual(done(deeds), []);
  });

  test('without Landlock writes nothing, connects nowhere and starts nothing all the same', async () => {
    const { deeds, isolation, errors } = await run(
      [olderKernel, 'landlock_create_ruleset', '--no-warnings', launcher, launchOrder()],
      user,
    );
    assert.ok(isolation, errors);
    assert.deepEqual(
      { landlock: isolation.landlock, seccomp: isolation.seccomp },
      { landlock: 0, seccomp: true },
    );
    const others = done(deeds).filter((deed) => !/^(read|list) /.test(deed));
    assert.deepEqual(others, []);
    assert.equal(deeds?.['read the database'] === 'done', !isolation.bubblewrap);
  });

  test('without a filter of system calls reads and writes no file all the same', async () => {
    const { deeds, isolation, errors } = await run(
      [olderKernel, 'seccomp', '--no-warnings', launcher, launchOrder()],
      user,
    );
    assert.ok(isolation, errors);
    assert.equal(isolation.seccomp, false);
    const files = /^(read|list|write|overwrite|truncate|rename|delete|link|symbolic)\b/;
    assert.deepEqual(
      done(deeds).filter((deed) => files.test(deed)),
      [],
    );
  });

  for (const missing of ['landlock_create_ruleset', 'seccomp']) {
    test(`does not start where isolation is required and the kernel has no ${missing}`, async (t) => {
      const program = [olderKernel, missing, '--no-warnings', launcher, launchOrder('required')];
      const { deeds, isolation, errors } = await run(program, user);
      if (isolation?.bubblewrap) return t.skip('bubblewrap stands in');
      assert.equal(deeds, undefined);
      assert.match(errors, /DECODER_ISOLATION = required/);
    });
  }
});

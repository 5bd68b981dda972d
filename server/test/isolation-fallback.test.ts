/** A system on which isolated decoders do not start: what an operator gets there, by command and as a service. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { StatusReport } from '@riscontro/contract';
import sharp from 'sharp';
import { hasSeccomp } from '../src/media/isolation/seccomp.ts';
import { openSystem } from '../src/media/isolation/system.ts';
import { madePhoto } from '../src/similarity/testing/made-photo.ts';
import { environmentOf } from './support/compile-cache.ts';
import { cli, killNodes, startServe } from './support/node-process.ts';
import { callPort } from './support/port-client.ts';

const olderKernel = fileURLToPath(new URL('./support/older-kernel.ts', import.meta.url));
/** The first program of an isolated process cannot do without the one, the second not without the other. */
const withoutFirst = ['--no-warnings', olderKernel, 'prctl', '--no-warnings'];
const withoutSecond = ['--no-warnings', olderKernel, 'prlimit64', '--no-warnings'];

const system = openSystem();
const canPretend = system !== undefined && hasSeccomp(system);

describe('where isolated decoders do not start', {
  skip: !canPretend && 'this system cannot pretend to be another',
}, () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-fallback-'));
    const { width, height, rgb } = madePhoto(1, 160, 120);
    const photo = sharp(rgb, { raw: { width, height, channels: 3 } }).png();
    await writeFile(join(folder, 'one.png'), await photo.toBuffer());
  });
  after(async () => {
    await killNodes();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (environment: NodeJS.ProcessEnv, ...program: string[]) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      const options = {
        env: environmentOf({
          DATA_DIR: join(folder, 'data'),
          OFFLINE: '1',
          KNOWLEDGE: 'off',
          ...environment,
        }),
        cwd: folder,
      };
      execFile(process.execPath, program, options, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
      });
    });
  const said = /^decoders do not start isolated on this system, .+ please report this line/gm;

  test('a picture is checked without it, which is said once', async () => {
    const { code, stdout, stderr } = await run(
      {},
      ...withoutFirst,
      cli,
      'verify',
      'image',
      'one.png',
      '--json',
    );
    assert.equal(code, 0, stderr);
    assert.ok(JSON.parse(stdout).segnali.length > 0);
    assert.equal(stderr.match(said)?.length, 1, stderr);
    assert.match(stderr, /The kernel does not let a process give up privileges/);
  });

  test('hashes are made without it, which is said once', async () => {
    const { code, stdout, stderr } = await run({}, ...withoutSecond, cli, 'images', 'hash', 'one.png');
    assert.equal(code, 0, stderr);
    assert.match(stdout, /^[0-9a-f]{64} \d+ one\.png$/m);
    assert.equal(stderr.match(said)?.length, 1, stderr);
    assert.match(stderr, /the kernel does not take limit 1/);
  });

  test('a command that requires it ends instead', async () => {
    const required = { DECODER_ISOLATION: 'required' };
    const { code, stdout, stderr } = await run(required, ...withoutFirst, cli, 'images', 'hash', 'one.png');
    assert.deepEqual([code, stdout], [2, '']);
    assert.match(stderr, /DECODER_ISOLATION = required: decoders do not start isolated/);
  });

  test('the service starts, and its status says so', async () => {
    const settings = { DATA_DIR: join(folder, 'service'), OFFLINE: '1', KNOWLEDGE: 'off' };
    const node = await startServe(settings, 'riscontro serve', withoutFirst);
    const { text } = await callPort(node.port, '/stato.json');
    assert.deepEqual(StatusReport.parse(JSON.parse(text)).isolamento, { completo: false, mezzi: [] });
    node.kill('SIGTERM');
    await node.exited;
  });
});

/** The examples on the page for developers do what they say, as far as their languages are on this machine. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  curlLine,
  type QuickStart,
  quickStarts,
  registrationScript,
} from '../src/web/developers/quick-starts.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

const run = promisify(execFile);
const timeout = 60_000;

/** Whether a program of the machine answers; a machine without it is not at fault. */
const has = (program: string, ...parameters: string[]) =>
  run(program, parameters, { timeout }).then(
    () => true,
    () => false,
  );

describe('the examples for developers', () => {
  let service: TestApp;
  let url: string;
  let folder: string;
  let environment: Record<string, string | undefined>;
  before(async () => {
    service = await startTestApp({ settings: { REGISTRATION_DIFFICULTY: '6' } });
    url = await service.app.http.listen({ host: '127.0.0.1', port: 0 });
    folder = await mkdtemp(join(tmpdir(), 'riscontro-examples-'));
    await writeFile(join(folder, 'foto.jpg'), Buffer.from('ffd8ffd9', 'hex'));
    const { key } = await service.createKey();
    environment = { ...process.env, RISCONTRO_KEY: key, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1' };
  });
  after(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });

  const example = (name: string): QuickStart => {
    const found = quickStarts(url, 'it').find((each) => each.name === name);
    assert.ok(found, name);
    return found;
  };
  const kinds = ['claim', 'link', 'file'] as const;

  test('curl', async (t) => {
    if (!(await has('curl', '--version')) || !(await has('sh', '-c', 'true'))) return t.skip('no curl');
    const { key } = await service.createKey();
    const lines = [...kinds.map((kind) => example('curl')[kind]), curlLine(url, key, 'it')];
    for (const line of lines) {
      const { stdout } = await run('sh', ['-c', line], { cwd: folder, env: environment, timeout });
      assert.match(stdout, /^\{"id":"\w+".*"livello":/);
    }
  });

  test('TypeScript', async () => {
    const { claim, link, file } = example('TypeScript');
    const code = [claim, link, file.replace('foto.jpg', join(folder, 'foto.jpg').replaceAll('\\', '/'))].join(
      '\n',
    );
    // In this folder, where the client's package is found.
    const cwd = fileURLToPath(new URL('.', import.meta.url));
    const options = { cwd, env: environment, timeout };
    const { stdout } = await run(process.execPath, ['--input-type=module-typescript', '-e', code], options);
    const [level = '', part = '', signal = ''] = stdout.split('\n');
    assert.match(level, /^non verificabile 50 http/);
    assert.match(part, /^non verificabile Affermazione/);
    assert.match(signal, /^forense ok /);
  });

  test('Python', async (t) => {
    if (!(await has('python3', '-c', 'import requests'))) return t.skip('no Python with requests');
    const code = kinds.map((kind) => example('Python')[kind]).join('\n');
    const { stdout } = await run('python3', ['-c', code], { cwd: folder, env: environment, timeout });
    assert.match(stdout, /^non verificabile 50 http\S+\n\{.*'articolo'.*\n\{.*'immagine'/);
  });

  test('PHP', async (t) => {
    if (!(await has('php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);')))
      return t.skip('no PHP with curl');
    const code = kinds.map((kind) => example('PHP')[kind]).join('\n');
    const path = join(folder, 'example.php');
    await writeFile(path, code);
    const { stdout } = await run('php', [path], { cwd: folder, env: environment, timeout });
    assert.match(stdout, /^non verificabile 50\n[\s\S]*articolo[\s\S]*immagine/);
  });

  test('a registration from the command line', async (t) => {
    if (!(await has('python3', '-c', 'import sys; sys.exit(sys.version_info < (3, 11))')))
      return t.skip('no Python 3.11');
    const { stdout } = await run('python3', ['-c', registrationScript(url, 'en')], {
      env: environment,
      timeout,
    });
    assert.match(stdout, /"chiave":"rsc_live_\w{36}"/);
  });
});

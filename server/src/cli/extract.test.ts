/** `riscontro extract` with files, and the whole command against a server of the test. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createTestTerminal } from '../../test/support/test-terminal.ts';
import { UsageError } from './command-line.ts';
import { extractCommand } from './extract.ts';

const fixture = (name: string) =>
  fileURLToPath(new URL(`../../../fixtures/articles/${name}/source.html`, import.meta.url));
const bin = fileURLToPath(new URL('../../bin/riscontro.mjs', import.meta.url));

async function run(...parameters: string[]) {
  const terminal = createTestTerminal();
  let code = 0;
  await extractCommand(parameters, terminal, (given) => {
    code = given;
  });
  return { stdout: terminal.output.text(), stderr: terminal.errors.text(), code };
}

describe('riscontro extract FILE', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-extract-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));
  const file = async (name: string, content: string | Buffer) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };

  test('--json prints the eight fields and nothing else', async () => {
    const { stdout, stderr, code } = await run(fixture('it-regional'), '--json');
    const told = JSON.parse(stdout);
    assert.deepEqual(Object.keys(told), [
      'title',
      'author',
      'site',
      'published',
      'language',
      'text',
      'canonical',
      'image',
    ]);
    assert.equal(told.author, 'Tiziana Ferrandi');
    assert.deepEqual([stderr, code], ['', 0]);
  });

  test('what is not known is null', async () => {
    const told = JSON.parse((await run(fixture('it-no-metadata'), '--json')).stdout);
    for (const field of ['author', 'site', 'published', 'canonical', 'image'])
      assert.equal(told[field], null, field);
    assert.equal(told.language, 'it');
  });

  test('without --json it is a text to read, that no terminal obeys', async () => {
    const page = `<title>Il ponte\u001b[2J</title><article>${'<p>Il ponte\u001b[31m riapre al traffico dopo due anni di lavori, ha detto il sindaco.</p>'.repeat(8)}</article>`;
    const { stdout } = await run(await file('page.html', page));
    assert.match(stdout, /^Il ponte/);
    assert.match(stdout, /\n\nIl ponte\[31m riapre/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal obeys
    assert.doesNotMatch(stdout, /[\u0000-\u0009\u000b-\u001f]/);
  });

  test('status 2 and the reason for what is not an article', async () => {
    for (const [path, reason] of [
      [fixture('it-login'), /log in/],
      [fixture('en-shop'), /shop/],
      [fixture('it-home'), /front page/],
      [fixture('en-app-shell'), /scripts/],
      [await file('empty.html', ''), /no text/],
      [await file('picture.html', Buffer.from('GIF89a\0\0\0')), /not a web page/],
      [await file('notes.txt', 'Una riga.'), /not a web page/],
    ] as const) {
      const { stdout, stderr, code } = await run(path, '--json');
      assert.match(stderr, reason);
      assert.deepEqual([stdout, code], ['', 2]);
    }
  });

  test('a file that is not there is said to be so', async () => {
    await assert.rejects(run(join(folder, 'none.html')), /none\.html cannot be opened/);
  });

  test('a call that is not understood says how it is called', async () => {
    for (const parameters of [[], ['a', 'b'], ['--what']])
      await assert.rejects(run(...parameters), UsageError);
    assert.match((await run('--help')).stdout, /^Usage: riscontro extract/);
  });
});

/** The command in a process of its own: the environment is read there, and the status is the process's. */
function command(link: string, environment: Record<string, string> = {}) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const env = { ...process.env, FETCH_ALLOW: '', OFFLINE: '', LC_ALL: 'C', ...environment };
    execFile(process.execPath, [bin, 'extract', link, '--json'], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

test('a link is fetched through the guarded way, and every refusal has its words and status 1', async (t) => {
  const server = createServer((asked, response) => {
    if (asked.url === '/article')
      response.setHeader('content-type', 'text/html').end(readFileSync(fixture('en-agency')));
    else if (asked.url === '/picture') response.end('GIF89a');
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const allowed = { FETCH_ALLOW: host };
  const [read, missing, image, forbidden, offline] = await Promise.all([
    command(`http://${host}/article`, allowed),
    command(`http://${host}/missing`, allowed),
    command(`http://${host}/picture`, allowed),
    command(`http://${host}/article`),
    command(`http://${host}/article`, { ...allowed, OFFLINE: '1' }),
  ]);
  assert.equal(JSON.parse(read.stdout).title, 'Ferry company orders four battery ships');
  assert.equal(read.code, 0);
  for (const [answer, words] of [
    [missing, /no such page.*404/],
    [image, /something else than a web page/],
    [forbidden, /may not be fetched/],
    [offline, /switched off/],
  ] as const) {
    assert.match(answer.stderr, words);
    assert.deepEqual([answer.code, answer.stdout], [1, '']);
  }
});

/** What the client accepts as settings, that it needs nothing to run, and that its README is complete. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createRiscontro } from './index.ts';

/** The requests that a client with these settings sends. */
async function requestOf(baseUrl: string, apiKey?: string): Promise<{ url: string; headers: Headers }> {
  let request: { url: string; headers: Headers } | undefined;
  const client = createRiscontro({
    baseUrl,
    apiKey,
    fetch: async (input, init) => {
      request = { url: String(input), headers: new Headers(init?.headers) };
      return Response.json({ usate: 0, quota: 1 });
    },
  });
  await client.usage();
  assert.ok(request);
  return request;
}

test('a base address may have a path and slashes at its end', async () => {
  for (const [baseUrl, expected] of [
    ['https://example.org', 'https://example.org/api/v1/usage'],
    ['https://EXAMPLE.org:443/', 'https://example.org/api/v1/usage'],
    ['http://127.0.0.1:8080/verifica//?x#y', 'http://127.0.0.1:8080/verifica/api/v1/usage'],
  ] as const) {
    assert.equal((await requestOf(baseUrl)).url, expected);
  }
});

test('a key is trimmed; without one no key is sent', async () => {
  assert.equal(
    (await requestOf('https://example.org', ' rsc_live_a\n')).headers.get('x-api-key'),
    'rsc_live_a',
  );
  assert.equal((await requestOf('https://example.org', ' ')).headers.has('x-api-key'), false);
  assert.equal((await requestOf('https://example.org')).headers.has('x-api-key'), false);
});

test('wrong settings are refused at once, without repeating what may be secret', () => {
  const baseUrl = 'https://example.org';
  for (const settings of [
    { baseUrl: '' },
    { baseUrl: 'example.org' },
    { baseUrl: 'ftp://example.org' },
    { baseUrl: 'https://user:segreto@example.org' },
    { baseUrl, apiKey: 'segreto\nsegreto' },
    { baseUrl, apiKey: 'segreto–è' },
    { baseUrl, timeoutMs: 0 },
    { baseUrl, timeoutMs: Number.NaN },
  ]) {
    assert.throws(
      () => createRiscontro(settings),
      (error) => error instanceof TypeError && !error.message.includes('segreto'),
      JSON.stringify(settings),
    );
  }
});

test('any time limit can be given, none at all included', async () => {
  const client = createRiscontro({
    baseUrl: 'https://example.org',
    timeoutMs: Number.POSITIVE_INFINITY,
    fetch: (_input, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        setTimeout(() => resolve(Response.json({ usate: 0, quota: 1 })), 20);
      }),
  });
  assert.equal((await client.usage()).quota, 1);
});

test('nothing is imported at run time but the client’s own files', () => {
  const folder = new URL('.', import.meta.url);
  const sources = globSync('*.ts', { cwd: folder }).filter((name) => !name.endsWith('.test.ts'));
  assert.ok(sources.includes('client.ts'));
  const runTimeImport = /(?:^(?:import|export)(?! type\b)[^;]*?\bfrom|\bimport\()\s*'([^']+)'/gm;
  for (const name of sources) {
    for (const [, specifier = ''] of readFileSync(new URL(name, folder), 'utf8').matchAll(runTimeImport)) {
      assert.match(specifier, /^\.\/[\w-]+\.ts$/, `${name} imports ${specifier}`);
    }
  }
});

test('the README names every function of the client', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const names = Object.keys(createRiscontro({ baseUrl: 'http://127.0.0.1' }));
  assert.deepEqual(
    names.filter((name) => !new RegExp(`\`${name}[\`(]`).test(readme)),
    [],
  );
});

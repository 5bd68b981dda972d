/** Broken and hostile uploads: each is refused with a 400 that says how to mend it, and leaves nothing behind. */
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { ProblemCode } from '@riscontro/contract';
import fc from 'fast-check';
import type { ReceivedFile } from '../src/domain/content.ts';
import { createCountingEngines } from './support/counting-engines.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

const formType = 'multipart/form-data; boundary=X';
const limitBytes = 1024 * 1024;

/** One part, and how a form ends; what lies between is the test's. */
const part = (disposition: string, content: string | Buffer, headers = '') =>
  Buffer.concat([
    Buffer.from(`--X\r\nContent-Disposition: form-data; ${disposition}\r\n${headers}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const file = (content: string | Buffer, filename = 'foto.png') =>
  part(`name="file"; filename="${filename}"`, content, 'Content-Type: image/png\r\n');
const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from('--X--\r\n')]);
const fields = (count: number) => Array.from({ length: count }, (_, n) => part(`name="campo${n}"`, 'x'));

/** What the texts must name, in Italian and in English, for a reader to get it right the next time. */
const mending = {
  caricamento_non_valido: [/curl -F file=@/, /curl -F file=@/],
  file_mancante: [/un solo file con quel nome/, /exactly one file under that name/],
  file_doppio: [/un file per richiesta, con il nome «file»/, /one file per request, under the name “file”/],
  file_vuoto: [/0 byte.*invialo di nuovo/, /0 bytes.*send it again/],
  file_troppo_grande: [/limite di 1 MB.*più piccola/, /limit of 1 MB.*smaller/],
  corpo_troppo_grande: [/limite di 2 MB.*più piccola/, /limit of 2 MB.*smaller/],
  codifica_non_accettata: [/non compresso \(ricevuto: gzip\)/, /not compressed \(received: gzip\)/],
} satisfies Partial<Record<ProblemCode, readonly [RegExp, RegExp]>>;

interface Refusal {
  readonly code: keyof typeof mending;
  readonly body: Buffer;
  readonly headers?: Record<string, string>;
}

const tooManyHeaders = `--X\r\n${'X-Campo: valore\r\n'.repeat(60)}`;
const refusals: Record<string, Refusal> = {
  'a form without parts': { code: 'file_mancante', body: form() },
  'a form with other fields alone': { code: 'file_mancante', body: form(...fields(3)) },
  'a file under another name': {
    code: 'file_mancante',
    body: form(part('name="immagine"; filename="foto.png"', 'pixel')),
  },
  'a file under the name __proto__': {
    code: 'file_mancante',
    body: form(part('name="__proto__"; filename="foto.png"', 'pixel')),
  },
  'a file without a name': { code: 'file_mancante', body: form(part('filename="foto.png"', 'pixel')) },
  'file as a plain field': { code: 'file_mancante', body: form(part('name="file"', 'pixel')) },
  'a part without a disposition': { code: 'file_mancante', body: form(Buffer.from('--X\r\n\r\npixel\r\n')) },
  'a disposition behind 100 kB of part headers': {
    code: 'caricamento_non_valido',
    body: form(
      Buffer.from(
        `--X\r\nX-Campo: ${'a'.repeat(100_000)}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\npixel\r\n`,
      ),
    ),
  },
  'a disposition behind too many part headers': {
    code: 'file_mancante',
    body: form(
      Buffer.from(
        `${tooManyHeaders}Content-Disposition: form-data; name="file"; filename="a"\r\n\r\npixel\r\n`,
      ),
    ),
  },
  'a part header of 17 kB after the disposition': {
    code: 'caricamento_non_valido',
    body: form(part('name="file"; filename="a"', 'pixel', `X-Campo: ${'a'.repeat(17_000)}\r\n`)),
  },
  'a field name of 1 MB': {
    code: 'caricamento_non_valido',
    body: form(part(`name="${'a'.repeat(limitBytes)}"`, 'x'), file('pixel')),
  },
  'empty parts without end': {
    code: 'caricamento_non_valido',
    body: form(file('pixel'), Buffer.from('--X\r\n\r\n\r\n'.repeat(100_000))),
  },
  'nothing but boundaries': {
    code: 'caricamento_non_valido',
    body: form(Buffer.from('--X\r\n'.repeat(100_000))),
  },
  'a boundary that two readers would read differently': {
    code: 'caricamento_non_valido',
    body: form(file('pixel')),
    headers: { 'content-type': 'multipart/form-data; boundary="X\\";boundary=Y"' },
  },
  'two files': { code: 'file_doppio', body: form(file('primo'), file('secondo')) },
  'three files': { code: 'file_doppio', body: form(file('primo'), file('secondo'), file('terzo')) },
  'an empty file': { code: 'file_vuoto', body: form(file('')) },
  'a file one byte over the limit': {
    code: 'file_troppo_grande',
    body: form(file(Buffer.alloc(limitBytes + 1))),
  },
  'a file five times the limit': {
    code: 'file_troppo_grande',
    body: form(file(Buffer.alloc(limitBytes * 5))),
  },
  'an empty body': { code: 'caricamento_non_valido', body: Buffer.alloc(0) },
  'a body that is no form': { code: 'caricamento_non_valido', body: randomBytes(1_000) },
  'no boundary': {
    code: 'caricamento_non_valido',
    body: form(file('pixel')),
    headers: { 'content-type': 'multipart/form-data' },
  },
  'an empty boundary': {
    code: 'caricamento_non_valido',
    body: form(file('pixel')),
    headers: { 'content-type': 'multipart/form-data; boundary=' },
  },
  'another boundary than the announced one': {
    code: 'caricamento_non_valido',
    body: form(file('pixel')),
    headers: { 'content-type': 'multipart/form-data; boundary=Y' },
  },
  'a boundary of 5,000 characters': {
    code: 'caricamento_non_valido',
    body: form(file('pixel')),
    headers: { 'content-type': `multipart/form-data; boundary=${'Y'.repeat(5_000)}` },
  },
  'a form that ends inside the file': {
    code: 'caricamento_non_valido',
    body: file(randomBytes(100_000)).subarray(0, 90_000),
  },
  'part headers that never end': {
    code: 'caricamento_non_valido',
    body: Buffer.from(`--X\r\n${'X-Campo: valore\r\n'.repeat(20_000)}`),
  },
  'a part without an end of its headers before the file': {
    code: 'caricamento_non_valido',
    body: form(Buffer.from('--X\r\nX-Campo: valore\r\n'), file('pixel')),
  },
  'a part without an end of its headers after the file': {
    code: 'caricamento_non_valido',
    body: form(file('pixel'), Buffer.from('--X\r\nX-Campo: valore\r\n')),
  },
  'a file that holds the boundary': {
    code: 'caricamento_non_valido',
    body: form(file('pixel\r\n--X pixel')),
  },
  '21 other fields': { code: 'caricamento_non_valido', body: form(...fields(21), file('pixel')) },
  '5,000 other fields after the file': {
    code: 'caricamento_non_valido',
    body: form(file('pixel'), ...fields(5_000)),
  },
  'a field far larger than any file': {
    code: 'corpo_troppo_grande',
    body: form(part('name="didascalia"', Buffer.alloc(limitBytes * 3)), file('pixel')),
  },
  'a compressed form': {
    code: 'codifica_non_accettata',
    body: gzipSync(form(file('pixel'))),
    headers: { 'content-encoding': 'gzip' },
  },
};

describe('hostile uploads', { timeout: 180_000 }, () => {
  const { engines, contents } = createCountingEngines();
  let app: TestApp;
  let key: string;

  before(async () => {
    app = await startTestApp({ engines, settings: { IMAGE_MB_MAX: '1', VIDEO_MB_MAX: '1' } });
    key = (await app.createKey(1_000_000)).key;
  });
  after(() => app.close());

  const send = (payload: Buffer | Readable, headers: Record<string, string> = {}, url = 'verify-image') =>
    app.request({
      method: 'POST',
      url: `/api/v1/${url}`,
      key,
      headers: { 'content-type': formType, ...headers },
      payload,
    });
  const received = () => (contents.at(-1) as { file: ReceivedFile }).file;

  for (const url of ['verify-image', 'verify-video']) {
    for (const [name, { code, body, headers }] of Object.entries(refusals)) {
      test(`${url}: 400 ${code} for ${name}`, async () => {
        const [usageBefore, runsBefore] = [await app.usage(key), contents.length];
        for (const [index, language] of ['it', 'en'].entries()) {
          const answer = await send(body, { ...headers, 'accept-language': language }, url);
          assert.equal(answer.status, 400);
          assert.equal(answer.json.codice, code);
          assert.match(answer.json.detail, mending[code][index] as RegExp);
          assert.deepEqual(await readdir(join(app.dataDir, 'uploads')), [], 'no file is left behind');
        }
        assert.equal(contents.length, runsBefore, 'no engine ran');
        assert.deepEqual(await app.usage(key), usageBefore, 'nothing was charged');
      });
    }
  }

  test('400 for a form cut off after any byte, whatever its parts', async () => {
    const forms = {
      'one file': form(file('pixel uno')),
      'a file under another name': form(part('name="immagine"; filename="foto.png"', 'pixel')),
      'two files': form(file('primo'), file('secondo')),
      'too many fields': form(...fields(23)),
    };
    for (const [name, whole] of Object.entries(forms)) {
      // The line break after the last two dashes may be missing.
      for (let length = 1; length < whole.length - 2; length++) {
        const { status } = await send(whole.subarray(0, length));
        assert.equal(status, 400, `${name}, ${length} bytes`);
      }
    }
    assert.deepEqual(await readdir(join(app.dataDir, 'uploads')), []);
  });

  for (const [name, body] of Object.entries({
    'a file of exactly the limit': form(file(randomBytes(limitBytes))),
    '20 other fields': form(...fields(20), file('venti campi')),
    'a part header of 15 kB after the disposition': form(
      part('name="file"; filename="a"', 'testata', `X-Campo: ${'a'.repeat(15_000)}\r\n`),
    ),
    'text before and after the form': Buffer.concat([
      Buffer.from('preambolo\r\n'),
      form(file('in mezzo')),
      Buffer.from('epilogo '.repeat(1_000)),
    ]),
    'a file that holds almost the boundary': form(file('\r\n--\r\n--Y\r\n-X--\r\n--')),
    'a file of bytes without a name of its own': form(
      part('name="file"', 'senza nome', 'Content-Type: application/octet-stream\r\n'),
    ),
  })) {
    test(`200 for ${name}`, async () => {
      const answer = await send(body);
      assert.equal(answer.status, 200, answer.text);
      assert.equal(answer.json.cache, undefined);
    });
  }

  test("a file's name never reaches the disk", async () => {
    for (const name of [
      '../../../fuori.png',
      '/etc/fuori.png',
      '..\\\\fuori.png',
      'a'.repeat(5_000),
      '%00',
      '.',
    ]) {
      assert.equal((await send(form(file(`contenuto di ${name}`, name)))).status, 200);
      assert.equal(dirname(received().path), join(app.dataDir, 'uploads'));
      assert.match(received().path, /\/[0-9a-f-]{36}$/);
    }
  });

  test('the same bytes under another name, type and form are answered from the cache', async () => {
    const bytes = randomBytes(5_000);
    const owner = await app.createKey();
    const ask = async (payload: Buffer, type = formType) => {
      const headers = { 'content-type': type };
      const url = '/api/v1/verify-image';
      return (await app.request({ method: 'POST', url, key: owner.key, headers, payload })).json;
    };
    const first = await ask(form(file(bytes)));
    const plain = part('name="file"; filename="altro.jpg"', bytes);
    const again = await ask(form(...fields(2), plain));
    assert.deepEqual([first.cache, again.cache, again.id], [undefined, true, first.id]);
    const longer = await ask(form(file(Buffer.concat([bytes, Buffer.from('.')]))));
    assert.equal(longer.cache, undefined);
    const { usate, da_cache } = await app.usage(owner.key);
    assert.deepEqual({ usate, da_cache }, { usate: 2, da_cache: 1 });
  });

  test('a file arrives whole, however the form is cut into chunks', () =>
    fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 1, maxLength: 300 }),
        fc.integer({ min: 1, max: 60 }),
        async (bytes, size) => {
          const content = Buffer.concat([bytes, Buffer.from('\r\n--'), randomBytes(16)]);
          fc.pre(!content.includes('\r\n--X'));
          const whole = form(file(content));
          const chunks = Array.from({ length: Math.ceil(whole.length / size) }, (_, n) =>
            whole.subarray(n * size, (n + 1) * size),
          );
          assert.equal((await send(Readable.from(chunks))).status, 200);
          assert.equal(received().sizeBytes, content.length);
          assert.equal(received().sha256, createHash('sha256').update(content).digest('hex'));
        },
      ),
      { numRuns: 50 },
    ));

  test('only 200 or 400 for a form with some of its bytes changed', () => {
    const whole = form(...fields(2), file('pixel'), part('name="altro"; filename="b"', ''));
    const change = fc.tuple(fc.nat(whole.length - 1), fc.constantFrom(...Buffer.from('X-\r\n":; \0\u00ff')));
    return fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
        const changed = Buffer.from(whole);
        for (const [at, byte] of changes) changed[at] = byte;
        const { status } = await send(changed);
        assert.ok(status === 200 || status === 400, `${status}`);
      }),
      { numRuns: 300 },
    );
  });

  test('none of this was a bug of the service', () => {
    const bugs = app.logLines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);
    assert.deepEqual(bugs, []);
  });
});

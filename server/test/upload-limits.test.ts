/** What is asked before the body of an upload is read: units, page token, other uploads, room on the disk. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { after, before, describe, test } from 'node:test';
import { createUploads } from '../src/http/uploads.ts';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { createCountingEngines } from './support/counting-engines.ts';
import { openPage, workFor } from './support/free-visitor.ts';
import { gifOf } from './support/image-bytes.ts';
import { multipart } from './support/multipart.ts';
import { openRaw } from './support/raw-connection.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './support/test-app.ts';
import { waitUntil } from './support/wait-until.ts';

const megabyte = 1024 * 1024;
const partBegin = `--X\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n${'a'.repeat(100)}`;

const run = (program: string, ...parameters: string[]) => spawnSync(program, parameters).status === 0;

/** A service at a port of its own. */
async function start(options: TestAppOptions = {}) {
  const service = await startTestApp(options);
  await service.app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.app.http.server.address() as AddressInfo;

  /** Sends the head of an upload, and `body` if there is one, which is not all that is announced. */
  async function begin(key: string, body = '', length = 5 * megabyte) {
    const connection = await openRaw(port);
    connection.send(
      `POST /api/v1/verify-image HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-API-Key: ${key}\r\nContent-Type: multipart/form-data; boundary=X\r\nContent-Length: ${length}\r\n\r\n${body}`,
    );
    return connection;
  }
  /** The answer to an upload of which only the head has been sent. */
  async function refusal(key: string, length?: number) {
    const connection = await begin(key, '', length);
    const { status, headers, body } = await connection.answer();
    connection.socket.destroy();
    return { status, code: JSON.parse(body).codice, retryAfter: headers.get('retry-after') };
  }
  const upload = (key: string, content: string | Buffer) => {
    const { headers, payload } = multipart([{ name: 'file', filename: 'a.png', content }]);
    return service.request({ method: 'POST', url: '/api/v1/verify-image', key, headers, payload });
  };
  const files = () => readdir(join(service.dataDir, 'uploads'));
  return { ...service, begin, refusal, upload, files };
}

type Service = Awaited<ReturnType<typeof start>>;

describe('without units left', () => {
  let service: Service;
  before(async () => {
    service = await start();
  });
  after(() => service.close());

  test('a file whose answer is in the cache is answered; of others some an hour are read, then none', async () => {
    const { key } = await service.createKey(1);
    assert.equal((await service.upload(key, 'la prima')).status, 200);
    for (let count = 0; count < 20; count += 1) {
      assert.equal((await service.upload(key, 'la prima')).json.cache, true);
    }
    for (let count = 0; count < 10; count += 1) {
      assert.equal((await service.upload(key, `altra ${count}`)).json.codice, 'quota_esaurita');
    }
    const { status, code, retryAfter } = await service.refusal(key);
    assert.deepEqual([status, code], [429, 'quota_esaurita']);
    assert.ok(Number(retryAfter) > 3_600, 'until the month is over');
    assert.equal((await service.upload(key, 'la prima')).status, 429);
    service.clock.nowMs += 60 * 60_000;
    assert.equal((await service.upload(key, 'la prima')).json.cache, true);
    await waitUntil('no file is left', async () => (await service.files()).length === 0, 2_000);
  });

  test('texts are answered from the cache as ever', async () => {
    const { key } = await service.createKey(1);
    assert.equal((await service.verifyText(key, 'Il mare è salato')).status, 200);
    for (let count = 0; count < 15; count += 1) {
      assert.equal((await service.verifyText(key, `Frase nuova ${count}`)).json.codice, 'quota_esaurita');
    }
    assert.equal((await service.verifyText(key, 'Il mare è salato')).json.cache, true);
  });
});

describe('at once', () => {
  const settings = { UPLOADS_AT_ONCE: '3', UPLOADS_AT_ONCE_OF_ONE: '2', UPLOADS_MB_AT_ONCE: '40' };
  let service: Service;
  before(async () => {
    service = await start({ settings });
  });
  after(() => service.close());
  const filesAre = (count: number) =>
    waitUntil(`${count} files`, async () => (await service.files()).length === count, 3_000);

  test('429 past those of one key, 503 past those of all, before a byte is read; free again however one ends', async () => {
    const [one, other] = [(await service.createKey()).key, (await service.createKey()).key];
    const first = await service.begin(one, partBegin);
    const second = await service.begin(one, partBegin);
    await filesAre(2);
    const refused = await service.refusal(one);
    assert.deepEqual(refused, { status: 429, code: 'troppe_richieste', retryAfter: '5' });
    const third = await service.begin(other, partBegin);
    await filesAre(3);
    assert.deepEqual(await service.refusal(other), {
      status: 503,
      code: 'troppi_caricamenti',
      retryAfter: '5',
    });
    assert.equal((await service.verifyText(one, 'Una frase intanto')).status, 200, 'texts go on');

    // Gone away, broken off, and refused.
    first.socket.destroy();
    second.socket.resetAndDestroy();
    third.send('\r\n--X'.repeat(100));
    assert.equal((await third.answer()).status, 400);
    third.socket.destroy();
    await filesAre(0);
    for (let round = 0; round < 5; round += 1) {
      assert.equal((await service.upload(one, `intera ${round}`)).status, 200);
    }
  });

  test('503 past the bytes of all together; what does not say its size counts as the largest', async () => {
    const { key } = await service.createKey();
    const held = await service.begin(key, partBegin, 20 * megabyte);
    await filesAre(1);
    assert.equal((await service.refusal(key, 21 * megabyte)).code, 'troppi_caricamenti');
    const chunked = await openRaw((service.app.http.server.address() as AddressInfo).port);
    chunked.send(
      `POST /api/v1/verify-video HTTP/1.1\r\nHost: 127.0.0.1\r\nX-API-Key: ${key}\r\nContent-Type: multipart/form-data; boundary=X\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    assert.equal(JSON.parse((await chunked.answer()).body).codice, 'troppi_caricamenti');
    for (const { socket } of [held, chunked]) socket.destroy();
    await filesAre(0);
  });

  test('one that dribbles in is cut off', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'riscontro-slow-'));
    t.after(() => rm(folder, { recursive: true, force: true }));
    const uploads = await createUploads(folder, { freeMs: 50, bytesPerSecondMin: 100_000, lookEveryMs: 10 });
    const message = Object.assign(new PassThrough(), {
      headers: { 'content-type': 'multipart/form-data; boundary=X' },
      complete: false,
    });
    const received = uploads.receive(message as unknown as IncomingMessage, megabyte);
    message.write(partBegin);
    await assert.rejects(received, { code: 'requestTooSlow' });
    assert.deepEqual(await readdir(folder), []);
  });
});

/** Sends a form of the start page. */
async function sendForm(service: TestApp, parts: Parameters<typeof multipart>[0], address: string) {
  const { headers, payload } = multipart(parts);
  return service.request({
    method: 'POST',
    url: '/verifica',
    remoteAddress: address,
    headers: { 'user-agent': 'Mozilla/5.0 (test)', accept: 'text/event-stream', ...headers },
    payload,
  });
}

describe('on a disk that is nearly full', () => {
  let free = Number.POSITIVE_INFINITY;
  let service: Service;
  before(async () => {
    service = await start({ freeBytes: async () => free, settings: { FREE_SPACE_MB_MIN: '100' } });
  });
  after(() => service.close());

  test('507 for files, before a byte is read, and nothing is charged; texts and links go on', async () => {
    const { key } = await service.createKey();
    free = 104 * megabyte;
    assert.equal((await service.refusal(key, 5 * megabyte)).code, 'spazio_esaurito');
    assert.equal((await service.upload(key, 'piccola')).status, 200, 'there is room for a small one');
    free = 99 * megabyte;
    const refused = await service.upload(key, 'piccola anche questa');
    assert.deepEqual([refused.status, refused.json.codice], [507, 'spazio_esaurito']);
    assert.equal((await service.refusal(key)).status, 507);
    assert.equal((await service.verifyText(key, 'Il mare è salato')).status, 200);
    const link = await service.request({
      method: 'POST',
      url: '/api/v1/verify-url',
      key,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ url: 'https://www.example.org/articolo' }),
    });
    assert.equal(link.status, 200);
    assert.equal((await service.usage(key)).usate, 3);
    free = Number.POSITIVE_INFINITY;
    assert.equal((await service.upload(key, 'piccola anche questa')).status, 200);
  });

  test('without a key too: a text in a form that could hold a file goes on', async () => {
    free = 0;
    const address = '192.0.2.90';
    const token = async () => (await openPage(service, { address })).fields.token ?? '';
    const text = [
      { name: 'token', content: await token() },
      { name: 'q', content: 'Una frase in un modulo' },
      { name: 'file', filename: '', content: '' },
    ];
    assert.equal((await sendForm(service, text, address)).status, 200);
    const file = [
      { name: 'token', content: await token() },
      { name: 'file', filename: 'a.gif', content: gifOf(3) },
    ];
    const refused = await sendForm(service, file, address);
    assert.deepEqual([refused.status, refused.json.codice], [507, 'spazio_esaurito']);
    free = Number.POSITIVE_INFINITY;
  });
});

test('a disk that is full while a file is written: 507, nothing left behind, nothing charged', async (t) => {
  const disk = await mkdtemp(join(tmpdir(), 'riscontro-disk-'));
  const mounted = run('mount', '-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk);
  t.after(async () => {
    if (mounted) run('umount', disk);
    await rm(disk, { recursive: true, force: true });
  });
  if (!mounted) return t.skip('no file system can be mounted here');
  const elsewhere = await mkdtemp(join(tmpdir(), 'riscontro-store-'));
  t.after(() => rm(elsewhere, { recursive: true, force: true }));
  const service = await start({
    settings: { FREE_SPACE_MB_MIN: '0' },
    freeBytes: async () => Number.POSITIVE_INFINITY,
    openStore: () => openSqliteStore(elsewhere, { server: true }),
    dataDir: disk,
  });
  const { key } = await service.createKey();
  const large = await service.upload(key, Buffer.alloc(5 * megabyte, 7));
  assert.deepEqual([large.status, large.json.codice], [507, 'spazio_esaurito']);
  assert.deepEqual(await service.files(), []);
  assert.equal((await service.upload(key, 'piccola')).status, 200);
  assert.equal((await service.usage(key)).usate, 1);
  await service.app.close();
  await service.store.close();
});

describe('a form of a page', () => {
  const { engines, contents } = createCountingEngines();
  let service: Service;
  before(async () => {
    service = await start({ engines, settings: { WIDGET_DAILY_LIMIT: '1' } });
  });
  after(() => service.close());

  test('whose file comes before its token, or without one, is refused and never stored', async () => {
    const { fields } = await openPage(service);
    const file = { name: 'file', filename: 'a.gif', content: gifOf(3) };
    const token = { name: 'token', content: fields.token ?? '' };
    const forms = [[file, token], [file], [{ ...token, content: 'x' }, file, token]];
    for (const form of forms) {
      const { status, json } = await sendForm(service, form, '192.0.2.1');
      assert.deepEqual([status, json.codice], [403, 'pagina_scaduta']);
    }
    assert.equal(contents.length, 0);
    assert.equal((await sendForm(service, [token, file], '192.0.2.1')).status, 200);
  });

  test('of a visitor at the limit: a file in the cache is answered, of others some an hour are read, then none', async () => {
    const address = '192.0.2.2';
    const send = async (content: Buffer) => {
      const { fields } = await openPage(service, { address });
      const parts = [
        { name: 'token', content: fields.token ?? '' },
        { name: 'lavoro', content: workFor(fields.token ?? '') },
        { name: 'file', filename: 'a.gif', content },
      ];
      const answer = await sendForm(service, parts, address);
      return answer.status === 200 ? 200 : answer.json.codice;
    };
    const image = (number: number) => Buffer.concat([gifOf(3), Buffer.from(String(number))]);
    assert.equal(await send(image(0)), 200);
    assert.equal(await send(image(0)), 200);
    for (let number = 1; number <= 10; number += 1)
      assert.equal(await send(image(number)), 'limite_giornaliero');
    assert.equal(await send(image(0)), 'limite_giornaliero');
    service.clock.nowMs += 60 * 60_000;
    assert.equal(await send(image(0)), 200);
  });
});

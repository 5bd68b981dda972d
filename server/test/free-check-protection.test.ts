/** Free checks are no free API: what scripts, other sites and many visitors at once get out of them. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { keyringOf } from '../src/domain/keyring.ts';
import { openPostgresStore } from '../src/store/postgres/postgres-store.ts';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { createVisitors } from '../src/visitors/visitors.ts';
import { createCountingEngines } from './support/counting-engines.ts';
import { type FreeVisitor, openPage, post, send, workFor } from './support/free-visitor.ts';
import { gifOf } from './support/image-bytes.ts';
import { multipart } from './support/multipart.ts';
import { sharePostgres } from './support/postgres.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

const stream = { accept: 'text/event-stream' };
const start = (settings: Record<string, string> = {}) => startTestApp({ settings });

describe('a page load', () => {
  let service: TestApp;
  before(async () => {
    service = await start();
  });
  after(() => service.close());

  test('403 for a token that has started a check already, in the same moment too', async () => {
    const { fields } = await openPage(service);
    const post3 = await Promise.all(
      [1, 2, 3].map((number) =>
        post(service, { headers: stream }, { ...fields, q: `Frase ${number} insieme` }),
      ),
    );
    const refused = post3.filter(({ status }) => status !== 200);
    assert.deepEqual(
      refused.map(({ status, json }) => [status, json.codice]),
      [
        [403, 'pagina_scaduta'],
        [403, 'pagina_scaduta'],
      ],
    );
    assert.equal((await openPage(service)).remaining, 4);
  });

  test('403 for a token of the start page sent as one of a site, and of one site as one of another', async () => {
    const { fields } = await openPage(service, { address: '192.0.2.2' });
    const visitor = { address: '192.0.2.2', target: '/widget' };
    const q = 'Una frase di un altro sito';
    assert.equal((await post(service, visitor, { ...fields, q, sito: 'https://a.example' })).status, 403);
    const headers = { referer: 'https://a.example/', 'sec-fetch-dest': 'iframe' };
    const framed = await openPage(service, { ...visitor, page: '/widget', headers });
    for (const sito of ['https://b.example', '', 'null']) {
      assert.equal((await post(service, visitor, { ...framed.fields, q, sito })).status, 403, sito);
    }
    assert.equal((await post(service, visitor, { ...framed.fields, q })).status, 303);
  });

  test('403 for what another site makes a browser send, at both addresses', async () => {
    for (const target of ['/verifica', '/widget']) {
      const { fields } = await openPage(service, { address: '192.0.2.3' });
      for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
        const visitor: FreeVisitor = {
          address: '192.0.2.3',
          target,
          headers: { ...stream, ...headers } as never,
        };
        const { status, json } = await post(service, visitor, { ...fields, q: 'Una frase da fuori' });
        assert.deepEqual([status, json.codice], [403, 'richiesta_da_altro_sito']);
      }
    }
  });
});

describe('work', () => {
  const { engines, contents } = createCountingEngines();
  let service: TestApp;
  before(async () => {
    service = await startTestApp({ engines });
    for (const number of [1, 2]) {
      const { fields, workBits } = await openPage(service);
      assert.equal(workBits, 0);
      assert.equal((await post(service, {}, { ...fields, q: `Frase senza lavoro ${number}` })).status, 303);
    }
  });
  after(() => service.close());

  test('429 without it from the third check of a day on, and the page says so to those without scripts', async () => {
    const { fields, workBits, answer, remaining } = await openPage(service);
    assert.equal(workBits, 15);
    assert.equal(remaining, 3);
    assert.match(answer.text, /<noscript><p class="note">Senza script/);
    for (const lavoro of [undefined, 'x'.repeat(65), 'sbagliato']) {
      const sent = { ...fields, q: 'Una frase senza lavoro', ...(lavoro === undefined ? {} : { lavoro }) };
      const { status, json, headers } = await post(service, { headers: stream }, sent);
      assert.deepEqual([status, json.codice], [429, 'lavoro_richiesto']);
      assert.equal(headers['retry-after'], String(12 * 60 * 60));
    }
  });

  test('what is ready already comes without it', async () => {
    const { fields } = await openPage(service);
    const { status, text } = await post(
      service,
      { headers: stream },
      { ...fields, q: 'Frase senza lavoro 1' },
    );
    assert.equal(status, 200);
    assert.match(text, /^event: risultato$/m);
  });

  test('429 for a file without it, before the file is received', async () => {
    const before = contents.length;
    const { fields } = await openPage(service);
    const { headers, payload } = multipart([
      { name: 'token', content: fields.token ?? '' },
      { name: 'file', filename: 'a.gif', content: gifOf(3) },
    ]);
    const { status, json } = await service.request({
      method: 'POST',
      url: '/verifica',
      remoteAddress: '192.0.2.1',
      headers: { 'user-agent': 'Mozilla/5.0 (test)', ...headers },
      payload,
    });
    assert.deepEqual([status, json.codice], [429, 'lavoro_richiesto']);
    assert.equal(contents.length, before);
  });

  test('pages that were opened before do not spare it; done, the check begins', async () => {
    const visitor = { address: '192.0.2.60' };
    const pages = await Promise.all([1, 2, 3].map(() => openPage(service, visitor)));
    const codes: unknown[] = [];
    for (const [index, { fields }] of pages.entries()) {
      const answer = await post(
        service,
        { ...visitor, headers: stream },
        { ...fields, q: `Pagina ${index} di tre` },
      );
      codes.push(answer.status === 200 ? 200 : answer.json.codice);
    }
    assert.deepEqual(codes, [200, 200, 'lavoro_richiesto']);
    assert.equal((await send(service, { q: 'Pagina con il suo lavoro' }, visitor)).status, 303);
  });
});

describe('limits', () => {
  test('429 with its own code when a site has used its checks; other sites and our own pages go on', async (t) => {
    const service = await start({ WIDGET_SITE_DAILY_LIMIT: '3' });
    t.after(service.close);
    const from = (site: string, address: string): FreeVisitor => ({
      address,
      page: '/widget',
      target: '/widget',
      headers: { ...stream, referer: `${site}/` },
    });
    const ask = (site: string, number: number) =>
      send(service, { q: `Frase ${number} da ${site}` }, from(site, `192.0.2.${number}`));
    for (const number of [1, 2, 3]) assert.equal((await ask('https://a.example', number)).status, 200);
    const { status, json, headers } = await ask('https://a.example', 4);
    assert.deepEqual([status, json.codice], [429, 'limite_del_sito']);
    assert.equal(headers['retry-after'], String(12 * 60 * 60));
    assert.equal((await openPage(service, from('https://a.example', '192.0.2.4'))).remaining, 0);
    assert.equal((await ask('https://b.example', 5)).status, 200);
    assert.equal(
      (await send(service, { q: 'Frase dalla nostra pagina' }, { address: '192.0.2.4' })).status,
      303,
    );
  });

  test('1,000 scripted visitors of one address get ten times the limit of one, whatever they call themselves', async (t) => {
    const service = await start({ WIDGET_DAILY_LIMIT: '1' });
    t.after(service.close);
    const outcomes = new Map<string, number>();
    for (let index = 0; index < 1000; index += 1) {
      const visitor = { address: `2001:db8:1:2::${index.toString(16)}`, browser: `script ${index}` };
      const { json: page } = await service.request({
        url: '/verifica',
        remoteAddress: visitor.address,
        headers: { 'user-agent': visitor.browser, accept: 'application/json' },
      });
      // They work as long as it is of any use.
      const lavoro = page.rimanenti > 0 ? workFor(page.token) : '';
      const sent = { token: page.token, lavoro, q: `Frase numero ${index} di uno script` };
      const answer = await post(service, { ...visitor, headers: stream }, sent);
      const outcome = answer.status === 200 ? '200' : `${answer.status} ${answer.json.codice}`;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    assert.deepEqual(Object.fromEntries(outcomes), { '200': 10, '429 limite_giornaliero': 990 });
  });

  test('whoever holds a whole /48 gets 160 times the limit of one visitor out of it, not 65,536 times as much', async (t) => {
    const { store, clock, close } = await start();
    t.after(close);
    const settings = { dailyLimit: 1, siteDailyLimit: 0, secrets: keyringOf('secret') };
    const visitors = createVisitors(settings, { store, clock: () => clock.nowMs });
    const begin = (address: string, index: number) => {
      const payer = visitors.payer({ address, userAgent: '' }, { id: `page ${index}`, workBits: 0 }, 0);
      const times = { nowMs: clock.nowMs, leaseUntilMs: clock.nowMs + 60_000, freshSinceMs: 0 };
      return store.admit({
        id: `check ${index}`,
        cacheKey: `claim ${index}`,
        payer,
        nodeId: 'node',
        ...times,
      });
    };
    // Each from a /64 of its own, in ever another /56.
    const admissions = await Promise.all(
      Array.from({ length: 200 }, (_, index) => begin(`2001:db8:1:${(index * 257).toString(16)}::1`, index)),
    );
    assert.equal(admissions.filter(({ outcome }) => outcome === 'started').length, 160);
    assert.equal((await begin('2001:db8:2::1', 200)).outcome, 'started');
  });

  test('behind a proxy that is trusted visitors are those whom it names; otherwise nobody is believed', async (t) => {
    const remainingAfter = async (settings: Record<string, string>) => {
      const service = await start(settings);
      t.after(service.close);
      const through = (address: string): FreeVisitor => ({
        address: '10.0.0.1',
        headers: { 'x-forwarded-for': address },
      });
      assert.equal(
        (await send(service, { q: 'Una frase dietro un proxy' }, through('198.51.100.1'))).status,
        303,
      );
      return (await openPage(service, through('198.51.100.2'))).remaining;
    };
    assert.equal(await remainingAfter({ TRUST_PROXY: '10.0.0.0/8' }), 5);
    assert.equal(await remainingAfter({}), 4);
  });

  test('the limit of a day, and the use of a page, hold over two nodes on one PostgreSQL', async (t) => {
    const postgres = await sharePostgres();
    const url = await postgres.createDatabase();
    const options = {
      settings: { WIDGET_DAILY_LIMIT: '2', DATABASE_URL: url },
      openStore: () => openPostgresStore(url),
    };
    const [one, other] = [await startTestApp(options), await startTestApp(options)];
    t.after(async () => {
      await one.close();
      await other.close();
      await postgres.stop();
    });
    const { fields } = await openPage(one);
    assert.equal((await post(other, {}, { ...fields, q: 'Una frase di un nodo' })).status, 303);
    assert.equal((await post(one, {}, { ...fields, q: 'Una frase di un altro' })).status, 403);
    assert.equal((await openPage(one)).remaining, 1);
    const pages = await Promise.all([one, other, one, other].map((node) => openPage(node)));
    const answers = await Promise.all(
      pages.map((page, index) =>
        post(index % 2 ? one : other, {}, { ...page.fields, q: `Frase ${index} nello stesso momento` }),
      ),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 429, 429, 429]);
    assert.equal((await openPage(other)).remaining, 0);
  });

  test('the limit of a day, and the use of a page, hold after a restart', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'riscontro-restart-'));
    t.after(() => rm(folder, { recursive: true, force: true }));
    const options = {
      settings: { WIDGET_DAILY_LIMIT: '1', SECRETS_FILE: join(folder, 'secrets.json') },
      openStore: () => openSqliteStore(folder, { server: true }),
    };
    const first = await startTestApp(options);
    const { fields } = await openPage(first);
    assert.equal((await post(first, {}, { ...fields, q: 'Una frase prima della fine' })).status, 303);
    await first.close();
    const second = await startTestApp(options);
    t.after(second.close);
    assert.equal((await openPage(second)).remaining, 0);
    assert.equal((await send(second, { q: 'Una frase dopo la fine' })).status, 429);
    const other = { browser: 'altro' };
    const reused = await post(second, other, { ...fields, q: 'Con la pagina di prima' });
    assert.equal(reused.status, 403);
    assert.equal((await send(second, { q: 'Una frase di un altro' }, other)).status, 303);
  });
});

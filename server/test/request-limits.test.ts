/** Short-term limits: requests of a minute, keys that nobody has, and checks that fail through what was sent. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { problemNamed } from '@riscontro/contract';
import { generateKey } from '../src/domain/api-key.ts';
import { AppError } from '../src/domain/app-error.ts';
import type { Content } from '../src/domain/content.ts';
import { openPostgresStore } from '../src/store/postgres/postgres-store.ts';
import type { Store } from '../src/store/store.ts';
import { textFindings } from './support/engines.ts';
import { openPage, post } from './support/free-visitor.ts';
import { sharePostgres } from './support/postgres.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { waitUntil } from './support/wait-until.ts';

const claim = 'Il mare è salato';

describe('requests of a minute', () => {
  let service: TestApp;
  before(async () => {
    service = await startTestApp({ settings: { KEY_RATE_PER_MINUTE: '12', NETWORK_RATE_PER_MINUTE: '20' } });
  });
  after(() => service.close());

  test('are told after the month, and counted for cached answers and usage alike', async () => {
    const { key } = await service.createKey(5);
    const first = await service.verifyText(key, claim);
    assert.equal(first.headers['ratelimit-policy'], '"mese";q=5;w=2678400, "minuto";q=12;w=60');
    assert.match(String(first.headers.ratelimit), /^"mese";r=4;t=\d+, "minuto";r=11;t=5$/);
    const cached = await service.verifyText(key, claim);
    assert.equal(cached.json.cache, true);
    const usage = await service.request({ url: '/api/v1/usage', key });
    assert.match(String(usage.headers.ratelimit), /, "minuto";r=9;t=15$/);
  });

  test('429 with the seconds to wait past them, free, before the body is looked at; other keys go on', async () => {
    const { key } = await service.createKey();
    for (let count = 0; count < 12; count += 1) {
      assert.equal((await service.verifyText(key, claim)).status, 200);
    }
    for (const body of ['{', JSON.stringify({ claim })]) {
      const refused = await service.request({
        method: 'POST',
        url: '/api/v1/verify-text',
        key,
        headers: { 'content-type': 'application/json', 'accept-language': 'en' },
        payload: body,
      });
      assert.deepEqual([refused.status, refused.json.codice], [429, 'troppe_richieste']);
      assert.match(refused.json.detail, /too many requests arrived within a minute.*in 5 seconds/);
      assert.equal(refused.headers['retry-after'], '5');
      assert.match(String(refused.headers.ratelimit), /^"mese";r=\d+;t=\d+, "minuto";r=0;t=60$/);
    }
    assert.equal((await service.verifyText((await service.createKey()).key, claim)).status, 200);
    service.clock.nowMs += 5_000;
    assert.equal((await service.verifyText(key, claim)).status, 200);
    assert.equal((await service.verifyText(key, claim)).status, 429);
    service.clock.nowMs += 60_000;
    const { usate, da_cache } = await service.usage(key);
    assert.deepEqual([usate, da_cache], [0, 13]);
  });

  test('of a network without a key: 429 on pages that cost something, as a page to readers; ready ones go on', async () => {
    const get = (url: string, remoteAddress: string, accept = 'text/html') =>
      service.request({ url, remoteAddress, headers: { accept } });
    for (let count = 0; count < 20; count += 1) {
      assert.equal((await get('/', '192.0.2.50')).status, 200);
    }
    for (const url of ['/', '/v/aaaaaaaaaaaaaaaaaaaaaa', '/widget', '/api/v1/registrazione/sfida']) {
      assert.equal((await get(url, '192.0.2.50')).status, 429, url);
    }
    const refused = await get('/', '192.0.2.50');
    assert.match(refused.text, /troppe richieste in un minuto/);
    assert.equal(refused.headers['retry-after'], '3');
    for (const url of ['/metodo', '/healthz', '/favicon.svg', '/openapi.json']) {
      assert.equal((await get(url, '192.0.2.50')).status, 200, url);
    }
    const { key } = await service.createKey();
    const keyed = await service.request({ url: '/api/v1/usage', key, remoteAddress: '192.0.2.50' });
    assert.equal(keyed.status, 200, 'a key counts by itself');
    assert.equal((await get('/', '192.0.2.51')).status, 200);
  });

  test('of an IPv6 network: by the /64, and four times as many for a /56', async () => {
    const ask = async (address: string) =>
      (await service.request({ url: '/oembed', remoteAddress: address })).status;
    const many = async (address: string) => {
      const statuses = [];
      for (let count = 0; count < 25; count += 1) statuses.push(await ask(address));
      return statuses.filter((status) => status !== 429).length;
    };
    assert.equal(await many('2001:db8:9:1::1'), 20);
    assert.equal(await ask('2001:db8:9:1:ffff::2'), 429);
    for (const number of [2, 3, 4]) assert.equal(await many(`2001:db8:9:${number}::1`), 20);
    assert.equal(await many('2001:db8:9:5::1'), 0);
    assert.equal(await many('2001:db8:9:100::1'), 20);
  });

  test('over two nodes on one PostgreSQL the limit of a key is one limit', async (t) => {
    const postgres = await sharePostgres();
    const url = await postgres.createDatabase();
    const options = { settings: { KEY_RATE_PER_MINUTE: '40' }, openStore: () => openPostgresStore(url) };
    const [one, other] = [await startTestApp(options), await startTestApp(options)];
    t.after(async () => {
      await one.close();
      await other.close();
      await postgres.stop();
    });
    const { key } = await one.createKey();
    const left = async (node: TestApp) => {
      const { headers } = await node.request({ url: '/api/v1/usage', key });
      return Number(/"minuto";r=(\d+)/.exec(String(headers.ratelimit))?.[1]);
    };
    await left(other);
    const known = async () => (await postgresCount(one.store, `2026-05-10`, key)) > 0;
    await waitUntil('the other node has told what it has counted', known, 5_000);
    for (let count = 0; count < 30; count += 1) await one.request({ url: '/api/v1/usage', key });
    await waitUntil('the other node knows of it', async () => (await left(other)) < 20, 5_000);
  });
});

/** What nodes have told of this key's requests on this day. */
async function postgresCount(store: Store, day: string, key: string): Promise<number> {
  const [record] = await store.findKeys(key.slice(0, 13));
  const [sum = 0] = await store.addCounts(day, [{ scope: `requests:${record?.id}`, count: 0 }]);
  return sum;
}

describe('keys that nobody has', () => {
  let service: TestApp;
  let lookUps = 0;
  before(async () => {
    service = await startTestApp({
      async openStore(dataDir) {
        const { openSqliteStore } = await import('../src/store/sqlite/sqlite-store.ts');
        const store = await openSqliteStore(dataDir, { server: true });
        const { findKeyByHash } = store;
        return Object.assign(store, {
          findKeyByHash: (hash: string, nowMs: number) => {
            lookUps += 1;
            return findKeyByHash(hash, nowMs);
          },
        });
      },
    });
  });
  after(() => service.close());
  const ask = (key: string, remoteAddress: string) =>
    service.request({ url: '/api/v1/usage', key, remoteAddress });

  test('429 past so many of one network, without asking the store; good keys there go on', async () => {
    const { key } = await service.createKey();
    assert.equal((await ask(key, '192.0.2.66')).status, 200);
    for (let count = 0; count < 120; count += 1) {
      assert.equal((await ask(generateKey(), '192.0.2.66')).status, 403);
    }
    lookUps = 0;
    for (let count = 0; count < 50; count += 1) {
      const refused = await ask(generateKey(), '192.0.2.66');
      assert.deepEqual([refused.status, refused.json.codice], [429, 'troppe_richieste']);
      assert.match(refused.json.detail, /chiavi che non esistono/);
    }
    assert.equal(lookUps, 0);
    assert.equal((await ask(key, '192.0.2.66')).status, 200);
    assert.equal((await ask(generateKey(), '192.0.2.67')).status, 403);
  });

  test('a new key that five hundred requests bring at once is one try, and a good one', async () => {
    const { key } = await service.createKey();
    lookUps = 0;
    const answers = await Promise.all(Array.from({ length: 500 }, () => ask(key, '192.0.2.68')));
    assert.ok(answers.every(({ status }) => status === 200));
    assert.equal(lookUps, 1);
  });

  test('one that is tried again and again is looked up once in a while', async () => {
    const wrong = generateKey();
    lookUps = 0;
    for (let count = 0; count < 200; count += 1) assert.equal((await ask(wrong, '192.0.2.70')).status, 403);
    assert.ok(lookUps <= 3, `${lookUps}`);
  });

  test('good keys of one network, however many, are never taken for guesses', async () => {
    for (let count = 0; count < 150; count += 1) {
      const { key } = await service.createKey();
      assert.equal((await ask(key, '192.0.2.71')).status, 200);
    }
  });
});

describe('checks that fail', () => {
  const settings = { FAILURES_PER_HOUR: '5', VISITOR_FAILURES_PER_HOUR: '3' };
  /** Fails as the claim says. */
  const engine = {
    async check(content: Content) {
      const text = 'claim' in content ? content.claim : content.kind;
      const code = problemNamed(/^(\w+):/.exec(text)?.[1] ?? '');
      if (code) throw AppError.again({ code, parameters: {} });
      return textFindings;
    },
  };
  const start = (options = {}) => startTestApp({ engines: { text: engine }, settings, ...options });
  let service: TestApp;
  before(async () => {
    service = await start();
  });
  after(() => service.close());

  test('through what was sent: free, and past so many an hour 429; what is in the cache goes on', async () => {
    const { key } = await service.createKey(10);
    assert.equal((await service.verifyText(key, claim)).status, 200);
    const codes = [
      'link_non_trovato',
      'link_non_raggiungibile',
      'link_troppo_lento',
      'non_articolo',
      'link_vietato',
    ];
    for (const code of codes) {
      assert.ok((await service.verifyText(key, `${code}: qualcosa`)).status >= 400);
    }
    for (const text of ['link_non_trovato: altro', 'Una frase nuova']) {
      const refused = await service.verifyText(key, text);
      assert.deepEqual([refused.status, refused.json.codice], [429, 'troppi_errori']);
      assert.equal(refused.headers['retry-after'], '3600');
      assert.match(refused.json.detail, /già 5 verifiche.*Nessuna è stata conteggiata/);
    }
    assert.equal((await service.verifyText(key, claim)).json.cache, true);
    assert.equal((await service.usage(key)).usate, 1);
    assert.equal((await service.verifyText((await service.createKey()).key, 'Una frase nuova')).status, 200);
    service.clock.nowMs += 60 * 60_000;
    assert.equal((await service.verifyText(key, 'Una frase nuova dopo')).status, 200);
  });

  test('through the service itself: not counted', async () => {
    const { key } = await service.createKey();
    for (let count = 0; count < 8; count += 1) {
      for (const code of ['servizio_indisponibile', 'nessuna_fonte', 'errore_interno']) {
        assert.ok((await service.verifyText(key, `${code}: numero ${count}`)).status >= 500);
      }
    }
    assert.equal((await service.verifyText(key, 'Una frase che riesce')).status, 200);
  });

  test('of a stream, or answered later: counted alike', async () => {
    const { key } = await service.createKey();
    const headers = [{ accept: 'text/event-stream' }, { prefer: 'respond-async' }];
    for (let count = 0; count < 5; count += 1) {
      await service.verifyText(key, `link_vietato: ${key} ${count}`, headers[count % 2]);
    }
    await waitUntil(
      'the last one has failed',
      async () => (await service.verifyText(key, `Frase di ${key}`)).status === 429,
    );
  });

  test('of visitors without a key: by their network', async () => {
    const ask = async (address: string, q: string) => {
      const visitor = { address, headers: { accept: 'text/event-stream' } };
      const { fields } = await openPage(service, { address });
      return post(service, visitor, { ...fields, q });
    };
    for (let count = 0; count < 3; count += 1) {
      assert.match((await ask('2001:db8:5:1::1', `non_articolo: ${count}`)).text, /event: errore/);
    }
    const refused = await ask('2001:db8:5:1::2', 'Una frase di chi viene dopo');
    assert.deepEqual([refused.status, refused.json.codice], [429, 'troppi_errori']);
    assert.equal(refused.headers['retry-after'], String(refused.json.riprova_tra));
    assert.equal((await ask('2001:db8:5:1::2', claim)).status, 200, 'what is in the cache');
    assert.equal((await ask('2001:db8:5:2::1', 'Una frase da accanto')).status, 200);
  });

  test('are one budget over two nodes on one PostgreSQL', async (t) => {
    const postgres = await sharePostgres();
    const url = await postgres.createDatabase();
    const options = { openStore: () => openPostgresStore(url) };
    const [one, other] = [await start(options), await start(options)];
    t.after(async () => {
      await one.close();
      await other.close();
      await postgres.stop();
    });
    const { key } = await one.createKey();
    for (let count = 0; count < 4; count += 1) await one.verifyText(key, `non_articolo: ${count}`);
    await one.verifyText(key, 'Una frase che riesce');
    const hour = '2026-05-10T12';
    const [record] = await one.store.findKeys(key.slice(0, 13));
    const told = async () =>
      (await one.store.addCounts(hour, [{ scope: `failures:${record?.id}`, count: 0 }]))[0] ?? 0;
    await waitUntil('four are told', async () => (await told()) === 4, 5_000);
    assert.equal((await other.verifyText(key, 'non_articolo: il quinto')).status, 400);
    await waitUntil('five are told', async () => (await told()) === 5, 5_000);
    await waitUntil(
      'the other node knows',
      async () => (await other.verifyText(key, `non_articolo: oltre`)).json.codice === 'troppi_errori',
      5_000,
    );
  });
});

/** What operators rely on: health, figures, logs that give nothing away, documents that are true. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { validate } from '@scalar/openapi-parser';
import { startTestApp, type TestApp } from './support/test-app.ts';

describe('operation', () => {
  let service: TestApp;
  before(async () => {
    service = await startTestApp({
      settings: { METRICS_TOKEN: 'a-token-of-the-tests', OPERATOR_EMAIL: 'gestore@example.org' },
    });
  });
  after(() => service.close());

  test('healthz answers, readyz tells which kinds can be checked', async () => {
    assert.deepEqual((await service.request({ url: '/healthz' })).json, { stato: 'ok' });
    const ready = await service.request({ url: '/readyz' });
    assert.equal(ready.json.motori.testo, 'pronto');
  });

  test('readyz answers 503 when the store is gone', async () => {
    const broken = await startTestApp();
    assert.equal((await broken.request({ url: '/readyz' })).status, 200);
    await broken.store.close();
    assert.equal((await broken.request({ url: '/readyz' })).status, 503);
    await broken.app.close();
  });

  test('metrics count requests and checks, and hide behind the token', async () => {
    const { key } = await service.createKey();
    await service.verifyText(key, 'Una verifica da contare');
    assert.equal((await service.request({ url: '/metrics' })).status, 404);
    const headers = { authorization: 'Bearer a-token-of-the-tests' };
    const { text } = await service.request({ url: '/metrics', headers });
    assert.match(text, /riscontro_check_duration_seconds_count\{kind="testo",outcome="done"\} 1/);
    assert.match(
      text,
      /riscontro_http_request_duration_seconds_count\{route="\/api\/v1\/verify-text",status="200"\} 1/,
    );
  });

  test('403 for metrics without a token to whoever is not on this machine, or comes through a proxy', async () => {
    const open = await startTestApp({ settings: { BASE_URL: 'https://verifica.example.org' } });
    const ask = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
      open.request({ url: '/metrics', headers, remoteAddress });
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      assert.equal((await ask({}, address)).status, 200, address);
    const refused = [
      ask({}, '192.0.2.7'),
      ask({ host: 'verifica.example.org' }),
      ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'].map(
        (name) => ask({ [name]: '127.0.0.1' }),
      ),
      ask({ 'x-forwarded-for': '127.0.0.1' }, '192.0.2.7'),
    ];
    for (const { status, json } of await Promise.all(refused)) {
      assert.deepEqual([status, json.codice], [403, 'metriche_riservate']);
      assert.match(json.detail, /METRICS_TOKEN/);
    }
    await open.close();
  });

  test('421 for a request that calls the service by another name, whatever it asks for', async () => {
    const named = await startTestApp({
      settings: { BASE_URL: 'https://verifica.example.org', ALLOWED_HOSTS: 'verifica.interna, altra.test' },
    });
    const ask = (host: string, url = '/stato.json', more: Record<string, string> = {}) =>
      named.request({ url, headers: { host, ...more } });
    for (const url of ['/', '/stato.json', '/api/v1/usage', '/nulla', '/healthz', '/metrics', '/docs/']) {
      const { status, json } = await ask('rebound.evil.test', url);
      assert.deepEqual([status, json.codice], [421, 'nome_sconosciuto'], url);
      assert.match(json.detail, /https:\/\/verifica\.example\.org.*ALLOWED_HOSTS/);
    }
    for (const host of ['verifica.example.org', 'verifica.interna:8080', 'altra.test', 'localhost:80'])
      assert.equal((await ask(host)).status, 200, host);
    assert.equal((await ask('10.0.0.8:8080', '/healthz')).status, 200, 'a probe knows only the address');
    assert.equal((await ask('10.0.0.8:8080')).status, 421);
    const forwarded = { 'x-forwarded-host': 'verifica.example.org' };
    assert.equal((await ask('evil.test', '/', forwarded)).status, 421, 'no proxy is trusted');
    await named.close();
  });

  test('421 for a foreign name without a public address too; what a trusted proxy tells counts', async () => {
    const headers = { host: 'rebound.evil.test' };
    assert.equal((await service.request({ url: '/stato.json', headers })).status, 421);
    const behind = await startTestApp({
      settings: { BASE_URL: 'https://verifica.example.org', TRUST_PROXY: '127.0.0.1' },
    });
    const status = async (host: string, forwarded: string, remoteAddress = '127.0.0.1') =>
      (
        await behind.request({
          url: '/stato.json',
          remoteAddress,
          headers: { host, 'x-forwarded-host': forwarded },
        })
      ).status;
    assert.equal(await status('upstream:8080', 'verifica.example.org'), 200);
    assert.equal(await status('verifica.example.org', 'evil.test'), 421);
    assert.equal(await status('upstream:8080', 'verifica.example.org', '192.0.2.7'), 421);
    await behind.close();
  });

  test('security.txt names whom to write to, until when, and is 404 where nobody is named', async () => {
    const { status, headers, text } = await service.request({ url: '/.well-known/security.txt' });
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
    const fields = new Map(
      text
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/, 2) as [string, string]),
    );
    assert.equal(fields.get('Contact'), 'mailto:gestore@example.org');
    assert.equal(fields.get('Preferred-Languages'), 'it, en');
    assert.equal(fields.get('Canonical'), 'http://127.0.0.1:8080/.well-known/security.txt');
    const validMs = Date.parse(fields.get('Expires') ?? '') - service.clock.nowMs;
    assert.ok(validMs > 0 && validMs < 365 * 24 * 60 * 60_000);
    const nobody = await startTestApp();
    assert.equal((await nobody.request({ url: '/.well-known/security.txt' })).status, 404);
    await nobody.close();
  });

  test('logs hold neither the claim nor the key nor the text of an answer', async () => {
    const { key } = await service.createKey();
    await service.verifyText(key, 'Frase riservata dei test');
    await service.verifyText('rsc_live_nonsense', 'Frase riservata dei test');
    await service.request({
      method: 'POST',
      url: '/api/v1/verify-text?claim=riservata',
      key,
      payload: 'riservata',
    });
    const log = service.logLines.join('');
    assert.match(log, /"route":"\/api\/v1\/verify-text","status":200/);
    for (const secret of ['riservata', 'rsc_live_', 'Risposta di prova'])
      assert.ok(!log.includes(secret), secret);
  });

  test('the OpenAPI document is valid 3.1 and describes routes that exist', async () => {
    const { json: document } = await service.request({ url: '/openapi.json' });
    const { valid, errors } = await validate(document);
    assert.ok(valid, JSON.stringify(errors));
    assert.equal(document.openapi, '3.1.0');
    assert.deepEqual(document.info.contact, { email: 'gestore@example.org' });
    for (const [path, methods] of Object.entries(document.paths as Record<string, object>)) {
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
      for (const method of Object.keys(methods)) {
        assert.ok(
          service.app.http.hasRoute({ method: method.toUpperCase() as 'GET', url }),
          `${method} ${url}`,
        );
      }
    }
  });

  test('the documentation page is there and asks for nothing from elsewhere', async () => {
    const page = await service.request({ url: '/docs/' });
    assert.equal(page.status, 200);
    assert.match(String(page.headers['content-security-policy']), /connect-src 'self'/);
    assert.doesNotMatch(page.text, /src="https?:/);
    assert.equal((await service.request({ url: '/docs/js/scalar.js' })).status, 200);
  });

  test('the page of problems explains every code', async () => {
    const { text } = await service.request({ url: '/problemi', headers: { 'accept-language': 'en' } });
    assert.match(text, /id="quota_esaurita"/);
    assert.match(text, /The monthly quota is used up/);
  });
});

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

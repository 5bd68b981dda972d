/** The pages for developers, as the server sends them. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startTestApp, type TestApp } from './support/test-app.ts';

describe('the pages for developers', () => {
  let service: TestApp;
  before(async () => {
    service = await startTestApp({
      settings: {
        BASE_URL: 'https://verifica.example.org',
        OPERATOR_EMAIL: 'gestore@example.org',
        REGISTRATION_QUOTA: '1234',
        IMAGE_MB_MAX: '7',
        CLAIM_CHARACTERS_MAX: '4321',
      },
    });
  });
  after(() => service.close());
  const open = async (url: string, app = service) => app.request({ url, headers: { accept: 'text/html' } });

  test('limits, quota, address and the operator are those of the settings', async () => {
    const { text, status } = await open('/sviluppatori?lang=it');
    assert.equal(status, 200);
    assert.match(text, /1\.234 verifiche al mese/);
    assert.match(text, /da 3 a 4\.321 caratteri/);
    assert.match(text, /7 MB, 100 megapixel/);
    assert.match(text, /mailto:gestore@example\.org/);
    assert.match(text, /curl https:\/\/verifica\.example\.org\/api\/v1\/verify-text/);
    assert.doesNotMatch(text, /Riceverai un messaggio/);
  });

  test('the English name leads to the English page', async () => {
    const answer = await open('/developers');
    assert.deepEqual([answer.status, answer.headers.location], [302, '/sviluppatori?lang=en']);
    assert.match((await open('/sviluppatori?lang=en')).text, /1,234 checks a month/);
  });

  test('where nobody has told an address, and where keys are not given out, the page says so plainly', async () => {
    const closed = await startTestApp({ settings: { REGISTRATION_DAILY_LIMIT: '0' } });
    try {
      const { text } = await open('/sviluppatori?lang=it', closed);
      assert.match(text, /le chiavi le dà soltanto chi la gestisce/);
      assert.match(text, /non ha indicato un indirizzo e-mail/);
      assert.doesNotMatch(text, /id="registrazione"/);
    } finally {
      await closed.close();
    }
  });

  test('codes of the API are in the table, those of pages are not', async () => {
    const { text } = await open('/sviluppatori');
    for (const code of ['chiave_mancante', 'quota_esaurita', 'link_troppo_lento', 'troppe_rotazioni']) {
      assert.ok(text.includes(`/problemi#${code}"`), code);
    }
    for (const code of ['limite_giornaliero', 'troppe_segnalazioni']) {
      assert.ok(!text.includes(`/problemi#${code}"`), code);
    }
  });

  test('the console holds no key, is not kept by browsers and not listed', async () => {
    const { text, headers } = await open('/sviluppatori/console');
    assert.equal(headers['cache-control'], 'no-store');
    assert.match(text, /noindex/);
    assert.doesNotMatch(text, /rsc_live_\w/);
  });

  test('what is new comes from the changelog', async () => {
    const { text } = await open('/sviluppatori/novita?lang=it');
    assert.match(text, /0\.2\.0[\s\S]*0\.1\.0/);
    assert.match(text, /href="\/sviluppatori\?lang=it"/);
  });

  test('llms.txt tells the service, its endpoints and how to cite it', async () => {
    const { text, headers } = await service.request({ url: '/llms.txt' });
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
    assert.match(text, /^# Riscontro\n\n> /);
    assert.match(text, /POST https:\/\/verifica\.example\.org\/api\/v1\/verify-text/);
    assert.match(text, /## Citing a result/);
  });
});

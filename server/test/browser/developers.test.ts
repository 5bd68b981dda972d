/** What developers do on their pages: get a key, use it, look at its usage, replace it, switch it off. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { skipBrowser } from '../support/find-chromium.ts';
import { freePort } from '../support/free-port.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { startTestApp } from '../support/test-app.ts';
import { launchBrowser, type TestBrowser, type Visit } from './support/browser.ts';
import { keyboardFaults } from './support/keyboard-check.ts';
import { axeFaults, markupFaults, outlineFaults, overflowFaults } from './support/page-checks.ts';
import { sendCheck } from './support/sample-engines.ts';
import { type Site, startSite } from './support/site.ts';

const claim = 'La torre Eiffel è in Italia';

describe('what developers do', { skip: skipBrowser }, () => {
  let site: Site;
  let browser: TestBrowser;
  let visit: Visit;
  let key = '';
  before(async () => {
    [site, browser] = await Promise.all([startSite({ REGISTRATION_DIFFICULTY: '10' }), launchBrowser()]);
    visit = await browser.visit(site.url, { width: 360 });
    await visit.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  const inOrder = async ({ page, complaints } = visit) => {
    const faults = [
      ...(await axeFaults(page)),
      ...(await overflowFaults(page)),
      ...(await outlineFaults(page, 'it')),
      ...(await markupFaults(page)),
    ];
    assert.deepEqual([...faults, ...complaints], []);
  };
  const focusedId = () => visit.page.evaluate(() => document.activeElement?.id);
  const statusOf = async (apiKey: string) =>
    (await fetch(`${site.url}/api/v1/usage`, { headers: { 'x-api-key': apiKey } })).status;
  const openConsole = async (apiKey: string) => {
    await visit.open('/sviluppatori/console');
    await visit.page.fill('#chiave', apiKey);
    await visit.page.press('#chiave', 'Enter');
    await visit.page.waitForSelector('#console:not([hidden])');
  };

  test('a key is made from the keyboard, shown once, and can be copied with its command', async () => {
    const { page } = visit;
    await visit.open('/sviluppatori');
    await page.focus('#nome');
    await page.keyboard.type('Redazione <i>');
    await page.keyboard.press('Tab');
    await page.keyboard.type('redazione@example.org');
    await page.keyboard.press('Tab');
    await page.keyboard.type('verifica dei commenti');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#chiave-nuova:not([hidden])');
    assert.equal(await focusedId(), 'chiave-nuova-titolo');
    key = await page.innerText('#chiave-nuova .new-key code');
    assert.match(key, /^rsc_live_\w{36}$/);
    assert.match(await page.innerText('#chiave-nuova .warning'), /mai più/);
    await inOrder();
    const copied = async (place: number) => {
      await page.locator('#chiave-nuova button[data-copy]').nth(place).click();
      await page.waitForFunction(
        (at) => document.querySelectorAll('#chiave-nuova [role=status]')[at]?.textContent !== '',
        place,
      );
      return page.evaluate(() => navigator.clipboard.readText());
    };
    assert.equal(await copied(0), key);
    assert.match(await copied(1), new RegExp(`^curl ${site.url}/api/v1/verify-text .*X-API-Key: ${key}`));

    await page.reload();
    assert.ok(!(await page.content()).includes(key), 'it cannot be shown again');
  });

  test('the first check with that key shows in its chart, its table and its share from the cache', async () => {
    const { page } = visit;
    for (let count = 0; count < 2; count += 1) await sendCheck(site.url, key, { kind: 'text', input: claim });
    await fetch(`${site.url}/api/v1/verify-text`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ claim: 'ab' }),
    });
    await openConsole(key);
    assert.equal(await focusedId(), 'cliente');
    assert.equal(await page.innerText('#cliente'), 'Redazione <i>');
    assert.equal(await page.innerText('#usate'), '1');
    assert.equal(await page.innerText('#rimanenti'), '99');
    assert.equal(await page.innerText('#dalla-cache'), '50%');
    const heights = await page.evaluate(() =>
      ['used', 'cached'].map((part) =>
        Number(document.querySelector(`[data-day="2026-05-10"] .${part}`)?.getAttribute('height')),
      ),
    );
    assert.ok(heights.every((height) => height > 0) && heights[0] === heights[1], String(heights));
    await page.click('#giorni-tabella summary');
    assert.deepEqual(await page.locator('#giorni td').allInnerTexts(), ['1', '1']);
    assert.deepEqual((await page.locator('#errori td').allInnerTexts()).slice(0, 2), [
      '400',
      'testo_troppo_corto',
    ]);
    await inOrder();
    // The Tab key begins at the top again.
    await page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
    assert.deepEqual(await keyboardFaults(page), []);
    assert.ok(!page.url().includes(key), 'no address holds the key');
    const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
    assert.deepEqual(kept, [0, 0, ''], 'and no store of the browser');
  });

  test('figures are read anew, and the console forgets the key when it is closed', async () => {
    const { page } = visit;
    await sendCheck(site.url, key, { kind: 'text', input: 'Un’altra frase da verificare' });
    await page.click('#aggiorna');
    await page.waitForFunction(() => document.querySelector('#usate')?.textContent === '2');
    await page.click('#chiudi');
    assert.equal(await focusedId(), 'chiave');
    assert.equal(await page.inputValue('#chiave'), '');
    assert.equal(await page.isVisible('#console'), false);
  });

  test('a key that is none is refused in words', async () => {
    const { page } = visit;
    await visit.open('/sviluppatori/console');
    await page.fill('#chiave', 'rsc_live_sbagliata');
    await page.press('#chiave', 'Enter');
    await page.waitForSelector('#avviso:not([hidden])');
    assert.match(await page.innerText('#avviso'), /Chiave non valida/);
    visit.complaints.length = 0;
    await inOrder();
  });

  test('a key is replaced: the new one is shown once and works, the old one for as long as was said', async () => {
    const { page } = visit;
    await openConsole(key);
    await page.check('#rotazione input[value="24"]');
    await page.click('#rotazione button');
    await page.waitForSelector('#chiave-nuova:not([hidden])');
    const second = await page.innerText('#chiave-nuova .new-key code');
    assert.notEqual(second, key);
    assert.match(await page.innerText('#vecchia'), /11 maggio 2026/);
    assert.deepEqual([await statusOf(key), await statusOf(second)], [200, 200]);
    await inOrder();

    await page.check('#rotazione input[value="0"]');
    await page.click('#rotazione button');
    await page.waitForFunction(
      (before) => document.querySelector('#chiave-nuova .new-key code')?.textContent !== before,
      second,
    );
    key = await page.innerText('#chiave-nuova .new-key code');
    assert.equal(await statusOf(key), 200);
    assert.match(await page.innerText('#chiave-nuova'), new RegExp(`X-API-Key: ${key}`));
    assert.match(await page.innerText('#vecchia'), /non funziona più/);
  });

  test('a key is switched off only after its owner has said that they understand', async () => {
    const { page } = visit;
    await page.click('#disattivazione button');
    assert.equal(await page.isVisible('#console'), true);
    await page.check('#disattivazione input');
    await page.click('#disattivazione button');
    await page.waitForSelector('#disattivata:not([hidden])');
    assert.equal(await focusedId(), 'disattivata-titolo');
    await inOrder();
    const [record] = await site.service.store.findKeys('Redazione <i>');
    assert.equal(record?.active, false);
  });

  test('what goes wrong is told above the form, which keeps what was written', async () => {
    const { page } = visit;
    await visit.open('/sviluppatori');
    await page.fill('#nome', 'Redazione');
    await page.fill('#email', 'a@b');
    await page.fill('#uso', 'verifica dei commenti');
    await page.click('#registrazione button[type=submit]');
    await page.waitForSelector('#avviso:not([hidden])');
    assert.match(await page.innerText('#avviso'), /email/);
    assert.equal(await page.inputValue('#uso'), 'verifica dei commenti');
    visit.complaints.length = 0;
    await inOrder();
  });

  test('without scripts the page tells the command line, and nothing on it is dead', async () => {
    const plain = await browser.visit(site.url, { width: 360, scripts: false });
    await plain.open('/sviluppatori');
    assert.equal(await plain.page.isVisible('#registrazione'), false);
    assert.match(await plain.page.innerText('noscript'), /riga di comando/);
    await plain.open('/sviluppatori/console');
    assert.match(await plain.page.innerText('noscript'), /curl/);
    assert.deepEqual(plain.complaints, []);
    await plain.close();
  });

  test('where an e-mail is to be confirmed, its link shows the key, without scripts too', async () => {
    const mail = await startSmtpServer();
    const service = await startOnPort({
      SMTP_URL: mail.url,
      SMTP_FROM: 'noreply@example.org',
      REGISTRATION_DIFFICULTY: '8',
    });
    try {
      const visitor = await browser.visit(service.url, { width: 360 });
      const { page } = visitor;
      await visitor.open('/sviluppatori');
      await page.fill('#nome', 'Redazione');
      await page.fill('#email', 'redazione@example.org');
      await page.fill('#uso', 'verifica dei commenti');
      await page.click('#registrazione button[type=submit]');
      await page.waitForSelector('#da-confermare:not([hidden])');
      const [, link = ''] = /(\/sviluppatori\/conferma\S+)/.exec(mail.mails[0]?.text ?? '') ?? [];
      await visitor.open(link);
      await inOrder(visitor);

      const plain = await browser.visit(service.url, { width: 360, scripts: false });
      await plain.open(link);
      await plain.page.click('main form button');
      await plain.page.waitForSelector('.new-key');
      const shown = await plain.page.innerText('.new-key code');
      const answer = await fetch(`${service.url}/api/v1/usage`, { headers: { 'x-api-key': shown } });
      assert.equal(answer.status, 200);
      assert.deepEqual([...(await overflowFaults(plain.page)), ...plain.complaints], []);
      await Promise.all([visitor.close(), plain.close()]);
    } finally {
      await service.close();
      await mail.close();
    }
  });
});

async function startOnPort(settings: Record<string, string>) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const service = await startTestApp({ settings: { BASE_URL: url, ...settings } });
  await service.app.http.listen({ host: '127.0.0.1', port });
  return { url, close: () => service.close() };
}

/** The checks of the browser tests find the faults that they are made for, and nothing on a page without faults. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { skipBrowser } from '../support/find-chromium.ts';
import { launchBrowser, type TestBrowser, type Visit } from './support/browser.ts';
import { keyboardFaults } from './support/keyboard-check.ts';
import {
  axeFaults,
  deadControlFaults,
  markupFaults,
  outlineFaults,
  overflowFaults,
  shiftFaults,
} from './support/page-checks.ts';

const frame = (body: string, head = '') =>
  `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Prova</title>${head}</head><body><main>${body}</main></body></html>`;

const pages: Record<string, string> = {
  '/good': frame(
    '<h1>Titolo</h1><h2>Parte</h2><p>Testo</p><form><label>Nome <input name="a"></label> <label><input type="radio" name="r" checked>1</label> <label><input type="radio" name="r">2</label> <button>Manda</button></form><details><summary>Altro</summary><a href="/good">Dentro</a></details>',
  ),
  '/outline': frame('<h1>Uno</h1><h1>Due</h1><h3 id="x">Tre</h3><p id="x">Testo</p>'),
  '/axe': frame(
    '<h1>Titolo</h1><p style="color:#aaa;background:#fff">Chiaro</p><img src="data:image/gif;,">',
  ),
  '/dark': frame(
    '<h1>Titolo</h1><p>Testo</p>',
    '<style>@media (prefers-color-scheme:dark){body{background:#111;color:#eee}p{color:#333}}</style>',
  ),
  '/wide': frame('<h1>Titolo</h1><div style="width:900px">Largo</div>'),
  '/shift': frame(
    '<h1>Titolo</h1><div id="d"></div><p>Testo</p><script>requestAnimationFrame(() => requestAnimationFrame(() => { d.style.height = "300px"; document.title = "Fatto"; }))</script>',
  ),
  '/keyboard': frame(
    '<h1>Titolo</h1><a href="/good" style="outline:none">Senza segno</a><div role="button" tabindex="0">Va bene</div><a href="/good" style="position:fixed;left:-999px">Fuori</a><a href="/good" onblur="this.focus()">Trappola</a><a href="/good">Oltre</a>',
  ),
  '/markup': frame(
    '<h1>Titolo</h1><a href="javascript:x()">x</a><p onclick="x()">x</p><script>var y = 1</script><form action="data:x"></form>',
  ),
  '/dead': frame('<h1>Titolo</h1><button type="button">Copia</button><button>Senza modulo</button>'),
  '/elsewhere': frame(
    '<h1>Titolo</h1><img src="http://www.example.org/x.png" alt="x"><img src="http://192.0.2.1/x.png" alt="x">',
  ),
  '/refused': frame(
    '<h1>Titolo</h1><script>alert(1)</script>',
    '<meta http-equiv="content-security-policy" content="script-src \'none\'">',
  ),
  '/dialog': frame('<h1>Titolo</h1><script>alert(1); missing()</script><img src="/nothing" alt="x">'),
};

describe('checks of pages', { skip: skipBrowser }, () => {
  let server: Server;
  let browser: TestBrowser;
  let visit: Visit;
  let url: string;
  before(async () => {
    server = createServer((request, response) => {
      const page = pages[request.url ?? ''];
      response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    }).listen(0, '127.0.0.1');
    [browser] = await Promise.all([launchBrowser(), once(server, 'listening')]);
    url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    visit = await browser.visit(url, { width: 360 });
  });
  after(async () => {
    await browser.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const open = async (path: string) => {
    visit.complaints.length = 0;
    await visit.open(path);
    return visit.page;
  };

  test('a page without faults has none', async () => {
    const page = await open('/good');
    const faults = [
      ...(await outlineFaults(page, 'it')),
      ...(await axeFaults(page)),
      ...(await overflowFaults(page)),
      ...(await shiftFaults(page)),
      ...(await markupFaults(page)),
      ...(await deadControlFaults(page)),
      ...(await keyboardFaults(page)),
      ...visit.complaints,
    ];
    assert.deepEqual(faults, []);
  });

  test('headings, language and ids', async () => {
    const faults = (await outlineFaults(await open('/outline'), 'en')).join('\n');
    assert.match(faults, /lang is it.*not one h1.*leaves a level out.*id x more than once/s);
  });

  test('contrast and pictures without a text', async () => {
    const faults = (await axeFaults(await open('/axe'))).join('\n');
    assert.match(faults, /color-contrast/);
    assert.match(faults, /image-alt/);
  });

  test('contrast in the other theme, without loading the page again', async () => {
    const page = await open('/dark');
    assert.deepEqual(await axeFaults(page), []);
    await page.emulateMedia({ colorScheme: 'dark' });
    assert.match((await axeFaults(page)).join('\n'), /^color-contrast: <p>Testo/);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  test('what is wider than the window, by name', async () => {
    assert.match((await overflowFaults(await open('/wide'))).join('\n'), /^9\d\d px wide in 360: <div style/);
  });

  test('what moves while the page loads', async () => {
    const page = await open('/shift');
    await page.waitForFunction(() => document.title === 'Fatto');
    assert.match((await shiftFaults(page)).join('\n'), /^layout shift of 0\.\d+$/);
  });

  test('focus that is not seen, that is out of the window, that does not come', async () => {
    const faults = (await keyboardFaults(await open('/keyboard'))).join('\n');
    assert.match(faults, /focus is not seen: .*Senza segno/);
    assert.match(faults, /focus is outside of the window: .*Fuori/);
    assert.match(faults, /not reached by Tab: .*Oltre/);
    assert.doesNotMatch(faults, /Va bene/);
  });

  test('links, handlers and scripts of others', async () => {
    assert.deepEqual(await markupFaults(await open('/markup')), [
      'href="javascript:x()"',
      'attribute onclick',
      'script: var y = 1',
      'action="data:x"',
    ]);
  });

  test('buttons that do nothing without scripts', async () => {
    assert.equal((await deadControlFaults(await open('/dead'))).length, 2);
  });

  test('requests to elsewhere, which never leave', async () => {
    const failures: (string | undefined)[] = [];
    visit.page.on('requestfailed', (request) => failures.push(request.failure()?.errorText));
    await open('/elsewhere');
    assert.deepEqual(visit.complaints, [
      'request elsewhere: http://www.example.org/x.png',
      'request elsewhere: http://192.0.2.1/x.png',
    ]);
    assert.deepEqual(failures, ['net::ERR_NAME_NOT_RESOLVED', 'net::ERR_NAME_NOT_RESOLVED']);
  });

  test('refusals of the security policy, dialogs, errors and missing parts', async () => {
    await open('/refused');
    assert.match(visit.complaints.join('\n'), /Refused by script-src/);
    await open('/dialog');
    assert.match(visit.complaints.join('\n'), /dialog: 1.*missing is not defined/s);
    assert.match(visit.complaints.join('\n'), /404: .*\/nothing/);
  });

  test('pages can be read with scripts off', async () => {
    const plain = await browser.visit(url, { scripts: false });
    await plain.open('/dialog');
    assert.deepEqual(await deadControlFaults(plain.page), []);
    assert.ok(!plain.complaints.some((complaint) => complaint.startsWith('dialog')));
    await plain.close();
  });
});

/** The start page in a real browser: everything it takes, what it shows meanwhile, and what it says when it cannot. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Progress } from '@riscontro/contract/inside';
import type { Content } from '../../src/domain/content.ts';
import type { CheckContext } from '../../src/pipelines/engine.ts';
import { mediaFindings, textFindings } from '../support/engines.ts';
import { skipBrowser } from '../support/find-chromium.ts';
import { freePort } from '../support/free-port.ts';
import { gifOf } from '../support/image-bytes.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { launchBrowser, type TestBrowser, type Visit } from './support/browser.ts';
import { axeFaults, overflowFaults } from './support/page-checks.ts';

/** A claim that begins so is told these events, and ends when the test says so. */
const slowly = 'Lentamente';
const events: readonly Progress[] = [
  { event: 'phase', data: { name: 'reading', text: 'Lettura della frase' } },
  { event: 'phase', data: { name: 'search', text: 'Ricerca in 3 fonti' } },
  { event: 'source', data: { name: 'Enciclopedia <b>di prova</b>', outcome: 'found' } },
  { event: 'source', data: { name: 'Archivio muto', outcome: 'silent' } },
  { event: 'signal', data: { kind: 'forensics', method: 'errorLevel', outcome: 'attention' } },
];

const contents: Content[] = [];
const ending = Promise.withResolvers<void>();
const text = {
  async check(content: Content, { progress }: CheckContext) {
    contents.push(content);
    if ('claim' in content && content.claim.startsWith(slowly)) {
      for (const event of events) progress(event);
      await ending.promise;
    }
    return textFindings;
  },
};
const media = {
  async check(content: Content) {
    contents.push(content);
    return mediaFindings;
  },
};

describe('the start page', { skip: skipBrowser }, () => {
  let service: TestApp;
  let browser: TestBrowser;
  let visit: Visit;
  let url: string;
  before(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    [service, browser] = await Promise.all([
      startTestApp({
        engines: { text, article: text, image: media, video: media },
        settings: { BASE_URL: url, LOG_LEVEL: 'warn', WIDGET_DAILY_LIMIT: '8', IMAGE_MB_MAX: '1' },
      }),
      launchBrowser(),
    ]);
    await service.app.http.listen({ host: '127.0.0.1', port });
    visit = await browser.visit(url, { width: 360 });
  });
  after(async () => {
    ending.resolve();
    await browser?.close();
    await service?.close();
  });

  const sendButton = '#verifica button[type=submit]';
  const send = async (q: string) => {
    await visit.page.fill('#q', q);
    await visit.page.click(sendButton);
  };
  const verdict = () => visit.page.waitForSelector('#esito h2:focus');
  const warning = async () => {
    await visit.page.waitForSelector('#avviso h2:focus');
    return visit.page.innerText('#avviso');
  };
  const remaining = () => visit.page.getAttribute('#rimanenti', 'data-remaining');
  const inOrder = async () =>
    assert.deepEqual([...(await axeFaults(visit.page)), ...(await overflowFaults(visit.page))], []);

  /** Hands an image to the page as a browser does after a drop or a paste. */
  const hand = (how: 'drop' | 'paste', name: string, bytes: Buffer) =>
    visit.page.evaluate(
      ([kind, fileName, data]) => {
        const transfer = new DataTransfer();
        const file = new File([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], fileName, {
          type: 'image/gif',
        });
        transfer.items.add(file);
        const options = { bubbles: true, cancelable: true };
        document.body.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: transfer })
            : new ClipboardEvent('paste', { ...options, clipboardData: transfer }),
        );
      },
      [how, name, bytes.toString('base64')] as const,
    );

  test('a link is checked as an article, and the number left goes down', async () => {
    await visit.open('/');
    assert.equal(await remaining(), '8');
    await send('https://www.example.org/notizia');
    await verdict();
    assert.deepEqual(contents.at(-1), { kind: 'article', url: 'https://www.example.org/notizia' });
    assert.equal(await remaining(), '7');
    await inOrder();
    await visit.page.click('#esito button');
    assert.equal(await visit.page.evaluate(() => document.activeElement?.id), 'q');
    assert.equal(new URL(visit.page.url()).pathname, '/');
  });

  for (const [how, frames] of [
    ['drop', 1],
    ['paste', 2],
  ] as const) {
    test(`a picture that is handed over by ${how} is shown, can be removed, and is checked`, async () => {
      await visit.open('/');
      await visit.page.fill('#q', 'Questo testo resta nel campo');
      await hand(how, 'foto.gif', gifOf(frames));
      await visit.page.waitForSelector('#scelto img');
      assert.equal(await visit.page.innerText('.file-name'), 'foto.gif');
      await inOrder();
      await visit.page.click('#scelto button');
      assert.equal(await visit.page.inputValue('#q'), 'Questo testo resta nel campo');
      await hand(how, 'foto.gif', gifOf(frames));
      await visit.page.click(sendButton);
      await verdict();
      assert.equal(contents.at(-1)?.kind, 'image');
    });
  }

  test('a file that is too large is refused before it is sent', async () => {
    await visit.open('/');
    await visit.page.setInputFiles('#file', {
      name: 'enorme.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(1024 * 1024 + 1),
    });
    assert.match(await warning(), /limite di 1 MB/);
    assert.equal(await visit.page.isVisible('#q'), true);
  });

  test('phases, sources and signals show while a check runs; left, it goes on and is found again', async () => {
    await visit.open('/');
    await send(`${slowly} si vede tutto`);
    const { page } = visit;
    await page.waitForSelector('.phase.current');
    assert.deepEqual(await page.locator('.phase').allTextContents(), [
      'Lettura della frase (fatto)',
      'Ricerca in 3 fonti (in corso)',
    ]);
    assert.deepEqual(await page.locator('.found li').allTextContents(), [
      'Enciclopedia <b>di prova</b>',
      'Archivio muto (non risponde)',
      'Livello di errore (ELA): da guardare',
    ]);
    assert.equal(await page.innerText('#annuncio'), 'Ricerca in 3 fonti');
    assert.match(new URL(page.url()).pathname, /^\/verifica\/[\w-]{16,}$/);
    await inOrder();

    await page.click('#andamento button');
    assert.match(await warning(), /smesso di aspettare/);
    assert.equal(await page.inputValue('#q'), `${slowly} si vede tutto`);
    await page.click('#avviso a');
    await page.waitForSelector('h1:has-text("Verifica in corso")');
    await inOrder();
    ending.resolve();
    await page.waitForURL(/\/v\/[\w-]{16,}$/);
  });

  test('a page that was open for too long gets a new token by itself', async () => {
    await visit.open('/');
    await visit.page.evaluate(() =>
      document.querySelector('input[name=token]')?.setAttribute('value', 'x.y'),
    );
    const refused = visit.page.waitForResponse((response) => response.status() === 403);
    await send('La pagina è aperta da ieri');
    await refused;
    await verdict();
    visit.complaints.length = 0;
  });

  test('an answer that breaks off, none at all and no connection are told apart, and the text is kept', async () => {
    const { page } = visit;
    const q = 'La connessione va e viene';
    await visit.open('/');
    const begun = 'event: inizio\ndata: {"id":"AAAAAAAAAAAAAAAAAAAAAA"}\n\n';
    await page.route('**/verifica', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: begun }),
    );
    await send(q);
    assert.match(await warning(), /La connessione si è interrotta/);
    assert.equal(await page.getAttribute('#avviso a', 'href'), '/verifica/AAAAAAAAAAAAAAAAAAAAAA');
    await page.unroute('**/verifica');
    await page.route('**/verifica', (route) => route.abort());
    await send(q);
    assert.match(await warning(), /Il servizio non risponde/);
    await page.unroute('**/verifica');
    await page.context().setOffline(true);
    await send(q);
    assert.match(await warning(), /senza connessione/);
    await inOrder();
    await page.context().setOffline(false);
    assert.equal(await page.inputValue('#q'), q);
    await page.click(sendButton);
    await verdict();
    visit.complaints.length = 0;
  });

  test('at the limit the page says so before and after sending, and a ready answer still comes', async () => {
    await visit.open('/');
    for (let left = Number(await remaining()); left > 0; left -= 1) {
      await send(`Frase per finire le verifiche, numero ${left}`);
      await verdict();
      await visit.page.click('#esito button');
    }
    await visit.open('/');
    assert.match(await visit.page.innerText('#rimanenti'), /Le verifiche gratuite di oggi sono finite/);
    await send('Questa è di troppo');
    assert.match(await warning(), /Verifiche gratuite di oggi finite/);
    assert.equal(await visit.page.inputValue('#q'), 'Questa è di troppo');
    await inOrder();
    await send('Frase per finire le verifiche, numero 1');
    await verdict();
    assert.deepEqual(
      visit.complaints.filter((complaint) => !complaint.startsWith('429')),
      [],
    );
  });
});

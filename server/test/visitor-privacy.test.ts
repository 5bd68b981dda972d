/** What visitors without a key choose and take back: confidential checks, and results that they delete. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type FreeVisitor, openPage, post, workFor } from './support/free-visitor.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { waitUntil } from './support/wait-until.ts';

const tick = /<input type="checkbox" name="riservata" value="on"[^>]*? checked>/;
const box = /<input type="checkbox" name="riservata" value="on"[^>]*>/;

let address = 1;
/** Somebody with all the checks of the day before them. */
const newVisitor = (more: FreeVisitor = {}): FreeVisitor => {
  address += 1;
  return { address: `192.0.2.${address}`, ...more };
};

async function sendForm(service: TestApp, visitor: FreeVisitor, form: Record<string, string>) {
  const { fields } = await openPage(service, visitor);
  return post(service, visitor, { ...fields, lavoro: workFor(fields.token ?? ''), ...form });
}

describe('visitors without a key', () => {
  let [open, closed]: TestApp[] = [];
  let services: readonly [TestApp, TestApp];
  before(async () => {
    services = await Promise.all([
      startTestApp(),
      startTestApp({ settings: { CONFIDENTIAL: 'on', CONFIDENTIAL_RETENTION_DAYS: '7' } }),
    ]);
    [open, closed] = services;
  });
  after(() => Promise.all(services.map((service) => service.close())));

  const app = (service: TestApp | undefined): TestApp => {
    assert.ok(service);
    return service;
  };

  for (const page of ['/', '/widget']) {
    const target = page === '/' ? '/verifica' : '/widget';

    test(`${page} has a box for confidential checks that says for how long they are kept`, async () => {
      const { text } = (await openPage(app(open), newVisitor({ page }))).answer;
      assert.match(text, box);
      assert.doesNotMatch(text, tick);
      assert.match(text, /30 giorni/);
      assert.doesNotMatch(text, /name="riservata" value="off"/);
    });

    test(`${page}: where confidential is the default the box is ticked, and can be unticked`, async () => {
      const service = app(closed);
      const visitor = newVisitor({ page, target });
      const { answer, fields } = await openPage(service, visitor);
      assert.match(answer.text, tick);
      assert.match(answer.text, /7 giorni/);
      assert.equal(fields.riservata, 'off', 'what a form says whose box is not ticked');
      const unticked = await sendForm(service, visitor, { q: `Una frase per tutti ${page}` });
      assert.match(String(unticked.headers.location), /\/verifica\/[\w-]{22}\?/);
      const ticked = await sendForm(service, visitor, { q: `Una frase per me ${page}`, riservata: 'on' });
      assert.match(String(ticked.headers.location), /\/verifica\/[\w-]{22}~[\w-]{22}\?/);
    });

    test(`${page}: a form that is refused comes back as it was sent`, async () => {
      const refused = async (service: TestApp, riservata: string) => {
        const form = { q: 'Una frase', token: 'x.y', riservata };
        return sendForm(service, newVisitor({ page, target }), form);
      };
      const kept = await refused(app(open), 'on');
      assert.equal(kept.status, 403);
      assert.match(kept.text, tick);
      assert.doesNotMatch((await refused(app(closed), 'off')).text, tick);
    });
  }

  test('the box counts as a browser sends it: the default first, then what was ticked', async () => {
    const service = app(closed);
    const visitor = newVisitor();
    const { fields } = await openPage(service, visitor);
    const form = new URLSearchParams({ ...fields, q: 'Come un browser la manda' });
    form.append('riservata', 'on');
    const { headers } = await service.request({
      method: 'POST',
      url: '/verifica',
      remoteAddress: visitor.address ?? '',
      headers: {
        'user-agent': 'Mozilla/5.0 (test)',
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: form.toString(),
    });
    assert.match(String(headers.location), /^\/verifica\/[\w-]{22}~/);
  });

  describe('without scripts', () => {
    const asPage = { headers: { accept: 'text/html' } };

    test('a check ends on a page that leads to the result and to its deletion, and is kept nowhere', async () => {
      const service = app(open);
      const sent = await sendForm(service, newVisitor(), { q: 'Una frase da ritirare', riservata: 'on' });
      const place = String(sent.headers.location);
      const segment = /^\/verifica\/([\w-]{22}~[\w-]{22})\?elimina=/.exec(place)?.[1] ?? '';
      await waitUntil(
        'the end',
        async () => (await service.request({ url: `/v/${segment}` })).status === 200,
      );
      const ready = await service.request({ url: place, ...asPage });
      assert.equal(ready.status, 200);
      assert.equal(ready.headers['cache-control'], 'no-store');
      assert.equal(ready.headers['referrer-policy'], 'same-origin');
      assert.match(String(ready.headers['x-robots-tag']), /noindex/);
      assert.match(ready.text, new RegExp(`href="/v/${segment}"`));
      const remove = /href="(\/v\/[^"]+\/elimina\?token=[^"]+)"/.exec(ready.text)?.[1] ?? '';
      const form = await service.request({ url: remove, ...asPage });
      assert.match(form.text, /Eliminare questa verifica\?/);
      const token = new URL(remove, 'http://127.0.0.1').searchParams.get('token') ?? '';
      const done = await service.request({
        method: 'POST',
        url: `/v/${segment}/elimina`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token }).toString(),
      });
      assert.deepEqual([done.status, done.headers.location], [303, `/v/${segment}/eliminata`]);
      assert.equal((await service.request({ url: `/v/${segment}` })).status, 410);
    });

    test('the language stays the one of the address, and the switch keeps the token', async () => {
      const visitor = newVisitor({ page: '/?lang=en', target: '/verifica?lang=en' });
      const sent = await sendForm(app(open), visitor, { q: 'A claim in English' });
      const place = String(sent.headers.location);
      assert.match(place, /\?elimina=[^&]+&lang=en$/);
      let ready = '';
      await waitUntil('the end', async () => {
        ready = (await app(open).request({ url: place, ...asPage })).text;
        return ready.includes('The result is ready');
      });
      assert.match(ready, /href="\/v\/[\w-]{22}\?lang=en">Read the result/);
      assert.match(ready, /href="\/verifica\/[\w-]{22}\?elimina=v_[^"]+lang=it" lang="it"/);
    });

    test('303 to the result with a token that is none, or of another result', async () => {
      const [first, second] = await Promise.all(
        ['Una frase', 'Un’altra frase'].map(async (q) => {
          const place = String((await sendForm(app(open), newVisitor(), { q })).headers.location);
          return { bare: place.split('?')[0] ?? '', token: place.split('elimina=')[1] ?? '' };
        }),
      );
      assert.ok(first && second);
      await waitUntil(
        'the end',
        async () => (await app(open).request({ url: first.bare, ...asPage })).status === 303,
      );
      for (const token of [second.token, 'x', '', '%00', `${first.token}&elimina=${first.token}`]) {
        const { status, headers } = await app(open).request({
          url: `${first.bare}?elimina=${token}`,
          ...asPage,
        });
        assert.deepEqual([status, headers.location], [303, first.bare.replace('/verifica/', '/v/')], token);
      }
    });

    test('programs are led to the result as before, and told no token in an address', async () => {
      const headers = { accept: '*/*' };
      const claim = { q: 'Una frase di un programma' };
      const first = await sendForm(app(open), newVisitor({ headers }), claim);
      assert.match(String(first.headers.location), /^\/verifica\/[\w-]{22}$/);
      const result = String(first.headers.location).replace('/verifica/', '/v/');
      await waitUntil('the end', async () => (await app(open).request({ url: result })).status === 200);
      const again = await sendForm(app(open), newVisitor({ headers }), claim);
      assert.equal(again.headers.location, result);
    });
  });
});

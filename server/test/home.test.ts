/** Checks without a key: the start page, its form, and the visitor's free checks of a day. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { AppError } from '../src/domain/app-error.ts';
import { createCountingEngines } from './support/counting-engines.ts';
import { createHeldEngine, instantEngines, textFindings } from './support/engines.ts';
import { type FreeVisitor, openPage, send, workFor } from './support/free-visitor.ts';
import { gifOf } from './support/image-bytes.ts';
import { multipart } from './support/multipart.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { waitUntil } from './support/wait-until.ts';

type Visit = FreeVisitor;

const openHome = async (service: TestApp, visit: Visit = {}, url = '/') =>
  (await openPage(service, visit, url)).answer;
const tokenFor = async (service: TestApp, visit: Visit = {}) =>
  (await openPage(service, visit)).fields.token ?? '';

const stream: Visit = { headers: { accept: 'text/event-stream' } };

function eventsIn(text: string): { event: string; data: Record<string, unknown> }[] {
  return [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event = '', data = '']) => ({
    event,
    data: JSON.parse(data),
  }));
}

const remainingIn = (page: string) => /data-remaining="(\d+)"/.exec(page)?.[1];

describe('the start page', () => {
  let service: TestApp;
  before(async () => {
    service = await startTestApp();
  });
  after(() => service.close());

  test('200 with a form that works without scripts and the number of free checks, in the language asked for', async () => {
    const italian = await openHome(service);
    assert.equal(italian.status, 200);
    assert.match(italian.text, /<html lang="it">/);
    assert.match(italian.text, /<form [^>]*method="post" action="\/verifica"/);
    assert.match(italian.text, /Oggi hai ancora 5 verifiche gratuite\./);
    assert.equal(italian.headers['cache-control'], 'no-store');
    assert.equal(italian.headers['set-cookie'], undefined);
    const english = await openHome(service, {}, '/?lang=en');
    assert.match(english.text, /action="\/verifica\?lang=en"/);
    assert.match(english.text, /You have 5 free checks left today\./);
  });

  test('a text in the address fills the field, as text and nothing else', async () => {
    const { text } = await openHome(service, {}, `/?q=${encodeURIComponent('</textarea><script>alert(1)')}`);
    assert.match(text, /&lt;\/textarea&gt;&lt;script&gt;alert\(1\)<\/textarea>/);
  });

  test('a page that is open elsewhere is told its token and the number left', async () => {
    const visit: Visit = { address: '192.0.2.90', headers: { accept: 'application/json' } };
    const { json } = await openHome(service, visit, '/verifica');
    assert.deepEqual([json.rimanenti, json.limite, json.difficolta], [5, 5, 0]);
    const answer = await send(service, { q: 'La Luna gira intorno alla Terra', token: json.token }, visit);
    assert.equal(answer.status, 303);
    const back = await openHome(service, { address: '192.0.2.90' }, '/verifica');
    assert.deepEqual([back.status, back.headers.location], [303, '/']);
  });
});

describe('a form without scripts', () => {
  const engine = createHeldEngine();
  let service: TestApp;
  before(async () => {
    service = await startTestApp({ engines: { ...instantEngines, text: engine } });
  });
  after(async () => {
    engine.release();
    await service.close();
  });

  test('303 to a page that waits and tells what is done, then leads to the result; from the cache at once', async () => {
    const sent = await send(service, { q: 'La Terra gira intorno al Sole' });
    assert.equal(sent.status, 303);
    const place = String(sent.headers.location);
    assert.match(place, /^\/verifica\/[\w-]{16,}\?elimina=v_\w+\.[\w-]+$/);
    const [bare = ''] = place.split('?');
    await engine.begun(1);

    const waiting = await openHome(service, {}, place);
    assert.equal(waiting.status, 200);
    assert.equal(waiting.headers.refresh, '2');
    assert.match(waiting.text, /La Terra gira intorno al Sole/);
    assert.match(waiting.text, /<li class="phase current" aria-current="step">In attesa\./);
    assert.equal(remainingIn((await openHome(service)).text), '4', 'held while it runs');

    engine.release();
    const result = bare.replace('/verifica/', '/v/');
    await waitUntil('the result', async () => (await openHome(service, {}, bare)).status === 303);
    assert.equal((await openHome(service, {}, bare)).headers.location, result);
    assert.equal((await openHome(service, {}, result)).status, 200);
    const ready = await openHome(service, {}, place);
    assert.equal(ready.status, 200);
    assert.match(ready.text, /Il risultato è pronto/);
    assert.match(ready.text, new RegExp(`href="${result}">Leggi il risultato`), 'without the token');

    const again = await send(service, { q: ' La  Terra gira intorno al Sole ' });
    assert.equal(again.status, 303);
    assert.match(
      String(again.headers.location),
      new RegExp(`^${bare}\\?elimina=`),
      'with a token of its own',
    );
    assert.notEqual(again.headers.location, place);
    assert.equal(remainingIn((await openHome(service)).text), '4', 'an answer from the cache costs nothing');
  });

  test('404 with a way back for a check that never was', async () => {
    const answer = await openHome(service, {}, '/verifica/AAAAAAAAAAAAAAAAAAAAAA');
    assert.equal(answer.status, 404);
    assert.match(answer.text, /role="alert"/);
    assert.match(answer.text, /<textarea/);
  });
});

test('a check that fails says why, keeps the text and costs nothing', async (t) => {
  const engine = createHeldEngine();
  const service = await startTestApp({ engines: { text: engine } });
  t.after(service.close);
  const sent = await send(service, { q: 'Una frase <b>che</b> fallisce' });
  const place = String(sent.headers.location);
  engine.fail(new AppError('noSource', { sources: 'prova' }));
  await waitUntil('the failure', async () => (await openHome(service, {}, place)).status === 503);
  const { text } = await openHome(service, {}, place);
  assert.match(text, /Nessuna fonte raggiungibile/);
  assert.match(text, />Una frase &lt;b&gt;che&lt;\/b&gt; fallisce<\/textarea>/);
  assert.equal(remainingIn(text), '5');
});

describe('what is sent', () => {
  const { engines, contents } = createCountingEngines();
  /** What reached an engine since it was last asked for; the page answers before. */
  const received = async () => {
    await waitUntil('a check', async () => contents.length > 0);
    return contents.shift();
  };
  let service: TestApp;
  before(async () => {
    service = await startTestApp({
      engines,
      settings: { WIDGET_DAILY_LIMIT: '100', IMAGE_MB_MAX: '1', VIDEO_MB_MAX: '2' },
    });
  });
  after(() => service.close());

  const sendParts = async (parts: { name: string; filename?: string; content: string | Buffer }[]) => {
    const { headers, payload } = multipart(parts);
    return service.request({
      method: 'POST',
      url: '/verifica',
      remoteAddress: '192.0.2.1',
      headers: { 'user-agent': 'Mozilla/5.0 (test)', accept: 'text/html', ...headers },
      payload,
    });
  };
  const passParts = async () => {
    const token = await tokenFor(service);
    return [
      { name: 'token', content: token },
      { name: 'lavoro', content: workFor(token) },
    ];
  };
  const sendFile = async (content: Buffer, q = '') =>
    sendParts([
      ...(await passParts()),
      { name: 'q', content: q },
      { name: 'file', filename: 'nome.bin', content },
    ]);

  test('a link is an article, or a picture or a video where its path says so; anything else is a claim', async () => {
    const sent = {
      'https://www.example.org/notizia?utm_source=x': ['article', 'https://www.example.org/notizia'],
      'http://example.org/foto.JPG?w=100': ['image', 'http://example.org/foto.JPG?w=100'],
      'https://example.org/film.mp4': ['video', 'https://example.org/film.mp4'],
      'www.example.org/pagina': ['article', 'https://www.example.org/pagina'],
      'Su https://example.org si legge una cosa': ['text', 'Su https://example.org si legge una cosa'],
    };
    for (const [q, [kind, value]] of Object.entries(sent)) {
      assert.equal((await send(service, { q })).status, 303);
      const content = await received();
      assert.ok(content);
      assert.deepEqual(
        [content.kind, 'claim' in content ? content.claim : 'url' in content && content.url],
        [kind, value],
      );
    }
  });

  test('a file is a picture or a video by its bytes, and the empty field of a browser is no file', async () => {
    const video = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(100)]);
    for (const [bytes, kind] of [
      [gifOf(1), 'image'],
      [video, 'video'],
    ] as const) {
      assert.equal((await sendFile(bytes)).status, 303);
      assert.equal((await received())?.kind, kind);
    }
    const withoutFile = await sendParts([
      ...(await passParts()),
      { name: 'q', content: 'Una frase con un campo vuoto' },
      { name: 'file', filename: '', content: '' },
    ]);
    assert.equal(withoutFile.status, 303);
    assert.equal((await received())?.kind, 'text');
  });

  test('400 in the words of the page, with the text kept, for nothing, too much, or what cannot be read', async () => {
    const nothing = await send(service, { q: '   ' });
    assert.equal(nothing.status, 400);
    assert.match(nothing.text, /nulla da verificare/);
    const both = await sendFile(gifOf(2), 'anche un testo');
    assert.equal(both.status, 400);
    assert.match(both.text, /Testo e file insieme/);
    assert.match(both.text, />anche un testo<\/textarea>/);
    assert.match((await send(service, { q: 'https://user:pass@example.org/' })).text, /role="alert"/);
    const large = await sendFile(Buffer.concat([gifOf(1), Buffer.alloc(1_500_000)]));
    assert.equal(large.status, 400);
    assert.match(large.text, /1 MB/);
    const larger = await sendFile(Buffer.alloc(2_500_000));
    assert.equal(larger.status, 400);
    assert.match(larger.text, /2 MB/);
  });

  test('403 for a file that comes without a token, before it is written', async () => {
    const before = contents.length;
    const { status, text } = await sendParts([
      { name: 'file', filename: 'a.gif', content: gifOf(3) },
      { name: 'token', content: await tokenFor(service) },
    ]);
    assert.equal(status, 403);
    assert.match(text, /La pagina è scaduta/);
    assert.equal(contents.length, before);
  });

  test('400 as JSON for a body that is no form', async () => {
    const answer = await service.request({
      method: 'POST',
      url: '/verifica',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      payload: '{"q":"x"}',
    });
    assert.deepEqual([answer.status, answer.json.codice], [400, 'tipo_contenuto_non_accettato']);
    assert.match(answer.json.detail, /not accepted/);
  });
});

describe('as a stream of events', () => {
  let service: TestApp;
  before(async () => {
    service = await startTestApp({
      settings: { WIDGET_DAILY_LIMIT: '2' },
      engines: {
        ...instantEngines,
        text: {
          async check({ claim }, { progress }) {
            progress({ event: 'phase', data: { name: 'search', text: 'Ricerca.' } });
            progress({ event: 'source', data: { name: 'Esempio', outcome: 'found' } });
            if (claim.includes('fallisce')) throw new AppError('noSource', { sources: 'x' });
            return textFindings;
          },
        },
      },
    });
  });
  after(() => service.close());

  test('its address, its progress, the number left and the result, in this order', async () => {
    const answer = await send(service, { q: 'Una frase da seguire' }, stream);
    assert.equal(answer.status, 200);
    assert.match(String(answer.headers['content-type']), /^text\/event-stream/);
    const events = eventsIn(answer.text);
    assert.deepEqual(
      events.map(({ event }) => event),
      ['inizio', 'fase', 'fonte', 'rimanenti', 'risultato'],
    );
    assert.equal(events[0]?.data.id, events[4]?.data.id);
    const { token, ...standing } = events[3]?.data ?? {};
    assert.deepEqual(standing, { rimanenti: 1, limite: 2, difficolta: 0 });
    const next = await send(service, { q: 'Una frase da seguire', token: String(token) }, stream);
    assert.equal(next.status, 200, 'what the page needs for its next check comes along');
  });

  test('a failure ends the stream with its problem, and costs nothing', async () => {
    const events = eventsIn((await send(service, { q: 'Una frase che fallisce' }, stream)).text);
    assert.deepEqual(
      events.slice(-2).map(({ event }) => event),
      ['rimanenti', 'errore'],
    );
    assert.equal(events.at(-1)?.data.codice, 'nessuna_fonte');
    assert.equal(events.at(-2)?.data.rimanenti, 1);
  });

  test('429 with a problem past the limit, Retry-After until midnight, and cached answers all the same', async () => {
    await send(service, { q: 'La seconda frase di oggi' }, stream);
    const refused = await send(service, { q: 'La terza frase di oggi' }, stream);
    assert.deepEqual([refused.status, refused.json.codice], [429, 'limite_giornaliero']);
    assert.equal(refused.headers['retry-after'], String(12 * 60 * 60));
    const cached = eventsIn((await send(service, { q: 'Una frase da seguire' }, stream)).text);
    assert.deepEqual(
      cached.map(({ event }) => event),
      ['rimanenti', 'risultato'],
    );
  });
});

describe('the daily limit', () => {
  test('429 with the text kept and a way on; the next day starts afresh; others have their own', async (t) => {
    const service = await startTestApp({ settings: { WIDGET_DAILY_LIMIT: '2' } });
    t.after(service.close);
    for (const q of ['La prima frase', 'La seconda frase']) await send(service, { q });
    const refused = await send(service, { q: 'La terza frase' });
    assert.equal(refused.status, 429);
    assert.match(refused.text, /La terza frase<\/textarea>/);
    assert.match(refused.text, /href="\/sviluppatori"/);
    assert.match(refused.text, /Le verifiche gratuite di oggi sono finite/);
    assert.equal((await send(service, { q: 'La quarta frase' }, { browser: 'altro' })).status, 303);
    service.clock.nowMs += 12 * 60 * 60_000;
    assert.equal((await send(service, { q: 'La quinta frase' })).status, 303);
  });

  test('403 without a form to send where free checks are switched off', async (t) => {
    const service = await startTestApp({ settings: { WIDGET_DAILY_LIMIT: '0' } });
    t.after(service.close);
    const { text } = await openHome(service);
    assert.doesNotMatch(text, /<form/);
    assert.match(text, /sono disattivate/);
    assert.equal((await send(service, { q: 'Una frase qualsiasi' })).status, 403);
  });
});

describe('what other sites and scripts send', () => {
  let service: TestApp;
  before(async () => {
    service = await startTestApp();
  });
  after(() => service.close());

  test('403 for a form of another site, by what browsers say of it', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      const answer = await send(service, { q: 'Una frase da fuori' }, { headers: headers as never });
      assert.equal(answer.status, 403, JSON.stringify(headers));
    }
    const own = await send(
      service,
      { q: 'Una frase da qui' },
      { headers: { origin: 'http://localhost:80' } },
    );
    assert.equal(own.status, 303);
  });

  test('403 for no token, a forged one, one of somebody else or one that is too old; the text is kept', async () => {
    const other = await tokenFor(service, { address: '198.51.100.9' });
    for (const token of ['', 'x.y', other]) {
      const answer = await send(service, { q: 'Una frase senza pagina', token });
      assert.equal(answer.status, 403);
      assert.match(answer.text, /Una frase senza pagina<\/textarea>/);
    }
    const old = await tokenFor(service);
    service.clock.nowMs += 2 * 60 * 60_000;
    assert.equal((await send(service, { q: 'Una frase di prima', token: old })).status, 403);
    assert.equal((await send(service, { q: 'Una frase di adesso' })).status, 303);
  });
});

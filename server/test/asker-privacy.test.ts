/** Nobody learns of another's check: who gets all of a result, who holds it, and what is confidential. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { MediaFindings } from '@riscontro/contract/inside';
import type { Attachment } from '../src/domain/attachment.ts';
import type { CheckContext } from '../src/pipelines/engine.ts';
import { createHeldEngine, instantEngines, mediaFindings } from './support/engines.ts';
import { openPage, post, workFor } from './support/free-visitor.ts';
import { multipart } from './support/multipart.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { waitUntil } from './support/wait-until.ts';

const exact = { latitudine: 45.438759, longitudine: 12.327145 };
const rough = { latitudine: 45.4, longitudine: 12.3 };
const findings: MediaFindings = {
  ...mediaFindings,
  signals: [{ kind: 'forensics', outcome: 'ok', detail: 'x', method: 'prova', map: 'attachment:prova' }],
  exif: { device: 'Una macchina', gps: { latitude: exact.latitudine, longitude: exact.longitudine } },
};
const image: Attachment = {
  name: 'anteprima',
  mediaType: 'image/webp',
  bytes: Buffer.from('RIFFxxxxWEBP'),
};

describe('results and their askers', () => {
  let service: TestApp;
  let [own, other] = ['', ''];
  const contexts: CheckContext[] = [];
  before(async () => {
    const engine = {
      check: async (_: unknown, context: CheckContext) => {
        contexts.push(context);
        context.attach?.(image);
        return findings;
      },
    };
    service = await startTestApp({ engines: { ...instantEngines, image: engine } });
    [own, other] = [(await service.createKey()).key, (await service.createKey()).key];
  });
  after(() => service.close());

  let made = 0;
  const newClaim = () => {
    made += 1;
    return `Una frase di cui si parla, numero ${made}`;
  };
  const verify = (kind: string, key: string, body: object) =>
    service.request({
      method: 'POST',
      url: `/api/v1/verify-${kind}`,
      key,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  const upload = (key: string, bytes: Buffer, fields: Record<string, string> = {}) => {
    const parts = Object.entries(fields).map(([name, content]) => ({ name, content }));
    const form = multipart([...parts, { name: 'file', filename: 'a.jpg', content: bytes }]);
    return service.request({ method: 'POST', url: '/api/v1/verify-image', key, ...form });
  };
  const read = (url: string, key?: string) => service.request({ url, ...(key ? { key } : {}) });
  const remove = (path: string, token: unknown) =>
    service.request({ method: 'DELETE', url: path, headers: { 'x-delete-token': String(token) } });
  const pathOf = (condividi: string) => new URL(condividi).pathname;

  describe('the place of a photo', () => {
    test('is exact for the key that began the check, and rough for everybody else', async () => {
      const { json } = await verify('image', own, { url: 'https://www.example.org/foto.jpg' });
      assert.deepEqual(json.exif.gps, exact);
      assert.deepEqual((await read(`/api/v1/verifiche/${json.id}`, own)).json.exif.gps, exact);
      assert.deepEqual((await read(`/api/v1/verifiche/${json.id}`, other)).json.exif.gps, rough);
      assert.deepEqual((await read(`/v/${json.id}.json`)).json.exif.gps, rough);
      assert.deepEqual((await read(`/v/${json.id}/versioni/1.json`)).json.exif.gps, rough);
      for (const page of [`/v/${json.id}`, `/v/${json.id}/embed`, `/v/${json.id}/segnala`]) {
        assert.doesNotMatch((await read(page)).text, /45[.,]43/);
      }
      const again = await verify('image', own, { url: 'https://www.example.org/foto.jpg' });
      assert.deepEqual([again.json.cache, again.json.exif.gps], [true, exact]);
      const cached = await verify('image', other, { url: 'https://www.example.org/foto.jpg' });
      assert.deepEqual([cached.json.cache, cached.json.exif.gps], [true, rough]);
    });

    test('is exact for whoever sends the same bytes: they have it in their hands', async () => {
      const bytes = Buffer.from('gli stessi byte');
      const first = await upload(own, bytes);
      const second = await upload(other, bytes);
      assert.equal(second.json.cache, true);
      assert.equal(second.json.id, first.json.id);
      assert.deepEqual(second.json.exif.gps, exact);
      assert.deepEqual((await read(`/api/v1/verifiche/${first.json.id}`, other)).json.exif.gps, rough);
    });
  });

  test('the progress of a check is told to the key that began it alone', async () => {
    const held = createHeldEngine();
    const slow = await startTestApp({ engines: { ...instantEngines, text: held } });
    const [a, b] = [(await slow.createKey()).key, (await slow.createKey()).key];
    const { json } = await slow.verifyText(a, 'Una frase lenta', { prefer: 'respond-async' });
    await held.begun(1);
    const asked = (key: string) => slow.request({ url: `/api/v1/verifiche/${json.id}`, key });
    assert.equal((await asked(a)).json.eventi.length, 1);
    const strange = await asked(b);
    assert.deepEqual([strange.status, strange.json.eventi], [202, undefined]);
    held.release();
    await slow.close();
  });

  describe('a result that several were answered with', () => {
    test('stays when the first asker deletes it, and goes with the last', async () => {
      const claim = newClaim();
      const first = await service.verifyText(own, claim);
      const second = await service.verifyText(other, claim);
      assert.equal(second.json.id, first.json.id);
      const path = `/v/${first.json.id}`;
      const tokens = [first, second].map(({ headers }) => headers['x-delete-token']);
      assert.notEqual(tokens[0], tokens[1]);

      for (let times = 0; times < 2; times += 1) {
        const released = await remove(path, tokens[0]);
        assert.equal(released.status, 200);
        assert.equal(released.json.eliminata, false);
        assert.match(released.json.dettaglio, /La pagina resta/);
      }
      assert.equal((await read(`${path}.json`)).status, 200);
      assert.equal((await remove(path, tokens[1])).status, 204);
      assert.equal((await read(path)).status, 410);
      assert.equal((await service.verifyText(own, claim)).json.cache, undefined, 'and is answered to nobody');
    });

    test('is held again by whoever lets go of it and asks again', async () => {
      const claim = newClaim();
      const [first, second] = [await service.verifyText(own, claim), await service.verifyText(other, claim)];
      const path = `/v/${first.json.id}`;
      assert.equal((await remove(path, second.headers['x-delete-token'])).status, 200);
      assert.equal((await service.verifyText(other, claim)).json.id, first.json.id);
      assert.equal(
        (await remove(path, first.headers['x-delete-token'])).status,
        200,
        'the other holds it again',
      );
      assert.equal((await remove(path, second.headers['x-delete-token'])).status, 204);
    });

    test('is held once by a key, however often it asks', async () => {
      const claim = newClaim();
      const answers = [1, 2, 3].map(() => service.verifyText(own, claim));
      const [first, ...later] = await Promise.all(answers);
      assert.ok(first);
      for (const { headers } of later)
        assert.equal(headers['x-delete-token'], first.headers['x-delete-token']);
      assert.equal((await remove(`/v/${first.json.id}`, first.headers['x-delete-token'])).status, 204);
    });

    test('shows on the page of the one who lets go that it stays', async () => {
      const claim = newClaim();
      const [first, second] = [await service.verifyText(own, claim), await service.verifyText(other, claim)];
      const sent = await service.request({
        method: 'POST',
        url: `/v/${first.json.id}/elimina`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token: String(first.headers['x-delete-token']) }).toString(),
      });
      assert.deepEqual([sent.status, sent.headers.location], [303, `/v/${first.json.id}/lasciata`]);
      const page = await read(String(sent.headers.location));
      assert.equal(page.status, 200);
      assert.match(page.text, /anche altri hanno ricevuto lo stesso risultato/);
      assert.equal((await remove(`/v/${first.json.id}`, second.headers['x-delete-token'])).status, 204);
    });

    test('is held by visitors too, each for themselves', async () => {
      const claim = newClaim();
      const visit = async (address: string) => {
        const { fields } = await openPage(service, { address });
        const work = workFor(fields.token ?? '');
        const headers = { accept: 'text/event-stream' };
        return post(service, { address, headers }, { ...fields, lavoro: work, q: claim });
      };
      const [first, second] = [await visit('192.0.2.7'), await visit('192.0.2.8')];
      const id = /"id":"([\w-]+)","condividi/.exec(first.text)?.[1];
      assert.match(second.text, new RegExp(`"id":"${id}"`));
      assert.equal((await remove(`/v/${id}`, first.headers['x-delete-token'])).status, 200);
      assert.equal((await remove(`/v/${id}`, second.headers['x-delete-token'])).status, 204);
    });
  });

  describe('a confidential check', () => {
    test('has a page that opens with its secret alone, and says so', async () => {
      const { json, headers } = await verify('text', own, { claim: newClaim(), riservata: true });
      assert.equal(json.riservata, true);
      const path = pathOf(json.condividi);
      assert.match(path, new RegExp(`^/v/${json.id}~[\\w-]{22}$`));
      const page = await read(path);
      assert.equal(page.status, 200);
      assert.match(page.text, /Riservata/);
      assert.doesNotMatch(page.text, /og:image|ClaimReview|oembed/);
      assert.deepEqual((await read(`${path}.json`)).json, json);
      const wrong = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`;
      for (const start of [`/v/${json.id}`, `/v/${json.id}~`, wrong]) {
        for (const rest of [
          '',
          '.json',
          '/embed',
          '/segnala',
          '/versioni/1',
          '/versioni/1.json',
          '/lasciata',
        ]) {
          assert.equal((await read(`${start}${rest}`)).status, 404, start + rest);
        }
        const address = encodeURIComponent(`http://127.0.0.1:8080${start}`);
        assert.equal((await read(`/oembed?url=${address}`)).status, 404);
        assert.equal((await read(`/verifica/${start.slice(3)}`)).status, 404);
      }
      const reported = await service.request({
        method: 'POST',
        url: `/v/${json.id}/segnala`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'motivo=altro&testo=Una+segnalazione+abbastanza+lunga',
      });
      assert.equal(reported.status, 404);
      assert.equal((await read(`/api/v1/verifiche/${json.id}`, own)).status, 200);
      assert.equal((await read(`/api/v1/verifiche/${json.id}`, other)).status, 404);
      assert.equal((await remove(path, headers['x-delete-token'])).status, 204);
    });

    test('is answered to its own key alone, and knows nothing of what others asked', async () => {
      const claim = newClaim();
      const open = await verify('text', other, { claim });
      const first = await verify('text', own, { claim, riservata: true });
      assert.deepEqual([first.json.cache, first.json.id === open.json.id], [undefined, false]);
      const again = await verify('text', own, { claim, riservata: true });
      assert.deepEqual([again.json.cache, again.json.condividi], [true, first.json.condividi]);
      const stranger = await verify('text', other, { claim, riservata: true });
      assert.deepEqual([stranger.json.cache, stranger.json.id === first.json.id], [undefined, false]);
      assert.equal((await verify('text', own, { claim })).json.id, open.json.id);
    });

    test('keeps no pictures unless it is asked to; nor does an open one that asks not to', async () => {
      const kept = async (fields: Record<string, string>) => {
        const { json } = await upload(own, Buffer.from(newClaim()), fields);
        const path = pathOf(json.condividi);
        assert.equal(contexts.at(-1)?.afterStoring !== undefined, json.riservata === undefined);
        return { status: (await read(`${path}/anteprima.webp`)).status, json };
      };
      assert.equal((await kept({})).status, 200);
      assert.equal((await kept({ anteprima: 'false' })).status, 404);
      assert.equal((await kept({ riservata: 'true' })).status, 404);
      const { status, json } = await kept({ riservata: 'on', anteprima: '1' });
      assert.equal(status, 200);
      assert.equal((await read(`/v/${json.id}/anteprima.webp`)).status, 404, 'and not without the secret');
    });

    test('400 for a wish that is neither true nor false; nothing is charged or left behind', async () => {
      const { usate } = await service.usage(own);
      for (const wish of ['sì', 'vero', 1, null, [true]]) {
        const { status, json } = await verify('text', own, { claim: newClaim(), riservata: wish });
        assert.deepEqual([status, json.codice], [400, 'campo_non_valido']);
      }
      const { status, json } = await upload(own, Buffer.from('x'), { anteprima: 'forse' });
      assert.deepEqual([status, json.codice], [400, 'campo_non_valido']);
      assert.equal((await service.usage(own)).usate, usate);
    });

    test('is gone after a time of its own', async () => {
      const short = await startTestApp({
        settings: { CONFIDENTIAL_RETENTION_DAYS: '2', CONFIDENTIAL: 'on' },
      });
      const { key } = await short.createKey();
      const send = async (payload: object) => {
        const headers = { 'content-type': 'application/json' };
        const url = '/api/v1/verify-text';
        return (await short.request({ method: 'POST', url, key, headers, payload: JSON.stringify(payload) }))
          .json;
      };
      const closed = await send({ claim: 'Una frase riservata' });
      const open = await send({ claim: 'Una frase aperta', riservata: false });
      assert.deepEqual([closed.riservata, open.riservata], [true, undefined]);
      assert.match((await short.request({ url: pathOf(closed.condividi) })).text, /12 maggio 2026/);
      short.clock.nowMs += 49 * 60 * 60_000;
      await short.app.sweepNow();
      assert.equal((await short.request({ url: pathOf(closed.condividi) })).status, 404);
      assert.equal((await short.request({ url: pathOf(open.condividi) })).status, 200);
      await short.close();
    });

    test('is what a key gets that wants it, unless the request says otherwise', async () => {
      const { id, key } = await service.createKey();
      await service.store.setKeyConfidential(id, true, service.clock.nowMs);
      assert.equal((await verify('text', key, { claim: newClaim() })).json.riservata, true);
      assert.equal(
        (await verify('text', key, { claim: newClaim(), riservata: false })).json.riservata,
        undefined,
      );
    });

    test('of a visitor is followed and read with the secret that the page was given', async () => {
      const { fields } = await openPage(service, { address: '192.0.2.9' });
      const sent = { ...fields, lavoro: workFor(fields.token ?? ''), q: newClaim(), riservata: 'on' };
      const begun = await post(service, { address: '192.0.2.9' }, sent);
      assert.equal(begun.status, 303);
      const segment = /^\/verifica\/([\w-]{22}~[\w-]{22})/.exec(String(begun.headers.location))?.[1];
      assert.ok(segment, String(begun.headers.location));
      const id = segment.split('~')[0];
      await waitUntil('the check ends', async () => (await read(`/verifica/${segment}`)).status === 303);
      assert.equal((await read(`/v/${segment}`)).status, 200);
      for (const path of [`/verifica/${id}`, `/widget/verifica/${id}`, `/v/${id}`])
        assert.equal((await read(path)).status, 404, path);
    });
  });
});

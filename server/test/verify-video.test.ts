/** verify-video with its real method: clips made here, sent as forms or by link, judged in processes of their own. */
import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { signalMethods } from '@riscontro/contract';
import sharp from 'sharp';
import { insert } from '../made-clips/edits.ts';
import { encodeClip } from '../made-clips/encode-clip.ts';
import { firstGeneration, messengerEncoding } from '../made-clips/make-clip.ts';
import type { Take } from '../made-clips/take.ts';
import { videoScene } from '../made-clips/video-scene.ts';
import { readConfig } from '../src/config.ts';
import { videoMethods } from '../src/media-methods/video-methods.ts';
import { openMedia } from '../src/wiring/media.ts';
import { multipart } from './support/multipart.ts';
import { type Site, startSite } from './support/recorded-providers.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

/** Small: most of the time goes into looking at single frames. */
const video = (scene: 'street' | 'speaker' | 'sport', seed: number, seconds = 1.5): Take =>
  videoScene({ scene, seed, seconds, width: 192, height: 108, frameRate: 25 });

interface Told {
  readonly nome: string;
  readonly testo: string;
  readonly percento: number;
}

describe('verify-video', () => {
  const closing = new AsyncDisposableStack();
  let site: Site;
  let service: TestApp;
  let key: string;
  let take: Take;
  let clip: Buffer;
  let dataDir: string;

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'riscontro-video-'));
    closing.defer(() => rm(dataDir, { recursive: true, force: true }));
    site = await startSite();
    closing.defer(() => site.close());
    take = video('street', 7);
    clip = Buffer.from(await encodeClip(take));
    const settings = { FETCH_ALLOW: site.place, IMAGE_PROCESSES: '1', VIDEO_MB_MAX: '1' };
    const config = readConfig({ ...settings, DATA_DIR: dataDir });
    const { images, videos, ...media } = await openMedia(config);
    closing.defer(() => media.close());
    service = await startTestApp({ engines: { image: images.engine, video: videos.engine }, settings });
    closing.defer(() => service.close());
    ({ key } = await service.createKey(100));
  });
  after(() => closing.disposeAsync());

  const send = (content: Buffer, headers: Record<string, string> = {}, path = 'verify-video') => {
    const form = multipart([{ name: 'file', filename: 'nome.txt', content }]);
    return service.request({
      method: 'POST',
      url: `/api/v1/${path}`,
      key,
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    });
  };
  const sendLink = (url: string) =>
    service.request({
      method: 'POST',
      url: '/api/v1/verify-video',
      key,
      payload: JSON.stringify({ url }),
      headers: { 'content-type': 'application/json' },
    });
  const phasesIn = (text: string): Told[] =>
    [...text.matchAll(/event: fase\ndata: (.*)/g)].map(([, data = '']) => JSON.parse(data));
  test('200: an untouched clip is authentic, with every method in its report, and costs one check', async () => {
    const { status, json } = await send(clip);
    assert.equal(status, 200, JSON.stringify(json));
    assert.equal(json.livello, 'autentica', JSON.stringify(json.segnali, null, 1));
    assert.equal(json.metodo, 'video-1');
    assert.deepEqual(
      json.segnali.map(({ nome }: { nome: string }) => nome),
      videoMethods.map(({ id }) => signalMethods[id]),
    );
    assert.match(json.sintesi, /può comunque essere falsa/);
    assert.equal((await service.usage(key)).usate, 1);
  });

  test('200: the same bytes under another name come from the cache', async () => {
    const { json } = await send(clip);
    assert.equal(json.cache, true);
    assert.equal((await service.usage(key)).usate, 1);
  });

  test('200: the share page shows a frame of the video', async () => {
    const { json } = await send(clip);
    const page = await service.request({ url: `/v/${json.id}` });
    assert.match(page.text, /<h2>Il video<\/h2>/);
    const preview = await service.app.http.inject({ url: `/v/${json.id}/anteprima.webp` });
    assert.equal((await sharp(preview.rawPayload).metadata()).width, 192);
  });

  test('200: a stretch of another recording is found, with its moment and a picture of it', async () => {
    const filmed = await firstGeneration(video('speaker', 3, 4));
    const bytes = await encodeClip(insert(filmed, 2, video('street', 9, 1)).take);
    const { json } = await send(Buffer.from(bytes));
    assert.notEqual(json.livello, 'autentica', JSON.stringify(json.segnali, null, 1));
    const signal = json.segnali.find(({ nome }: { nome: string }) => nome === 'tratti_inseriti');
    assert.ok(['attenzione', 'allarme'].includes(signal.esito), JSON.stringify(json.segnali, null, 1));
    const [moment] = signal.momenti;
    assert.ok(Math.abs(moment.inizio - 2) <= 0.5 && Math.abs(moment.fine - 3) <= 0.5, JSON.stringify(moment));
    assert.match(json.sintesi, /0:0[12],\d/);
    const still = await service.app.http.inject({ url: new URL(moment.fotogramma).pathname });
    assert.equal((await sharp(still.rawPayload).metadata()).format, 'webp');
    const page = await service.request({ url: `/v/${json.id}` });
    assert.match(page.text, /<ol class="moments">.*<img [^>]*alt="Fotogramma a 0:0/s);
  });

  test('200: a copy that went through a messenger was seen here before, which is no appearance; a photo of a frame hears nothing', async () => {
    const copy = Buffer.from(await encodeClip(take, messengerEncoding));
    const { json } = await send(copy);
    const search = ({ segnali }: { segnali: { nome: string; dettaglio: string }[] }) =>
      segnali.find(({ nome }) => nome === 'ricerca_inversa')?.dettaglio ?? '';
    assert.match(
      search(json),
      /uno molto simile è già stato visto qui, la prima volta il \d+ \p{L}+ \d{4}:/u,
    );
    assert.equal(json.ricerca_inversa, undefined);
    assert.doesNotMatch(json.sintesi, /visto|vecchio/);
    const preview = await service.app.http.inject({ url: `/v/${json.id}/anteprima.webp` });
    const photo = await sharp(preview.rawPayload).resize(640).jpeg().toBuffer();
    for (const answer of [
      await send(photo, {}, 'verify-image'),
      await send(Buffer.from(await encodeClip(video('sport', 5, 0.6)))),
    ]) {
      assert.equal(answer.json.ricerca_inversa, undefined);
      assert.doesNotMatch(search(answer.json), /già stat[oa] vist[oa]/);
    }
  });

  test('400 for what is no video, cut off or without pictures, and it costs nothing', async () => {
    const before = (await service.usage(key)).usate;
    const jpeg = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    for (const [file, reason] of [
      [Buffer.from('<html><script>alert(1)</script></html>'), /non è un video/],
      [jpeg, /non è un video/],
      [clip.subarray(0, clip.length >> 1), /(incompleto|danneggiato)/],
      [Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'), /non è un video/],
    ] as const) {
      const { status, json } = await send(file);
      assert.equal(status, 400, JSON.stringify(json));
      assert.equal(json.codice, 'non_video');
      assert.match(json.detail, reason);
      assert.match(json.detail, /Invia il video originale/);
    }
    assert.equal((await service.usage(key)).usate, before);
  });

  test('200 for a link to a video, and nothing of it stays on the disk', async () => {
    site.pages.set('/film', (response) => response.setHeader('content-type', 'text/plain').end(clip));
    const { status, json } = await sendLink(`${site.baseUrl}/film`);
    assert.equal(status, 200, JSON.stringify(json));
    assert.equal(json.livello, 'autentica');
    assert.deepEqual(await readdir(join(dataDir, 'uploads')), []);
  });

  test('400 for a link to a page, a photo, a file that never ends, and one that leads nowhere', async () => {
    const before = (await service.usage(key)).usate;
    let sentBytes = 0;
    site.pages.set('/pagina', (response) => response.end('<html><p>Una pagina</p></html>'));
    site.pages.set('/foto', (response) => response.end(Buffer.from('ffd8ffe000104a464946', 'hex')));
    site.pages.set('/senza-fine', (response) => {
      const chunk = Buffer.alloc(64 * 1024);
      const more = () => {
        while (!response.destroyed && sentBytes < 64 * 1024 * 1024) {
          sentBytes += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
        response.end();
      };
      response.write(clip.subarray(0, 1_000));
      more();
    });
    assert.equal((await sendLink(`${site.baseUrl}/pagina`)).json.codice, 'contenuto_non_adatto');
    assert.equal((await sendLink(`${site.baseUrl}/foto`)).json.codice, 'contenuto_non_adatto');
    assert.equal((await sendLink(`${site.baseUrl}/manca`)).json.codice, 'link_non_trovato');
    assert.equal((await sendLink('http://127.0.0.1:9/film.mp4')).json.codice, 'link_vietato');
    const endless = await sendLink(`${site.baseUrl}/senza-fine`);
    assert.equal(endless.json.codice, 'contenuto_troppo_grande');
    assert.ok(sentBytes < 32 * 1024 * 1024, `${sentBytes} bytes were taken`);
    assert.deepEqual(await readdir(join(dataDir, 'uploads')), []);
    assert.equal((await service.usage(key)).usate, before);
  });

  test('two at once, the third waits and is told so; what is done only ever grows', async () => {
    const clips = await Promise.all([21, 22, 23].map((seed) => encodeClip(video('speaker', seed, 0.8))));
    const answers = await Promise.all(
      clips.map((bytes) => send(Buffer.from(bytes), { accept: 'text/event-stream' })),
    );
    const told = answers.map(({ text }) => phasesIn(text));
    for (const [at, phases] of told.entries()) {
      assert.match(answers[at]?.text ?? '', /event: risultato/);
      const shares = phases.map(({ percento }) => percento);
      assert.deepEqual(
        shares,
        shares.toSorted((a, b) => a - b),
      );
      assert.ok(new Set(shares).size >= 5 && (shares.at(-1) ?? 0) >= 90, shares.join(' '));
      assert.equal(phases.at(-1)?.nome, 'verdetto');
    }
    const waiting = told.filter((phases) => phases.some(({ nome }) => nome === 'attesa'));
    assert.equal(waiting.length, 1);
    assert.match(waiting[0]?.[0]?.testo ?? '', /^In attesa/);
  });
});

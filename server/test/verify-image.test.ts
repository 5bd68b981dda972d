/** verify-image with its real method: files made here, sent as forms or by link, judged in processes of their own. */
import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { crc32 } from 'node:zlib';
import { signalMethods } from '@riscontro/contract';
import sharp from 'sharp';
import { syntheticPhoto } from '../bench/synthetic-photo.ts';
import { readConfig } from '../src/config.ts';
import { imageMethods } from '../src/media-methods/image-methods.ts';
import { type OpenedImages, openImages } from '../src/wiring/media.ts';
import { multipart } from './support/multipart.ts';
import { type Site, startSite } from './support/recorded-providers.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

const english = { 'accept-language': 'en' };

describe('verify-image', () => {
  let site: Site;
  let images: OpenedImages;
  let service: TestApp;
  let key: string;
  let photo: Buffer;
  let dataDir: string;

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'riscontro-image-'));
    site = await startSite();
    photo = await syntheticPhoto(640, 480, 7);
    const settings = { FETCH_ALLOW: site.place, IMAGE_PROCESSES: '1' };
    images = await openImages(readConfig({ ...settings, DATA_DIR: dataDir }));
    service = await startTestApp({ engines: { image: images.engine }, settings });
    ({ key } = await service.createKey(100));
  });
  after(async () => {
    await service?.close();
    await images?.close();
    await site?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const send = (content: Buffer, headers: Record<string, string> = {}) => {
    const form = multipart([{ name: 'file', filename: 'nome.txt', content }]);
    return service.request({
      method: 'POST',
      url: '/api/v1/verify-image',
      key,
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    });
  };
  const sendLink = (url: string) =>
    service.request({
      method: 'POST',
      url: '/api/v1/verify-image',
      key,
      payload: JSON.stringify({ url }),
      headers: { 'content-type': 'application/json' },
    });
  const outcome = (result: { segnali: { nome: string; esito: string }[] }, name: string) =>
    result.segnali.find(({ nome }) => nome === name)?.esito;

  test('200: a photo without signs is authentic, with every method in its report', async () => {
    const { status, json } = await send(photo);
    assert.equal(status, 200, JSON.stringify(json));
    assert.equal(json.livello, 'autentica');
    assert.deepEqual(
      json.segnali.map(({ nome }: { nome: string }) => nome),
      imageMethods.map(({ id }) => signalMethods[id]),
    );
    assert.equal(outcome(json, 'rilevatore_ia'), 'non_eseguito');
    assert.equal(json.exif.dispositivo, 'Example Camera 1');
    assert.match(json.sintesi, /può comunque essere falsa/);
  });

  test('200: the same bytes under another name come from the cache', async () => {
    const before = (await service.usage(key)).usate;
    const { json } = await send(photo);
    assert.equal(json.cache, true);
    assert.equal((await service.usage(key)).usate, before);
  });

  test('200: the share page shows the preview and each heat map under its address', async () => {
    const { json } = await send(photo);
    const page = await service.request({ url: `/v/${json.id}` });
    assert.equal(page.status, 200);
    const preview = await service.app.http.inject({ url: `/v/${json.id}/anteprima.webp` });
    assert.equal(preview.statusCode, 200);
    assert.equal((await sharp(preview.rawPayload).metadata()).format, 'webp');
    const mapped = json.segnali.filter(({ mappa }: { mappa?: string }) => mappa);
    assert.ok(mapped.length > 0, 'some methods have maps');
    for (const { mappa } of mapped) {
      const map = await service.app.http.inject({ url: new URL(mappa).pathname });
      assert.equal(map.statusCode, 200, mappa);
      assert.equal((await sharp(map.rawPayload).metadata()).format, 'png');
    }
  });

  test('200: a generator that names itself in the file decides, and the text says that it can be forged', async () => {
    const parameters =
      'a castle on a hill\nNegative prompt: people\nSteps: 20, Sampler: Euler a, CFG scale: 7, Seed: 1234, Size: 512x512, Model hash: 6ce0161689';
    const { json } = await send(await withPngText(photo, 'parameters', parameters), english);
    assert.equal(json.livello, 'creata con IA');
    assert.ok(json.affidabilita <= 15);
    assert.match(json.sintesi, /anybody can add or remove/);
  });

  test('200: every picture format that is promised is read, whatever the file is called', async () => {
    const image = sharp(photo).resize(320);
    const files = await Promise.all([
      image.clone().png().toBuffer(),
      image.clone().webp().toBuffer(),
      image.clone().gif().toBuffer(),
      image.clone().avif({ effort: 0 }).toBuffer(),
      image.clone().tiff().toBuffer(),
      bmp(64, 48),
    ]);
    for (const file of files) {
      const { status, json } = await send(file);
      assert.equal(status, 200, JSON.stringify(json));
    }
  });

  test('400 for what is no picture, broken, cut off or two files in one, and it costs nothing', async () => {
    const before = (await service.usage(key)).usate;
    const zip = Buffer.concat([photo, Buffer.from('PK\x03\x04'), Buffer.alloc(60, 1), zipEnd()]);
    for (const [file, reason] of [
      [Buffer.from('<html><script>alert(1)</script></html>'), /non è un'immagine/],
      [photo.subarray(0, photo.length >> 1), /incompleto/],
      [zip, /secondo file/],
      [pngOfSize(50_000, 50_000), /100 milioni di pixel/],
    ] as const) {
      const { status, json } = await send(file);
      assert.equal(status, 400, JSON.stringify(json));
      assert.equal(json.codice, 'non_immagine');
      assert.match(json.detail, reason);
    }
    assert.equal((await service.usage(key)).usate, before);
  });

  test('200 for a link to a picture, and nothing of it stays on the disk', async () => {
    const png = await sharp(photo).png().toBuffer();
    site.pages.set('/foto', (response) => response.setHeader('content-type', 'text/plain').end(png));
    const { status, json } = await sendLink(`${site.baseUrl}/foto`);
    assert.equal(status, 200, JSON.stringify(json));
    assert.equal(json.livello, 'autentica');
    assert.deepEqual(await readdir(join(dataDir, 'uploads')), []);
  });

  test('400 for a link to a page, and for one that leads nowhere', async () => {
    site.pages.set('/pagina', (response) => response.end('<html><p>Una pagina</p></html>'));
    assert.equal((await sendLink(`${site.baseUrl}/pagina`)).status, 400);
    assert.equal((await sendLink(`${site.baseUrl}/manca`)).status, 400);
    assert.equal((await sendLink('http://127.0.0.1:9/foto.jpg')).json.codice, 'link_vietato');
  });

  test('progress is told phase by phase', async () => {
    const { text } = await send(await sharp(photo).rotate(90).jpeg().toBuffer(), {
      accept: 'text/event-stream',
    });
    const phases = [...text.matchAll(/"nome":"(\w+)","testo"/g)].map(([, name]) => name);
    assert.deepEqual(phases.slice(0, 3), ['decodifica', 'provenienza', 'compressione']);
    assert.ok(phases.includes('verdetto'));
    assert.match(text, /event: risultato/);
  });
});

async function withPngText(image: Buffer, keyword: string, text: string): Promise<Buffer> {
  const png = await sharp(image).resize(256).png().toBuffer();
  const data = Buffer.concat([Buffer.from(`${keyword}\0`, 'latin1'), Buffer.from(text, 'latin1')]);
  return Buffer.concat([png.subarray(0, 33), pngChunk('tEXt', data), png.subarray(33)]);
}

function pngOfSize(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

function bmp(width: number, height: number): Buffer {
  const row = width * 3;
  const file = Buffer.alloc(54 + row * height, 90);
  file.fill(0, 0, 54);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  return file;
}

/** The end of central directory of an archive with one entry. */
function zipEnd(): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  return end;
}

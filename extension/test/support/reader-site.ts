/** The site that a reader visits: an article with everything that can be checked, some of it behind a login. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pngOf } from '../../../server/test/support/image-bytes.ts';

export interface ReaderSite {
  readonly url: string;
  /** `host:port`, as the service's FETCH_ALLOW wants it. */
  readonly host: string;
  /** The image behind the login, as its bytes are. */
  readonly secretImage: Buffer;
  /** The image that the page makes itself, under an address of the page alone. */
  readonly blobImage: Buffer;
  readonly dataImage: Buffer;
  close(): Promise<void>;
}

/** Each differs from the others, so that it is seen which one arrived. */
const imageOf = (size: number) => pngOf(size, size, size);
const images = { open: imageOf(24), secret: imageOf(25), blob: imageOf(26), data: imageOf(27) };

/** Enough of a video to be taken for one. */
const video = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42\0\0\0\x08free', 'latin1');

export async function startReaderSite(): Promise<ReaderSite> {
  const server = createServer(({ url = '', headers }, response) => {
    const isKnown = headers.cookie?.includes('sessione=aperta') ?? false;
    if (url === '/articolo') return sendPage(response, 'Un articolo', article);
    if (url === '/altro')
      return sendPage(response, 'Un altro articolo', '<p>La Terra gira intorno al Sole</p>');
    if (url === '/foto.png') return send(response, 200, 'image/png', images.open);
    if (url === '/film.mp4') return send(response, 200, 'video/mp4', video);
    if (url === '/blob.png') return send(response, 200, 'image/png', images.blob);
    if (url === '/riservata.png' && isKnown) return send(response, 200, 'image/png', images.secret);
    send(response, isKnown ? 404 : 403, 'text/plain', Buffer.from('no'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Another name than the service has: what is allowed for the one does not hold for the other.
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}`,
    host,
    secretImage: images.secret,
    blobImage: images.blob,
    dataImage: images.data,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, status: number, type: string, body: Buffer): void {
  response.writeHead(status, { 'content-type': type, 'set-cookie': 'sessione=aperta; Path=/; HttpOnly' });
  response.end(body);
}

function sendPage(response: ServerResponse, title: string, body: string): void {
  const text = `<!doctype html><html lang="it"><title>${title}</title><h1>${title}</h1>${body}`;
  send(response, 200, 'text/html; charset=utf-8', Buffer.from(text));
}

const article = `<p id="frase">La Terra gira intorno al Sole</p>
<a href="/altro">Un altro articolo</a>
<img id="aperta" src="/foto.png" alt="Una foto">
<img id="riservata" src="/riservata.png" alt="Una foto riservata">
<img id="dati" src="data:image/png;base64,${images.data.toString('base64')}" alt="Una foto nella pagina">
<img id="blob" alt="Una foto fatta dalla pagina">
<script>fetch('/blob.png').then((answer) => answer.blob()).then((file) => {
  document.getElementById('blob').src = URL.createObjectURL(file);
});</script>`;

/** A site of somebody else: pages that a test writes, under another name and port than the service. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OtherPage {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface OtherSite {
  readonly url: string;
  /** Serves the page from now on; returns its address. */
  publish(name: string, page: OtherPage): string;
  close(): Promise<void>;
}

export async function startOtherSite(): Promise<OtherSite> {
  const pages = new Map<string, OtherPage>();
  const server = createServer(({ url = '' }, response) => {
    const page = pages.get(url);
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...page?.headers });
    response.end(page && `<!doctype html><html lang="it"><title>Un altro sito</title>${page.body}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    publish(name, page) {
      pages.set(`/${name}`, page);
      return `${url}/${name}`;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

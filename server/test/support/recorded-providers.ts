/** Every outside source of a text check as a local server: recorded answers, and a site with the pages they lead to. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFixture } from './fixture.ts';
import { startUpstream, type Upstream, type UpstreamRequest } from './upstream.ts';

export interface Site {
  readonly baseUrl: string;
  /** `host:port`, as FETCH_ALLOW wants it. */
  readonly place: string;
  /** By path; other paths answer 404. */
  readonly pages: Map<string, (response: ServerResponse) => void>;
  readonly visited: readonly string[];
  close(): Promise<void>;
}

export async function startSite(): Promise<Site> {
  const pages: Site['pages'] = new Map();
  const visited: string[] = [];
  const server = createServer(({ url = '/' }, response) => {
    const path = url.split('?')[0] ?? '/';
    visited.push(path);
    const page = pages.get(path);
    if (page) page(response);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    place: `127.0.0.1:${port}`,
    pages,
    visited,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** An article such as a reader finds it: a heading, paragraphs, and the furniture around them. */
export const article =
  (title: string, ...paragraphs: readonly string[]) =>
  (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
      `<!doctype html><html lang="it"><title>${title}</title><nav><a href="/">Home</a></nav>
      <main><article><h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}</article></main>
      <footer>Note legali</footer></html>`,
    );

export const redirect = (location: string) => (response: ServerResponse) =>
  void response.writeHead(302, { location }).end();

export const providerNames = ['wikipedia', 'wikidata', 'brave', 'tavily', 'searxng', 'google'] as const;
export type ProviderName = (typeof providerNames)[number];

export interface RecordedProviders extends Readonly<Record<ProviderName, Upstream>> {
  readonly site: Site;
  /** Everything switched on and pointed here. */
  readonly settings: Record<string, string>;
  close(): Promise<void>;
}

export async function startRecordedProviders(): Promise<RecordedProviders> {
  const site = await startSite();
  const [wikipedia, wikidata, brave, tavily, searxng, google] = await Promise.all([
    startUpstream(),
    startUpstream(),
    startUpstream(),
    startUpstream(),
    startUpstream(),
    startUpstream(),
  ]);
  wikipedia.answer = wikipediaAnswer;
  wikidata.answer = wikidataAnswer;
  brave.answer = () => onSite('brave/found', site);
  tavily.answer = () => onSite('tavily/found', site);
  searxng.answer = () => onSite('searxng/found', site);
  google.answer = ({ url }) =>
    readFixture(`providers/google-fact-check/found-${url.searchParams.get('languageCode')}.json`);
  const all = { wikipedia, wikidata, brave, tavily, searxng, google };
  return {
    ...all,
    site,
    settings: {
      WIKIPEDIA_URL: `${wikipedia.baseUrl}/{lang}`,
      WIKIDATA_URL: wikidata.baseUrl,
      BRAVE_URL: brave.baseUrl,
      BRAVE_API_KEY: 'chiave-brave',
      TAVILY_URL: tavily.baseUrl,
      TAVILY_API_KEY: 'chiave-tavily',
      SEARXNG_URL: searxng.baseUrl,
      GOOGLE_FACTCHECK_URL: google.baseUrl,
      GOOGLE_FACTCHECK_API_KEY: 'chiave-google',
      FETCH_ALLOW: site.place,
    },
    async close() {
      await Promise.all([site, ...Object.values(all)].map((server) => server.close()));
    },
  };
}

/** The recorded answer with its pages on the local site: `https://a.example.org/b` becomes `/a.example.org/b`. */
function onSite(name: string, { baseUrl }: Site): unknown {
  const text = JSON.stringify(readFixture(`providers/${name}.json`));
  return JSON.parse(text.replaceAll(/https:\/\/(\w+\.example\.\w+)/g, `${baseUrl}/$1`));
}

function wikipediaAnswer({ url }: UpstreamRequest): unknown {
  const pageId = url.searchParams.get('pageids');
  const language = url.pathname.startsWith('/it/') ? 'it' : 'en';
  return readFixture(`providers/wikipedia/${pageId ? `article-${pageId}` : 'search'}-${language}.json`);
}

function wikidataAnswer({ url }: UpstreamRequest): unknown {
  const parameters = url.searchParams;
  const isTower = /torre eiffel/i.test(parameters.get('search') ?? '');
  const parts: Record<string, () => string> = {
    wbsearchentities: () => (isTower ? 'search-torre-eiffel' : 'search-nothing'),
    query: () => 'words-nothing',
    wbgetentities: () => (parameters.get('props') === 'labels' ? 'labels' : (parameters.get('ids') ?? '')),
  };
  return readFixture(`providers/wikidata/${parts[parameters.get('action') ?? '']?.()}.json`);
}

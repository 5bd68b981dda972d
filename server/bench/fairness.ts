/** How much longer a claim takes while another key leans on the service: by the clock on the wall, in a process of its own. */

import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Told } from '../src/domain/measurement.ts';
import { fixed } from '../src/evaluation/figures/figure.ts';
import { openStore } from '../src/store/open-store.ts';
import { addKeys, sqliteFiller } from './fill.ts';
import { quantile } from './quantile.ts';
import { reportBench } from './report.ts';
import { startServer } from './servers.ts';

const claims = ['Parigi è la capitale della Francia', 'Il ponte di Vallebruna è lungo'];
const claimsAsked = 45;
const hardPage = (elements: number) =>
  `<!doctype html><title>Tanti elementi</title><body>${'<p>x</p>'.repeat(elements)}`;

/** What the other key sends at once; a page without a body never answers. */
interface Load {
  readonly name: string;
  readonly atOnce: number;
  readonly page?: string;
  /** Each link is followed by the next, without end, as nobody could who had the usual budget of failures. */
  readonly isEndless?: boolean;
  readonly aim?: string;
}

const loads: readonly Load[] = [
  { name: 'eight pages of 600,000 elements', atOnce: 8, page: hardPage(600_000), aim: '< 2' },
  { name: 'eight pages of 149,000 elements, just below the limit', atOnce: 8, page: hardPage(149_000) },
  { name: 'the first, again and again without end', atOnce: 8, page: hardPage(600_000), isEndless: true },
  { name: '200 links that never answer', atOnce: 200, aim: '< 2' },
];
/** The claims are asked for in parts, each beside links of its own. */
const parts = 3;

export async function benchFairness({ write }: { write: boolean }): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'riscontro-bench-'));
  await (await openStore({ dataDir, databaseUrl: undefined }, { server: true })).close();
  const filler = sqliteFiller(dataDir);
  const [key = '', other = ''] = await addKeys(filler, 2);
  await filler.close();
  const pages = await startPages();
  const server = await startServer('./text-service.ts', {
    DATA_DIR: dataDir,
    FETCH_ALLOW: pages.place,
    WIKIPEDIA: 'off',
    WIKIDATA: 'off',
    LOG_LEVEL: 'warn',
    FAILURES_PER_HOUR: '0',
    STOP_GRACE_SECONDS: '0',
  });
  try {
    const rows: Told[][] = [];
    await claimTimes(server.url, key, claimsAsked);
    for (const { name, atOnce, page, isEndless = false, aim = '' } of loads) {
      const link = pages.linkTo(page);
      const quiet: number[] = [];
      const loaded: number[] = [];
      for (let part = 0; part < parts; part += 1) {
        quiet.push(...(await claimTimes(server.url, key, claimsAsked / parts)));
        const stop = startLoad(server.url, other, { atOnce, link, isEndless, isLeft: page === undefined });
        loaded.push(...(await claimTimes(server.url, key, claimsAsked / parts)));
        await stop();
      }
      const [before, during] = [quantile(quiet, 0.5), quantile(loaded, 0.5)];
      rows.push([name, fixed(before, 0), fixed(during, 0), fixed(during / before, 2), aim]);
    }
    const columns = [
      `${claimsAsked} new claims of one key, while another key sends`,
      'quiet p50, ms',
      'p50, ms',
      'ratio',
      'aim',
    ];
    reportBench('fairness', [{ columns, rows }], { write });
  } finally {
    await server.stop();
    await pages.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

let asked = 0;

async function claimTimes(url: string, key: string, number: number): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < number; count += 1) {
    asked += 1;
    const startMs = performance.now();
    const answer = await post(`${url}/api/v1/verify-text`, key, {
      claim: `${claims[count % claims.length]} ${asked} volte`,
    });
    if (answer.status !== 200) throw new Error(`a claim was answered with ${answer.status}`);
    await answer.arrayBuffer();
    times.push(performance.now() - startMs);
  }
  return times;
}

/** Has so many links under way; the function returned ends those without an end and waits for the others. */
function startLoad(
  url: string,
  key: string,
  {
    atOnce,
    link,
    isEndless = false,
    isLeft,
  }: Pick<Load, 'atOnce' | 'isEndless'> & {
    readonly link: () => string;
    /** Nobody waits for what never answers; the service goes on with it. */
    readonly isLeft: boolean;
  },
): () => Promise<void> {
  const ending = new AbortController();
  const runs = Array.from({ length: atOnce }, async () => {
    do {
      await post(`${url}/api/v1/verify-url`, key, { url: link() }, ending.signal)
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
    } while (isEndless && !ending.signal.aborted);
  });
  return async () => {
    if (isEndless || isLeft) ending.abort();
    await Promise.all(runs);
  };
}

const post = (url: string, key: string, body: object, signal?: AbortSignal) =>
  fetch(url, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });

async function startPages() {
  const bodies = new Map<string, string | undefined>();
  const server = createServer((request, response) => {
    const body = bodies.get((request.url ?? '').split('?', 1)[0] ?? '');
    if (body !== undefined) response.writeHead(200, { 'content-type': 'text/html' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  let links = 0;
  return {
    place,
    linkTo(body: string | undefined) {
      const path = `/${bodies.size}`;
      bodies.set(path, body);
      return () => {
        links += 1;
        return `http://${place}${path}?id=${links}`;
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

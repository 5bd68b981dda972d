/**
 * Pages: how long the service takes for one, and what a browser transfers for it on its first visit and its next.
 * Needs a Chromium, which is found or installed as for the tests.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Told } from '../src/domain/measurement.ts';
import { fixed } from '../src/evaluation/figures/figure.ts';
import { openStore } from '../src/store/open-store.ts';
import { answerTimes } from '../test/browser/support/answer-times.ts';
import { launchBrowser } from '../test/browser/support/browser.ts';
import { checkSample, type SampleName } from '../test/browser/support/sample-engines.ts';
import { transferOf } from '../test/browser/support/transfer.ts';
import { addKeys, sqliteFiller } from './fill.ts';
import { quantile } from './quantile.ts';
import { reportBench } from './report.ts';
import { startServer } from './servers.ts';

const requests = 2_000;
const warmUpRequests = 200;
const shared: readonly (readonly [name: string, sample: SampleName])[] = [
  ['share page of a claim', 'false'],
  ['share page of an article', 'misleading'],
  ['share page of a picture with three maps', 'manipulated'],
];
const others: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['method', '/metodo'],
  ['list of errors', '/problemi'],
];

export async function benchPages({ write }: { write: boolean }): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'riscontro-bench-'));
  await (await openStore({ dataDir, databaseUrl: undefined }, { server: true })).close();
  const filler = sqliteFiller(dataDir);
  const [key = ''] = await addKeys(filler, 1);
  await filler.close();
  const server = await startServer('./page-service.ts', {
    DATA_DIR: dataDir,
    OFFLINE: '1',
    LOG_LEVEL: 'warn',
  });
  const browser = await launchBrowser();
  try {
    const paths: (readonly [name: string, path: string])[] = [];
    for (const [name, sample] of shared)
      paths.push([name, `/v/${(await checkSample(server.url, key, sample)).id}`]);
    paths.push(...others);

    const rows: Told[][] = [
      ['the least an answer takes (GET /healthz)', ...(await times(`${server.url}/healthz`)), '', '', '', ''],
    ];
    for (const [name, path] of paths) {
      const visit = await browser.visit(server.url);
      const first = await transferOf(visit, path);
      const next = await transferOf(visit, path);
      const shift = await visit.page.evaluate(() => window.layoutShift ?? Number.NaN);
      await visit.close();
      rows.push([
        name,
        ...(await times(server.url + path)),
        ...[first, next].map(({ bytesWithoutImages }) => fixed(bytesWithoutImages / 1000, 1)),
        fixed((first.bytesByKind.Script ?? 0) / 1000, 1),
        fixed(shift, 3),
      ]);
    }
    const columns = [
      `${requests.toLocaleString('en')} requests, one after another`,
      'p50, ms',
      'p95, ms (aim ≤ 15)',
      'p99, ms',
      'first visit without pictures, kB (aim ≤ 60)',
      'next visit, kB',
      'of the first: browser code, kB',
      'layout shift',
    ];
    reportBench('pages', [{ columns, rows }], { write });
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function times(url: string): Promise<Told[]> {
  await answerTimes(url, warmUpRequests);
  const found = await answerTimes(url, requests);
  return [0.5, 0.95, 0.99].map((share) => fixed(quantile(found, share), 1));
}

/** The evidence index with a million passages: how long an import and a search take, and what they hold on to. */

import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Told } from '../src/domain/measurement.ts';
import { count, fixed, percent0, told } from '../src/evaluation/figures/figure.ts';
import type { EvidenceIndex } from '../src/evidence/evidence-index.ts';
import { type EvidenceSettings, openEvidenceIndex } from '../src/evidence/open-evidence-index.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { reportBench } from './report.ts';
import { syntheticPassage, syntheticQuery } from './synthetic-corpus.ts';

const passageCount = 1_000_000;
const batchSize = 2_000;
const queryCount = 500;
const megabyte = 1024 * 1024;

const whole = (value: number) => Math.round(value).toLocaleString('en');

export async function benchEvidenceIndex({ write }: { write: boolean }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-bench-'));
  const postgres = await startPostgres({ durable: true });
  try {
    const indexes: [string, EvidenceSettings][] = [
      ['SQLite', { dataDir: folder, databaseUrl: undefined }],
      ['PostgreSQL', { dataDir: folder, databaseUrl: await postgres.createDatabase() }],
    ];
    const rows: Told[][] = [];
    for (const [name, settings] of indexes) rows.push([name, ...(await measure(settings))]);
    const headings = [
      `${whole(passageCount)} passages`,
      'import, passages/s',
      'tidy, s',
      'p50, ms',
      'p95, ms (aim < 100)',
      'p99, ms',
      'finds the passage the claim is about, of 10',
      'memory after 100 / all searches, MB',
    ];
    const { size } = await stat(join(folder, 'evidence.sqlite'));
    console.log(`evidence.sqlite: ${whole(size / megabyte)} MB`);
    reportBench('index', [{ columns: headings, rows }], { write });
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(settings: EvidenceSettings): Promise<Told[]> {
  const index = await openEvidenceIndex(settings);
  try {
    const importSeconds = await fill(index);
    const tidySeconds = await secondsOf(() => index.tidy());
    const searches = await search(index);
    return [
      count(passageCount / importSeconds),
      fixed(tidySeconds, 1),
      ...[0.5, 0.95, 0.99].map((share) => fixed(quantile(searches.times, share), 1)),
      percent0(searches.found),
      told`${count(searches.memoryBefore)} / ${count(searches.memoryAfter)}`,
    ];
  } finally {
    await index.close();
  }
}

/** One batch is analysed while another is written, as the import does it. */
function fill(index: EvidenceIndex): Promise<number> {
  return secondsOf(async () => {
    let writing: Promise<unknown> = Promise.resolve();
    for (let start = 0; start < passageCount; start += batchSize) {
      const count = Math.min(batchSize, passageCount - start);
      const batch = Array.from({ length: count }, (_, place) => syntheticPassage(start + place));
      const before = writing;
      writing = index.add(batch);
      await before;
      if (start % 100_000 === 0) {
        console.log(`${whole(start)} passages, ${whole(process.memoryUsage.rss() / megabyte)} MB in use`);
      }
    }
    await writing;
  });
}

async function search(index: EvidenceIndex) {
  const times: number[] = [];
  let found = 0;
  let memoryBefore = 0;
  for (let number = 0; number < queryCount; number++) {
    const { about, concepts } = syntheticQuery(number, passageCount);
    const startMs = performance.now();
    const hits = await index.search(concepts, { limit: 10 });
    times.push(performance.now() - startMs);
    if (hits.some(({ docId }) => docId === about)) found += 1;
    if (number === 100) memoryBefore = process.memoryUsage.rss() / megabyte;
  }
  const memoryAfter = process.memoryUsage.rss() / megabyte;
  return { times, found: found / queryCount, memoryBefore, memoryAfter };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return (performance.now() - startMs) / 1000;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

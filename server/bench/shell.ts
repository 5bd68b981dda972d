/**
 * The shell's cost: cached answers against a bare route, uncached ones against the raw store, and both as the
 * store grows. Ratios of measurements that take turns in one run, because a shared machine is never quiet.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MeasuredTable, Measurement } from '../src/domain/measurement.ts';
import { count, fixed } from '../src/evaluation/figures/figure.ts';
import { openStore } from '../src/store/open-store.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { addKeys, addResults, type Filler, postgresFiller, sqliteFiller, storedClaim } from './fill.ts';
import { type Call, type Load, load, median } from './load.ts';
import { rawPostgresRate, rawSqliteRate } from './raw-store.ts';
import { reportBench } from './report.ts';
import { startServer } from './servers.ts';

const rounds = 5;
const seconds = 4;
const connections = 100;
const sizes = [10, 1_000, 100_000, 1_000_000];
const keyCount = 100_000;

const whole = (value: number) => Math.round(value).toLocaleString('en');
const ratio = (value: number) => fixed(value, 2);
const anyOf = <T>(items: readonly T[]) => items[Math.floor(Math.random() * items.length)] as T;

interface BenchStore {
  readonly name: string;
  readonly settings: Record<string, string>;
  filler(): Filler;
  rawRate(): Promise<number>;
}

export async function benchShell({ write }: { write: boolean }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-bench-'));
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = await postgres.createDatabase();
  const stores: BenchStore[] = [
    {
      name: 'SQLite',
      settings: { DATA_DIR: folder },
      filler: () => sqliteFiller(folder),
      rawRate: async () => {
        const raw = await mkdtemp(join(folder, 'raw-'));
        return rawSqliteRate(raw, seconds);
      },
    },
    {
      name: 'PostgreSQL',
      settings: { DATA_DIR: folder, DATABASE_URL: databaseUrl },
      filler: () => postgresFiller(databaseUrl),
      rawRate: () => rawPostgresRate(databaseUrl, seconds),
    },
  ];
  try {
    const parts = [];
    for (const store of stores) parts.push(...(await measure(store, folder)));
    reportBench('shell', parts, { write });
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(store: BenchStore, folder: string): Promise<Measurement['parts']> {
  // Opened once, so that the tables are there to be filled.
  const settings = { dataDir: folder, databaseUrl: store.settings.DATABASE_URL };
  await openStore(settings, { server: false }).then((opened) => opened.close());
  const [key = ''] = await fill(store, (filler) => addKeys(filler, 1));
  const hot = await hotPath(store, key);
  const cold = await uncachedPath(store, key);
  const growth = await growthTable(store);
  return [{ heading: store.name }, hot, cold, growth];
}

async function fill<T>(store: BenchStore, action: (filler: Filler) => Promise<T>): Promise<T> {
  const filler = store.filler();
  try {
    return await action(filler);
  } finally {
    await filler.close();
  }
}

/** Cached verify-text, with key check, quota headers and logging, against a bare route with the same bytes. */
async function hotPath(store: BenchStore, key: string): Promise<MeasuredTable> {
  const call: Call = { key, claim: 'Una frase che tutti verificano' };
  const service = await startServer('./service.ts', store.settings);
  await load(service.url, 1, 1, call);
  const body = await fetch(`${service.url}/api/v1/verify-text`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ claim: call.claim }),
  }).then((response) => response.text());
  const bare = await startServer('./bare.ts', { DATA_DIR: store.settings.DATA_DIR ?? '.', BODY: body });

  await load(bare.url, connections, seconds, call);
  await load(service.url, connections, seconds, call);
  const results: { bare: Load; cached: Load }[] = [];
  for (let round = 0; round < rounds; round++) {
    results.push({
      bare: await load(bare.url, connections, seconds, call),
      cached: await load(service.url, connections, seconds, call),
    });
  }
  await Promise.all([service.stop(), bare.stop()]);
  const rateRatio = median(
    results.map(({ bare, cached }) => cached.requestsPerSecond / bare.requestsPerSecond),
  );
  const p99Ratio = median(results.map(({ bare, cached }) => cached.p99Ms / bare.p99Ms));
  const rates = (side: 'bare' | 'cached') =>
    count(median(results.map((round) => round[side].requestsPerSecond)));
  const p99s = (side: 'bare' | 'cached') => fixed(median(results.map((round) => round[side].p99Ms)), 0);
  return {
    columns: ['cached verify-text, 100 connections', 'bare route', 'service', 'ratio', 'aim'],
    rows: [
      ['requests per second', rates('bare'), rates('cached'), ratio(rateRatio), '≥ 0.50'],
      ['p99, ms', p99s('bare'), p99s('cached'), ratio(p99Ratio), '≤ 3.00'],
    ],
  };
}

/** Every request a new claim, checked by an engine that answers at once, against the store's quota update alone. */
async function uncachedPath(store: BenchStore, key: string): Promise<MeasuredTable> {
  const service = await startServer('./service.ts', store.settings);
  let number = 0;
  const next = () => ({ key, claim: `Frase nuova ${++number}` });
  await load(service.url, connections, seconds, next);
  const results: { raw: number; uncached: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    results.push({
      raw: await store.rawRate(),
      uncached: (await load(service.url, connections, seconds, next)).requestsPerSecond,
    });
  }
  await service.stop();
  const rateRatio = median(results.map(({ raw, uncached }) => uncached / raw));
  return {
    columns: ['uncached verify-text, 100 connections', 'raw quota updates', 'service', 'ratio', 'aim'],
    rows: [
      [
        'per second, durable',
        count(median(results.map(({ raw }) => raw))),
        count(median(results.map(({ uncached }) => uncached))),
        ratio(rateRatio),
        '≥ 0.35',
      ],
    ],
  };
}

/** Microseconds per request, any of the stored claims and any of the keys, as the store fills. */
async function growthTable(store: BenchStore): Promise<MeasuredTable> {
  const keys = await fill(store, (filler) => addKeys(filler, keyCount));
  const rows = [];
  let filled = 0;
  for (const size of sizes) {
    await fill(store, (filler) => addResults(filler, filled, size));
    filled = size;
    const service = await startServer('./service.ts', store.settings);
    let number = 0;
    const cached = () => ({ key: anyOf(keys), claim: storedClaim(Math.floor(Math.random() * size)) });
    const uncached = () => ({ key: anyOf(keys), claim: `Frase nuova con ${size} risultati ${++number}` });
    await load(service.url, connections, 1, cached);
    const cachedLoad = await load(service.url, connections, seconds, cached);
    const uncachedLoad = await load(service.url, connections, seconds, uncached);
    await service.stop();
    rows.push([
      count(size),
      count(1e6 / cachedLoad.requestsPerSecond),
      count(1e6 / uncachedLoad.requestsPerSecond),
    ]);
  }
  return {
    columns: [`stored results (${whole(keyCount)} keys)`, 'µs per cached request', 'µs per uncached request'],
    rows,
  };
}

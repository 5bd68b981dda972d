/** The whole service inside a test: real store, real HTTP stack, engines of the test's own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { pino } from 'pino';
import { openAssets } from '../../src/assets/assets.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { generateKey, keySecret } from '../../src/domain/api-key.ts';
import type { ModelsInUse } from '../../src/domain/models-in-use.ts';
import type { Engines } from '../../src/pipelines/engine.ts';
import type { ProviderHealth } from '../../src/providers/provider-health.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import { type App, type AppNeeds, createApp } from '../../src/wiring/app.ts';
import { checkAgainstContract } from './contract-check.ts';
import { instantEngines } from './engines.ts';
import { borrowWriterThread } from './writer-threads.ts';

/** A clock that stands still until it is told otherwise. */
export interface TestClock {
  nowMs: number;
}

export interface TestKey {
  readonly id: string;
  readonly key: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly text: string;
  /** The body as JSON; throws when it is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape the contract has just checked.
  readonly json: any;
}

export interface TestApp {
  readonly app: App;
  readonly store: Store;
  readonly clock: TestClock;
  readonly dataDir: string;
  readonly logLines: string[];
  createKey(quota?: number, name?: string): Promise<TestKey>;
  /** Sends a request without a port; every answer is held against the contract. */
  request(options: InjectOptions & { key?: string }): Promise<Answer>;
  /** `POST /api/v1/verify-text`. */
  verifyText(key: string, claim: string, headers?: Record<string, string>): Promise<Answer>;
  usage(
    key: string,
  ): Promise<{ usate: number; rimanenti: number; da_cache: number; quota: number; mese: string }>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** How the engines' outside providers did; without it, none has been asked. */
  readonly health?: ProviderHealth;
  readonly engines?: Engines;
  /** What the engines keep of results; without them, nothing. */
  readonly forgetResult?: AppNeeds['forgetResult'];
  readonly sweepImages?: AppNeeds['sweepImages'];
  /** Which installed models the engines use; without it, none. */
  readonly models?: ModelsInUse;
  /** What isolates decoders; without it, none run. */
  readonly isolation?: AppNeeds['isolation'];
  readonly settings?: Record<string, string>;
  readonly openStore?: (dataDir: string) => Promise<Store>;
  readonly startMs?: number;
  readonly leaseMs?: number;
  /** What is free on the disk for uploads; without it, the disk is asked. */
  readonly freeBytes?: () => Promise<number>;
  /** Where its files are; without it, in a folder of its own. */
  readonly dataDir?: string;
}

/** Made once for all services of a test file. */
let assets: ReturnType<typeof openAssets> | undefined;

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'riscontro-test-')));
  const openStore =
    options.openStore ??
    ((folder: string) => openSqliteStore(folder, { server: true, thread: borrowWriterThread() }));
  const store = await openStore(dataDir);
  const clock: TestClock = { nowMs: options.startMs ?? Date.parse('2026-05-10T12:00:00Z') };
  const logLines: string[] = [];
  const config: Config = readConfig({
    DATA_DIR: dataDir,
    STOP_GRACE_SECONDS: '1',
    LOG_LEVEL: 'debug',
    // A page answers before its check has ended, so a test that sends one after another meets these on a busy machine.
    CHECKS_PER_VISITOR_MAX: '100',
    CHECKS_PER_NETWORK_MAX: '100',
    ...options.settings,
  });
  assets ??= openAssets();
  const app = await createApp({
    assets: await assets,
    config,
    store,
    engines: options.engines ?? instantEngines,
    ...(options.health ? { health: options.health } : {}),
    ...(options.forgetResult ? { forgetResult: options.forgetResult } : {}),
    ...(options.sweepImages ? { sweepImages: options.sweepImages } : {}),
    ...(options.models ? { models: options.models } : {}),
    ...(options.isolation ? { isolation: options.isolation } : {}),
    log: pino({ level: config.logLevel }, { write: (line: string) => void logLines.push(line) }),
    clock: () => clock.nowMs,
    ...(options.freeBytes ? { freeBytes: options.freeBytes } : {}),
    ...(options.leaseMs === undefined ? {} : { leaseMs: options.leaseMs }),
  });

  const request: TestApp['request'] = async ({ key, headers, ...rest }) => {
    const response = await app.http.inject({
      method: 'GET',
      ...rest,
      headers: { ...headers, ...(key === undefined ? {} : { 'x-api-key': key }) },
    });
    const contentType = String(response.headers['content-type'] ?? '');
    checkAgainstContract(String(rest.url), { status: response.statusCode, contentType, text: response.body });
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      get json() {
        return JSON.parse(response.body);
      },
    };
  };

  return {
    app,
    store,
    clock,
    dataDir,
    logLines,
    request,
    async createKey(quota = 100, name = 'Prova') {
      const key = generateKey();
      const id = `key-${key.slice(-8)}`;
      await store.createKey({
        id,
        name,
        email: null,
        purpose: null,
        quota,
        createdAtMs: clock.nowMs,
        secret: keySecret(key),
      });
      return { id, key };
    },
    verifyText: (key, claim, headers = {}) =>
      request({
        method: 'POST',
        url: '/api/v1/verify-text',
        key,
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify({ claim }),
      }),
    usage: async (key) => (await request({ url: '/api/v1/usage', key })).json,
    async close() {
      await app.close();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The service on a port, with a result of every kind and level in its store. */
import type { VerificationResult } from '@riscontro/contract';
import type { Engines } from '../../../src/pipelines/engine.ts';
import { freePort } from '../../support/free-port.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { checkSample, type SampleName, sampleEngines, samples } from './sample-engines.ts';

export interface Site {
  readonly url: string;
  readonly service: TestApp;
  /** The sample's result, as it was answered. */
  readonly results: Readonly<Record<SampleName, VerificationResult>>;
  close(): Promise<void>;
}

export interface SiteOptions {
  /** Instead of the samples' own. */
  readonly engines?: Engines;
  readonly settings?: Record<string, string>;
}

export async function startSite({ engines, settings }: SiteOptions = {}): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const service = await startTestApp({
    engines: { ...sampleEngines, ...engines },
    settings: { BASE_URL: url, LOG_LEVEL: 'warn', ...settings },
  });
  await service.app.http.listen({ host: '127.0.0.1', port });
  const { key } = await service.createKey();
  return { url, service, results: await checkSamples(url, key), close: () => service.close() };
}

async function checkSamples(url: string, key: string): Promise<Site['results']> {
  const names = Object.keys(samples) as SampleName[];
  const results = await Promise.all(
    names.map(async (name) => [name, await checkSample(url, key, name)] as const),
  );
  return Object.fromEntries(results) as Site['results'];
}

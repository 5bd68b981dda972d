/** What is shared is built once: every engine of a node goes out through the same door. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readConfig } from '../config.ts';
import { FetchRefused } from '../net/fetch-refused.ts';
import type { SafeFetch } from '../net/safe-fetch.ts';
import { openEngines } from './engines.ts';

test('pages, images and videos are fetched through one SafeFetch, so that politeness to a host is shared', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'riscontro-wiring-'));
  t.after(() => rm(dataDir, { recursive: true }));
  const asked: string[] = [];
  const refuse = async (link: string | URL) => {
    asked.push(String(link));
    throw new FetchRefused('unreachable');
  };
  const safeFetch: SafeFetch = { read: refuse, stream: refuse, ask: refuse };
  const settings = { DATA_DIR: dataDir, KNOWLEDGE: 'off', WIKIPEDIA: 'off', WIKIDATA: 'off' };
  const { engines, close } = await openEngines(readConfig(settings), { safeFetch });
  t.after(close);
  const context = { language: 'it', signal: AbortSignal.timeout(60_000), progress: () => undefined } as const;
  const url = (name: string) => `https://example.org/${name}`;
  const checks = [
    engines.article?.check({ kind: 'article', url: url('page') }, context),
    engines.image?.check({ kind: 'image', url: url('image') }, context),
    engines.video?.check({ kind: 'video', url: url('video') }, context),
  ];
  for (const check of checks) await assert.rejects(check ?? Promise.resolve(), { name: 'AppError' });
  assert.deepEqual(asked.sort(), ['image', 'page', 'video'].map(url));
});

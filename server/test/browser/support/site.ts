/** The service on a port, with a result of every kind and level in its store, and everything that can become of one. */
import assert from 'node:assert/strict';
import type { VerificationResult } from '@riscontro/contract';
import { correctVerdict } from '../../../src/corrections/correct-verdict.ts';
import { freePort } from '../../support/free-port.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import {
  checkSample,
  endlessClaim,
  type SampleName,
  sampleEngines,
  samples,
  sendCheck,
} from './sample-engines.ts';

export interface Site {
  readonly url: string;
  readonly service: TestApp;
  readonly key: string;
  /** The sample's result, as it was answered. `inglese` has been corrected by a person since. */
  readonly results: Readonly<Record<SampleName, VerificationResult>>;
  /** A check that goes on until its time is over, and then another. */
  runningId(): Promise<string>;
  readonly deletedId: string;
  readonly hiddenId: string;
  /** A result with the token that deletes it. */
  readonly deletable: { readonly id: string; readonly token: string };
  close(): Promise<void>;
}

export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const service = await startTestApp({
    engines: sampleEngines,
    settings: { BASE_URL: url, LOG_LEVEL: 'warn', WIDGET_DAILY_LIMIT: '100', ...settings },
  });
  try {
    return await fillSite(service, url, port);
  } catch (error) {
    // An open server would keep the process of the tests alive, which then says nothing at all.
    await service.close();
    throw error;
  }
}

async function fillSite(service: TestApp, url: string, port: number): Promise<Site> {
  await service.app.http.listen({ host: '127.0.0.1', port });
  const { key } = await service.createKey();
  const names = Object.keys(samples) as SampleName[];
  const checked = await Promise.all(
    names.map(async (name) => [name, await checkSample(url, key, name)] as const),
  );
  const results = Object.fromEntries(checked) as Site['results'];
  await correct(service, results.inglese.id);

  const { store, clock } = service;
  const [deleted, hidden, deletable] = await Promise.all(
    ['Da cancellare', 'Da nascondere', 'Si può cancellare'].map((input) => checkText(url, key, input)),
  );
  assert.ok(deleted && hidden && deletable);
  await store.deleteResult(deleted.id, clock.nowMs);
  await store.setResultHidden(hidden.id, true, clock.nowMs);
  return {
    url,
    service,
    key,
    results,
    async runningId() {
      const endless = { kind: 'text', input: endlessClaim } as const;
      const running = await sendCheck(url, key, endless, { prefer: 'respond-async' });
      return ((await running.json()) as { id: string }).id;
    },
    deletedId: deleted.id,
    hiddenId: hidden.id,
    deletable,
    close: () => service.close(),
  };
}

async function checkText(url: string, key: string, input: string): Promise<Site['deletable']> {
  const answer = await sendCheck(url, key, { kind: 'text', input });
  const { id } = (await answer.json()) as VerificationResult;
  return { id, token: answer.headers.get('x-delete-token') ?? '' };
}

/** As an operator would with `riscontro reviews resolve`. */
async function correct({ store, clock }: TestApp, id: string): Promise<void> {
  const record = await store.inspectResult(id);
  assert.ok(record);
  const { result, version } = record;
  const correction = {
    level: 'fuorviante',
    summary: 'This is misleading: it holds for open fields, not for towers.',
    note: 'Un lettore ha segnalato che vale solo per gli edifici alti.',
    notesIn: { en: 'A reader reported that it holds for tall buildings alone.' },
  } as const;
  const outcome = correctVerdict({ kind: result.kind, version, body: result.body }, correction, clock.nowMs);
  assert.ok('body' in outcome, JSON.stringify(outcome));
  const { body } = outcome;
  await store.reviseResult({
    resultId: id,
    fromVersion: version,
    body,
    note: correction.note,
    nowMs: clock.nowMs,
  });
}

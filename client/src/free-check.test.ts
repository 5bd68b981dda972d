/** Checks without a key against the real service, and against servers that are none. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { Progress } from '@riscontro/contract';
import type { Progress as ToldProgress } from '@riscontro/contract/inside';
import { AppError } from '../../server/src/domain/app-error.ts';
import { textFindings } from '../../server/test/support/engines.ts';
import { startTestApp, type TestApp } from '../../server/test/support/test-app.ts';
import {
  askFreeCheck,
  askStanding,
  deleteResult,
  RiscontroError,
  type Standing,
  sendFreeCheck,
  solveProof,
} from './index.ts';

let service: TestApp;
let address: string;

before(async () => {
  const engines = {
    text: {
      async check({ claim }: { claim: string }, { progress }: { progress: (event: ToldProgress) => void }) {
        progress({ event: 'phase', data: { name: 'search', text: 'Cerco le fonti' } });
        if (claim.startsWith('Guasto')) throw new AppError('serviceUnavailable');
        return textFindings;
      },
    },
  };
  service = await startTestApp({ engines, settings: { WIDGET_DAILY_LIMIT: '4' } });
  address = `${await service.app.http.listen({ port: 0, host: '127.0.0.1' })}/verifica`;
});
after(() => service.close());

/** Sends a text with a pass and its work done. */
async function sendText(q: string, { signal }: { signal?: AbortSignal } = {}) {
  const { token, difficolta } = await askStanding(address);
  const form = new FormData();
  form.set('token', token);
  form.set('lavoro', difficolta > 0 ? await solveProof(token, difficolta) : '');
  form.set('q', q);
  const told: { tokens: string[]; ids: string[]; events: Progress[]; standings: Standing[] } = {
    tokens: [],
    ids: [],
    events: [],
    standings: [],
  };
  const watcher = {
    deletionToken: (token: string) => told.tokens.push(token),
    begun: (id: string) => told.ids.push(id),
    progress: (event: Progress) => told.events.push(event),
    standing: (standing: Standing) => told.standings.push(standing),
  };
  return { result: await sendFreeCheck(address, form, watcher, { signal }), ...told };
}

async function errorOf(promise: Promise<unknown>): Promise<RiscontroError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof RiscontroError, `a RiscontroError, not ${error}`);
  return error;
}

test('a check without a key tells its id first, then its progress, the next pass and the result', async () => {
  const { result, tokens, ids, events, standings } = await sendText('La Terra gira intorno al Sole');
  assert.deepEqual(ids, [result.id]);
  assert.deepEqual(
    events.map(({ evento }) => evento),
    ['fase'],
  );
  assert.equal(standings[0]?.rimanenti, 3);
  assert.notEqual(standings[0]?.token, '');
  const again = await askFreeCheck(`${address}/${result.id}?lang=it`);
  assert.ok(!('stato' in again));
  assert.equal(again.id, result.id);
  const page = new URL(`/v/${result.id}`, address).href;
  assert.deepEqual(await deleteResult(page, tokens[0] ?? ''), { eliminata: true });
  assert.equal((await errorOf(askFreeCheck(`${address}/${result.id}`))).status, 404);
});

test('a check that fails, and one that is refused, reject with the server’s problem', async () => {
  assert.equal((await errorOf(sendText('Guasto previsto'))).code, 'servizio_indisponibile');
  assert.equal((await errorOf(sendText('?'))).code, 'testo_troppo_corto');
  assert.equal((await errorOf(askFreeCheck(`${address}/AAAAAAAAAAAAAAAAAAAAAA`))).status, 404);
});

test('an abort rejects with its own reason', async () => {
  const mine = new Error('mine');
  await assert.rejects(
    sendText('Una frase interrotta', { signal: AbortSignal.abort(mine) }),
    (error) => error === mine,
  );
});

test('what is no Riscontro, silent or endless is an error, never a result', async (t) => {
  const bodies = ['<p>Benvenuti</p>', '{"rimanenti":"tante"}', '[]', `"${'x'.repeat(6_000_000)}"`];
  const server = createServer((request, response) => {
    const body = bodies[Number(request.url?.slice(1))];
    if (body === undefined) response.writeHead(302, { location: 'https://www.example.org/' }).end();
    else response.writeHead(200, { 'content-type': 'text/event-stream' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  t.after(() => server.close());
  const codes = await Promise.all(
    [0, 1, 2, 3, 4].map(async (number) => (await errorOf(askStanding(`${base}/${number}`))).code),
  );
  assert.deepEqual(codes, [
    'unreadable_answer',
    'unreadable_answer',
    'unreadable_answer',
    'answer_too_large',
    'redirect',
  ]);
  const watcher = { begun: () => undefined, progress: () => undefined, standing: () => undefined };
  const sent = await errorOf(sendFreeCheck(`${base}/0`, new FormData(), watcher));
  assert.equal(sent.code, 'network', 'a stream that ends without a result');
  const down = await errorOf(askStanding('http://127.0.0.1:1/verifica'));
  assert.equal(down.code, 'network');
  assert.match(down.message, /127\.0\.0\.1:1/);
});

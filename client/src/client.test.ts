/** The client against the real service on a real port. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { getEventListeners } from 'node:events';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  DailyUsage,
  KeyErrors,
  MediaResult,
  type Progress,
  RotatedKey,
  TextResult,
  UsageRecord,
} from '@riscontro/contract';
import { contentKindName, type Progress as ToldProgress } from '@riscontro/contract/inside';
import { AppError } from '../../server/src/domain/app-error.ts';
import type { Content } from '../../server/src/domain/content.ts';
import { createHeldEngine, mediaFindings, textFindings } from '../../server/test/support/engines.ts';
import { startTestApp, type TestApp } from '../../server/test/support/test-app.ts';
import { waitUntil } from '../../server/test/support/wait-until.ts';
import {
  createRiscontro,
  deleteResult,
  type Riscontro,
  RiscontroError,
  type RiscontroSettings,
} from './index.ts';

const seen: Content[] = [];
const remember = <T>(findings: T) => ({
  check: async (content: Content) => {
    seen.push(content);
    return findings;
  },
});

let service: TestApp;
let baseUrl: string;

before(async () => {
  const engines = {
    text: {
      async check({ claim }: { claim: string }, { progress }: { progress: (event: ToldProgress) => void }) {
        progress({ event: 'phase', data: { name: 'search', text: 'Cerco le fonti: è già «così» 🙂' } });
        progress({ event: 'source', data: { name: 'Esempio', outcome: 'found' } });
        if (claim.startsWith('Guasto')) throw new AppError('serviceUnavailable');
        return textFindings;
      },
    },
    article: remember(textFindings),
    image: remember(mediaFindings),
    video: remember(mediaFindings),
  };
  service = await startTestApp({ engines });
  baseUrl = await service.app.http.listen({ port: 0, host: '127.0.0.1' });
});
after(() => service.close());

async function newClient(quota = 100, settings: Partial<RiscontroSettings> = {}): Promise<Riscontro> {
  const { key } = await service.createKey(quota);
  return createRiscontro({ baseUrl, apiKey: key, ...settings });
}

/** What the promise rejects with, when that is a RiscontroError. */
async function errorOf(promise: Promise<unknown>): Promise<RiscontroError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof RiscontroError, `a RiscontroError, not ${error}`);
  return error;
}

/** Resolves when the check has ended, so that asking for it needs no pause. */
async function ended({ app }: TestApp): Promise<void> {
  await waitUntil('no check is running', () => app.checks.runningCount === 0);
}

test('a claim and a link are verified', async () => {
  const client = await newClient();
  const text = await client.verifyText('La Terra gira intorno al Sole');
  const article = await client.verifyUrl('https://www.example.org/articolo');
  assert.deepEqual([TextResult.parse(text).tipo, TextResult.parse(article).tipo], ['testo', 'articolo']);
  assert.deepEqual(seen.at(-1), { kind: 'article', url: 'https://www.example.org/articolo' });
});

for (const [kind, verify, submit] of [
  ['immagine', 'verifyImage', 'submitImage'],
  ['video', 'verifyVideo', 'submitVideo'],
] as const) {
  test(`${kind}: a file arrives byte for byte, a link as a link`, async () => {
    const client = await newClient();
    const bytes = new TextEncoder().encode(`${kind} à\r\n--\0`.repeat(20_000));
    const sent = await client[verify](new Blob([bytes]));
    assert.equal(MediaResult.parse(sent).tipo, kind);
    const content = seen.at(-1);
    assert.ok(content && 'file' in content);
    assert.equal(content.file.sha256, createHash('sha256').update(bytes).digest('hex'));

    const linked = await client[verify]({ url: `https://www.example.org/${kind}` });
    assert.equal(MediaResult.parse(linked).tipo, kind);
    assert.deepEqual(seen.at(-1), {
      kind: contentKindName.fromWire(kind),
      url: `https://www.example.org/${kind}`,
    });

    const { id } = await client[submit](new Blob([bytes]));
    assert.equal(id, sent.id, 'the same file is answered from the cache');
  });
}

test('the same check again comes from the cache and costs nothing', async () => {
  const client = await newClient();
  const first = await client.verifyText('Roma è la capitale d’Italia');
  const again = await client.verifyText('Roma è la capitale d’Italia');
  assert.deepEqual(again, { ...first, cache: true });
  const { usate, da_cache } = UsageRecord.parse(await client.usage());
  assert.deepEqual({ usate, da_cache }, { usate: 1, da_cache: 1 });
});

test('a key tells its days and errors, is replaced, and is switched off', async () => {
  const client = await newClient();
  await client.verifyText('Una frase nel conto del giorno');
  await errorOf(client.verifyText('ab'));
  const { giorni } = DailyUsage.parse(await client.dailyUsage());
  assert.equal(giorni.at(-1)?.usate, 1);
  const { errori } = KeyErrors.parse(await client.keyErrors());
  assert.deepEqual(
    errori.map(({ codice }) => codice),
    ['testo_troppo_corto'],
  );
  const { chiave, vecchia_scade_il } = RotatedKey.parse(await client.rotateKey({ graceHours: 1 }));
  assert.equal(Date.parse(vecchia_scade_il), service.clock.nowMs + 3_600_000);
  const renewed = createRiscontro({ baseUrl, apiKey: chiave });
  assert.equal((await renewed.usage()).usate, 1);
  assert.equal((await renewed.deactivateKey()).stato, 'disattivata');
});

test('429 says its code, when to come back and how to find the request in the logs', async () => {
  const client = await newClient(1);
  await client.verifyText('La prima è compresa');
  const error = await errorOf(client.verifyText('La seconda non più'));
  assert.deepEqual(
    [error.status, error.code, error.problem?.codice],
    [429, 'quota_esaurita', 'quota_esaurita'],
  );
  assert.equal(error.retryAfterSeconds, (Date.parse('2026-06-01T00:00:00Z') - service.clock.nowMs) / 1000);
  assert.match(String(error.requestId), /^[0-9a-f]{32}$/);
  assert.equal(error.message, `${error.problem?.title}: ${error.problem?.detail}`);
});

test('401 without a key, 403 with a wrong one, in the language asked for', async () => {
  const missing = await errorOf(createRiscontro({ baseUrl }).usage());
  assert.deepEqual([missing.status, missing.code], [401, 'chiave_mancante']);
  const wrong = createRiscontro({ baseUrl, apiKey: `rsc_live_${'x'.repeat(36)}`, language: 'en' });
  for (const call of [wrong.usage(), wrong.verifyText('Una frase'), wrong.verifyImage(new Blob(['x']))]) {
    const error = await errorOf(call);
    assert.deepEqual([error.status, error.code], [403, 'chiave_non_valida']);
    assert.equal(error.problem?.title, 'The key is not valid');
    assert.doesNotMatch(error.message, /x{36}/);
  }
});

test('results are in the language asked for', async () => {
  const client = await newClient(100, { language: 'en' });
  assert.equal((await client.verifyText('Parigi è in Francia')).lingua, 'en');
});

test('progress is told in order, then the result is the same as without', async () => {
  const client = await newClient();
  const events: Progress[] = [];
  const onProgress = (event: Progress) => void events.push(event);
  const result = await client.verifyText('Il Po nasce dal Monviso', { onProgress });
  assert.deepEqual(events, [
    { evento: 'fase', dati: { nome: 'ricerca', testo: 'Cerco le fonti: è già «così» 🙂' } },
    { evento: 'fonte', dati: { nome: 'Esempio', esito: 'trovata' } },
  ]);
  assert.deepEqual(await client.verifyText('Il Po nasce dal Monviso'), { ...result, cache: true });
  assert.deepEqual(await client.verifyText('Il Po nasce dal Monviso', { onProgress }), {
    ...result,
    cache: true,
  });
});

test('a check that fails is the same error with and without progress', async () => {
  const client = await newClient();
  const plain = await errorOf(client.verifyText('Guasto senza progressi'));
  const streamed = await errorOf(client.verifyText('Guasto con progressi', { onProgress: () => undefined }));
  for (const error of [plain, streamed]) {
    assert.deepEqual([error.status, error.code], [503, 'servizio_indisponibile']);
    assert.ok(error.requestId);
  }
  assert.deepEqual(streamed.problem, plain.problem);
  assert.equal(plain.retryAfterSeconds, 30);
});

test('a refusal before the check begins is an error with progress too', async () => {
  const client = await newClient();
  const error = await errorOf(client.verifyText('?', { onProgress: () => undefined }));
  assert.deepEqual([error.status, error.code], [400, 'testo_troppo_corto']);
});

test('what onProgress throws ends the call as it is', async () => {
  const client = await newClient();
  const mine = new Error('mine');
  const onProgress = () => {
    throw mine;
  };
  await assert.rejects(
    client.verifyText('Il Tevere passa per Roma', { onProgress }),
    (error) => error === mine,
  );
});

test('a signal that outlives many calls gathers no listeners', async () => {
  const client = await newClient();
  const { signal } = new AbortController();
  await client.usage({ signal });
  await client.verifyText('Il Vesuvio è un vulcano', { signal, onProgress: () => undefined });
  await errorOf(client.waitFor('nessuna-verifica-qui', { signal }));
  assert.deepEqual(getEventListeners(signal, 'abort'), []);
});

test('404 for a verification that does not exist, whatever its id holds', async () => {
  const client = await newClient();
  for (const id of ['nessuna-verifica-qui', '../usage', 'a/b?c#d']) {
    const error = await errorOf(client.verification(id));
    assert.deepEqual([error.status, error.code], [404, 'non_trovato']);
  }
});

test('checks are confidential or without a preview where the caller wishes it', async () => {
  const client = await newClient();
  const closed = await client.verifyText('Una frase che riguarda me', { riservata: true });
  assert.equal(closed.riservata, true);
  const file = new Blob(['una foto mia'], { type: 'image/jpeg' });
  assert.equal((await client.verifyImage(file, { riservata: true, anteprima: false })).riservata, true);
  assert.equal(
    (await client.verifyImage(file)).riservata,
    undefined,
    'nothing is wished where nothing is said',
  );
  const { id } = await client.submitUrl('https://www.example.org/mia', { riservata: true });
  assert.equal((await errorOf((await newClient()).verification(id))).status, 404);
});

test('a result is deleted with the token of its answer; where others hold it, it is let go of in words', async () => {
  const tokens: string[] = [];
  const onDeletionToken = (token: string) => tokens.push(token);
  const claim = 'Una frase da cancellare';
  const english = { language: 'en' } as const;
  const [first, second] = [await newClient(100, english), await newClient(100, english)];
  const { id } = await first.verifyText(claim, { onDeletionToken });
  await second.verifyText(claim, { onDeletionToken, onProgress: () => undefined });
  const other = await first.verifyText(claim, { riservata: true, onDeletionToken });
  const [own = '', theirs = '', closed = ''] = tokens;
  const refused = await errorOf(
    second.delete(
      id,
      own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ),
  );
  assert.deepEqual([refused.status, refused.code], [403, 'token_non_valido']);
  const released = await first.delete(id, own);
  assert.equal(released.eliminata, false);
  assert.match(released.eliminata ? '' : released.dettaglio, /The page stays/);
  assert.deepEqual(await second.delete(id, theirs), { eliminata: true });
  assert.deepEqual(await deleteResult(other.condividi.replace(/^.*\/v\//, `${baseUrl}/v/`), closed), {
    eliminata: true,
  });
  assert.equal((await errorOf(second.delete(id, theirs))).status, 410);
});

test('a check is submitted, asked for while it runs, waited for and found again', async () => {
  const held = createHeldEngine();
  const slow = await startTestApp({ engines: { text: held } });
  try {
    const { key } = await slow.createKey();
    let asked = 0;
    const client = createRiscontro({
      baseUrl: await slow.app.http.listen({ port: 0, host: '127.0.0.1' }),
      apiKey: key,
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        if (String(input).includes('/verifiche/') && ++asked === 2) held.release();
        return response;
      },
    });
    const submitted = await client.submitText('Una verifica lunga');
    const { id } = submitted;
    const running = await client.verification(id);
    assert.ok('stato' in running);
    assert.deepEqual([running.id, running.stato], [id, 'in_corso']);
    const startedMs = performance.now();
    const result = await client.waitFor(id);
    assert.equal(result.id, id);
    assert.ok(performance.now() - startedMs > 1_900, 'the pause that the server asks for is kept');
    assert.equal(asked, 3);
    assert.deepEqual(await client.verification(id), result);
    assert.deepEqual(await client.submitText('Una verifica lunga'), submitted, 'from the cache');
    assert.deepEqual(await client.delete(id, submitted.deletionToken ?? ''), { eliminata: true });
    assert.equal((await errorOf(client.verification(id))).status, 410);
  } finally {
    held.release();
    await slow.close();
  }
});

test('waitFor rejects with the problem of a check that failed', async () => {
  const client = await newClient();
  const { id } = await client.submitText('Guasto in differita');
  await ended(service);
  const error = await errorOf(client.waitFor(id));
  assert.deepEqual([error.status, error.code], [503, 'servizio_indisponibile']);
});

test('an abort or the time limit ends every call at once, and the service lives on', async () => {
  const held = createHeldEngine();
  const slow = await startTestApp({ engines: { text: held } });
  try {
    const url = await slow.app.http.listen({ port: 0, host: '127.0.0.1' });
    const { key } = await slow.createKey();
    const client = createRiscontro({ baseUrl: url, apiKey: key });
    const mine = new Error('mine');
    const onProgress = () => undefined;
    const calls = (claim: string, { verifyText, waitFor }: Riscontro, signal?: AbortSignal) => [
      verifyText(claim, { signal }),
      verifyText(`${claim} con progressi`, { signal, onProgress }),
      waitFor(id, { signal }),
    ];
    const { id } = await client.submitText('In attesa');

    const stop = new AbortController();
    const aborted = calls('Da interrompere', client, stop.signal);
    await held.begun(3);
    stop.abort(mine);
    for (const call of aborted) await assert.rejects(call, (error) => error === mine);
    for (const call of calls('Già interrotta', client, stop.signal)) {
      await assert.rejects(call, (error) => error === mine);
    }
    assert.equal(held.runs, 3, 'nothing is sent under a signal that has aborted');

    const hasty = createRiscontro({ baseUrl: url, apiKey: key, timeoutMs: 250 });
    const late = await Promise.all(calls('Troppo lenta', hasty).map(errorOf));
    for (const error of late) {
      assert.deepEqual([error.code, error.status], ['timeout', undefined]);
      assert.match(error.message, /0\.25 s/);
    }
    held.release();
    await ended(slow);
    assert.equal((await client.waitFor(id)).id, id);
  } finally {
    held.release();
    await slow.close();
  }
});

test('the example in the README runs, and tells of a problem by its code', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, example] = readme.match(/```ts\n(.*?)```/s) ?? [];
  assert.ok(example);
  const run = (key: string) =>
    promisify(execFile)(process.execPath, ['--input-type=module-typescript', '--eval', example], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { RISCONTRO_URL: baseUrl, RISCONTRO_KEY: key },
    });
  const [good, bad] = await Promise.all([
    run((await service.createKey()).key),
    run('no-such-key').then(
      () => assert.fail('a wrong key is refused'),
      (error: { code: number; stderr: string }) => error,
    ),
  ]);
  assert.match(good.stdout, /^non verificabile \(50\/100\): http:\S+\/v\/[\w-]{16,}\n$/);
  assert.match(good.stderr, /^fase /);
  assert.equal(bad.code, 1);
  assert.match(bad.stderr, /^chiave_non_valida: The key is not valid: /);
});

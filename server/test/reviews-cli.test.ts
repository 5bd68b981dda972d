/** The operator's corrections and take-downs, run as an operator runs them, beside a running service. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openImageIndex } from '../src/similarity/open-image-index.ts';
import { rememberChecked } from '../src/similarity/result-images.ts';
import { startCommands } from './support/commands.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

describe('riscontro reviews and results', () => {
  const commands = startCommands();
  let service: TestApp;
  let key: string;
  before(async () => {
    service = await startTestApp();
    ({ key } = await service.createKey());
  });
  after(() => service.close());

  const riscontro = (...parameters: string[]) => commands.run({ DATA_DIR: service.dataDir }, ...parameters);
  const json = async (...parameters: string[]) => {
    const outcome = await riscontro(...parameters, '--json');
    assert.equal(outcome.code, 0, outcome.stderr);
    return JSON.parse(outcome.stdout);
  };
  const refused = async (message: RegExp, ...parameters: string[]) => {
    const { code, stdout, stderr } = await riscontro(...parameters);
    assert.deepEqual([code, stdout], [2, '']);
    assert.match(stderr, message);
  };
  let made = 0;
  const newResult = async () => {
    made += 1;
    return (await service.verifyText(key, `Una frase per il redattore, numero ${made}`)).json.id as string;
  };
  const newReport = async (resultId: string, text = 'Il verdetto non tiene conto del registro.') => {
    made += 1;
    const id = `report-${made}`;
    const report = { id, resultId, reason: 'level', text, email: 'chi@example.org' } as const;
    await service.store.addReport({ ...report, createdAtMs: service.clock.nowMs + made }, '2026-05-10', []);
    return id;
  };
  const shared = async (id: string) => service.request({ url: `/v/${id}.json` });

  test('open reports are listed and shown with their verdict; what they say never reaches the terminal as a command', async () => {
    const result = await newResult();
    const report = await newReport(result, 'Prima riga\u001b[2J con comandi.\nSeconda riga.');
    const listed = await riscontro('reviews', 'list');
    assert.equal(listed.code, 0);
    assert.match(listed.stdout, new RegExp(`${report}\\s+2026-05-10\\s+livello\\s+${result}`));
    const shown = await riscontro('reviews', 'show', report);
    assert.match(shown.stdout, /chi@example\.org/);
    assert.match(shown.stdout, /non verificabile, score 50, confidence bassa, prove_insufficienti/);
    for (const { stdout } of [listed, shown]) assert.ok(!stdout.includes('\u001b'));
    const asJson = await json('reviews', 'show', report);
    assert.deepEqual([asJson.state, asJson.about.result.id, asJson.about.state], ['open', result, 'public']);
  });

  test('nothing that is shown of others steers the terminal, in tables, texts, JSON and errors', async () => {
    const orders = '\u001b[2J\u001b]0;titolo\u0007\r\u009b31m\u202egnp.\u2066\u2028\u007f\nkey-admin';
    const stolen = await service.createKey(1, `Nome${orders}`);
    const result = await newResult();
    const report = await newReport(result, `Testo${orders}`);
    await riscontro('reviews', 'resolve', report, '--dismiss', '--note', `Nota${orders}`);
    const outcomes = await Promise.all([
      riscontro('keys', 'list'),
      riscontro('keys', 'list', '--json'),
      riscontro('keys', 'quota', stolen.id, '7'),
      riscontro('reviews', 'list', '--all'),
      riscontro('reviews', 'show', report),
      riscontro('reviews', 'show', report, '--json'),
      riscontro('results', 'show', `nessuno${orders}`),
      riscontro('keys', 'activate', `nessuno${orders}`),
      riscontro(`comando${orders}`),
    ]);
    for (const { stdout, stderr } of outcomes)
      assert.doesNotMatch(
        `${stdout}${stderr}`,
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the test is about.
        /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/,
      );
    const [table, asJson, quota] = outcomes;
    assert.match(table?.stdout ?? '', /Nome\\u001b\[2J/);
    assert.doesNotMatch(`${table?.stdout}${quota?.stdout}`, /^key-admin/m, 'a name makes no line of its own');
    const keys = JSON.parse(asJson?.stdout ?? '') as { id: string; name: string }[];
    assert.equal(keys.find(({ id }) => id === stolen.id)?.name, `Nome${orders}`, 'JSON keeps it as it is');
  });

  test('a report is dismissed once, with a note, and is listed only among all', async () => {
    const report = await newReport(await newResult());
    await refused(/--note is needed/, 'reviews', 'resolve', report, '--dismiss');
    const dismissed = await json(
      'reviews',
      'resolve',
      report,
      '--dismiss',
      '--note',
      'Il registro non c’entra.',
    );
    assert.deepEqual([dismissed.state, dismissed.note], ['dismissed', 'Il registro non c’entra.']);
    await refused(/resolved already/, 'reviews', 'resolve', report, '--dismiss', '--note', 'x');
    const ids = async (...options: string[]) =>
      (await json('reviews', 'list', ...options)).map((each: { id: string }) => each.id);
    assert.ok(!(await ids()).includes(report));
    assert.ok((await ids('--all')).includes(report));
  });

  test('a report is resolved by a correction, which everybody then sees', async () => {
    const result = await newResult();
    const report = await newReport(result);
    const options = ['--level', 'falso', '--score', '4', '--confidence', 'alta', '--summary', 'È falso.'];
    const note = ['--note', 'Il registro lo smentisce.', '--note-en', 'The register refutes it.'];
    const revised = await json('reviews', 'resolve', report, ...options, ...note);
    assert.equal(revised.version, 2);
    const { json: seen } = await shared(result);
    assert.deepEqual(seen, revised.result);
    assert.deepEqual(
      [seen.livello, seen.affidabilita, seen.fiducia, seen.sintesi, seen.revisione, seen.motivo],
      ['falso', 4, 'alta', 'È falso.', 'umana', undefined],
    );
    assert.equal(seen.correzioni[0].nota_en, 'The register refutes it.');
    await refused(/resolved already/, 'reviews', 'resolve', report, ...options, ...note);
    assert.equal((await json('reviews', 'show', report)).new_version, 2);
  });

  test('a verdict is corrected without a report too', async () => {
    const result = await newResult();
    const { code, stdout } = await riscontro(
      'reviews',
      'revise',
      result,
      '--advice',
      'Chiedi.',
      '--note',
      'Più chiaro.',
    );
    assert.equal(code, 0);
    assert.match(stdout, /Version 2 is public/);
    assert.equal((await shared(result)).json.consiglio, 'Chiedi.');
  });

  test('exit 2 for a correction that breaks the rules, and nothing changes', async () => {
    const result = await newResult();
    const revise = ['reviews', 'revise', result];
    await refused(/one of: vero, falso/, ...revise, '--level', 'manipolata', '--summary', 's', '--note', 'n');
    await refused(
      /the name and then the address/,
      ...revise,
      '--source',
      'https://x.example/',
      '--note',
      'n',
    );
    await refused(/as “reviews show” counts/, ...revise, '--drop-source', 'zero', '--note', 'n');
    await refused(/such as 2=falso/, ...revise, '--claim', 'falso', '--note', 'n');
    assert.equal((await shared(result)).json.versione, undefined);
  });

  test('a result is hidden, shown to the operator alone, put back, and deleted for good', async () => {
    const result = await newResult();
    assert.equal((await json('results', 'hide', result)).state, 'hidden');
    assert.equal((await shared(result)).status, 410);
    const shown = await riscontro('results', 'show', result);
    assert.match(shown.stdout, /hidden since \d{4}-/);
    assert.equal((await json('results', 'unhide', result)).state, 'public');
    assert.equal((await shared(result)).status, 200);
    assert.deepEqual(await json('results', 'delete', result), { id: result, state: 'deleted' });
    assert.equal((await shared(result)).status, 410);
    await refused(/was deleted/, 'results', 'show', result);
  });

  test('what was kept of the picture of a deleted result is forgotten', async () => {
    const url = 'https://www.example.org/foto.jpg';
    const { json: checked } = await service.request({
      method: 'POST',
      url: '/api/v1/verify-image',
      key,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ url }),
    });
    const index = await openImageIndex({ dataDir: service.dataDir, databaseUrl: undefined });
    const kept = [checked.id, 'altro-risultato'].map((resultId) => ({
      resultId,
      words: crypto.getRandomValues(new Uint32Array(8)),
    }));
    for (const { resultId, words } of kept) {
      const hashes = [{ words, part: 'whole' as const }];
      await rememberChecked(index, { resultId, nowMs: Date.now(), hashes });
    }
    await json('results', 'delete', checked.id);
    const found = await Promise.all(
      kept.map(
        async ({ words }) => (await index.searchChecked([words], { distanceMax: 0, limit: 1 })).length,
      ),
    );
    assert.deepEqual(found, [0, 1]);
    await index.close();
  });

  for (const [parameters, message] of [
    [['reviews', 'show', 'nessuna'], /No report has the id/],
    [['reviews', 'dance'], /no action “dance”/],
  ] as const) {
    test(`exit 2 with a way on for: riscontro ${parameters.join(' ')}`, () =>
      refused(message, ...parameters));
  }
});

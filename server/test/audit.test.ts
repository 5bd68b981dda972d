/** The audit log and the secrets, seen through the operator's commands beside a running service. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { solveChallenge } from '../src/domain/proof-of-work.ts';
import { startCommands } from './support/commands.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { tinyEncoderFiles, writeFiles } from './support/tiny-onnx.ts';

const operator = { kind: 'command', name: `${userInfo().username}@${hostname()}` };

describe('riscontro audit and secrets', () => {
  const commands = startCommands();
  let service: TestApp;
  before(async () => {
    service = await startTestApp({ settings: { REGISTRATION_DIFFICULTY: '4' } });
  });
  after(() => service.close());

  const run = (settings: NodeJS.ProcessEnv, ...parameters: string[]) =>
    commands.run({ DATA_DIR: service.dataDir, ...settings }, ...parameters);
  const json = async (...parameters: string[]) => {
    const outcome = await run({}, ...parameters, '--json');
    assert.equal(outcome.code, 0, outcome.stderr);
    return JSON.parse(outcome.stdout);
  };
  /** The actions that the log has about it. */
  const acts = async (target: string) =>
    (await service.store.listAudit({ target, limit: 50 })).map(({ action, actor }) => ({ action, actor }));
  const by = (actor: object, ...actions: string[]) => actions.map((action) => ({ action, actor }));

  test('what a command does to a key is noted, with the user and the machine that gave it', async () => {
    const { id } = await json('keys', 'create', '--name', 'Redazione', '--email', 'chi@example.org');
    await json('keys', 'quota', id, '7');
    await json('keys', 'deactivate', id);
    await json('keys', 'activate', id);
    await json('keys', 'rotate', id);
    assert.deepEqual(
      await acts(id),
      by(operator, 'key.create', 'key.quota', 'key.deactivate', 'key.activate', 'key.rotate'),
    );
  });

  test('what the owner of a key does over the API is noted as the key’s own act', async () => {
    const { id, key } = await service.createKey();
    assert.equal(
      (await service.request({ method: 'POST', url: '/api/v1/chiave/rotazione', key })).status,
      201,
    );
    await service.request({ method: 'POST', url: '/api/v1/chiave/disattivazione', key });
    const [, ...own] = await acts(id);
    assert.deepEqual(own, by({ kind: 'key', name: id }, 'key.rotate', 'key.deactivate'));
  });

  test('a registration is noted as a visitor’s, without name or e-mail', async () => {
    const { sfida, difficolta } = (await service.request({ url: '/api/v1/registrazione/sfida' })).json;
    const prova = { sfida, soluzione: solveChallenge(sfida, difficolta) };
    const payload = { nome: 'Un Nome', email: 'registrata@example.org', uso: 'verifica dei commenti', prova };
    const { json: made } = await service.request({
      method: 'POST',
      url: '/api/v1/registrazione',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
    assert.deepEqual(await acts(made.id), by({ kind: 'visitor' }, 'key.register'));
    const all = JSON.stringify(await service.store.listAudit({ limit: 1000 }));
    assert.doesNotMatch(all, /example\.org|Un Nome|Redazione|rsc_live/);
  });

  test('take-downs, corrections and deletions are noted, by the operator and by the key that lets go', async () => {
    const { id: keyId, key } = await service.createKey();
    const claim = 'Una frase che nel registro non deve stare';
    const answer = await service.verifyText(key, claim);
    const { id } = answer.json;
    await json('results', 'hide', id);
    await json('results', 'unhide', id);
    await json(
      'reviews',
      'revise',
      id,
      '--note',
      'Corretta la sintesi.',
      '--summary',
      'Una sintesi diversa.',
    );
    const token = String(answer.headers['x-delete-token']);
    await service.request({ method: 'DELETE', url: `/v/${id}`, headers: { 'x-delete-token': token } });
    assert.deepEqual(await acts(id), [
      ...by(operator, 'result.hide', 'result.unhide', 'result.correct'),
      ...by({ kind: 'key', name: keyId }, 'result.delete'),
    ]);
    const other = (await service.verifyText(key, 'Una seconda frase')).json.id;
    await json('results', 'delete', other);
    assert.deepEqual(await acts(other), by(operator, 'result.delete'));
    assert.doesNotMatch(JSON.stringify(await service.store.listAudit({ limit: 1000 })), /registro|sintesi/);
  });

  test('models and imports are noted when they are done, and not when they fail', async () => {
    const folder = join(service.dataDir, 'incoming');
    await writeFiles(folder, tinyEncoderFiles());
    const added = await run({}, 'models', 'add', 'tiny', folder, '--use', 'encoder', '--json');
    assert.equal(added.code, 0, added.stderr);
    await json('models', 'remove', 'tiny');
    assert.equal((await run({}, 'models', 'remove', 'tiny')).code, 2);
    assert.deepEqual(await acts('tiny'), by(operator, 'model.install', 'model.remove'));

    const file = join(service.dataDir, 'archive.jsonl');
    const line = {
      doc_id: 'a',
      url: 'https://example.org/a',
      title: 'Il mare',
      text: 'Il mare è salato.',
      lang: 'it',
    };
    await writeFile(file, `${JSON.stringify(line)}\n`);
    await json('corpus', 'import', file);
    assert.equal((await run({}, 'corpus', 'import', `${file}.none`)).code, 2);
    await json('corpus', 'clear', '--yes');
    assert.deepEqual(await acts('archive.jsonl'), by(operator, 'corpus.import'));
    assert.deepEqual(await acts('passages'), by(operator, 'corpus.clear'));
  });

  test('the log is listed by kind and target, the newest last, and nothing in it commands a terminal', async () => {
    await service.store.appendAudit(
      { atMs: service.clock.nowMs, action: 'model.install', target: 'name\u001b[2J\u202eevil' },
      { kind: 'command', name: 'a\u0007b@c' },
    );
    const { code, stdout } = await run({}, 'audit', '--action', 'model.', '--limit', '3');
    assert.equal(code, 0);
    assert.match(stdout, /^number +when +who +what +to +details\n/);
    assert.match(
      stdout.trimEnd().split('\n').at(-1) ?? '',
      /command a\\u0007b@c +model\.install +name\\u001b\[2J\\u202eevil$/,
    );
    assert.doesNotMatch(stdout, /[^\P{Cc}\n]|\u202e/u);
    const listed = await json('audit', '--since', '2026-05-10', '--target', 'tiny');
    assert.deepEqual(
      listed.map(({ action }: { action: string }) => action),
      ['model.install', 'model.remove'],
    );
    assert.equal((await run({}, 'audit', '--since', 'ieri')).code, 2);
  });

  test('the whole log proves itself', async () => {
    const proof = await json('audit', '--verify');
    assert.equal(proof.ok, true);
    assert.equal((await service.store.listAudit({ limit: 1 }))[0]?.hash, proof.head);
    assert.equal((await service.store.listAudit({ limit: 1 }))[0]?.sequence, proof.entries);
  });

  test('secrets are listed without their values, rotated one by one or together, and that is noted', async () => {
    const path = join(service.dataDir, 'secrets.json');
    const values = async () =>
      (JSON.parse(await readFile(path, 'utf8')).secrets as { name: string; value: string }[]).map(
        ({ value }) => value,
      );
    const before = await values();
    const { rotated } = await json('secrets', 'rotate', 'deletion', '--grace', '2');
    assert.deepEqual(
      rotated.map(({ name }: { name: string }) => name),
      ['deletion'],
    );
    const after = await values();
    assert.equal(after.length, before.length + 1);
    for (const value of before) assert.ok(after.includes(value), 'all old ones are still there');
    const outputs = [await run({}, 'secrets', 'list'), await run({}, 'secrets', 'list', '--json')];
    const { secrets, place } = JSON.parse(outputs[1]?.stdout ?? '');
    assert.equal(place, path);
    assert.deepEqual(
      secrets.map(({ name, old }: { name: string; old: number }) => [name, old]),
      [
        ['visitors', 0],
        ['registration', 0],
        ['reports', 0],
        ['deletion', 1],
      ],
    );
    for (const { stdout } of outputs) for (const value of after) assert.ok(!stdout.includes(value));
    assert.equal((await json('secrets', 'rotate')).rotated.length, 4);
    assert.deepEqual(await acts('deletion'), by(operator, 'secret.rotate', 'secret.rotate'));
    assert.deepEqual(await acts('reports'), by(operator, 'secret.rotate'));
    assert.equal((await run({}, 'secrets', 'rotate', 'nothing')).code, 2);
    const derived = await run({ SECRET_KEY: 'k'.repeat(32) }, 'secrets', 'rotate');
    assert.equal(derived.code, 2);
    assert.match(derived.stderr, /SECRET_KEY_OLD/);
  });
});

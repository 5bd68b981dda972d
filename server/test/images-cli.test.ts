/** `riscontro images`, run as an operator runs it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { imageHashes } from '../src/similarity/image-hashes.ts';
import { openImageIndex } from '../src/similarity/open-image-index.ts';
import { madePhoto } from '../src/similarity/testing/made-photo.ts';
import { auditActions } from './support/audit-actions.ts';
import { startCommands } from './support/commands.ts';
import { environmentOf } from './support/compile-cache.ts';
import { cli } from './support/node-process.ts';
import { sharePostgres } from './support/postgres.ts';
import { waitUntil } from './support/wait-until.ts';

const fileOf = (seed: number) => {
  const { width, height, rgb } = madePhoto(seed, 160, 120);
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
};

describe('the images command', () => {
  let folder: string;
  const commands = startCommands({ cwd: () => folder });
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-images-cli-'));
    await mkdir(join(folder, 'photos/deep er'), { recursive: true });
    await writeFile(join(folder, 'photos/one.png'), await fileOf(1));
    await writeFile(join(folder, 'photos/deep er/two.PNG'), await fileOf(2));
    await writeFile(join(folder, 'photos/notes.txt'), 'no picture');
    await writeFile(join(folder, 'broken.jpg'), 'no picture');
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const run = (environment: NodeJS.ProcessEnv, ...parameters: string[]) =>
    commands.run(environment, 'images', ...parameters);
  const json = async (environment: NodeJS.ProcessEnv, ...parameters: string[]) => {
    const outcome = await run(environment, ...parameters, '--json');
    assert.equal(outcome.code, 0, outcome.stderr);
    return JSON.parse(outcome.stdout);
  };
  const settingsFor = (name: string) => ({ DATA_DIR: join(folder, 'data', name), IMAGE_PROCESSES: '1' });

  test('hash: a line a file in the order given, and exit 1 after the others for one that cannot be read', async () => {
    const files = ['photos/deep er/two.PNG', 'broken.jpg', 'photos/one.png', 'nowhere.jpg'];
    const outcome = await run(settingsFor('hash'), 'hash', ...files);
    assert.equal(outcome.code, 1);
    const lines = outcome.stdout.trimEnd().split('\n');
    assert.equal(lines.length, 2);
    assert.match(lines[0] ?? '', /^[0-9a-f]{64} \d{1,3} photos\/deep er\/two\.PNG$/);
    assert.match(lines[1] ?? '', /^[0-9a-f]{64} \d{1,3} photos\/one\.png$/);
    assert.equal(outcome.stderr, 'broken.jpg: is not a picture\nnowhere.jpg: is not there\n');
    const [row] = await json(settingsFor('hash'), 'hash', 'photos/one.png');
    assert.deepEqual(row, { file: 'photos/one.png', hash: lines[1]?.slice(0, 64), quality: row.quality });
  });

  test('import: a list with hashes and with images, once; what cannot be used is told', async () => {
    const settings = settingsFor('list');
    const rows = [
      { url: 'https://example.org/1', title: 'Il ponte', date: '2019-05-01', image: 'photos/one.png' },
      { url: 'https://example.org/2', hash: '0f'.repeat(32) },
      { url: 'https://example.org/3', image: 'broken.jpg' },
      { url: 'ftp://example.org/4', hash: '0f'.repeat(32) },
    ];
    await writeFile(join(folder, 'list.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    const outcome = await run(settings, 'import', 'list.jsonl');
    assert.equal(outcome.code, 0, outcome.stderr);
    assert.equal(
      outcome.stdout,
      '4 rows: 2 added, 0 there already, 2 not usable.\nThe index holds 2 pictures.\n',
    );
    assert.match(outcome.stderr, /^list\.jsonl:4: url must be an http or https address$/m);
    assert.match(outcome.stderr, /broken\.jpg: is not a picture$/m);
    assert.match((await run(settings, 'import', 'list.jsonl')).stdout, /^This file had been imported before/);
    assert.deepEqual(await auditActions(settings.DATA_DIR), Array(2).fill('images.import list.jsonl'));

    const index = await openImageIndex({ dataDir: settings.DATA_DIR, databaseUrl: undefined });
    const queries = imageHashes(madePhoto(1, 160, 120)).queries.map(({ words }) => words);
    const [match] = await index.search(queries, { distanceMax: 31, limit: 5 });
    await index.close();
    assert.deepEqual(match?.image, {
      id: match?.image.id,
      url: 'https://example.org/1',
      title: 'Il ponte',
      date: '2019-05-01',
      origin: 'importata',
    });
  });

  test('import: CSV, and all pictures of a folder with the addresses they have', async () => {
    const settings = settingsFor('folder');
    await writeFile(join(folder, 'list.csv'), `url;hash\nhttps://example.org/1;${'3c'.repeat(32)}\n`);
    assert.equal((await json(settings, 'import', 'list.csv')).added, 1);
    const call = ['import', 'photos', '--base-url', 'https://example.org/archive/'];
    assert.deepEqual(await json(settings, ...call), {
      records: 2,
      added: 2,
      duplicates: 0,
      bad: 0,
      resumed_after: 0,
      pictures: 3,
    });
    assert.equal((await json(settings, ...call)).resumed_after, 2);
    assert.deepEqual(await json(settings, 'stats'), { pictures: 3 });
    const index = await openImageIndex({ dataDir: settings.DATA_DIR, databaseUrl: undefined });
    const queries = imageHashes(madePhoto(2, 160, 120)).queries.map(({ words }) => words);
    const [match] = await index.search(queries, { distanceMax: 31, limit: 5 });
    await index.close();
    assert.equal(match?.image.url, 'https://example.org/archive/deep%20er/two.PNG');
    assert.equal(match?.image.title, 'two.PNG');
  });

  test('import: killed half-way, the same command goes on where it stopped and loses nothing', async () => {
    const settings = settingsFor('killed');
    const count = 72;
    await mkdir(join(folder, 'many'));
    const bytes = await fileOf(3);
    for (let number = 0; number < count; number += 1) {
      await writeFile(join(folder, 'many', `${number}.png`), bytes);
    }
    const call = ['import', 'many', '--base-url', 'https://example.org'];
    const index = await openImageIndex({ dataDir: settings.DATA_DIR, databaseUrl: undefined });
    const first = spawn(process.execPath, [cli, 'images', ...call], {
      env: environmentOf(settings),
      cwd: folder,
      stdio: 'ignore',
    });
    const ended = once(first, 'exit');
    await waitUntil('the first pictures are there', async () => (await index.count()) > 0, 60_000);
    first.kill('SIGKILL');
    await ended;
    assert.ok((await index.count()) < count, 'it was killed before the end');
    const { records, added, duplicates, bad } = await json(settings, ...call);
    assert.deepEqual([records, added + duplicates, bad], [count, count, 0]);
    assert.equal(await index.count(), count);
    await index.close();
  });

  test('the same commands work on PostgreSQL', async () => {
    const postgres = await sharePostgres();
    try {
      const settings = { ...settingsFor('postgres'), DATABASE_URL: await postgres.createDatabase() };
      const call = ['import', 'photos', '--base-url', 'https://example.org'];
      assert.equal((await json(settings, ...call)).added, 2);
      assert.deepEqual(await json(settings, 'stats'), { pictures: 2 });
    } finally {
      await postgres.stop();
    }
  });

  for (const [parameters, message] of [
    [['hash'], /Usage: riscontro images/],
    [['import', 'nowhere.csv'], /There is no file or folder nowhere\.csv/],
    [['import', 'photos', '--base-url', 'file:///etc'], /A folder needs --base-url/],
    [['dance'], /no action “dance”/],
  ] as const) {
    test(`exit 2 with a way on for: riscontro images ${parameters.join(' ')}`, async () => {
      const outcome = await run(settingsFor('usage'), ...parameters);
      assert.equal(outcome.code, 2);
      assert.equal(outcome.stdout, '');
      assert.match(outcome.stderr, message);
    });
  }
});

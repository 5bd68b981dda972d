/** The model slot from end to end: a hub served here, tiny real models, and the operator's commands. */
import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import type { CatalogueEntry } from '../src/models/catalogue.ts';
import type { ModelChoices } from '../src/models/describe-model.ts';
import { createHub } from '../src/models/hub.ts';
import { createInstalledModels, type InstalledModels } from '../src/models/installed-models.ts';
import { pullModel } from '../src/models/pull-model.ts';
import { createDownloadFile } from '../src/net/download-file.ts';
import { createOnnxEncoder } from '../src/providers/encoder/onnx-encoder.ts';
import { createOnnxEntailment } from '../src/providers/entailment/onnx-entailment.ts';
import { openEngines } from '../src/wiring/engines.ts';
import { startCommands } from './support/commands.ts';
import { hubCommit as commit, type ModelHub, sha256, startModelHub } from './support/model-hub.ts';
import { startTestApp } from './support/test-app.ts';
import {
  tinyEncoderFiles,
  tinyEncoderFilesInTwo,
  tinyEntailmentFiles,
  writeFiles,
} from './support/tiny-onnx.ts';

const threeWay = { 0: 'entailment', 1: 'neutral', 2: 'contradiction' };
const signal = new AbortController().signal;

describe('models', () => {
  let hub: ModelHub;
  let dataDir: string;
  let installed: InstalledModels;
  before(async () => {
    hub = await startModelHub(() => tinyEntailmentFiles(threeWay));
  });
  after(() => hub.close());
  beforeEach(async () => {
    hub.reset();
    dataDir = await mkdtemp(join(tmpdir(), 'riscontro-models-'));
    installed = createInstalledModels(dataDir);
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const pull = (
    source: string,
    choices: ModelChoices = {},
    catalogue: CatalogueEntry[] = [],
    offline = false,
    revision?: string,
  ) => {
    const download = createDownloadFile({ offline, userAgent: 'test', retryDelayMs: 1 });
    return pullModel(
      { source, revision, choices, signal },
      { hub: createHub(hub.url, { download }), installed, catalogue },
    );
  };
  const nothingInstalled = async () => assert.deepEqual(await installed.list(), []);

  test('pull fetches what the model needs and nothing else, pins the commit and records hashes', async () => {
    hub.now.files['modeling_evil.py'] = Buffer.from('import os');
    hub.now.files['pytorch_model.bin'] = Buffer.from('pickle');
    const { manifest, folder } = await pull('org/Tiny-NLI');
    assert.equal(manifest.name, 'tiny-nli');
    assert.equal(manifest.revision, commit);
    assert.equal(manifest.licence, 'mit');
    assert.deepEqual(manifest.use === 'entailment' && manifest.labels, [
      'entailment',
      'neutral',
      'contradiction',
    ]);
    assert.ok(hub.asked.slice(1).every((path) => path.startsWith(`/org/Tiny-NLI/resolve/${commit}/`)));
    assert.ok(!hub.asked.some((path) => /\.py|\.bin/.test(path)));
    for (const { path, sha256: recorded, sizeBytes } of manifest.files) {
      const content = await readFile(join(folder, path));
      assert.deepEqual([recorded, sizeBytes], [sha256(content), content.length]);
    }
    assert.deepEqual(await readdir(join(dataDir, 'models', '.incoming')), [], 'nothing is left on the way');
  });

  test('a pulled model works at once', async () => {
    await pull('org/tiny-nli');
    const model = await installed.latest('entailment');
    assert.ok(model);
    const entailment = await createOnnxEntailment(model);
    try {
      const [found] = await entailment.entail('si', ['roma'], signal);
      assert.ok(found && Math.abs(found.supports + found.refutes + found.neutral - 1) < 1e-6);
      assert.equal(entailment.id, 'tiny-nli@c0ffee000000');
    } finally {
      await entailment.close();
    }
  });

  test('a name that is taken is not installed over, and a removed one is free again', async () => {
    await pull('org/tiny-nli');
    await assert.rejects(pull('org/tiny-nli'), /To replace it: riscontro models remove tiny-nli/);
    assert.equal(await installed.remove('tiny-nli'), true);
    assert.equal(await installed.remove('tiny-nli'), false);
    await pull('org/tiny-nli');
    for (const name of ['..', '../models', 'a/b', '.incoming', ''])
      await assert.rejects(installed.remove(name), /cannot be the name of a model/);
  });

  test('a repository with a pooling is taken as an encoder', async () => {
    hub.now.files = tinyEncoderFiles('cls');
    const { manifest } = await pull('org/tiny-e5@v2', {
      prefixes: { query: 'query: ', passage: 'passage: ' },
    });
    assert.ok(manifest.use === 'encoder');
    assert.deepEqual([manifest.pooling, manifest.prefixes.query, manifest.lengthMax], ['cls', 'query: ', 16]);
    assert.match(hub.asked[0] ?? '', /\/api\/models\/org\/tiny-e5\/revision\/v2\?blobs=true/);
  });

  test('a connection that breaks in the weights is taken up where it broke', async () => {
    const weights = hub.now.files['onnx/model.onnx'] ?? Buffer.alloc(0);
    let breaks = 1;
    hub.now.instead = (path, response) => {
      if (!path.endsWith('.onnx') || breaks === 0) return false;
      breaks -= 1;
      response.writeHead(200, { 'content-length': weights.length, etag: '"x"' });
      response.write(weights.subarray(0, 100), () => setImmediate(() => response.destroy()));
      return true;
    };
    const { folder } = await pull('org/tiny-nli');
    assert.deepEqual(await readFile(join(folder, 'onnx/model.onnx')), weights);
  });

  test('a pull that failed goes on at the next call with what had arrived', async () => {
    const weights = hub.now.files['onnx/model.onnx'] ?? Buffer.alloc(0);
    hub.now.instead = (path, response) => {
      if (!path.endsWith('.onnx')) return false;
      response.writeHead(503).end();
      return true;
    };
    await assert.rejects(pull('org/tiny-nli'), /onnx\/model\.onnx.*the same command goes on from there/s);
    await nothingInstalled();
    await writeFile(
      join(dataDir, 'models/.incoming', `tiny-nli@${commit}`, 'onnx/model.onnx.part'),
      weights.subarray(0, 64),
    );
    hub.now.instead = () => false;
    await pull('org/tiny-nli');
    assert.equal(hub.ranges.at(-1), 'bytes=64-');
  });

  test('weights with another hash than listed are refused', async () => {
    hub.now.states = (_, content) => ({ lfs: { sha256: '0'.repeat(64), size: content.length } });
    await assert.rejects(pull('org/tiny-nli'), /SHA-256.*not kept/s);
    await nothingInstalled();
  });

  test('weights with another size than listed are refused', async () => {
    hub.now.states = (_, content) => ({ size: content.length + 1 });
    await assert.rejects(pull('org/tiny-nli'), /another size/);
    await nothingInstalled();
  });

  test('a file that is larger than any model is refused before it is fetched', async () => {
    hub.now.states = () => ({});
    hub.now.instead = (path, response) => {
      if (!path.endsWith('.onnx')) return false;
      response.writeHead(200, { 'content-length': String(2 ** 40) }).flushHeaders();
      return true;
    };
    await assert.rejects(pull('org/tiny-nli'), /larger than 8192 MB/);
    await nothingInstalled();
  });

  test('the catalogue pins hashes, and the hub cannot change them', async () => {
    const entry: CatalogueEntry = {
      name: 'pinned',
      use: 'entailment',
      summary: '',
      repository: 'org/tiny-nli',
      revision: 'main',
      licence: 'MIT',
      sizeBytesAbout: 1,
      languages: '',
      files: Object.entries(hub.now.files).map(([path, content]) => ({ path, sha256: sha256(content) })),
    };
    assert.equal((await pull('pinned', {}, [entry])).manifest.licence, 'MIT');
    await installed.remove('pinned');
    const changed = { 0: 'contradiction', 1: 'neutral', 2: 'entailment' };
    hub.now.files = tinyEntailmentFiles(changed);
    await assert.rejects(pull('pinned', {}, [entry]), /config\.json.*SHA-256/s);
    delete hub.now.files['tokenizer.json'];
    await assert.rejects(pull('pinned', {}, [entry]), /no tokenizer\.json any more/);
    await nothingInstalled();
  });

  test('names that lead out of the folder are not taken', async () => {
    delete hub.now.files['onnx/model.onnx'];
    hub.now.alsoListed = [
      '../x.onnx',
      '/x.onnx',
      'onnx/../../../x.onnx',
      'x.onnx/../../y.onnx',
      '..\\x.onnx',
    ];
    await assert.rejects(pull('org/tiny-nli'), /no ONNX weights/);
    assert.equal(hub.asked.length, 1, 'nothing but the listing was asked for');
  });

  test('names of repositories that lead elsewhere are not asked for', async () => {
    for (const source of [
      '../../etc',
      'org/../x',
      'https://example.org/a',
      'org/a@../b',
      'a/b/c',
      'org/ä',
      '',
    ])
      await assert.rejects(pull(source), /neither in the catalogue nor/, source);
    await assert.rejects(pullAs('../x'), /cannot be the name of a model/);
    assert.deepEqual(hub.asked, []);
  });
  const pullAs = (name: string) => {
    const download = createDownloadFile({ offline: false, userAgent: 'test' });
    return pullModel(
      { source: 'org/tiny-nli', name, choices: {}, signal },
      { hub: createHub(hub.url, { download }), installed, catalogue: [] },
    );
  };

  const answers: [string, number, Record<string, string>, string, RegExp][] = [
    ['404', 404, {}, '', /has no “org\/tiny-nli” with the revision “main”/],
    ['401', 401, {}, '', /without an account/],
    ['429', 429, { 'retry-after': '30' }, '', /try again in 30 seconds/],
    ['a web page', 200, { 'content-type': 'text/html' }, '<html>', /web page.*MODEL_HUB_URL/s],
    ['something that is not JSON', 200, {}, 'nope', /does not answer as a hub/],
    ['JSON of another shape', 200, {}, '{"sha":"../..","siblings":[]}', /does not answer as a hub/],
  ];
  for (const [what, status, headers, body, message] of answers) {
    test(`a hub that answers ${what} is told apart`, async () => {
      hub.now.instead = (_, response) => {
        response.writeHead(status, headers).end(body);
        return true;
      };
      await assert.rejects(pull('org/tiny-nli'), message);
      await nothingInstalled();
    });
  }

  test('offline, nothing is asked, and the message names the other way', async () => {
    await assert.rejects(pull('org/tiny-nli', {}, [], true), /OFFLINE is set.*models add/);
    assert.deepEqual(hub.asked, []);
  });

  test('a model of two classes is refused before its weights are fetched', async () => {
    hub.now.files = tinyEntailmentFiles({ 0: 'entailment', 1: 'not_entailment' });
    await assert.rejects(pull('org/tiny-nli'), /two classes/);
    assert.ok(!hub.asked.some((path) => path.endsWith('.onnx')));
    assert.deepEqual(await readdir(join(dataDir, 'models', '.incoming')), []);
  });

  test('weights that are not a model are refused with a message, not a crash', async () => {
    for (const broken of [
      Buffer.from('<html>'),
      Buffer.alloc(0),
      hub.now.files['onnx/model.onnx']?.subarray(0, 300),
    ]) {
      hub.now.files['onnx/model.onnx'] = broken ?? Buffer.alloc(0);
      await assert.rejects(pull('org/tiny-nli'), /ONNX weights cannot be loaded/);
      await nothingInstalled();
    }
    hub.now.files = { ...tinyEntailmentFiles(threeWay), 'tokenizer.json': Buffer.from('{"model":{}}') };
    await assert.rejects(pull('org/tiny-nli'), /tokenizer cannot be used/);
    hub.now.files = {
      ...tinyEntailmentFiles(threeWay),
      'onnx/model.onnx': tinyEntailmentFiles({ 0: 'a', 1: 'b' })['onnx/model.onnx'] ?? Buffer.alloc(0),
    };
    await assert.rejects(pull('org/tiny-nli'), /gives 2 outputs/);
    await nothingInstalled();
  });

  test('pull records the hub, what was asked for and the commit that it stood for', async () => {
    const { manifest } = await pull('org/tiny-nli', {}, [], false, 'v2');
    assert.deepEqual(
      [manifest.hub, manifest.askedRevision, manifest.revision],
      [hub.url.replace(/\/$/, ''), 'v2', commit],
    );
    assert.match(hub.asked[0] ?? '', /\/revision\/v2\?/);
    await assert.rejects(pull('org/other@v1', {}, [], false, 'v2'), /Two revisions are asked for/);
    await assert.rejects(pull('org/other', {}, [], false, '../x'), /cannot be a branch, a tag or a commit/);
  });

  test('a commit that the hub does not give as it was asked for is refused before anything is fetched', async () => {
    const another = 'ab'.repeat(20);
    await assert.rejects(pull(`org/tiny-nli@${another}`), /asked for the commit abab.*answers with c0ffee/);
    assert.equal(hub.asked.length, 1);
    await pull(`org/tiny-nli@${commit}`);
  });

  test('of a pull whose file is not what was stated nothing is kept', async () => {
    hub.now.states = (path, content) =>
      path.endsWith('.onnx')
        ? { lfs: { sha256: '0'.repeat(64), size: content.length } }
        : { size: content.length };
    await assert.rejects(pull('org/tiny-nli'), /not kept/);
    assert.deepEqual(await readdir(join(dataDir, 'models', '.incoming')), []);
  });

  describe('a file that is not what was installed', () => {
    /** Another file of the same size in its place. */
    const change = async (path: string) => {
      const file = join(dataDir, 'models/tiny-nli', path);
      const content = await readFile(file);
      content[content.length - 2] = (content.at(-2) ?? 0) ^ 1;
      await writeFile(file, content);
    };
    for (const path of ['onnx/model.onnx', 'tokenizer.json', 'tokenizer_config.json'])
      test(`${path}: the model is not loaded, and the message says how to mend it`, async () => {
        await pull('org/tiny-nli');
        await change(path);
        const model = await installed.latest('entailment');
        assert.ok(model, 'its size is the same');
        await assert.rejects(createOnnxEntailment(model), {
          name: 'ModelChanged',
          message: new RegExp(
            `^${path} of the model tiny-nli is not what was installed.*models remove tiny-nli`,
          ),
        });
      });

    test('weights in two files are loaded, and not where the second was changed', async () => {
      hub.now.files = tinyEncoderFilesInTwo();
      await pull('org/tiny-nli', { prefixes: { query: '', passage: '' } });
      const model = await installed.latest('encoder');
      assert.ok(model);
      const encoder = await createOnnxEncoder(model);
      assert.equal((await encoder.encode(['roma'], 'query', signal)).length, 1);
      await encoder.close();
      await change('onnx/model.onnx_data');
      await assert.rejects(
        createOnnxEncoder(model),
        /onnx\/model\.onnx_data of the model tiny-nli is not what/,
      );
    });

    test('the service goes on without it, and says so in the log and at /stato', async () => {
      await pull('org/tiny-nli');
      await change('onnx/model.onnx');
      const lines: string[] = [];
      const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
      const config = readConfig({ DATA_DIR: dataDir, OFFLINE: '1', KNOWLEDGE: 'off' });
      const opened = await openEngines(config, { log });
      const service = await startTestApp({ engines: opened.engines, models: opened.models });
      try {
        assert.match(
          lines.join(''),
          /models remove tiny-nli.*"model":"tiny-nli","msg":"an installed model is not used"/,
        );
        const { json } = await service.request({ url: '/stato.json' });
        assert.deepEqual(json.modelli, [{ nome: 'tiny-nli', stato: 'non_in_uso', motivo: 'file_cambiati' }]);
        assert.equal(json.stato, 'ridotto');
        const page = await service.request({ url: '/stato', headers: { 'accept-language': 'en' } });
        assert.match(page.text, /tiny-nli[\s\S]*not in use: its files are not those[\s\S]*models remove/);
      } finally {
        await service.close();
        await opened.close();
      }
    });

    test('one that is whole is told to be in use', async () => {
      await pull('org/tiny-nli');
      const opened = await openEngines(readConfig({ DATA_DIR: dataDir, OFFLINE: '1', KNOWLEDGE: 'off' }));
      assert.deepEqual(opened.models.all(), [{ name: 'tiny-nli', trouble: undefined }]);
      await opened.close();
    });
  });

  describe('riscontro models', () => {
    const commands = startCommands();
    const riscontro = (parameters: string[], environment: Record<string, string> = {}) =>
      commands.run({ DATA_DIR: dataDir, MODEL_HUB_URL: hub.url, ...environment }, 'models', ...parameters);

    test('pull, list and remove, as an operator runs them', async () => {
      const pulled = await riscontro(['pull', 'org/tiny-nli', '--json']);
      assert.equal(pulled.code, 0, pulled.stderr);
      assert.equal(JSON.parse(pulled.stdout).revision, commit);
      assert.match(pulled.stderr, /^onnx\/model\.onnx: \d+ B of \d+ B$/m);

      const listed = await riscontro(['list']);
      assert.match(listed.stdout, /^tiny-nli +entailment +installed +\d+ kB +mit +org\/tiny-nli$/m);
      assert.match(listed.stdout, /^multilingual-e5-small +encoder +to pull +about 487 MB +MIT /m);
      assert.match(listed.stdout, /^sdxl-detector +image-detector +to pull +about 350 MB +CC-BY-NC-3\.0 /m);

      const shown = JSON.parse((await riscontro(['list', '--json'])).stdout).installed[0];
      assert.deepEqual([shown.hub, shown.asked_revision], [hub.url.replace(/\/$/, ''), 'main']);
      for (const { path, size_bytes, sha256: hash } of shown.files) {
        const content = hub.now.files[path] ?? Buffer.alloc(0);
        assert.deepEqual([size_bytes, hash], [content.length, sha256(content)], path);
      }

      const weights = join(dataDir, 'models/tiny-nli/onnx/model.onnx');
      const changed = await readFile(weights);
      changed[100] = (changed[100] ?? 0) ^ 1;
      await writeFile(weights, changed);
      const told = await riscontro(['list']);
      assert.match(told.stdout, /^tiny-nli +broken: onnx\/model\.onnx is changed/m);
      assert.match(told.stdout, /^tiny-nli is not used: .*riscontro models remove tiny-nli/m);

      await truncate(weights, 5);
      const { installed: states } = JSON.parse((await riscontro(['list', '--json'])).stdout);
      assert.deepEqual(states, [{ name: 'tiny-nli', state: 'broken', fault: 'onnx/model.onnx is changed' }]);

      assert.equal((await riscontro(['remove', 'tiny-nli'])).code, 0);
      assert.deepEqual(
        (await readdir(join(dataDir, 'models'))).filter((name) => name !== '.incoming'),
        [],
      );
    });

    test('pull shows the commit that a branch stood for, and every file with its size and SHA-256', async () => {
      const { code, stdout, stderr } = await riscontro(['pull', 'org/tiny-nli', '--revision', 'main']);
      assert.equal(code, 0, stderr);
      assert.match(stdout, new RegExp(`^from ${hub.url.replace(/\/$/, '')}/org/tiny-nli$`, 'm'));
      assert.match(stdout, new RegExp(`^commit ${commit} \\(asked for: main\\)$`, 'm'));
      for (const [path, content] of Object.entries(hub.now.files))
        assert.match(stdout, new RegExp(`^${path} .*${sha256(content)}$`, 'm'));
    });

    test('add copies a folder, and says what is missing', async () => {
      const folder = join(dataDir, 'mine');
      await writeFiles(folder, tinyEntailmentFiles({ 0: 'LABEL_0', 1: 'LABEL_1', 2: 'LABEL_2' }));
      const unnamed = await riscontro(['add', 'mine', folder, '--use', 'entailment']);
      assert.equal(unnamed.code, 1);
      assert.match(unnamed.stderr, /--label-order entailment,neutral,contradiction/);
      const order = ['--label-order', 'contradiction,entailment,neutral', '--licence', 'MIT'];
      const added = await riscontro(['add', 'mine', folder, '--use', 'entailment', ...order]);
      assert.equal(added.code, 0, added.stderr);
      await rm(folder, { recursive: true });
      const model = await installed.latest('entailment');
      assert.deepEqual(model?.manifest.labels, ['contradiction', 'entailment', 'neutral']);
      assert.equal(model?.manifest.licence, 'MIT');
    });

    test('OFFLINE fetches nothing', async () => {
      const { code, stderr } = await riscontro(['pull', 'org/tiny-nli'], { OFFLINE: '1' });
      assert.equal(code, 1);
      assert.match(stderr, /OFFLINE is set/);
      assert.deepEqual(hub.asked, []);
    });

    test('an unknown action and a wrong option exit 2 with the usage', async () => {
      for (const parameters of [['fly'], ['add', 'x', '.', '--colour']]) {
        const { code, stdout, stderr } = await riscontro(parameters);
        assert.deepEqual([code, stdout], [2, '']);
        assert.match(stderr, /Usage: riscontro models ACTION/);
      }
    });
  });
});

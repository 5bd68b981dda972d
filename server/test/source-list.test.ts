/** The operator's list of sources in the whole service: weighed, told, and refused when it cannot be used. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { environmentOf } from './support/compile-cache.ts';
import { cli } from './support/node-process.ts';
import type { TestApp } from './support/test-app.ts';
import { checkEvidence, startTextService } from './support/text-service.ts';
import { encyclopediaPassages } from './support/world-passages.ts';

const claim = 'Cristoforo Colombo raggiunse l’America nel 1592.';
const page = 'https://it.wikipedia.org/wiki/Cristoforo%20Colombo';
const sentence = /Le fonti sono pesate con la lista dell'operatore\.$/;

describe('a list of sources', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-list-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const listOf = async (name: string, rows: string) => {
    const path = join(folder, name);
    await writeFile(path, `domain;score;reason\n${rows}`);
    return path;
  };
  const verified = async (settings: Record<string, string>) => {
    const service: TestApp = await startTextService({
      passages: encyclopediaPassages,
      settings: { OFFLINE: '1', KNOWLEDGE: 'off', ...settings },
    });
    try {
      const { key } = await service.createKey(10);
      const answer = await service.verifyText(key, claim);
      assert.equal(answer.status, 200, answer.text);
      checkEvidence(answer.json);
      return answer.json;
    } finally {
      await service.close();
    }
  };
  const shown = (result: { prove: { segno: string; fonte: number }[]; fonti: { url: string }[] }) =>
    result.prove.map(({ segno, fonte }) => `${segno} ${result.fonti[fonte]?.url}`);

  test('200 as without one where it rates none of the sources, or rates them well', async () => {
    const plain = await verified({});
    assert.deepEqual([plain.livello, plain.metodo], ['falso', 'testo-1+locale-1']);
    const verdictOf = ({ livello, affidabilita, fiducia }: Record<string, unknown>) => [
      livello,
      affidabilita,
      fiducia,
    ];
    const unrated = await verified({ SOURCES_FILE: await listOf('other.csv', 'other.example;0;\n') });
    assert.deepEqual(verdictOf(unrated), verdictOf(plain));
    assert.deepEqual([unrated.metodo, unrated.sintesi], [plain.metodo, plain.sintesi]);

    const good = await verified({ SOURCES_FILE: await listOf('good.csv', 'wikipedia.org;90;careful\n') });
    assert.deepEqual(verdictOf(good), verdictOf(plain));
    assert.equal(good.metodo, 'testo-1+locale-1+fonti');
    assert.equal(good.sintesi.replace(sentence, '').trim(), plain.sintesi);
  });

  test('200 with a verdict less sure where it rates the sources low: they are shown, and the list is told', async () => {
    const plain = await verified({});
    const low = await verified({ SOURCES_FILE: await listOf('low.csv', 'it.wikipedia.org;0;a test\n') });
    assert.ok(Math.abs(low.affidabilita - 50) < Math.abs(plain.affidabilita - 50));
    assert.equal(low.fiducia, 'bassa');
    assert.equal(low.metodo, 'testo-1+locale-1+fonti');
    assert.match(low.sintesi, sentence);
    assert.ok(shown(plain).includes(`contro ${page}`));
    assert.deepEqual(shown(low), shown(plain));
  });

  for (const command of [['serve'], ['verify', 'text', claim]]) {
    test(`riscontro ${command[0]} does not start with a list that cannot be used, and says which rows`, async () => {
      const path = await listOf(
        `${command[0]}.csv`,
        'good.example;70;\nbad.example;a lot;\n# note\nworse;3;\n',
      );
      const settings = {
        DATA_DIR: join(folder, 'data'),
        OFFLINE: '1',
        PORT: '0',
        SOURCES_FILE: path,
        LOG_LEVEL: 'warn',
      };
      const env = environmentOf(settings);
      const { code, stdout, stderr } = await new Promise<Record<string, unknown>>((resolve) => {
        execFile(process.execPath, [cli, ...command], { env, timeout: 120_000 }, (error, out, errors) => {
          resolve({ code: error?.code, stdout: out, stderr: errors });
        });
      });
      assert.equal(code, 1);
      assert.equal(stdout, '');
      assert.equal(
        stderr,
        `The list of sources (SOURCES_FILE) ${path} cannot be used:\n` +
          '  row 3: "a lot" is not a score from 0 to 1 or from 0 to 100\n' +
          '  row 5: "worse" is not a domain such as example.org\n',
      );
    });
  }
});

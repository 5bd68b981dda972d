/** Files into an index: packed or not, interrupted, damaged. */
import assert from 'node:assert/strict';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { saidOfRow } from '../../../test/support/said-faults.ts';
import type { EvidenceIndex, NewPassage } from '../evidence-index.ts';
import { openEvidenceIndex } from '../open-evidence-index.ts';
import { parseCorpusRecord } from './corpus-record.ts';
import { type ImportTarget, importFile } from './import-file.ts';

const lineOf = (number: number) =>
  JSON.stringify({
    doc_id: `doc-${number}`,
    url: `https://example.org/${number}`,
    title: '',
    text: `Il testo numero ${number} parla del mare.`,
    lang: 'it',
  });
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, number) => `${lineOf(number)}\n`).join('');

describe('importFile', () => {
  let folder: string;
  let index: EvidenceIndex;
  let path: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-import-'));
    index = await openEvidenceIndex({ dataDir: folder, databaseUrl: undefined });
    path = join(folder, 'corpus.jsonl');
  });
  after(async () => {
    await index.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => index.clear());

  const run = async (target: ImportTarget<NewPassage> = index) => {
    const faults: string[] = [];
    const summary = await importFile(path, target, {
      parse: (record) => parseCorpusRecord(record),
      onBad: (record, fault) => faults.push(`${record}: ${saidOfRow(fault)}`),
    });
    return { ...summary, faults };
  };

  /** Fails after so many batches, as a machine that goes down does. */
  const failingAfter = (batches: number): ImportTarget<NewPassage> => {
    let left = batches;
    return {
      ...index,
      add: async (items, bookmark) => {
        left -= 1;
        if (left < 0) throw new Error('the power is gone');
        return index.add(items, bookmark);
      },
    };
  };

  for (const [packing, pack] of [
    ['plain', Buffer.from],
    ['gzip', gzipSync],
    ['Zstandard', zstdCompressSync],
  ] as const) {
    test(`${packing}: interrupted, it goes on where it stopped, and a finished file is skipped`, async () => {
      const bad = 'not json\n';
      await writeFile(path, pack(Buffer.from(`${linesOf(4_999)}${bad}${linesOf(6_000)}`)));
      await assert.rejects(run(failingAfter(2)), /the power is gone/);
      const half = await index.count();
      assert.equal(half, 4_000);

      const rest = await run();
      assert.deepEqual(rest, {
        records: 11_000,
        added: 6_000,
        duplicates: 4_999,
        bad: 1,
        resumedAfter: 4_000,
        faults: ['5000: not JSON'],
      });
      assert.equal(await index.count(), 6_000);

      const again = await run(failingAfter(0));
      assert.deepEqual(again, { ...rest, resumedAfter: 11_000, faults: [] });
    });
  }

  test('a file that has grown is read again, and what is known counts as there already', async () => {
    await writeFile(path, linesOf(10));
    await run();
    await appendFile(path, `${lineOf(10)}\n`);
    const { added, duplicates } = await run();
    assert.deepEqual({ added, duplicates }, { added: 1, duplicates: 10 });
  });

  test('every way of being wrong is told with its line, and the good lines are there', async () => {
    const wrong = [
      Buffer.from('\ufeff'),
      `${lineOf(1)}\r\n`,
      '\n',
      '{"doc_id": \n',
      '[]\n',
      '{"doc_id":"x"}\n',
      Buffer.from([0xff, 0xfe, 0x0a]),
      lineOf(2),
    ].map((part) => Buffer.from(part));
    await writeFile(path, Buffer.concat(wrong));
    const { added, bad, records, faults } = await run();
    assert.deepEqual({ added, bad, records }, { added: 2, bad: 4, records: 7 });
    assert.deepEqual(faults, [
      '3: not JSON',
      '4: not a JSON object',
      '5: url must be a text',
      '6: not UTF-8 text',
    ]);
  });

  test('a packed file that is damaged is an error; what came before it is kept', async () => {
    const whole = gzipSync(linesOf(20_000));
    await writeFile(path, whole.subarray(0, whole.length - 2_000));
    await assert.rejects(run(), /unexpected end|incorrect/i);
    assert.ok((await index.count()) >= 10_000);
  });

  test('an empty file is imported at once', async () => {
    await writeFile(path, '');
    assert.deepEqual(await run(), {
      records: 0,
      added: 0,
      duplicates: 0,
      bad: 0,
      resumedAfter: 0,
      faults: [],
    });
  });
});

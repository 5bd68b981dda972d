/** The import of an encyclopedia: articles a minute, and what it holds on to. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { count, told } from '../src/evaluation/figures/figure.ts';
import { importFile } from '../src/evidence/import/import-file.ts';
import { parseWikipediaPage, wikipediaFormat } from '../src/evidence/import/wikipedia/wikipedia-format.ts';
import { openEvidenceIndex } from '../src/evidence/open-evidence-index.ts';
import { reportBench } from './report.ts';
import { dumpHead, dumpTail, syntheticPages } from './synthetic-dump.ts';

const articleCount = 20_000;
const megabyte = 1024 * 1024;
/** What real dumps are packed with; not every machine has it. */
const packerName = 'bzip2';

const whole = (value: number) => Math.round(value).toLocaleString('en');

export async function benchWikipedia({ write }: { write: boolean }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-bench-'));
  try {
    const { path, packing, unpackedBytes } = await makeDump(folder);
    const { size } = await stat(path);
    console.log(`${whole(unpackedBytes / megabyte)} MB, ${whole(size / megabyte)} MB packed with ${packing}`);
    const { seconds, passages, earlyMemory, peakMemory } = await measure(path, folder);
    const columns = [
      `${whole(articleCount)} articles of ${(unpackedBytes / articleCount / 1000).toFixed(1)} kB, ${packing}`,
      'articles a minute (aim ≥ 2,000)',
      'passages/s',
      'peak memory after a third / at the end, MB',
    ];
    const row = [
      'SQLite',
      count((articleCount / seconds) * 60),
      count(passages / seconds),
      told`${count(earlyMemory)} / ${count(peakMemory)}`,
    ];
    reportBench('wikipedia', [{ columns, rows: [row] }], { write });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Packed as real dumps are where there is a packer, otherwise with gzip. */
async function makeDump(folder: string) {
  const path = join(folder, 'enwiki-bench-pages-articles.xml.packed');
  let unpackedBytes = 0;
  function* pieces() {
    yield dumpHead('en');
    for (let number = 0; number < articleCount; number++) {
      const pages = syntheticPages(number);
      unpackedBytes += Buffer.byteLength(pages);
      yield pages;
    }
    yield dumpTail;
  }
  const packer = spawn(packerName, ['-c'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const started = await once(packer, 'spawn').then(
    () => true,
    () => false,
  );
  const file = createWriteStream(path);
  if (started) {
    const packed = pipeline(packer.stdout, file);
    await pipeline(Readable.from(pieces()), packer.stdin as Writable);
    await packed;
  } else await pipeline(Readable.from(pieces()), createGzip(), file);
  return { path, packing: started ? packerName : 'gzip', unpackedBytes };
}

async function measure(path: string, folder: string) {
  const index = await openEvidenceIndex({ dataDir: folder, databaseUrl: undefined });
  try {
    let earlyMemory = 0;
    let peakMemory = 0;
    const startMs = performance.now();
    await importFile(path, index, {
      parse: parseWikipediaPage,
      formatOf: wikipediaFormat,
      onBad: (page, fault) => console.log(`${page}: ${fault.code}`),
      onProgress({ records }) {
        peakMemory = Math.max(peakMemory, process.memoryUsage.rss() / megabyte);
        if (records <= articleCount / 2) earlyMemory = peakMemory;
      },
    });
    const seconds = (performance.now() - startMs) / 1000;
    return { seconds, passages: await index.count(), earlyMemory, peakMemory };
  } finally {
    await index.close();
  }
}
